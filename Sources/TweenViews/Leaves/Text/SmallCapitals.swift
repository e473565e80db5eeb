import Foundation
import TweenText

/// Small capitals made of a font's capitals, for fonts that have none of their own.
struct SmallCapitals {
  /// Of the font's size: a little higher than its lowercase letters.
  static let size = 0.8

  /// Which letters are made smaller.
  private let lowercase: Bool
  private let uppercase: Bool

  init(_ font: FontRequest) {
    let own = TextEngine.shared.smallCapitals(of: font)
    lowercase = font.hasLowercaseSmallCaps && !own.lowercase
    uppercase = font.hasUppercaseSmallCaps && !own.uppercase
  }

  /// The text in runs that are made smaller and such that are not.
  func runs(of text: String, locale: Locale) -> [(text: String, isSmall: Bool)] {
    guard lowercase || uppercase else { return [(text, false)] }
    var runs: [(text: String, isSmall: Bool)] = []
    for character in text {
      let isSmall = lowercase && character.isLowercase || uppercase && character.isUppercase
      if runs.last?.isSmall != isSmall { runs.append(("", isSmall)) }
      runs[runs.count - 1].text.append(character)
    }
    return runs.map { ($0.isSmall ? $0.text.uppercased(with: locale) : $0.text, $0.isSmall) }
  }
}

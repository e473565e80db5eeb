import Foundation
import TweenText

/// Small capitals made from a font's capitals, for fonts without their own.
struct SmallCapitals {
  /// The size as a fraction of the font's: a little higher than its lowercase letters.
  static let size = 0.8

  /// Whether lowercase letters, and whether capitals, are replaced.
  private let lowercase: Bool
  private let uppercase: Bool

  init(_ font: FontRequest) {
    let own = TextEngine.shared.smallCapitals(of: font)
    lowercase = font.hasLowercaseSmallCaps && !own.lowercase
    uppercase = font.hasUppercaseSmallCaps && !own.uppercase
  }

  /// The text divided into runs with and without reduced size.
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

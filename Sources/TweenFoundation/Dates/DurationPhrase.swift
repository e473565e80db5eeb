import Foundation

/// The words around a length of time: "About 5 minutes remaining".
struct DurationPhrase {
  let isApproximate: Bool
  let isRemaining: Bool
  let context: Formatter.Context
  let locale: Locale

  /// Returns a text with the words around it.
  func text(around text: String) -> String {
    let words = Words.all[locale.language.languageCode?.identifier ?? ""]
    var phrase = text
    switch (isApproximate, isRemaining) {
    case (false, false): break
    // The sign of Unicode's locale data for "approximately", which is independent of the language.
    case (true, false): phrase = words?.about(text) ?? "~" + text
    case (false, true): phrase = words?.remaining(text) ?? text
    case (true, true): phrase = words?.aboutRemaining(text) ?? "~" + text
    }
    let startsWithWords = !phrase.hasPrefix(text)
    let isCapital =
      switch context {
      case .beginningOfSentence: true
      case .middleOfSentence: false
      default: startsWithWords
      }
    guard isCapital, let first = phrase.first else { return phrase }
    return String(first).uppercased(with: locale) + phrase.dropFirst()
  }

  /// The words of a language in the middle of a sentence. Unicode's locale data does not contain them.
  /// They are correct for any unit and any number, so that no plural forms are needed.
  private struct Words: Sendable {
    let about: @Sendable (String) -> String
    let remaining: @Sendable (String) -> String
    let aboutRemaining: @Sendable (String) -> String

    static let all: [String: Words] = [
      "en": Words(
        about: { "about \($0)" }, remaining: { "\($0) remaining" },
        aboutRemaining: { "about \($0) remaining" }),
      "de": Words(
        about: { "etwa \($0)" }, remaining: { "noch \($0)" },
        aboutRemaining: { "noch etwa \($0)" }),
      "fr": Words(
        about: { "environ \($0)" }, remaining: { "il reste \($0)" },
        aboutRemaining: { "il reste environ \($0)" }),
      "ja": Words(
        about: { "約\($0)" }, remaining: { "残り\($0)" }, aboutRemaining: { "残り約\($0)" }),
      "ar": Words(
        about: { "حوالي \($0)" }, remaining: { "الوقت المتبقي: \($0)" },
        aboutRemaining: { "الوقت المتبقي: حوالي \($0)" }),
    ]
  }
}

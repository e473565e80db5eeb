/// The names of speech traits in the accessibility tree.
enum SpeechTraitNames {
  static let punctuation = "punctuation"
  static let spelling = "spelledOut"
  static let queue = "queued"

  static func pitch(_ value: Double) -> String {
    value.isNaN ? "0" : "\((min(max(value, -1), 1) * 100).rounded() / 100)"
  }
}

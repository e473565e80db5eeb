/// The texts of Markdown runs after words have been inflected to agree with counts.
enum PhraseAgreement {
  /// A literal part of a run between values, or a value in it.
  struct RunPart: Hashable {
    var run: Int
    var place: Int
  }

  /// Whether inflection is supported for a language.
  static func isSupported(of language: String) -> Bool {
    language.isEmpty || language.split { "-_".contains($0) }.first == "en"
  }

  /// The inflected texts of parts; parts without an entry stay unchanged.
  ///
  /// - Parameters:
  ///   - runs: All runs of one text, in order.
  ///   - value: Returns a value as characters, fixed if it has its own styles; nil if there is no such
  ///     value.
  static func texts(
    of runs: [InlineMarkdown.Run], value: (Int) -> EnglishPhrase.Segment?
  ) -> [RunPart: String] {
    var phrases: [Int: [(part: RunPart, segment: EnglishPhrase.Segment)]] = [:]
    for (number, run) in runs.enumerated() {
      guard let phrase = run.inflection else { continue }
      for (place, part) in ValuePlace.parts(of: run.text).enumerated() {
        let segment: EnglishPhrase.Segment
        switch part {
        case .literal(let text): segment = EnglishPhrase.Segment(text: text)
        case .value(let index):
          guard let known = value(index) else { continue }
          segment = known
        }
        phrases[phrase, default: []].append((RunPart(run: number, place: place), segment))
      }
    }
    var result: [RunPart: String] = [:]
    for phrase in phrases.values {
      let texts = EnglishPhrase.inflected(phrase.map(\.segment))
      for (one, text) in zip(phrase, texts) where !one.segment.isFixed { result[one.part] = text }
    }
    return result
  }
}

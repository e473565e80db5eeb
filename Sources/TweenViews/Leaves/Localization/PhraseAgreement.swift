/// What becomes of runs of Markdown where the words of phrases agree with their counts.
enum PhraseAgreement {
  /// A part between values, or a value, of a run.
  struct RunPart: Hashable {
    var run: Int
    var place: Int
  }

  /// Whether words of a language are known to agree.
  static func isKnown(of language: String) -> Bool {
    language.isEmpty || language.split { "-_".contains($0) }.first == "en"
  }

  /// What parts become; none is said for what stays.
  ///
  /// - Parameters:
  ///   - runs: Of one text, in its order.
  ///   - value: A value as characters; fixed where it has styles of its own. nil: there is none.
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

/// A phrase with a count, such as "3 new message", from `^[3 new message](inflect: true)`.
///
/// The count is a number in digits. The following words agree with it: the noun after it, which is the last
/// word before a preposition, a conjunction, punctuation or the next number; "this" and "that" right before
/// it; and, in a phrase with one count, "is", "was", "has" and "does". Numbers shown as 1 or -1 without
/// decimals are singular, all others plural.
struct EnglishPhrase {
  /// A part of the phrase, and whether it must stay unchanged.
  struct Segment: Equatable {
    var text: String
    var isFixed = false
  }

  private enum Kind: Equatable {
    case word, count(isOne: Bool), blank, mark
  }

  private struct Token {
    var segment: Int
    var text: String
    var kind: Kind
  }

  private let segments: [Segment]
  private var tokens: [Token] = []

  /// The texts of the segments after agreement with the counts among them.
  static func inflected(_ segments: [Segment]) -> [String] {
    var phrase = EnglishPhrase(segments)
    phrase.agree()
    return phrase.texts
  }

  private init(_ segments: [Segment]) {
    self.segments = segments
    for (index, segment) in segments.enumerated() { split(segment.text, segment: index) }
  }

  private var texts: [String] {
    var texts = [String](repeating: "", count: segments.count)
    for token in tokens { texts[token.segment] += token.text }
    return texts
  }

  // MARK: Tokens

  private mutating func split(_ text: String, segment: Int) {
    var rest = text[...]
    while let first = rest.first {
      let part: Substring
      let kind: Kind
      if first.isWholeNumber {
        part = Self.number(at: rest)
        kind = .count(isOne: Self.isOne(part))
      } else if first.isLetter {
        part = Self.word(at: rest)
        kind = .word
      } else {
        part = rest.prefix(1)
        kind = first.isWhitespace ? .blank : .mark
      }
      tokens.append(Token(segment: segment, text: String(part), kind: kind))
      rest = rest[part.endIndex...]
    }
  }

  /// The word at the start of a text: letters, the hyphens and apostrophes between them, and digits, as in
  /// "mp3".
  private static func word(at text: Substring) -> Substring {
    var end = text.startIndex
    while end < text.endIndex {
      let next = text[end]
      let isJoint =
        "-'\u{2019}".contains(next) && text[text.index(after: end)...].first?.isLetter == true
      guard next.isLetter || next.isNumber || isJoint else { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// The number at the start of a text: digits, and the marks between them.
  private static func number(at text: Substring) -> Substring {
    var end = text.startIndex
    while end < text.endIndex {
      let next = text[end]
      let isJoint =
        ".,'\u{2019}\u{A0}\u{202F}\u{66B}\u{66C}".contains(next)
        && text[text.index(after: end)...].first?.isWholeNumber == true
      guard next.isWholeNumber || isJoint else { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// Whether a number is singular by Unicode's rule for English: 1 without decimals. 1.0 is plural.
  private static func isOne(_ number: Substring) -> Bool {
    guard number.allSatisfy(\.isWholeNumber) else { return false }
    return number.drop { $0.wholeNumberValue == 0 }.map(\.wholeNumberValue) == [1]
  }

  // MARK: Agreement

  private mutating func agree() {
    let counts = tokens.indices.compactMap { index -> (index: Int, isOne: Bool)? in
      if case .count(let isOne) = tokens[index].kind { (index, isOne) } else { nil }
    }
    for count in counts {
      if let noun = noun(behind: count.index) {
        change(noun) { count.isOne ? EnglishNoun.singular(of: $0) : EnglishNoun.plural(of: $0) }
      }
      if let before = neighbour(before: count.index) {
        change(before) { Self.agreeing($0, Self.pointers, isOne: count.isOne) }
      }
    }
    guard counts.count == 1, let count = counts.first else { return }
    for index in tokens.indices where tokens[index].kind == .word {
      change(index) { Self.agreeing($0, Self.verbs, isOne: count.isOne) }
    }
  }

  private mutating func change(_ index: Int, _ form: (String) -> String) {
    guard !segments[tokens[index].segment].isFixed else { return }
    tokens[index].text = form(tokens[index].text)
  }

  /// The noun that a count belongs to, after its adjectives.
  private func noun(behind count: Int) -> Int? {
    var words: [Int] = []
    for index in tokens.indices[(count + 1)...] {
      switch tokens[index].kind {
      case .blank: continue
      case .word where !Self.ends.contains(tokens[index].text.lowercased()): words.append(index)
      case .word, .count, .mark: return Self.head(of: words, in: tokens)
      }
    }
    return Self.head(of: words, in: tokens)
  }

  private static func head(of words: [Int], in tokens: [Token]) -> Int? {
    words.last { !followers.contains(tokens[$0].text.lowercased()) } ?? words.last
  }

  private func neighbour(before count: Int) -> Int? {
    tokens.indices[..<count].last { tokens[$0].kind != .blank }
      .flatMap { tokens[$0].kind == .word ? $0 : nil }
  }

  private static func agreeing(
    _ word: String, _ forms: [(one: String, many: String)], isOne: Bool
  ) -> String {
    let small = word.lowercased()
    guard let pair = forms.first(where: { $0.one == small || $0.many == small }) else {
      return word
    }
    let form = isOne ? pair.one : pair.many
    if word.count > 1, word.allSatisfy(\.isUppercase) { return form.uppercased() }
    return word.first?.isUppercase == true
      ? form.prefix(1).uppercased() + form.dropFirst() : form
  }

  private static let pointers = [(one: "this", many: "these"), (one: "that", many: "those")]
  private static let verbs = [
    (one: "is", many: "are"), (one: "was", many: "were"), (one: "has", many: "have"),
    (one: "does", many: "do"), (one: "isn't", many: "aren't"), (one: "wasn't", many: "weren't"),
    (one: "hasn't", many: "haven't"), (one: "doesn't", many: "don't"),
  ]

  /// Words that end a noun phrase.
  private static let ends = Set(
    """
    of in on at to for from with without by per and or but as than into onto over under between \
    until till before after since during that which who is are was were has have had will would can \
    could may might must should do does did isn't aren't wasn't weren't hasn't haven't doesn't \
    don't a an the this these those your my his her its our their
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Words that may stand between a noun and the phrase's end.
  private static let followers = Set(
    """
    left remaining ago selected available total away old long high deep wide tall later earlier \
    more each together altogether apart found shown hidden pending
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

import Foundation

/// Inline Markdown: emphasis, code, strikethrough and links in a line of text. Blocks, such as headings and
/// lists, stay plain characters, and spaces and newlines are kept.
///
/// The rules are CommonMark's for inlines, without references and HTML, with GitHub's ~~ and bare URLs, and
/// optionally Foundation's `^[words](name: value)`.
struct InlineMarkdown {
  /// Consecutive characters with the same formatting.
  struct Run: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    /// The link's target.
    var destination: String?
    /// The number, from 0, of the phrase whose words agree with its count.
    var inflection: Int?
  }

  /// The parser's intermediate result: characters with delimiters around them.
  private struct Piece {
    var scalars: [Unicode.Scalar]
    var intent: InlinePresentationIntent = []
    var destination: Int?
    var inflection: Int?
    /// Whether it is a run of delimiters that may still become emphasis.
    var isOpen = false
  }

  /// A run of equal delimiters that may open or close emphasis, in a doubly linked list.
  private struct Delimiter {
    let mark: Unicode.Scalar
    let piece: Int
    let canOpen: Bool
    let canClose: Bool
    /// The original length of the run.
    let length: Int
    var isGone = false
    var previous: Int?
    var next: Int?
  }

  private struct Bracket {
    let piece: Int
    let kind: BracketKind
    /// The last delimiter before the bracket.
    let delimiter: Int?
  }

  /// The construct that a bracket starts: "[", "![" or "^[".
  private enum BracketKind: String {
    case link = "["
    case image = "!["
    case attributes = "^["
  }

  private let readsAttributes: Bool
  private var reader: MarkdownReader
  private var pieces: [Piece] = []
  private var delimiters: [Delimiter] = []
  private var lastDelimiter: Int?
  private var brackets: [Bracket] = []
  /// The number of outermost brackets that already contain a link.
  private var outerBrackets = 0
  /// The formatting of the pieces between two delimiters.
  private var spans: [(first: Int, last: Int, intent: InlinePresentationIntent)] = []
  private var destinations: [String] = []
  private var inflectionCount = 0
  /// The number of open brackets of attributes.
  private var openAttributes = 0

  /// Parses a text into runs.
  ///
  /// - Parameter readsAttributes: Whether `^[words](name: value)` is parsed.
  static func runs(of source: String, readsAttributes: Bool = false) -> [Run] {
    guard MarkdownReader.isMarked(source) else {
      return source.isEmpty ? [] : [Run(text: source)]
    }
    var parser = InlineMarkdown(
      readsAttributes: readsAttributes, reader: MarkdownReader(source))
    return parser.parse()
  }

  private init(readsAttributes: Bool, reader: MarkdownReader) {
    self.readsAttributes = readsAttributes
    self.reader = reader
  }

  private mutating func parse() -> [Run] {
    while let next = reader.current {
      switch next {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiters(next)
      case "[": openBracket(.link)
      case "!": readMark("!", beginning: .image)
      case "^": readMark("^", beginning: readsAttributes ? .attributes : nil)
      case "]": closeBracket()
      case "<": readAutolink()
      case "&": append(reader.readEntity())
      case "h": readAddress()
      default: append(reader.readPlain())
      }
    }
    resolveDelimiters(above: nil)
    return merged()
  }

  // MARK: Pieces

  private mutating func append(_ scalars: [Unicode.Scalar]) {
    if let last = pieces.indices.last, !pieces[last].isOpen, pieces[last].intent.isEmpty,
      pieces[last].destination == nil, pieces[last].inflection == nil,
      brackets.last?.piece != last
    {
      pieces[last].scalars += scalars
    } else {
      pieces.append(Piece(scalars: scalars))
    }
  }

  /// Applies the formatting of enclosing spans to the pieces. Spans can be nested as deep as the text is
  /// long, so each end is visited only once.
  private mutating func applySpans() {
    for intent in [InlinePresentationIntent.emphasized, .stronglyEmphasized, .strikethrough] {
      var changes = Array(repeating: 0, count: pieces.count + 1)
      for span in spans where span.intent == intent {
        changes[span.first + 1] += 1
        changes[span.last] -= 1
      }
      var depth = 0
      for index in pieces.indices {
        depth += changes[index]
        if depth > 0 { pieces[index].intent.insert(intent) }
      }
    }
  }

  private mutating func merged() -> [Run] {
    applySpans()
    var runs: [Run] = []
    for piece in pieces where !piece.scalars.isEmpty {
      let destination = piece.destination.map { destinations[$0] }
      let text = MarkdownReader.string(piece.scalars[...])
      if let last = runs.indices.last, runs[last].intent == piece.intent,
        runs[last].destination == destination, runs[last].inflection == piece.inflection
      {
        runs[last].text += text
      } else {
        runs.append(
          Run(
            text: text, intent: piece.intent, destination: destination,
            inflection: piece.inflection))
      }
    }
    return MailAddresses.isIn(runs) ? runs.flatMap { MailAddresses.divided($0) } : runs
  }

  private mutating func readEscape() {
    reader.advance()
    guard let next = reader.current else { return append(["\\"]) }
    if MarkdownReader.isASCIIPunctuation(next) || next == "\n" {
      reader.advance()
      append([next])
    } else {
      append(["\\"])
    }
  }

  private mutating func readCode() {
    let length = reader.runLength(of: "`")
    guard let content = reader.readCode(fence: length) else {
      append(Array(repeating: "`", count: length))
      return
    }
    pieces.append(Piece(scalars: content, intent: .code))
  }

  // MARK: Addresses

  private mutating func readAutolink() {
    guard let link = reader.readAutolink() else {
      reader.advance()
      return append(["<"])
    }
    appendLink(link.text, to: link.destination)
  }

  /// Reads a bare URL that begins with http.
  private mutating func readAddress() {
    guard let address = reader.readAddress() else { return append(reader.readPlain()) }
    appendLink(address, to: MarkdownReader.string(address[...]))
  }

  private mutating func appendLink(_ text: [Unicode.Scalar], to destination: String) {
    destinations.append(destination)
    pieces.append(Piece(scalars: text, destination: destinations.count - 1))
  }

  // MARK: Brackets

  /// Reads a mark that is special only before a bracket.
  private mutating func readMark(_ mark: Unicode.Scalar, beginning kind: BracketKind?) {
    reader.advance()
    if let kind, reader.current == "[" { openBracket(kind) } else { append([mark]) }
  }

  private mutating func openBracket(_ kind: BracketKind) {
    reader.advance()
    pieces.append(Piece(scalars: Array(kind.rawValue.unicodeScalars)))
    brackets.append(
      Bracket(piece: pieces.count - 1, kind: kind, delimiter: lastDelimiter))
    if kind == .attributes { openAttributes += 1 }
  }

  private mutating func closeBracket() {
    reader.advance()
    guard let bracket = brackets.popLast() else { return append(["]"]) }
    let isOuter = brackets.count < outerBrackets
    outerBrackets = min(outerBrackets, brackets.count)
    if bracket.kind == .attributes {
      openAttributes -= 1
      if let attributes = reader.readAttributes() { return end(bracket, attributes) }
    }
    guard bracket.kind == .image || bracket.kind == .link && !isOuter,
      let destination = reader.readDestination()
    else {
      // Following text must not be appended to the bracket's own piece.
      pieces.append(Piece(scalars: ["]"]))
      return
    }
    destinations.append(destination)
    resolveDelimiters(above: bracket.delimiter)
    pieces[bracket.piece].scalars = []
    // An image is shown as its description.
    guard bracket.kind == .link else { return endLink() }
    for index in pieces.indices[bracket.piece...] where pieces[index].destination == nil {
      pieces[index].destination = destinations.count - 1
    }
    // Links cannot contain links.
    outerBrackets = brackets.count
    endLink()
  }

  /// Ends an attributed phrase; only `inflect` has an effect.
  private mutating func end(_ bracket: Bracket, _ attributes: [String: String]) {
    resolveDelimiters(above: bracket.delimiter)
    pieces[bracket.piece].scalars = []
    // A nested phrase belongs to the outer one, so each piece is visited only once.
    if attributes["inflect"] == "true", openAttributes == 0 {
      for index in pieces.indices[bracket.piece...] { pieces[index].inflection = inflectionCount }
      inflectionCount += 1
    }
    endLink()
  }

  /// Starts a new piece after a link or an attributed phrase.
  private mutating func endLink() { pieces.append(Piece(scalars: [])) }

  // MARK: Emphasis

  private mutating func readDelimiters(_ mark: Unicode.Scalar) {
    let before = reader.previous
    let length = reader.runLength(of: mark)
    let after = reader.current
    let isLeft = MarkdownReader.flanks(inside: after, outside: before)
    let isRight = MarkdownReader.flanks(inside: before, outside: after)
    var canOpen = isLeft
    var canClose = isRight
    if mark == "_" {
      canOpen = isLeft && (!isRight || MarkdownReader.isPunctuation(before))
      canClose = isRight && (!isLeft || MarkdownReader.isPunctuation(after))
    } else if mark == "~", length != 2 {
      return append(Array(repeating: mark, count: length))
    }
    pieces.append(Piece(scalars: Array(repeating: mark, count: length), isOpen: true))
    guard canOpen || canClose else { return }
    delimiters.append(
      Delimiter(
        mark: mark, piece: pieces.count - 1, canOpen: canOpen, canClose: canClose, length: length,
        previous: lastDelimiter))
    if let lastDelimiter { delimiters[lastDelimiter].next = delimiters.count - 1 }
    lastDelimiter = delimiters.count - 1
  }

  /// A kind of closer. For each kind, the lower bound of the openers to search is stored.
  private struct CloserKind: Hashable {
    let mark: Unicode.Scalar
    let canOpen: Bool
    let remainder: Int
  }

  /// Pairs the delimiters above a delimiter, and removes them all.
  private mutating func resolveDelimiters(above bottom: Int?) {
    var bottoms: [CloserKind: Int] = [:]
    var current = first(above: bottom)
    while let closer = current {
      guard delimiters[closer].canClose else {
        current = delimiters[closer].next
        continue
      }
      let kind = CloserKind(
        mark: delimiters[closer].mark, canOpen: delimiters[closer].canOpen,
        remainder: delimiters[closer].length % 3)
      if let opener = opener(for: closer, above: max(bottoms[kind] ?? -1, bottom ?? -1)) {
        current = pair(opener, closer)
      } else {
        bottoms[kind] = delimiters[closer].previous ?? -1
        current = delimiters[closer].next
        if !delimiters[closer].canOpen { remove(closer) }
      }
    }
    lastDelimiter = bottom
    if let bottom { delimiters[bottom].next = nil }
  }

  private func first(above bottom: Int?) -> Int? {
    var current = lastDelimiter
    var first: Int?
    while let index = current, index != bottom {
      first = index
      current = delimiters[index].previous
    }
    return first
  }

  private func opener(for closer: Int, above bottom: Int) -> Int? {
    var current = delimiters[closer].previous
    while let index = current, index > bottom {
      let opener = delimiters[index]
      if opener.mark == delimiters[closer].mark, opener.canOpen,
        fit(opener, delimiters[closer])
      {
        return index
      }
      current = opener.previous
    }
    return nil
  }

  /// Whether two runs can pair. Runs that can both open and close do not pair if the sum of their lengths
  /// is a multiple of three, unless both lengths are.
  private func fit(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    guard opener.canClose || closer.canOpen else { return true }
    guard (opener.length + closer.length) % 3 == 0 else { return true }
    return opener.length % 3 == 0 && closer.length % 3 == 0
  }

  /// Removes delimiters from both runs, formats the pieces between them, and returns the delimiter to
  /// continue with.
  private mutating func pair(_ opener: Int, _ closer: Int) -> Int? {
    let (first, last) = (delimiters[opener].piece, delimiters[closer].piece)
    let isStrong = pieces[first].scalars.count >= 2 && pieces[last].scalars.count >= 2
    let count = isStrong ? 2 : 1
    let intent: InlinePresentationIntent =
      delimiters[opener].mark == "~"
      ? .strikethrough : isStrong ? .stronglyEmphasized : .emphasized
    spans.append((first, last, intent))
    pieces[first].scalars.removeLast(count)
    pieces[last].scalars.removeLast(count)
    // Delimiters between the two cannot pair any more.
    var between = delimiters[closer].previous
    while let index = between, index != opener {
      between = delimiters[index].previous
      remove(index)
    }
    if pieces[first].scalars.isEmpty { remove(opener) }
    guard pieces[last].scalars.isEmpty else { return closer }
    let next = delimiters[closer].next
    remove(closer)
    return next
  }

  private mutating func remove(_ index: Int) {
    guard !delimiters[index].isGone else { return }
    delimiters[index].isGone = true
    let (previous, next) = (delimiters[index].previous, delimiters[index].next)
    if let previous { delimiters[previous].next = next }
    if let next { delimiters[next].previous = previous } else { lastDelimiter = previous }
  }
}

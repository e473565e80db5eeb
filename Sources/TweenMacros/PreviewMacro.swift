import TweenTokens

/// `#Preview`: declares a type that stays in the program, with the preview's location and content.
struct PreviewMacro {
  /// The declaration of the type.
  let record: String

  init(_ source: String, discriminator: String, fileID: String, line: Int) {
    let tokens = TokenReader.tokens(of: source)
    let bytes = Array(source.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    // The tokens behind "#Preview".
    let name = tokens.firstIndex { $0.text == "Preview" }
    let start = name.map { tokens[$0].range.upperBound } ?? bytes.count
    let file = fileID.filter { $0 != "\"" && $0 != "\\" }
    var content = ""
    var call = text(start..<bytes.count)
    if let body = Self.body(of: tokens, from: name ?? 0),
      let lifted = Self.previewables(in: tokens[body], text)
    {
      let rest = lifted.end..<tokens[body.upperBound].range.lowerBound
      content = """
        struct Content: View {
        \(lifted.declarations)
          var body: some View {
        \(text(rest))
          }
        }

        """
      let before = text(start..<tokens[body.lowerBound - 1].range.upperBound)
      let after = text(tokens[body.upperBound].range.lowerBound..<bytes.count)
      call = before + " Content() " + after
    }
    record = """
      struct \(discriminator)7previewfMu_: _PreviewRecord {
        static let _fileID = "\(file)"
        static let _line = \(line)
        \(content)@MainActor static func _make() -> _Preview {
          _Preview\(call)
        }
      }
      """
  }

  /// The tokens in the first trailing closure's braces; `upperBound` is that of its closing one.
  private static func body(of tokens: [TokenReader.Token], from start: Int) -> Range<Int>? {
    var depth = 0
    var open: Int?
    for index in tokens.indices where index > start {
      switch tokens[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{":
        if depth == 0, open == nil { open = index }
        depth += 1
      case "}":
        depth -= 1
        if depth == 0, let open { return open + 1..<index }
      default: break
      }
    }
    return nil
  }

  /// The variables marked `@Previewable` at the body's beginning, without the mark, and the index
  /// behind them; nil without any.
  private static func previewables(
    in tokens: ArraySlice<TokenReader.Token>, _ text: (Range<Int>) -> String
  ) -> (declarations: String, end: Int)? {
    var declarations: [String] = []
    var index = tokens.startIndex
    while index + 1 < tokens.endIndex, tokens[index].text == "@",
      tokens[index + 1].text == "Previewable"
    {
      let first = index + 2
      let end = statementEnd(in: tokens, from: first, text)
      guard first < end else { break }
      declarations.append(
        "  " + text(tokens[first].range.lowerBound..<tokens[end - 1].range.upperBound))
      index = end
      while index < tokens.endIndex, tokens[index].text == ";" { index += 1 }
    }
    guard !declarations.isEmpty else { return nil }
    let end =
      index < tokens.endIndex ? tokens[index].range.lowerBound : tokens[index - 1].range.upperBound
    return (declarations.joined(separator: "\n"), end)
  }

  /// The index behind the last token of a statement: a semicolon ends it, or a line's end without an
  /// open bracket, an operator or a dot. The attributes of a declaration may have lines of their own.
  private static func statementEnd(
    in tokens: ArraySlice<TokenReader.Token>, from start: Int, _ text: (Range<Int>) -> String
  ) -> Int {
    var depth = 0
    var hasKeyword = false
    var index = start
    while index < tokens.endIndex {
      let token = tokens[index]
      if index > start, depth == 0, hasKeyword {
        if token.text == ";" { return index }
        let last = tokens[index - 1]
        let goesOn =
          token.kind == .signs || token.text == "." || token.text == "," || last.kind == .signs
          || ["=", ",", ":", "."].contains(last.text)
        if !goesOn, text(last.range.upperBound..<token.range.lowerBound).contains("\n") {
          return index
        }
      }
      if token.text == "var" || token.text == "let" { hasKeyword = true }
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      index += 1
    }
    return index
  }
}

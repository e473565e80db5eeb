import TweenTokens

/// The parts of a variable's declaration.
struct VariableDeclaration: Equatable {
  /// Its attributes' names, such as `State`.
  var attributes: [String] = []
  /// The modifiers, such as `public` or `static`.
  var modifiers: [String] = []
  /// `var` or `let`.
  var keyword = ""
  var name = ""
  var type: String?
  var initialValue: String?
  /// Whether it has a block of accessors or observers.
  var hasAccessors = false

  init(_ source: String) {
    let tokens = TokenReader.tokens(of: source)
    let bytes = Array(source.utf8)
    func text(_ range: Range<Int>) -> String? {
      guard let first = tokens[range].first, let last = tokens[range].last else { return nil }
      let place = first.range.lowerBound..<last.range.upperBound
      return String(decoding: bytes[place], as: UTF8.self)
    }
    var index = 0
    while index < tokens.count, keyword.isEmpty {
      let token = tokens[index]
      index += 1
      switch token.text {
      case "var", "let": keyword = token.text
      case "@":
        attributes.append(Self.takeName(tokens, &index))
        Self.skipArguments(tokens, &index)
      default:
        // A function or a type, which may have variables inside.
        guard token.kind == .word else { return }
        modifiers.append(token.text)
        Self.skipArguments(tokens, &index)
      }
    }
    guard index < tokens.count else { return }
    name = tokens[index].text
    index += 1
    if index < tokens.count, tokens[index].text == ":" {
      let end = Self.end(of: tokens, from: index + 1) { $0.text == "=" || $0.text == "{" }
      type = text(index + 1..<end)
      index = end
    }
    if index < tokens.count, tokens[index].text == "=" {
      initialValue = text(index + 1..<tokens.count)
    } else {
      hasAccessors = index < tokens.count && tokens[index].text == "{"
    }
  }

  /// A name with dots.
  private static func takeName(_ tokens: [TokenReader.Token], _ index: inout Int) -> String {
    var name = ""
    while index < tokens.count, tokens[index].kind == .word || tokens[index].text == "." {
      name += tokens[index].text
      index += 1
      if index < tokens.count, tokens[index].text != ".", !name.hasSuffix(".") { break }
    }
    return name
  }

  /// Arguments directly follow the token to which they belong.
  private static func skipArguments(_ tokens: [TokenReader.Token], _ index: inout Int) {
    guard index > 0, index < tokens.count, tokens[index].text == "(",
      tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
    else { return }
    index = min(end(of: tokens, from: index + 1) { $0.text == ")" } + 1, tokens.count)
  }

  /// The index of the first matching token outside all brackets.
  private static func end(
    of tokens: [TokenReader.Token], from start: Int, where isEnd: (TokenReader.Token) -> Bool
  ) -> Int {
    var depth = 0
    for index in start..<max(start, tokens.count) {
      let token = tokens[index]
      if depth == 0, isEnd(token) { return index }
      guard token.kind == .mark else { continue }
      if "([{".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) { depth -= 1 }
    }
    return max(start, tokens.count)
  }
}

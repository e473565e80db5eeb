/// Reads tokens into an expression, by recursive descent:
///
///     expression = term { ("+" | "-") term }
///     term       = factor { ("*" | "/") factor }
///     factor     = "-" factor | "+" factor | number | "true" | "false"
///                | "(" expression ")" | chain
///     chain      = ["."] link { "." link }
///     link       = name [ "(" [ argument { "," argument } ] ")" ]
///     argument   = [ name ":" ] expression
struct SpecReader {
  private let text: String
  private let tokens: [SpecToken]
  private var position = 0
  private var depth = 0

  /// The deepest nesting: enough for any real SPEC, and far from the stack's end.
  private static let deepest = 64

  init(_ text: String) throws(SpecError) {
    self.text = text
    var lexer = SpecLexer(text)
    tokens = try lexer.tokens()
  }

  /// The whole text as one expression.
  mutating func read() throws(SpecError) -> SpecExpression {
    if case .end = next.kind {
      throw fail(next, "expected an animation, a Spring or a UnitCurve")
    }
    let result = try expression()
    guard case .end = next.kind else {
      throw fail(next, "unexpected \(next.description) after the end of the expression")
    }
    return result
  }

  private var next: SpecToken { tokens[min(position, tokens.count - 1)] }

  private mutating func take() -> SpecToken {
    defer { position += 1 }
    return next
  }

  private mutating func takes(_ symbol: Character) -> Bool {
    guard next.kind == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  private func fail(_ token: SpecToken, _ message: String) -> SpecError {
    SpecError(column: token.column, message: message, text: text)
  }

  private mutating func expression() throws(SpecError) -> SpecExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw fail(next, "nested too deeply") }
    var left = try term()
    while true {
      if takes("+") {
        left = .binary(left, operation: "+", try term())
      } else if takes("-") {
        left = .binary(left, operation: "-", try term())
      } else {
        return left
      }
    }
  }

  private mutating func term() throws(SpecError) -> SpecExpression {
    var left = try factor()
    while true {
      if takes("*") {
        left = .binary(left, operation: "*", try factor())
      } else if takes("/") {
        left = .binary(left, operation: "/", try factor())
      } else {
        return left
      }
    }
  }

  private mutating func factor() throws(SpecError) -> SpecExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw fail(next, "nested too deeply") }
    let token = next
    switch token.kind {
    case .symbol("-"):
      position += 1
      return .negative(try factor(), column: token.column)
    case .symbol("+"):
      position += 1
      return try factor()
    case .symbol("("):
      position += 1
      let inner = try expression()
      guard takes(")") else {
        throw fail(next, "expected \")\" for the \"(\" at column \(token.column)")
      }
      return inner
    case .number(let value, let isWhole):
      position += 1
      return .number(value, isWhole: isWhole, column: token.column)
    case .name("true"), .name("false"):
      position += 1
      return .boolean(token.text == "true", column: token.column)
    case .name, .symbol("."): return .chain(try chain())
    default: throw fail(token, "expected a value, found \(token.description)")
    }
  }

  private mutating func chain() throws(SpecError) -> SpecChain {
    let column = next.column
    let hasLeadingPoint = takes(".")
    var links = [try link()]
    while takes(".") { links.append(try link()) }
    return SpecChain(hasLeadingPoint: hasLeadingPoint, links: links, column: column)
  }

  private mutating func link() throws(SpecError) -> SpecLink {
    let token = take()
    guard case .name(let name) = token.kind else {
      throw fail(token, "expected a name after \".\", found \(token.description)")
    }
    let open = next
    guard takes("(") else {
      return SpecLink(
        name: name, column: token.column, endColumn: token.column + token.text.count)
    }
    var arguments: [SpecArgument] = []
    if next.kind != .symbol(")") {
      repeat { arguments.append(try argument()) } while takes(",")
    }
    let close = next
    guard takes(")") else {
      let found = close.kind == .end ? "" : ", found \(close.description)"
      throw fail(
        close, "expected \",\" or \")\" for the \"(\" at column \(open.column)\(found)")
    }
    return SpecLink(
      name: name, column: token.column, arguments: arguments, endColumn: close.column)
  }

  private mutating func argument() throws(SpecError) -> SpecArgument {
    let token = next
    if case .name(let name) = token.kind, position + 1 < tokens.count,
      tokens[position + 1].kind == .symbol(":")
    {
      position += 2
      return SpecArgument(label: name, column: token.column, value: try expression())
    }
    return SpecArgument(column: token.column, value: try expression())
  }
}

/// The smallest parts of a SPEC.
struct SpecToken: Equatable {
  enum Kind: Equatable {
    case name(String)
    /// Whether it is written without point and exponent.
    case number(Double, isWhole: Bool)
    case symbol(Character)
    case end
  }

  var kind: Kind
  /// Counted in characters from 1.
  var column: Int
  /// As it is written.
  var text: String

  /// How a message names it.
  var description: String {
    if case .end = kind { return "the end" }
    return "\"\(text)\""
  }
}

/// Cuts a SPEC into tokens.
struct SpecLexer {
  private let text: String
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  mutating func tokens() throws(SpecError) -> [SpecToken] {
    var tokens: [SpecToken] = []
    while position < characters.count {
      let first = characters[position]
      if first.isWhitespace {
        position += 1
      } else if first.isLetter || first == "_" {
        tokens.append(name())
      } else if Self.isDigit(first) {
        tokens.append(try number())
      } else if "().,:+-*/".contains(first) {
        tokens.append(
          SpecToken(kind: .symbol(first), column: position + 1, text: String(first)))
        position += 1
        if first == ".", position < characters.count, Self.isDigit(characters[position]) {
          throw fail(position, "a number needs a digit before its point, as in 0.5")
        }
      } else {
        throw fail(position + 1, "unexpected character \"\(first)\"")
      }
    }
    tokens.append(SpecToken(kind: .end, column: characters.count + 1, text: ""))
    return tokens
  }

  private mutating func name() -> SpecToken {
    let start = position
    while position < characters.count,
      characters[position].isLetter || characters[position].isNumber
        || characters[position] == "_"
    {
      position += 1
    }
    let text = String(characters[start..<position])
    return SpecToken(kind: .name(text), column: start + 1, text: text)
  }

  /// A Swift literal: digits with underscores between, a fraction, an exponent.
  private mutating func number() throws(SpecError) -> SpecToken {
    let start = position
    var isWhole = true
    takeDigits()
    if position + 1 < characters.count, characters[position] == ".",
      Self.isDigit(characters[position + 1])
    {
      isWhole = false
      position += 1
      takeDigits()
    }
    if position < characters.count, "eE".contains(characters[position]) {
      isWhole = false
      position += 1
      if position < characters.count, "+-".contains(characters[position]) { position += 1 }
      guard position < characters.count, Self.isDigit(characters[position]) else {
        throw fail(position + 1, "expected digits after the exponent's e")
      }
      takeDigits()
    }
    if position < characters.count, characters[position].isLetter || characters[position] == "_" {
      throw fail(position + 1, "unexpected \"\(characters[position])\" in a number")
    }
    let text = String(characters[start..<position])
    guard let value = Double(text.filter { $0 != "_" }) else {
      throw fail(start + 1, "\"\(text)\" is not a number")
    }
    return SpecToken(kind: .number(value, isWhole: isWhole), column: start + 1, text: text)
  }

  private mutating func takeDigits() {
    while position < characters.count,
      Self.isDigit(characters[position]) || characters[position] == "_"
    {
      position += 1
    }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character >= "0" && character <= "9" && character.isASCII
  }

  private func fail(_ column: Int, _ message: String) -> SpecError {
    SpecError(column: column, message: message, text: text)
  }
}

/// The words, signs and literals of a piece of Swift, without spaces and comments: the part of the
/// language's grammar that is needed to find the beginnings and ends of a declaration's parts.
///
/// Invalid source gives tokens as well: a string without an end stops at the end of its line, or of
/// the text.
package struct TokenReader {
  package enum Kind: Equatable {
    case word
    /// A string or a number.
    case literal
    /// A bracket, a comma, a colon, a semicolon, `@`, `#`, or a dot.
    case mark
    /// The characters of an operator.
    case signs
  }

  package struct Token: Equatable {
    package var kind: Kind
    /// Its place among the text's UTF-8 bytes.
    package var range: Range<Int>
    package var text: String
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The tokens of a text.
  package static func tokens(of text: String) -> [Token] {
    var reader = TokenReader(bytes: Array(text.utf8))
    var tokens: [Token] = []
    while let token = reader.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  private func begins(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func next() -> Token? {
    skipSpaces()
    guard let first = byte() else { return nil }
    let start = position
    let kind: Kind
    if Self.isWord(first) {
      kind = Self.isDigit(first) ? .literal : .word
      while let byte = byte(), Self.isWord(byte) { position += 1 }
    } else if first == UInt8(ascii: "`") {
      kind = .word
      position += 1
      while let byte = byte(), byte != UInt8(ascii: "`") { position += 1 }
      position = min(position + 1, bytes.count)
    } else if let hashes = stringHashes() {
      kind = .literal
      skipString(hashes)
    } else if Self.isSign(first) {
      kind = .signs
      while let byte = byte(), Self.isSign(byte), !begins("//"), !begins("/*") { position += 1 }
    } else {
      kind = .mark
      position += 1
    }
    let range = start..<position
    return Token(kind: kind, range: range, text: String(decoding: bytes[range], as: UTF8.self))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  private static let signs = Set("/=-+!*%<>&|^~?".utf8)
  private static func isSign(_ byte: UInt8) -> Bool { signs.contains(byte) }

  /// Spaces, and comments, which nest.
  private mutating func skipSpaces() {
    while let first = byte() {
      if first == UInt8(ascii: " ") || (9...13).contains(first) {
        position += 1
      } else if begins("//") {
        while let byte = byte(), byte != 10, byte != 13 { position += 1 }
      } else if begins("/*") {
        var depth = 0
        repeat {
          if begins("/*") {
            depth += 1
            position += 2
          } else if begins("*/") {
            depth -= 1
            position += 2
          } else {
            position += 1
          }
        } while depth > 0 && position < bytes.count
      } else {
        return
      }
    }
  }

  /// The number of `#` before a string's first quote here; nil where no string begins.
  private func stringHashes() -> Int? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return byte(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func skipString(_ hashes: Int) {
    position += hashes
    let quote = begins("\"\"\"") ? "\"\"\"" : "\""
    position += quote.utf8.count
    let hash = String(repeating: "#", count: hashes)
    while position < bytes.count {
      if begins(quote + hash) {
        position += quote.utf8.count + hashes
        return
      }
      if quote.utf8.count == 1, byte() == 10 || byte() == 13 { return }
      if begins("\\" + hash + "(") {
        position += 1 + hashes
        skipBrackets()
      } else if begins("\\" + hash) {
        position = min(position + 2 + hashes, bytes.count)
      } else {
        position += 1
      }
    }
  }

  /// Skips the content of an interpolation's brackets.
  private mutating func skipBrackets() {
    var depth = 0
    while let token = next() {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if depth == 0 { return }
    }
  }
}

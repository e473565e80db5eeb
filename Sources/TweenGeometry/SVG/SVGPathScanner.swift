import Foundation

/// A scanner of SVG path data, by the grammar of SVG 1.1, 8.3.9, which later versions share: numbers
/// need no separator where the next character cannot continue the last number.
struct SVGPathScanner {
  private let text: [UInt8]
  private(set) var position = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  var isAtEnd: Bool { position == text.count }

  func error(_ expected: String) -> SVGPathDataError {
    let rest = String(decoding: text[position...].prefix(16), as: UTF8.self)
    return SVGPathDataError(position: position, expected: expected, found: rest.first)
  }

  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  /// Reads a letter, if one is next.
  mutating func letter() -> UInt8? {
    guard let byte = next, Self.isLetter(byte) else { return nil }
    position += 1
    return byte
  }

  /// Returns whether another set of numbers for the same command follows. Reads the comma before it.
  mutating func continues() throws -> Bool {
    skipSpace()
    if next == UInt8(ascii: ",") {
      position += 1
      skipSpace()
      guard startsNumber else { throw error("a number") }
      return true
    }
    return startsNumber
  }

  /// Skips spaces and at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return }
    position += 1
    skipSpace()
  }

  mutating func number() throws -> Double {
    let start = position
    if let byte = next, Self.isSign(byte) { position += 1 }
    let whole = skipDigits()
    var part = 0
    if next == UInt8(ascii: ".") {
      position += 1
      part = skipDigits()
    }
    guard whole + part > 0 else {
      position = start
      throw error("a number")
    }
    skipExponent()
    // Only digits, so that the text is a number in every locale.
    let digits = String(decoding: text[start..<position], as: UTF8.self)
    guard let value = Double(digits.hasSuffix(".") ? String(digits.dropLast()) : digits),
      value.isFinite
    else {
      position = start
      throw error("a number within ±\(Double.greatestFiniteMagnitude)")
    }
    return value
  }

  /// Reads 0 or 1. A flag needs no separator after it.
  mutating func flag() throws -> Bool {
    switch next {
    case UInt8(ascii: "0"):
      position += 1
      return false
    case UInt8(ascii: "1"):
      position += 1
      return true
    default: throw error("a flag, 0 or 1")
    }
  }

  private var startsNumber: Bool {
    guard let byte = next else { return false }
    return Self.isSign(byte) || Self.isDigit(byte) || byte == UInt8(ascii: ".")
  }

  /// Reads an exponent, if a complete one is next.
  private mutating func skipExponent() {
    let start = position
    guard let byte = next, byte | 0x20 == UInt8(ascii: "e") else { return }
    position += 1
    if let byte = next, Self.isSign(byte) { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09 <= byte && byte <= 0x0D && byte != 0x0B)
  }
}

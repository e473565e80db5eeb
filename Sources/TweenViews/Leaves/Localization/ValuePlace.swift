/// Placeholders for values in a text before it is parsed as Markdown: noncharacters, a mark followed by the
/// digits of the value's number.
enum ValuePlace {
  private static let mark: UInt32 = 0xFDD0
  /// The first of sixteen characters that encode digits.
  private static let zero: UInt32 = 0xFDE0
  private static let digits = 4

  enum Part: Equatable {
    case literal(String)
    case value(Int)
  }

  /// Whether a character is a part of a placeholder.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == mark || (zero..<zero + 16).contains(scalar.value)
  }

  static func append(_ index: Int, to text: inout String) {
    let places = (0..<digits).reversed().map { place in
      zero + UInt32(truncatingIfNeeded: index >> (4 * place)) & 15
    }
    text.unicodeScalars.append(contentsOf: ([mark] + places).compactMap { Unicode.Scalar($0) })
  }

  /// The text between the values, and the values' numbers, in order.
  static func parts(of text: String) -> [Part] {
    guard text.unicodeScalars.contains(where: { $0.value == mark }) else { return [.literal(text)] }
    var parts: [Part] = []
    var literal = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let next = scalars.popFirst() {
      guard next.value == mark, let index = index(scalars.prefix(digits)) else {
        literal.append(next)
        continue
      }
      scalars = scalars.dropFirst(digits)
      if !literal.isEmpty { parts.append(.literal(String(literal))) }
      literal = String.UnicodeScalarView()
      parts.append(.value(index))
    }
    if !literal.isEmpty { parts.append(.literal(String(literal))) }
    return parts
  }

  private static func index(_ scalars: Substring.UnicodeScalarView) -> Int? {
    var index = 0
    var count = 0
    for scalar in scalars {
      guard (zero..<zero + 16).contains(scalar.value) else { return nil }
      index = index << 4 | Int(scalar.value - zero)
      count += 1
    }
    return count == digits ? index : nil
  }
}

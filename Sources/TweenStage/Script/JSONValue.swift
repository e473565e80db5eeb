import Foundation

/// A JSON value of an input file or a message.
package enum JSONValue: Equatable, Sendable, Decodable {
  case null
  case bool(Bool)
  /// `whole` is the same number without loss if UInt64 can represent it: seeds need all its bits.
  case number(Double, whole: UInt64?)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The commonest type first: each failed attempt throws an error.
    if let value = try? container.decode(Double.self) {
      let isWhole = value >= 0 && value == value.rounded()
      self = .number(value, whole: isWhole ? try? container.decode(UInt64.self) : nil)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .bool(try container.decode(Bool.self))
    }
  }

  /// The value as JSON on one line, with sorted keys.
  package var text: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value, let whole): return whole.map(String.init) ?? JSONText.number(value)
    case .string(let value): return JSONText.string(value)
    case .array(let values): return "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      return "{"
        + sorted.map { JSONText.string($0.key) + ":" + $0.value.text }
        .joined(separator: ",") + "}"
    }
  }
}

/// The spelling of numbers and strings in JSON, equal on every machine.
package enum JSONText {
  /// Returns the shortest digits that read back as `value`; whole numbers have no point. NaN and infinity,
  /// which JSON cannot represent, become null.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return value.description
  }

  /// Returns a length, an angle or a duration for readers: rounded to thousandths, and never `-0`.
  package static func short(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    // A product beyond the largest number has no rest to round.
    return number(rounded == 0 ? 0 : rounded.isFinite ? rounded : value)
  }

  package static func string(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Escapes keep control characters, and private-use characters of keys, readable.
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{E000}"..."\u{F8FF}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

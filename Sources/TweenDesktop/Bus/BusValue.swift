/// A value in a message of D-Bus.
indirect enum BusValue: Equatable, Sendable {
  case string(String)
  /// The path of an object; it must be a valid object path of D-Bus.
  case path(String)
  case bool(Bool)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  case byte(UInt8)
  /// Values of one type, with the signature of that type.
  case array(of: String, [BusValue])
  case structure([BusValue])
  /// An entry of a dictionary.
  case entry(BusValue, BusValue)
  /// A value that carries its type.
  case variant(BusValue)

  /// The type of the value, as a D-Bus signature.
  var signature: String {
    switch self {
    case .string: "s"
    case .path: "o"
    case .bool: "b"
    case .int32: "i"
    case .uint32: "u"
    case .double: "d"
    case .byte: "y"
    case .array(let element, _): "a" + element
    case .structure(let parts): "(" + parts.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .variant: "v"
    }
  }

  /// The text of a string or a path; nil for other values.
  var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    default: nil
    }
  }

  /// The number as an integer; nil for other values.
  var integer: Int? {
    switch self {
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    default: nil
    }
  }

  /// The number as a double; nil for other values.
  var number: Double? {
    if case .double(let number) = self { return number }
    return integer.map(Double.init)
  }

  /// The Boolean value; nil for other values.
  var boolean: Bool? {
    if case .bool(let flag) = self { return flag }
    return nil
  }

  /// The value inside of all nested variants; the value itself if it is not a variant.
  var unwrapped: BusValue {
    if case .variant(let value) = self { return value.unwrapped }
    return self
  }

  /// The elements of an array or a structure; empty for other values.
  var elements: [BusValue] {
    switch self {
    case .array(_, let parts), .structure(let parts): parts
    default: []
    }
  }

  /// The values of a dictionary with strings as keys.
  var members: [String: BusValue] {
    var members: [String: BusValue] = [:]
    for case .entry(let key, let value) in elements {
      if let name = key.text { members[name] = value.unwrapped }
    }
    return members
  }

  /// A dictionary from strings to variants.
  static func dictionary(_ members: [(String, BusValue)]) -> BusValue {
    .array(of: "{sv}", members.map { .entry(.string($0.0), .variant($0.1)) })
  }

  static func strings(_ texts: [String]) -> BusValue { .array(of: "s", texts.map { .string($0) }) }
}

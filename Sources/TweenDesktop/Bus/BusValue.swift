/// A value in a message of the bus.
indirect enum BusValue: Equatable, Sendable {
  case string(String)
  /// The path of an object; it has to be one that D-Bus allows.
  case path(String)
  case bool(Bool)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  case byte(UInt8)
  /// Values of one type, which has that signature.
  case array(of: String, [BusValue])
  case structure([BusValue])
  /// An entry of a dictionary.
  case entry(BusValue, BusValue)
  /// A value that tells its type itself.
  case variant(BusValue)

  /// Its type, in the letters of D-Bus.
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

  /// The text of a string or a path; nil for others.
  var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    default: nil
    }
  }

  /// A whole number; nil for others.
  var whole: Int? {
    switch self {
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    default: nil
    }
  }

  /// Any number; nil for others.
  var number: Double? {
    if case .double(let number) = self { return number }
    return whole.map(Double.init)
  }

  /// Yes or no; nil for others.
  var flag: Bool? {
    if case .bool(let flag) = self { return flag }
    return nil
  }

  /// What is in a variant, however many there are around each other; else itself.
  var unwrapped: BusValue {
    if case .variant(let value) = self { return value.unwrapped }
    return self
  }

  /// What is in an array or a structure; nothing in others.
  var parts: [BusValue] {
    switch self {
    case .array(_, let parts), .structure(let parts): parts
    default: []
    }
  }

  /// The values of a dictionary with texts as its keys.
  var members: [String: BusValue] {
    var members: [String: BusValue] = [:]
    for case .entry(let key, let value) in parts {
      if let name = key.text { members[name] = value.unwrapped }
    }
    return members
  }

  /// A dictionary from texts to values that tell their types.
  static func dictionary(_ members: [(String, BusValue)]) -> BusValue {
    .array(of: "{sv}", members.map { .entry(.string($0.0), .variant($0.1)) })
  }

  static func strings(_ texts: [String]) -> BusValue { .array(of: "s", texts.map { .string($0) }) }
}

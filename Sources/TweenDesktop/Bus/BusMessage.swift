import CTweenBus

/// A message of D-Bus. It must be used on the thread of its connection only.
final class BusMessage {
  let pointer: ctb_message

  /// Takes ownership of a message.
  init(_ pointer: ctb_message) { self.pointer = pointer }

  deinit { ctb_release(pointer) }

  enum Kind { case call, reply, error, signal, other }

  var kind: Kind {
    switch ctb_type(pointer) {
    case Int32(ctb_method_call): .call
    case Int32(ctb_method_return): .reply
    case Int32(ctb_error): .error
    case Int32(ctb_signal): .signal
    default: .other
    }
  }

  /// The serial number of the call to which this message replies.
  var replySerial: UInt32 { ctb_reply_serial(pointer) }
  var expectsNoReply: Bool { ctb_wants_no_reply(pointer) }
  var path: String { Self.text(ctb_path(pointer)) }
  var interface: String { Self.text(ctb_interface(pointer)) }
  var member: String { Self.text(ctb_member(pointer)) }
  var sender: String { Self.text(ctb_sender(pointer)) }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  // MARK: Reading

  /// The arguments of the message. Values of unsupported types are omitted.
  private(set) lazy var values: [BusValue] = {
    var iterator = ctb_iterator()
    guard ctb_read(pointer, &iterator) else { return [] }
    return Self.values(at: &iterator)
  }()

  private static func values(at iterator: inout ctb_iterator) -> [BusValue] {
    var values: [BusValue] = []
    while ctb_value_type(&iterator) != 0 {
      if let value = value(at: &iterator) { values.append(value) }
      guard ctb_next(&iterator) else { break }
    }
    return values
  }

  private static func value(at iterator: inout ctb_iterator) -> BusValue? {
    switch UnicodeScalar(UInt8(truncatingIfNeeded: ctb_value_type(&iterator))) {
    case "s": return .string(text(at: &iterator))
    case "o": return .path(text(at: &iterator))
    case "b": return .bool(basic(at: &iterator, UInt32(0)) != 0)
    case "y": return .uint32(UInt32(basic(at: &iterator, UInt8(0))))
    case "n": return .int32(Int32(basic(at: &iterator, Int16(0))))
    case "q": return .uint32(UInt32(basic(at: &iterator, UInt16(0))))
    case "i": return .int32(basic(at: &iterator, Int32(0)))
    case "u": return .uint32(basic(at: &iterator, UInt32(0)))
    case "d": return .double(basic(at: &iterator, 0.0))
    case "v": return inside(&iterator).first.map { .variant($0) }
    case "r": return .structure(inside(&iterator))
    case "a":
      let parts = inside(&iterator)
      return .array(of: parts.first?.signature ?? "v", parts)
    case "e":
      let parts = inside(&iterator)
      return parts.count == 2 ? .entry(parts[0], parts[1]) : nil
    default: return nil
    }
  }

  private static func inside(_ iterator: inout ctb_iterator) -> [BusValue] {
    var inner = ctb_iterator()
    ctb_enter(&iterator, &inner)
    return values(at: &inner)
  }

  private static func text(at iterator: inout ctb_iterator) -> String {
    var pointer: UnsafePointer<CChar>?
    ctb_read_basic(&iterator, &pointer)
    return text(pointer)
  }

  private static func basic<Number: BitwiseCopyable>(
    at iterator: inout ctb_iterator, _ zero: Number
  ) -> Number {
    var number = zero
    ctb_read_basic(&iterator, &number)
    return number
  }

  // MARK: Writing

  /// Appends arguments. Returns false where memory is short.
  @discardableResult func append(_ values: [BusValue]) -> Bool {
    var iterator = ctb_iterator()
    ctb_append(pointer, &iterator)
    return values.allSatisfy { Self.append($0, at: &iterator) }
  }

  private static func append(_ value: BusValue, at iterator: inout ctb_iterator) -> Bool {
    switch value {
    case .string(let text): return append(text, as: "s", at: &iterator)
    case .path(let text): return append(text, as: "o", at: &iterator)
    case .bool(let flag): return append(UInt32(flag ? 1 : 0), as: "b", at: &iterator)
    case .int32(let number): return append(number, as: "i", at: &iterator)
    case .uint32(let number): return append(number, as: "u", at: &iterator)
    case .double(let number): return append(number, as: "d", at: &iterator)
    case .byte(let number): return append(number, as: "y", at: &iterator)
    case .array(let signature, let parts):
      return append(parts, in: "a", signature, at: &iterator)
    case .structure(let parts): return append(parts, in: "r", nil, at: &iterator)
    case .entry(let key, let value): return append([key, value], in: "e", nil, at: &iterator)
    case .variant(let value): return append([value], in: "v", value.signature, at: &iterator)
    }
  }

  private static func letter(_ letter: UnicodeScalar) -> Int32 { Int32(letter.value) }

  private static func append(
    _ text: String, as type: UnicodeScalar, at iterator: inout ctb_iterator
  ) -> Bool {
    // The library reads the text up to the first null character.
    text.withCString { start in
      var pointer = start
      return ctb_append_basic(&iterator, letter(type), &pointer)
    }
  }

  private static func append<Number: BitwiseCopyable>(
    _ number: Number, as type: UnicodeScalar, at iterator: inout ctb_iterator
  ) -> Bool {
    var number = number
    return ctb_append_basic(&iterator, letter(type), &number)
  }

  private static func append(
    _ parts: [BusValue], in type: UnicodeScalar, _ signature: String?,
    at iterator: inout ctb_iterator
  ) -> Bool {
    var inner = ctb_iterator()
    // The library's type codes of structures and dictionary entries are r and e.
    let isOpen =
      signature?.withCString { ctb_open_container(&iterator, letter(type), $0, &inner) }
      ?? ctb_open_container(&iterator, letter(type), nil, &inner)
    guard isOpen else { return false }
    let isWhole = parts.allSatisfy { append($0, at: &inner) }
    return ctb_close_container(&iterator, &inner) && isWhole
  }
}

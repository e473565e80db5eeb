@_spi(Reflection) import Swift

/// What kind of type a type is, by the first word of its metadata, which is part of the runtime's stable
/// ABI: to read it takes no time, and spares questions that have one answer for all of a kind.
enum TypeKind {
  case aStructure
  case anEnumeration
  case optional
  case aClass
  case function
  case existential
  /// Tuples, metatypes, and what only the compiler knows.
  case other

  init(_ type: Any.Type) {
    let word = Self.metadata(type).load(as: UInt.self)
    switch word {
    case _MetadataKind.struct.rawValue: self = .aStructure
    case _MetadataKind.enum.rawValue: self = .anEnumeration
    case _MetadataKind.optional.rawValue: self = .optional
    case _MetadataKind.function.rawValue: self = .function
    case _MetadataKind.existential.rawValue: self = .existential
    // That of a class is a pointer, or else a number of its own.
    default: self = type is AnyObject.Type ? .aClass : .other
    }
  }

  /// Whether some type of the kind conforms to a protocol that is not the standard library's own
  /// business.
  var mayConform: Bool {
    switch self {
    case .aStructure, .anEnumeration, .optional, .aClass: true
    case .function, .existential, .other: false
    }
  }

  /// Whether values of an existential type hold anything, not just an object or an error.
  static func existentialIsOpaque(_ type: Any.Type) -> Bool {
    // The kind of an existential is followed by its flags.
    let flags = metadata(type).load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
    let isOfAnyClass = flags & 0x8000_0000 != 0
    let isSpecial = flags & 0x3F00_0000 != 0
    return isOfAnyClass && !isSpecial
  }

  // Metadata is never freed, and begins with a word.
  private static func metadata(_ type: Any.Type) -> UnsafeRawPointer {
    UnsafeRawPointer(unsafeBitCast(type, to: UnsafePointer<UInt>.self))
  }
}

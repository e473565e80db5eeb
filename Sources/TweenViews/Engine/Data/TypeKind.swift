@_spi(Reflection) import Swift

/// The kind of a type, read from the first word of its metadata, which is part of the runtime's
/// stable ABI. The read is fast, and avoids slow look-ups that have the same result for all types
/// of a kind.
enum TypeKind {
  case aStructure
  case anEnumeration
  case optional
  case aClass
  case function
  case existential
  /// Tuples, metatypes, and types internal to the compiler.
  case other

  init(_ type: Any.Type) {
    let word = Self.metadata(type).load(as: UInt.self)
    switch word {
    case _MetadataKind.struct.rawValue: self = .aStructure
    case _MetadataKind.enum.rawValue: self = .anEnumeration
    case _MetadataKind.optional.rawValue: self = .optional
    case _MetadataKind.function.rawValue: self = .function
    case _MetadataKind.existential.rawValue: self = .existential
    // For a class the word is a pointer, or a number of its own.
    default: self = type is AnyObject.Type ? .aClass : .other
    }
  }

  /// Whether types of this kind can conform to protocols, other than special cases in the standard
  /// library.
  var mayConform: Bool {
    switch self {
    case .aStructure, .anEnumeration, .optional, .aClass: true
    case .function, .existential, .other: false
    }
  }

  /// Returns whether an existential type can hold any value, not only an object or an error.
  static func existentialIsOpaque(_ type: Any.Type) -> Bool {
    // The flags follow the kind in the metadata of an existential.
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

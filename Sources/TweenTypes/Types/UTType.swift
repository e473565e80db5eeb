/// A type of data or files, with a unique identifier.
///
/// Types form a hierarchy of conformances: a JPEG image is an image, which is data, which is an item.
/// Common types are declared here. A program's own type gets its supertype from
/// `init(exportedAs:conformingTo:)`, since no Info.plist is read; the default is `data`.
///
/// Two types are equal if their identifiers are equal apart from case.
public struct UTType: Sendable {
  /// The identifier as it was given, or as it is declared, such as `public.jpeg`.
  public let identifier: String
  /// The supertypes of a type that is not declared.
  private let ownSupertypes: [UTType]
  /// The tag of a dynamic type; nil for other types.
  private let dynamicTag: (tagClass: UTTagClass, tag: String)?

  private init(identifier: String, ownSupertypes: [UTType]) {
    self.identifier = identifier
    self.ownSupertypes = ownSupertypes
    dynamicTag = nil
  }

  private init(_ dynamic: DynamicIdentifier) {
    identifier = dynamic.identifier
    ownSupertypes = [UTType(resolving: dynamic.supertype)]
    dynamicTag = (dynamic.tagClass, dynamic.tag)
  }

  /// Creates a type of the table in `DeclaredTypes`.
  init(declared identifier: String) { self.init(identifier: identifier, ownSupertypes: []) }

  /// Creates a declared or dynamic type; any other identifier gives a type that conforms to data.
  private init(resolving identifier: String) {
    if let type = UTType(identifier) {
      self = type
    } else {
      self.init(identifier: identifier, ownSupertypes: [.data])
    }
  }

  // MARK: Making types

  /// Creates the declared or dynamic type with an identifier; nil where the identifier is neither.
  public init?(_ identifier: String) {
    if let declaration = DeclaredTypes.all[identifier.lowercased()] {
      self.init(declared: declaration.identifier)
    } else if let dynamic = DynamicIdentifier(identifier) {
      self.init(dynamic)
    } else {
      return nil
    }
  }

  /// Creates the type of files with a filename extension.
  ///
  /// Where no declared type that conforms to `supertype` has the extension, the type is a dynamic one
  /// that conforms to `supertype`. Bundles are not data: the type of `app` needs `.directory` or a
  /// subtype.
  ///
  /// - Parameter filenameExtension: The extension without the dot, in any case. The result is nil for
  ///   an empty extension, and for one with a slash or a null character.
  /// - Parameter supertype: The type to which the result must conform.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type with a MIME type, by the rules of `init(filenameExtension:conformingTo:)`.
  /// Parameters after a semicolon are ignored.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.prefix { $0 != ";" }
    self.init(
      tag: name.trimmingBlanks, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type with a tag, by the rules of `init(filenameExtension:conformingTo:)`.
  ///
  /// - Parameters:
  ///   - tag: A filename extension or a MIME type.
  ///   - tagClass: The class of the tag.
  ///   - supertype: The type to which the result must conform; nil: any, and data for a dynamic type.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  /// Returns the declared type with a tag if it conforms to `supertype`, otherwise the dynamic type.
  /// Empty for invalid tags.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    guard !tag.isEmpty, !tag.contains("\0"),
      tagClass != .filenameExtension || !tag.contains("/")
    else { return [] }
    let key = tag.lowercased()
    let index = tagClass == .mimeType ? DeclaredTypes.byMIMEType : DeclaredTypes.byExtension
    if tagClass == .mimeType || tagClass == .filenameExtension, let declaration = index[key] {
      let type = UTType(declared: declaration.identifier)
      if let supertype, !type.conforms(to: supertype) {
        return [dynamic(key, tagClass, supertype)]
      }
      return [type]
    }
    return [dynamic(key, tagClass, supertype)]
  }

  private static func dynamic(
    _ tag: String, _ tagClass: UTTagClass, _ supertype: UTType?
  ) -> UTType {
    UTType(
      DynamicIdentifier(
        supertype: (supertype ?? .data).identifier, tagClass: tagClass, tag: tag))
  }

  /// Creates a type that this program defines.
  ///
  /// - Parameter identifier: The identifier in reverse domain order, such as `com.example.note`.
  /// - Parameter supertype: The type to which the result conforms; nil: data. A declared type keeps its
  ///   declared supertypes.
  public init(exportedAs identifier: String, conformingTo supertype: UTType? = nil) {
    self.init(own: identifier, supertype)
  }

  /// Creates a type that another program defines; see `init(exportedAs:conformingTo:)`.
  public init(importedAs identifier: String, conformingTo supertype: UTType? = nil) {
    self.init(own: identifier, supertype)
  }

  private init(own identifier: String, _ supertype: UTType?) {
    if let known = UTType(identifier) {
      self = known
    } else {
      self.init(identifier: identifier, ownSupertypes: [supertype ?? .data])
    }
  }

  // MARK: Properties

  private var declaration: TypeDeclaration? { DeclaredTypes.all[identifier.lowercased()] }

  /// The preferred filename extension, without the dot; nil for types without one, such as abstract
  /// types.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The preferred MIME type; nil for types without one.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The name of the type in English; nil for a type that is not declared.
  public var localizedDescription: String? { declaration?.description }

  /// The filename extensions and MIME types, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    if let dynamicTag { return [dynamicTag.tagClass: [dynamicTag.tag]] }
    guard let declaration else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }

  /// Whether the type was created from a tag without a declaration.
  public var isDynamic: Bool { dynamicTag != nil }

  /// The filename extensions of this type and of the declared types that conform to it.
  package var allFilenameExtensions: [String] {
    var all = tags[.filenameExtension] ?? []
    for declaration in DeclaredTypes.ordered where !declaration.extensions.isEmpty {
      if UTType(declaration.identifier)?.isSubtype(of: self) == true {
        all += declaration.extensions
      }
    }
    return all
  }

  /// Whether the type is in the table of declared types.
  public var isDeclared: Bool { declaration != nil }

  /// Whether the identifier begins with `public.`.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  // MARK: Conformance

  /// All types to which this type conforms, directly or indirectly, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = nearestSupertypes
    while let type = waiting.popLast() {
      if found.insert(type).inserted { waiting += type.nearestSupertypes }
    }
    return found
  }

  private var nearestSupertypes: [UTType] {
    declaration?.supertypes.map(UTType.init(declared:)) ?? ownSupertypes
  }

  /// Returns whether this type is `type` or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether this type conforms to `type` and is not equal to it.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Returns whether `type` conforms to this type and is not equal to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  /// Returns whether two types have the same identifier, apart from case.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
      || left.identifier.lowercased() == right.identifier.lowercased()
  }

  /// Hashes the identifier in lower case.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: Codable {
  /// Decodes an identifier. An identifier that is not declared gives a type that conforms to data.
  public init(from decoder: any Decoder) throws {
    self.init(resolving: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the identifier as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier of the type.
  public var description: String { identifier }

  /// The identifier, and whether the type is dynamic and declared.
  public var debugDescription: String {
    "\(identifier) (\(isDynamic ? "dynamic" : "not dynamic"), "
      + "\(isDeclared ? "declared" : "not declared"))"
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }
}

/// A kind of data or of file: a uniform type, known by its identifier.
///
/// Types form a tree of conformances: a JPEG image is an image, which is data, which is an item. The
/// common ones are declared here; one of a program's own says with `init(exportedAs:conformingTo:)`
/// what it conforms to, since no Info.plist is read. One that says nothing conforms to `data`.
///
/// Two are equal where their identifiers are, whatever the case of the letters.
public struct UTType: Sendable {
  /// As it was given, or as it is declared: `public.jpeg`.
  public let identifier: String
  /// What an undeclared type conforms to: what its maker said.
  private let ownSupertypes: [UTType]
  /// What a dynamic type is known by.
  private let dynamicTag: (tagClass: UTTagClass, tag: String)?

  private init(identifier: String, ownSupertypes: [UTType]) {
    self.identifier = identifier
    self.ownSupertypes = ownSupertypes
    dynamicTag = nil
  }

  private init(_ dynamic: DynamicIdentifier) {
    identifier = dynamic.identifier
    ownSupertypes = [UTType(known: dynamic.supertype)]
    dynamicTag = (dynamic.tagClass, dynamic.tag)
  }

  /// One of the list.
  init(declared identifier: String) { self.init(identifier: identifier, ownSupertypes: []) }

  /// A declared or dynamic type, or one of which nothing else is known than that it is data.
  private init(known identifier: String) {
    if let type = UTType(identifier) {
      self = type
    } else {
      self.init(identifier: identifier, ownSupertypes: [.data])
    }
  }

  // MARK: Making types

  /// The declared type of an identifier, or the dynamic one; nil where it is neither.
  public init?(_ identifier: String) {
    if let declaration = DeclaredTypes.all[identifier.lowercased()] {
      self.init(declared: declaration.identifier)
    } else if let dynamic = DynamicIdentifier(identifier) {
      self.init(dynamic)
    } else {
      return nil
    }
  }

  /// The type of files whose names end so.
  ///
  /// Where no declared type that conforms to `supertype` has this extension, it is a dynamic one,
  /// which conforms to that. Bundles are no data: the type of `app` needs `.directory` or one below.
  ///
  /// - Parameter filenameExtension: Without the dot, in letters of any case. nil comes of an empty
  ///   one, and of one with a slash or a character 0.
  /// - Parameter supertype: What it must conform to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type that servers call so: as `init(filenameExtension:conformingTo:)`. Parameters after a
  /// semicolon are left out.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.prefix { $0 != ";" }
    self.init(
      tag: name.trimmingBlanks, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type of a tag: as `init(filenameExtension:conformingTo:)`.
  ///
  /// - Parameters:
  ///   - tag: An extension or a MIME type.
  ///   - tagClass: Which of them it is.
  ///   - supertype: nil: whatever it conforms to, and data where it is dynamic.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  /// The declared types of a tag that conform to `supertype`, or else the dynamic one. None of a
  /// tag that cannot be one.
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

  /// A type of this program's own.
  ///
  /// - Parameter identifier: In reverse domain order: `com.example.note`.
  /// - Parameter supertype: What it conforms to; nil: to data. A declared type conforms to what it
  ///   is declared to.
  public init(exportedAs identifier: String, conformingTo supertype: UTType? = nil) {
    self.init(own: identifier, supertype)
  }

  /// A type that another program brings: as `init(exportedAs:conformingTo:)`.
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

  // MARK: What is known of it

  private var declaration: TypeDeclaration? { DeclaredTypes.all[identifier.lowercased()] }

  /// The extension that its files have; nil where it has none, as types of types.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// What servers call it; nil where it has no such name.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// What it is called, in English; nil of one that nobody declared.
  public var localizedDescription: String? { declaration?.description }

  /// All its filename extensions and MIME types, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    if let dynamicTag { return [dynamicTag.tagClass: [dynamicTag.tag]] }
    guard let declaration else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }

  /// Whether it is known only by a tag.
  public var isDynamic: Bool { dynamicTag != nil }

  /// The filename extensions of this type and of the declared ones that conform to it.
  package var allFilenameExtensions: [String] {
    var all = tags[.filenameExtension] ?? []
    for declaration in DeclaredTypes.ordered where !declaration.extensions.isEmpty {
      if UTType(declaration.identifier)?.isSubtype(of: self) == true {
        all += declaration.extensions
      }
    }
    return all
  }

  /// Whether it is of the list of those that everybody knows.
  public var isDeclared: Bool { declaration != nil }

  /// Whether its identifier is one of the public domain, `public.` and more.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  // MARK: Conformance

  /// All that it conforms to, itself left out.
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

  /// Whether it is `type`, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it conforms to `type`, and is not the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

  /// Whether `type` conforms to it, and is not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  /// Whether both have one identifier, whatever the case of its letters.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
      || left.identifier.lowercased() == right.identifier.lowercased()
  }

  /// By the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: Codable {
  /// Reads an identifier. One that nobody declared here is of a type that conforms to data.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }

  /// The identifier, and what kind of type it is.
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

/// A kind of name for types outside of the type system: a filename extension or a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
  /// The identifier of the tag class.
  public let rawValue: String

  /// Creates a tag class from its identifier. Types have tags of the two classes below only.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The class of filename extensions, without the dot, such as `jpeg`.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The class of MIME types, such as `image/jpeg`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible {
  /// The identifier of the tag class.
  public var description: String { rawValue }
}

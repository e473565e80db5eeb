/// A way of naming types from outside: by the end of a file's name, or by a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
  /// The identifier of the class of tags.
  public let rawValue: String

  /// A class of tags by its identifier. Types have tags of the two classes below.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end of a file's name, without the dot: `jpeg`.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// What servers call it: `image/jpeg`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible {
  /// The identifier.
  public var description: String { rawValue }
}

import Foundation

// File names with the filename extension of a type.
extension URL {
  /// Returns this URL with a path component that has the filename extension of a type.
  ///
  /// - Parameters:
  ///   - partialName: The name. It is unchanged if it has an extension of the type already.
  ///   - contentType: The type. A type without a filename extension adds none; a directory type adds a
  ///     slash.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(
      contentType.filename(partialName), isDirectory: contentType.conforms(to: .directory))
  }

  /// Appends a path component that has the filename extension of a type; see
  /// `appendingPathComponent(_:conformingTo:)`.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Returns this URL with the filename extension of a type. It is unchanged if it has an extension of
  /// the type already, or if the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = lastPathComponent
    let whole = contentType.filename(name)
    guard whole != name, let ending = contentType.preferredFilenameExtension else { return self }
    return appendingPathExtension(ending)
  }

  /// Appends the filename extension of a type; see `appendingPathExtension(for:)`.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// Returns a name with the filename extension of this type, unchanged if it has one already.
  func filename(_ name: String) -> String {
    guard let ending = preferredFilenameExtension else { return name }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, let last = parts.last,
      let found = UTType(filenameExtension: String(last), conformingTo: self), !found.isDynamic
    {
      return name
    }
    let own = tags[.filenameExtension] ?? []
    if parts.count > 1, let last = parts.last, own.contains(last.lowercased()) { return name }
    return name + "." + ending
  }
}

import Foundation

// Names of files that end as their type has it.
extension URL {
  /// This URL with a component that ends as files of a type do.
  ///
  /// - Parameters:
  ///   - partialName: The name. It stays as it is where it ends so already.
  ///   - contentType: The type. One without a filename extension adds nothing; a directory's adds a
  ///     slash.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(
      contentType.filename(partialName), isDirectory: contentType.conforms(to: .directory))
  }

  /// Appends a component that ends as files of a type do: as
  /// `appendingPathComponent(_:conformingTo:)`.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// This URL ending as files of a type do; as it is where it ends so already, or where the type has
  /// no filename extension.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = lastPathComponent
    let whole = contentType.filename(name)
    guard whole != name, let ending = contentType.preferredFilenameExtension else { return self }
    return appendingPathExtension(ending)
  }

  /// Ends as files of a type do: as `appendingPathExtension(for:)`.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// A name that ends as a file of this type does.
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

import Foundation

// Programs of a sandbox ask before they read what a user chose. There is no sandbox here.
extension URL {
  /// Whether the file can be reached, until `stopAccessingSecurityScopedResource()`. Always true: who
  /// may read it is the file system's to say.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends what `startAccessingSecurityScopedResource()` began. Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}

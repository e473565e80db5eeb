import Foundation

// In a sandbox, programs request access before they read a file that the user chose. There is no
// sandbox here.
extension URL {
  /// Returns true, without effect: the permissions of the file system apply.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing: `startAccessingSecurityScopedResource()` has no effect to end.
  public func stopAccessingSecurityScopedResource() {}
}

import Foundation

/// A file that could not be written.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What could not be written.
  public var path: String
  /// The system's error number.
  public var code: Int32
  /// What is wrong where the system's own words for `code` don't tell it; no full stop.
  public var reason: String?

  /// An error at a path; without a reason the system's words for `code` are its message.
  public init(path: String, code: Int32, reason: String? = nil) {
    self.path = path
    self.code = code
    self.reason = reason
  }

  /// At a path that is ours to write stands what isn't.
  static func foreign(_ path: String) -> FileError {
    FileError(
      path: path, code: EEXIST,
      reason: "a file stands there that no frame dump wrote; choose another folder or remove it")
  }

  /// `cannot write out/manifest.json: No space left on device.`, one sentence.
  public var description: String {
    "cannot write \(path): \(reason ?? String(cString: strerror(code)))."
  }
}

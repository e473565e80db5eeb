import Foundation

/// A file that could not be written, with the cause.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path that could not be written.
  public var path: String
  /// The system's error number (`errno`).
  public var code: Int32
  /// The cause, where the system's message for `code` does not describe it; without a full stop.
  public var reason: String?

  /// Creates an error at a path; without a reason its message is the system's for `code`.
  public init(path: String, code: Int32, reason: String? = nil) {
    self.path = path
    self.code = code
    self.reason = reason
  }

  /// The error of a foreign file at a path that we would write.
  static func foreign(_ path: String) -> FileError {
    FileError(
      path: path, code: EEXIST,
      reason: "no frame dump wrote this file; choose another folder or remove the file")
  }

  /// The error in one sentence: `cannot write out/manifest.json: No space left on device.`
  public var description: String {
    "cannot write \(path): \(reason ?? String(cString: strerror(code)))."
  }
}

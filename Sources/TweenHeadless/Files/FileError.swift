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

  /// `cannot write out/manifest.json: No space left on device.`, one sentence.
  public var description: String {
    "cannot write \(path): \(reason ?? String(cString: strerror(code)))."
  }
}

import Foundation

/// A file that could not be read.
package struct FileReadError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package var path: String
  /// The system's message, or the cause in our words; without a full stop.
  package var reason: String

  /// An error with the system's message for an error number.
  package init(path: String, code: Int32) {
    self.init(path: path, reason: String(cString: strerror(code)))
  }

  /// An error with a reason, which has no full stop.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// `cannot read parts/1/manifest.json: Permission denied.`, one sentence.
  package var description: String { "cannot read \(path): \(reason)." }
}

extension FileReadError {
  /// Converts an error of the file system, thrown by a read.
  init(_ error: FileError) {
    if let reason = error.reason {
      self.init(path: error.path, reason: reason)
    } else {
      self.init(path: error.path, code: error.code)
    }
  }
}

import Foundation
import Synchronization

/// The path of a temporary file or folder, which does not outlive the process: a call of `exit` removes it, and
/// within `UnfinishedFiles.removedAtTheEnd` a signal does too.
package struct TemporaryPath: Sendable {
  /// The absolute path.
  package let text: String

  /// The paths that are in use.
  private static let used = Mutex<[String]>([])

  private static let watch: Void = {
    UnfinishedFiles.atTheEnd {
      for path in used.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
    }
  }()

  /// Creates a new path in the folder for temporary files. There is no file yet.
  ///
  /// - Parameters:
  ///   - name: The name of the path's purpose, such as `watch`.
  ///   - ending: The ending of the file with its dot; empty for a folder.
  package init(_ name: String, ending: String = "") {
    text = NSTemporaryDirectory() + "inbetween-\(name)-\(UUID().uuidString)\(ending)"
    _ = Self.watch
    Self.used.withLock { $0.append(text) }
  }

  /// Creates a folder that only the user can read. Throws if that fails.
  package func makeFolder() throws {
    try FileManager.default.createDirectory(
      atPath: text, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  /// Removes the file or the folder, if there is one.
  package func remove() {
    try? FileManager.default.removeItem(atPath: text)
    Self.used.withLock { $0.removeAll { $0 == text } }
  }
}

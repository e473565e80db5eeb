import Foundation

/// A folder of this process for the files of readers that take paths. Each input writes over the files of
/// the input before it.
final class FuzzFolder: Sendable {
  static let shared = FuzzFolder()

  let path = NSTemporaryDirectory() + "inbetween-fuzz-\(ProcessInfo.processInfo.processIdentifier)"

  /// Writes a file, and the folders that it is in.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Removes the folder with all files in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}

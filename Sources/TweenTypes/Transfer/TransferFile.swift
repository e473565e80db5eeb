import Foundation

/// A file that an exporting closure returns.
public struct SentTransferredFile: Sendable {
  /// The location of the file.
  public let file: URL
  /// Whether the receiver can read and write the original file instead of a copy. Without effect.
  public let allowAccessingOriginalFile: Bool

  /// Creates the description of a file to be sent.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an importing closure receives. A copy is deleted after the import.
public struct ReceivedTransferredFile: Sendable {
  /// The location of the file.
  public let file: URL
  /// Whether the file is the sender's own and not a copy.
  public let isOriginalFile: Bool

  package init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}

/// Temporary files of transfers.
enum TransferFile {
  /// Creates a folder with a unique name for one transfer.
  static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("transfer-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Removes a folder. If this fails, the system removes it later with other temporary files.
  static func remove(_ folder: URL) { try? FileManager.default.removeItem(at: folder) }

  /// Returns a URL in a folder where no file exists: for `name`, or with a number before the extension.
  /// Slashes in the name become colons, because they would lead to another folder.
  static func free(_ name: String, in folder: URL) -> URL {
    var name = name.replacingOccurrences(of: "/", with: ":")
    if name.isEmpty || name == "." || name == ".." { name = "data" }
    let whole = URL(fileURLWithPath: name)
    let ending = whole.pathExtension
    let stem = whole.deletingPathExtension().lastPathComponent
    var place = folder.appendingPathComponent(name)
    var number = 1
    while FileManager.default.fileExists(atPath: place.path) {
      number += 1
      place = folder.appendingPathComponent(
        ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)")
    }
    return place
  }
}

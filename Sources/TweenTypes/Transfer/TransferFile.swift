import Foundation

/// A file as who sends it describes it.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether who receives it may read and write the file itself, and not a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file to be sent.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file as who receives it finds it. A copy is gone after the import: keep what you need.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the sender's own file, and no copy.
  public let isOriginalFile: Bool

  package init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}

/// Files of a transfer that is under way.
enum TransferFile {
  /// A folder for one transfer, of a name that nothing else has.
  static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("transfer-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The system clears what can't be removed now.
  static func remove(_ folder: URL) { try? FileManager.default.removeItem(at: folder) }

  /// A place in a folder where nothing is yet: for `name`, or with a number before its ending. A
  /// slash in the name would lead elsewhere and becomes a colon.
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

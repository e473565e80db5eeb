import Foundation

/// Bytes that grow, as Core Foundation names them: `NSMutableData() as CFMutableData`.
public typealias CFMutableData = NSMutableData

/// Where a file's bytes go: into a file, whole or not at all, or behind other bytes in memory.
public final class CGDataConsumer {
  private enum Target {
    case file(URL)
    case data(CFMutableData)
  }

  private let target: Target

  /// A consumer that writes a file; nil for a URL of no file, and where its folder does not exist or
  /// cannot be written.
  public init?(url: CFURL) {
    let url = url as URL
    guard url.isFileURL else { return nil }
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
      files.isWritableFile(atPath: folder)
    else { return nil }
    if files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue { return nil }
    target = .file(url)
  }

  /// A consumer that appends to data in memory.
  public init?(data: CFMutableData) { target = .data(data) }

  /// Takes the whole file. On an error an older file stands as it was.
  func write(_ bytes: [UInt8]) throws {
    switch target {
    case .data(let data): data.append(Data(bytes))
    case .file(let url): try Data(bytes).write(to: url, options: .atomic)
    }
  }

  /// What it writes to, for a message.
  var name: String {
    switch target {
    case .data: "a PDF file in memory"
    case .file(let url): url.path
    }
  }
}

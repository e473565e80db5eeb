import Foundation

/// Core Foundation's type of mutable data: `NSMutableData() as CFMutableData`.
public typealias CFMutableData = NSMutableData

/// A destination of a file's contents: a file, which is written as a whole or not at all, or data in
/// memory.
public final class CGDataConsumer {
  private enum Target {
    case file(URL)
    case data(CFMutableData)
  }

  private let target: Target

  /// Creates a consumer that writes a file; nil where the URL is not a file URL, and where the folder
  /// does not exist or is not writable.
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

  /// Creates a consumer that appends to data in memory.
  public init?(data: CFMutableData) { target = .data(data) }

  /// Writes the whole file. After an error, an existing file is unchanged.
  func write(_ bytes: [UInt8]) throws {
    switch target {
    case .data(let data): data.append(Data(bytes))
    case .file(let url): try Data(bytes).write(to: url, options: .atomic)
    }
  }

  /// The name of the destination, for messages.
  var name: String {
    switch target {
    case .data: "a PDF file in memory"
    case .file(let url): url.path
    }
  }
}

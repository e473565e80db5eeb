import Foundation

/// A file, or a folder with all its contents, held in memory.
open class FileWrapper {
  /// The options for reading a file or folder. Without effect.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits, unchanged.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads the contents at once, as is always done.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reads without mapping files into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// The options for writing a file or folder.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits, unchanged.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes each file to a temporary place first, then moves it to its destination.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Sets `filename` to the name in the destination URL after writing.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private let contents: Data?
  private var children: [String: FileWrapper] = [:]

  /// The name with which the file was read or written; nil: none yet.
  open var filename: String?
  /// The preferred name of the file in a folder.
  open var preferredFilename: String?

  /// Creates a file with the given contents.
  public init(regularFileWithContents contents: Data) { self.contents = contents }

  /// Creates a folder from files and folders, keyed by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = nil
    for (name, child) in childrenByPreferredName {
      if child.preferredFilename == nil { child.preferredFilename = name }
      children[name] = child
    }
  }

  /// Reads a file or a folder with all its contents.
  ///
  /// - Throws: The error of the file system, also where nothing exists at the URL.
  public init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    filename = url.lastPathComponent
    preferredFilename = filename
    guard exists, isFolder.boolValue else {
      contents = try Data(contentsOf: url)
      return
    }
    contents = nil
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
    }
  }

  /// Whether this is a file and not a folder.
  open var isRegularFile: Bool { contents != nil }
  /// Whether this is a folder and not a file.
  open var isDirectory: Bool { contents == nil }
  /// Whether this is a symbolic link; always false.
  open var isSymbolicLink: Bool { false }

  /// The contents of a file; nil for a folder.
  open var regularFileContents: Data? { contents }

  /// The contents of a folder, keyed by name; nil for a file.
  open var fileWrappers: [String: FileWrapper]? { contents == nil ? children : nil }

  /// Adds a file or folder to this folder. Returns its name in the folder, which starts with a number
  /// and differs from its preferred name if that is taken.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "file"
    var name = wanted
    var number = 2
    while children[name] != nil {
      name = "\(number)__#$!@%!#__\(wanted)"
      number += 1
    }
    children[name] = child
    return name
  }

  /// Adds a file with the given contents to this folder, and returns its name there.
  @discardableResult open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file or folder from this folder. No effect where it is not in the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    for (name, other) in children where other === child { children[name] = nil }
  }

  /// Writes the file, or the folder with its contents, to a URL. `originalContentsURL` has no effect.
  ///
  /// - Throws: The error of the file system.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    if let contents {
      try contents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}

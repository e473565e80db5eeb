import Foundation

/// A file, or a folder with all that is in it, held in memory.
open class FileWrapper {
  /// How one is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once. It always is.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without mapping files into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How one is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside its place first, and moved there when all is written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// With the names that the children then have.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private let contents: Data?
  private var children: [String: FileWrapper] = [:]

  /// The name that it was read or written by.
  open var filename: String?
  /// The name that it would have in a folder.
  open var preferredFilename: String?

  /// A file with contents.
  public init(regularFileWithContents contents: Data) { self.contents = contents }

  /// A folder of files by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = nil
    for (name, child) in childrenByPreferredName {
      if child.preferredFilename == nil { child.preferredFilename = name }
      children[name] = child
    }
  }

  /// What lies at a URL.
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

  /// Whether it is a file.
  open var isRegularFile: Bool { contents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { contents == nil }
  /// Whether it is a link; none is.
  open var isSymbolicLink: Bool { false }

  /// What a file contains; nil for a folder.
  open var regularFileContents: Data? { contents }

  /// What is in a folder, by name; nil for a file.
  open var fileWrappers: [String: FileWrapper]? { contents == nil ? children : nil }

  /// Adds something to a folder, and returns the name that it has there: another one than it prefers
  /// where that is taken.
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

  /// Adds a file to a folder, and returns the name that it has there.
  @discardableResult open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    for (name, other) in children where other === child { children[name] = nil }
  }

  /// Writes it to a URL.
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

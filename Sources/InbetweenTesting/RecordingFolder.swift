import Foundation

/// Returns the recordings of a folder and of its subfolders: the files whose names end in .jsonl, as the
/// arguments of a test.
///
///     @Test(arguments: try recordings(in: "Tests/Tours"))
///     @MainActor func `the tour is as it was`(_ tour: String) throws {
///       try expectReplay(of: tour, app: Shop())
///     }
///
/// - Parameter folder: the folder, from the folder in which the tests run.
/// - Returns: the paths of the files, each beginning with `folder`, sorted by their bytes. Files and folders
///   whose names begin with a dot are left out.
/// - Throws: `RecordingFolderError` if the folder is missing or has no recording: a test without arguments
///   would pass.
public func recordings(in folder: String) throws -> [String] {
  guard let names = FileManager.default.enumerator(atPath: folder) else {
    throw RecordingFolderError.missing(folder)
  }
  var paths: [String] = []
  for case let name as String in names where name.hasSuffix(".jsonl") {
    let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
    if !isHidden { paths.append(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)") }
  }
  guard !paths.isEmpty else {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    throw exists && isFolder.boolValue
      ? RecordingFolderError.empty(folder) : RecordingFolderError.missing(folder)
  }
  return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The reason why a folder has no recordings to test.
public enum RecordingFolderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no folder at this path.
  case missing(String)
  /// No name in the folder at this path ends in .jsonl.
  case empty(String)

  /// The error as one sentence, with the path.
  public var description: String {
    switch self {
    case .missing(let folder):
      "there is no folder \(folder) in \(FileManager.default.currentDirectoryPath); expected one with "
        + "recordings."
    case .empty(let folder):
      "the folder \(folder) has no recording; expected a file whose name ends in .jsonl."
    }
  }
}

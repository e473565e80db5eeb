import Foundation

/// The few things a dump asks of the file layer, so that tests can make the n-th one fail.
package protocol FileSystem: Sendable {
  /// Makes a folder and those above it; an existing folder is fine.
  func makeFolder(_ path: String) throws(FileError)
  /// Creates or empties a file for writing.
  func create(_ path: String) throws(FileError) -> Int32
  /// Writes some of the bytes and says how many.
  func write(_ bytes: UnsafeRawBufferPointer, to file: Int32, path: String) throws(FileError) -> Int
  /// Makes sure that the file's bytes are on the disk.
  func synchronize(_ file: Int32, path: String) throws(FileError)
  func close(_ file: Int32, path: String) throws(FileError)
  /// Puts a finished file in its place, over an older one.
  func rename(_ path: String, to newPath: String) throws(FileError)
  /// Makes sure that the folder's entries are on the disk.
  func synchronizeFolder(_ path: String) throws(FileError)
  /// Removes a file; one that isn't there is fine.
  func remove(_ path: String) throws(FileError)
}

/// A file that could not be written.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  public var path: String
  /// The system's error number.
  public var code: Int32

  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// `cannot write out/manifest.json: No space left on device.`, one sentence.
  public var description: String {
    "cannot write \(path): \(String(cString: strerror(code)))."
  }
}

/// The system's files.
package struct SystemFiles: FileSystem {
  package init() {}

  package func makeFolder(_ path: String) throws(FileError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      if mkdir(made, 0o777) != 0, errno != EEXIST, errno != EISDIR {
        throw FileError(path: made, code: errno)
      }
      made += "/"
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw FileError(path: path, code: ENOTDIR) }
  }

  package func create(_ path: String) throws(FileError) -> Int32 {
    while true {
      let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      if file >= 0 { return file }
      if errno != EINTR { throw FileError(path: path, code: errno) }
    }
  }

  package func write(
    _ bytes: UnsafeRawBufferPointer, to file: Int32, path: String
  ) throws(FileError) -> Int {
    while true {
      let count = Foundation.write(file, bytes.baseAddress, bytes.count)
      if count >= 0 { return count }
      if errno != EINTR { throw FileError(path: path, code: errno) }
    }
  }

  package func synchronize(_ file: Int32, path: String) throws(FileError) {
    while fsync(file) != 0 {
      // A pipe or device has nothing to synchronize.
      if errno == EINVAL || errno == EROFS { return }
      if errno != EINTR { throw FileError(path: path, code: errno) }
    }
  }

  package func close(_ file: Int32, path: String) throws(FileError) {
    // Linux closes the file even when interrupted; a second close could hit another file.
    if Foundation.close(file) != 0, errno != EINTR { throw FileError(path: path, code: errno) }
  }

  package func rename(_ path: String, to newPath: String) throws(FileError) {
    if Foundation.rename(path, newPath) != 0 { throw FileError(path: newPath, code: errno) }
  }

  package func synchronizeFolder(_ path: String) throws(FileError) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileError(path: path, code: errno) }
    defer { _ = Foundation.close(folder) }
    try synchronize(folder, path: path)
  }

  package func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0, errno != ENOENT { throw FileError(path: path, code: errno) }
  }
}

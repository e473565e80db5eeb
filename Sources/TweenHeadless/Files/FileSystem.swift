/// The few things a dump asks of the file layer, so that tests can make the n-th one fail.
package protocol FileSystem: Sendable {
  /// Makes a folder and those above it; an existing folder is fine.
  func makeFolder(_ path: String) throws(FileError)
  /// What stands at `path`.
  ///
  /// - Parameter followsLinks: Whether what a link leads to is meant, and not the link; one that
  ///   leads nowhere is absent then.
  func kind(_ path: String, followsLinks: Bool) throws(FileError) -> FileKind
  /// The path that the link at `path` holds.
  func linkTarget(_ path: String) throws(FileError) -> String
  /// The names in a folder, in no order. Those that are no UTF-8 are left out: none is ours.
  func names(in folder: String) throws(FileError) -> [String]
  /// All bytes of a regular file. A link is not followed.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// Creates a file that wasn't there, for writing. Unless it is renamed or removed first, it goes
  /// when the process ends in a way that `UnfinishedFiles` sees.
  ///
  /// - Parameter attributes: what it gets as far as the system lets us; nil for those of any new
  ///   file.
  func createTemporary(_ path: String, attributes: FileAttributes?) throws(FileError) -> Int32
  /// Opens a regular file that is there, for writing behind its end. A link is not followed.
  func openToAppend(_ path: String) throws(FileError) -> Int32
  /// Writes some of the bytes and says how many.
  func write(_ bytes: UnsafeRawBufferPointer, to file: Int32, path: String) throws(FileError) -> Int
  /// Replaces bytes that were written before, some of them, and says how many.
  ///
  /// - Parameter offset: the first byte's place in the file, which has bytes up to the last one's.
  func overwrite(
    _ bytes: UnsafeRawBufferPointer, in file: Int32, at offset: Int, path: String
  ) throws(FileError) -> Int
  /// Makes sure that the file's bytes are on the disk.
  func synchronize(_ file: Int32, path: String) throws(FileError)
  func close(_ file: Int32, path: String) throws(FileError)
  /// Puts a finished file in its place, over an older one.
  func rename(_ path: String, to newPath: String) throws(FileError)
  /// Makes sure that the folder's entries are on the disk.
  func synchronizeFolder(_ path: String) throws(FileError)
  /// Removes a file; one that isn't there is fine.
  func remove(_ path: String) throws(FileError)
  /// Takes a folder for this process until `unlock`, or until the process ends.
  ///
  /// - Parameter holder: what another process is told that wants the folder too.
  /// - Throws: an error that names the process that has it.
  func lock(_ folder: String, holder: String) throws(FileError) -> FolderLock
  func unlock(_ lock: FolderLock)
}

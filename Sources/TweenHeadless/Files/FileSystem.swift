/// The few file operations of a dump, so that tests can make the n-th one fail.
package protocol FileSystem: Sendable {
  /// Makes a folder and its missing parents; an existing folder is fine.
  func makeFolder(_ path: String) throws(FileError)
  /// The kind of file at `path`.
  ///
  /// - Parameter followsLinks: Whether the kind is that of a link's target instead of the link; a
  ///   target that does not exist is absent then.
  func kind(_ path: String, followsLinks: Bool) throws(FileError) -> FileKind
  /// The path that the link at `path` holds.
  func linkTarget(_ path: String) throws(FileError) -> String
  /// The names in a folder, in no order. Names that are not UTF-8 are omitted, since dumps write
  /// none.
  func names(in folder: String) throws(FileError) -> [String]
  /// All bytes of a regular file. A link is not followed.
  func read(_ path: String) throws(FileError) -> [UInt8]
  /// Creates a new file for writing, which must not exist. Unless it is renamed or removed first, it
  /// is removed when the process ends in a way that `UnfinishedFiles` sees.
  ///
  /// - Parameter attributes: its attributes, as far as the system permits; nil for those of any new
  ///   file.
  func createTemporary(_ path: String, attributes: FileAttributes?) throws(FileError) -> Int32
  /// Opens an existing regular file, for writing behind its end. A link is not followed.
  func openToAppend(_ path: String) throws(FileError) -> Int32
  /// Writes some of the bytes and returns their number.
  func write(_ bytes: UnsafeRawBufferPointer, to file: Int32, path: String) throws(FileError) -> Int
  /// Overwrites some of the bytes and returns their number.
  ///
  /// - Parameter offset: the first byte's place in the file, which already has all these bytes.
  func overwrite(
    _ bytes: UnsafeRawBufferPointer, in file: Int32, at offset: Int, path: String
  ) throws(FileError) -> Int
  /// Waits until the file's bytes are on the disk.
  func synchronize(_ file: Int32, path: String) throws(FileError)
  func close(_ file: Int32, path: String) throws(FileError)
  /// Gives a finished file its name, replacing an older one.
  func rename(_ path: String, to newPath: String) throws(FileError)
  /// Waits until the folder's entries are on the disk.
  func synchronizeFolder(_ path: String) throws(FileError)
  /// Removes a file; a missing file is fine.
  func remove(_ path: String) throws(FileError)
  /// Locks a folder for this process until `unlock`, or until the process ends.
  ///
  /// - Parameter holder: the name of this process in the error of another process that locks the
  ///   folder.
  /// - Throws: an error that names the process that has the lock.
  func lock(_ folder: String, holder: String) throws(FileError) -> FolderLock
  func unlock(_ lock: FolderLock)
}

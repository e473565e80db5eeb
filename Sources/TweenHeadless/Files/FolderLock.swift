import Foundation

/// A folder locked for one process: by a hidden file in it that is locked while the process lives.
///
/// The system releases the lock when the process ends, for any reason. The holder removes the file
/// while it is locked; a process that locks it afterwards finds that it has no name any more, and
/// starts again.
package struct FolderLock: Equatable, Sendable {
  package static let fileName = ".inbetween.lock"

  package var folder: String
  /// The open file; nil where the folder's file system has no locks.
  package var file: Int32?

  /// The length to which a holder's name is cut, so that a reader of the file can find its end.
  private static let maximumNameBytes = 400

  /// The content of the file: the process's number and its name, on one line.
  static func line(holder: String) -> String {
    var name = String(holder.map { $0.isNewline ? " " : $0 })
    while name.utf8.count > maximumNameBytes { name.removeLast() }
    return "\(getpid()) \(name)\n"
  }

  /// Reads a line back; nil for any other content.
  static func holder(_ file: Int32) -> (process: Int32, name: String)? {
    var bytes = [UInt8](repeating: 0, count: maximumNameBytes + 32)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0, count < bytes.count,
      let text = String(validating: bytes[..<count], as: UTF8.self),
      text.last == "\n", !text.dropLast().contains(where: \.isNewline)
    else { return nil }
    let parts = text.dropLast().split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let process = Int32(parts[0]), process > 0 else { return nil }
    return (process, String(parts[1]))
  }

  /// Whether the open file is the one at `path`.
  static func names(_ path: UnsafePointer<CChar>, _ file: Int32) -> Bool {
    var own = stat()
    var named = stat()
    return fstat(file, &own) == 0 && lstat(path, &named) == 0 && own.st_dev == named.st_dev
      && own.st_ino == named.st_ino
  }
}

extension SystemFiles {
  /// The number of attempts to create a lock file that others keep removing.
  private static let maximumLockAttempts = 100
  /// The number of attempts, 5 ms apart, to read the holder's name, which it writes right after
  /// locking.
  private static let maximumNameAttempts = 20

  package func lock(_ folder: String, holder: String) throws(FileError) -> FolderLock {
    let path = Self.lockPath(folder)
    for _ in 0..<Self.maximumLockAttempts {
      // Opening a device may have effects; opening a pipe would block.
      let kind = try kind(path, followsLinks: false)
      guard kind == .absent || kind.isRegular else {
        throw AtomicFile.refusal(of: path, "is", kind)
      }
      let (file, isWritable) = try open(path, folder)
      var result: FolderLock?
      do throws(FileError) {
        result = try take(
          file, isWritable: isWritable, path: path, folder: folder, holder: holder)
      } catch {
        _ = Foundation.close(file)
        throw error
      }
      if let result { return result }
      _ = Foundation.close(file)
    }
    throw FileError(path: folder, code: EAGAIN)
  }

  /// Opens the lock's file, which may be another user's: a file that we can only read can be locked
  /// too.
  private func open(
    _ path: String, _ folder: String
  ) throws(FileError) -> (file: Int32, isWritable: Bool) {
    let options = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = Foundation.open(path, O_RDWR | O_CREAT | options, 0o666)
    if file >= 0 { return (file, true) }
    let code = errno
    var status = stat()
    guard code == EACCES, lstat(path, &status) == 0 else {
      throw FileError(path: folder, code: code)
    }
    let readable = Foundation.open(path, O_RDONLY | options)
    guard readable >= 0 else {
      throw FileError(
        path: path, code: code,
        reason: "it is from a running or interrupted dump of user \(status.st_uid); "
          + "choose another folder or have it removed")
    }
    return (readable, false)
  }

  /// nil where the file at the path has been replaced meanwhile, or was another user's and is gone.
  private func take(
    _ file: Int32, isWritable: Bool, path: String, folder: String, holder: String
  ) throws(FileError) -> FolderLock? {
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: throw busy(folder, file)
      case ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL:
        // The disk has no locks; the dump writes a warning and continues.
        guard try isOfDump(file, path) else { return nil }
        unlink(path)
        _ = Foundation.close(file)
        return FolderLock(folder: folder, file: nil)
      default: throw FileError(path: folder, code: errno)
      }
    }
    guard FolderLock.names(path, file), try isOfDump(file, path) else { return nil }
    guard isWritable else {
      try removeLeft(file, path)
      return nil
    }
    _ = UnfinishedFiles.create(path, staysOpen: true) { file }
    do throws(FileError) {
      guard ftruncate(file, 0) == 0 else { throw FileError(path: folder, code: errno) }
      try AtomicFile.writeAll(
        Array(FolderLock.line(holder: holder).utf8), to: file, path: path, on: self)
    } catch {
      // The caller closes the file itself.
      unlink(path)
      UnfinishedFiles.forget(path)
      throw FileError(path: folder, code: error.code)
    }
    return FolderLock(folder: folder, file: file)
  }

  /// Whether the file has a name, and is empty or has a lock's content.
  ///
  /// - Throws: where it has other content, or a second name: it must not be overwritten.
  private func isOfDump(_ file: Int32, _ path: String) throws(FileError) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError(path: path, code: errno) }
    if status.st_nlink == 0 { return false }
    guard status.st_nlink == 1, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == 0 || FolderLock.holder(file) != nil
    else { throw FileError.foreign(path) }
    return true
  }

  /// Removes the file of a killed run of another user, while we have it locked.
  private func removeLeft(_ file: Int32, _ path: String) throws(FileError) {
    if unlink(path) == 0 || errno == ENOENT { return }
    let code = errno
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError(path: path, code: code) }
    throw FileError(
      path: path, code: code,
      reason: "it is from a killed run of user \(status.st_uid); "
        + "choose another folder or have it removed")
  }

  package func unlock(_ lock: FolderLock) {
    guard let file = lock.file else { return }
    let path = Self.lockPath(lock.folder)
    // Our file may have been removed, and replaced by another process's. A file that can't be removed
    // is harmless: it is not locked.
    if FolderLock.names(path, file) { unlink(path) }
    UnfinishedFiles.forget(path)
    _ = Foundation.close(file)
  }

  private static func lockPath(_ folder: String) -> String { folder + "/" + FolderLock.fileName }

  private func busy(_ folder: String, _ file: Int32) -> FileError {
    var who = "another process"
    for attempt in 1...Self.maximumNameAttempts {
      // A killed run leaves the number of a dead process.
      if let (process, name) = FolderLock.holder(file) {
        who = "process \(process) (\(name))"
        if kill(process, 0) == 0 || errno == EPERM { break }
      }
      if attempt < Self.maximumNameAttempts { usleep(5000) }
    }
    return FileError(
      path: folder, code: EWOULDBLOCK,
      reason: "\(who) writes frames there; wait for it or choose another folder")
  }
}

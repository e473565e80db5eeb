import Foundation

/// A folder taken for one process: a hidden file in it that is locked as long as the process lives.
///
/// The system gives the lock back when the process ends, however it does. The file is removed by its
/// holder while it is locked; whoever locks it afterwards sees that it has no name any more and
/// begins again.
package struct FolderLock: Equatable, Sendable {
  package static let fileName = ".inbetween.lock"

  package var folder: String
  /// The open file; nil where the folder's file system has no locks.
  package var file: Int32?
}

extension SystemFiles {
  /// How often a lock file that is removed under our hands is made anew.
  private static let mostLockAttempts = 100
  /// A holder writes its name right after it has the lock; we wait for so long, 5 ms at a time.
  private static let mostNameAttempts = 20

  package func lock(_ folder: String, holder: String) throws(FileError) -> FolderLock {
    let path = Self.lockPath(folder)
    for _ in 0..<Self.mostLockAttempts {
      // Opening a device may do something; a pipe would make us wait.
      _ = try AtomicFile.place(of: path, followsLinks: false, on: self)
      let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw FileError(path: folder, code: errno) }
      var result: FolderLock?
      do throws(FileError) {
        result = try take(file, path: path, folder: folder, holder: holder)
      } catch {
        _ = Foundation.close(file)
        throw error
      }
      if let result { return result }
      _ = Foundation.close(file)
    }
    throw FileError(path: folder, code: EAGAIN)
  }

  /// nil where the file at the path is another one by now.
  private func take(
    _ file: Int32, path: String, folder: String, holder: String
  ) throws(FileError) -> FolderLock? {
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: throw busy(folder, file)
      case ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL:
        // Frames on such a disk are better than none; the dump warns.
        unlink(path)
        _ = Foundation.close(file)
        return FolderLock(folder: folder, file: nil)
      default: throw FileError(path: folder, code: errno)
      }
    }
    guard Self.names(path, file) else { return nil }
    _ = UnfinishedFiles.create(path) { file }
    do throws(FileError) {
      guard ftruncate(file, 0) == 0 else { throw FileError(path: folder, code: errno) }
      try AtomicFile.writeAll(Array("\(getpid()) \(holder)\n".utf8), to: file, path: path, on: self)
    } catch {
      // The caller closes the file itself.
      unlink(path)
      UnfinishedFiles.forget(path)
      throw FileError(path: folder, code: error.code)
    }
    return FolderLock(folder: folder, file: file)
  }

  package func unlock(_ lock: FolderLock) {
    guard let file = lock.file else { return }
    let path = Self.lockPath(lock.folder)
    // Somebody may have removed our file, and another process made its own. One that can't be
    // removed is no harm: nobody has it locked.
    if Self.names(path, file) { unlink(path) }
    UnfinishedFiles.forget(path)
    _ = Foundation.close(file)
  }

  private static func lockPath(_ folder: String) -> String { folder + "/" + FolderLock.fileName }

  /// Whether the open file is the one at `path`.
  private static func names(_ path: String, _ file: Int32) -> Bool {
    var own = stat()
    var named = stat()
    return fstat(file, &own) == 0 && lstat(path, &named) == 0 && own.st_dev == named.st_dev
      && own.st_ino == named.st_ino
  }

  private func busy(_ folder: String, _ file: Int32) -> FileError {
    var who = "another process"
    for attempt in 1...Self.mostNameAttempts {
      // The number of a dead process was left there by a run that was killed.
      if let (process, name) = Self.holder(file) {
        who = "process \(process) (\(name))"
        if kill(process, 0) == 0 || errno == EPERM { break }
      }
      if attempt < Self.mostNameAttempts { usleep(5000) }
    }
    return FileError(
      path: folder, code: EWOULDBLOCK,
      reason: "\(who) writes frames there; wait for it or choose another folder")
  }

  private static func holder(_ file: Int32) -> (process: Int32, name: String)? {
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0, let text = String(validating: bytes[..<count], as: UTF8.self),
      let line = text.split(separator: "\n").first, text.contains("\n")
    else { return nil }
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let process = Int32(parts[0]), process > 0 else { return nil }
    return (process, String(parts[1]))
  }
}

import Foundation

/// The files of the operating system.
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

  package func kind(_ path: String, followsLinks: Bool) throws(FileError) -> FileKind {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      if errno == ENOENT { return .absent }
      throw FileError(path: path, code: errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      return .regular(
        FileAttributes(
          permissions: status.st_mode & 0o777, user: status.st_uid, group: status.st_gid),
        isWritable: faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0)
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    case S_IFIFO: return .pipe
    case S_IFSOCK: return .socket
    default: return .device
    }
  }

  package func linkTarget(_ path: String) throws(FileError) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { throw FileError(path: path, code: errno) }
    guard count < bytes.count else { throw FileError(path: path, code: ENAMETOOLONG) }
    guard
      let target = String(validating: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    else {
      throw FileError(
        path: path, code: EILSEQ, reason: "it leads to a file whose name is not UTF-8")
    }
    return target
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(path: folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name, name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw FileError(path: folder, code: errno) }
    return names
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    defer { _ = Foundation.close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, code: EINVAL) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, Int(status.st_size)))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 { bytes += chunk[..<count] }
      if count < 0, errno != EINTR { throw FileError(path: path, code: errno) }
    }
  }

  package func createTemporary(
    _ path: String, attributes: FileAttributes?
  ) throws(FileError) -> Int32 {
    while true {
      let (file, code) = UnfinishedFiles.create(path) {
        open(
          path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
          mode_t(attributes?.permissions ?? 0o666))
      }
      if file >= 0 {
        if let attributes { hand(attributes, to: file) }
        return file
      }
      if code != EINTR { throw FileError(path: path, code: code) }
    }
  }

  package func openToAppend(_ path: String) throws(FileError) -> Int32 {
    while true {
      let file = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      if file >= 0 { return file }
      if errno != EINTR { throw FileError(path: path, code: errno) }
    }
  }

  /// Sets owner and permissions as far as the system permits: some disks have none, and only root can
  /// change owners. Errors are ignored, since the content is more important.
  private func hand(_ attributes: FileAttributes, to file: Int32) {
    var status = stat()
    var hasGroup = fstat(file, &status) == 0 && status.st_gid == attributes.group
    if !hasGroup || status.st_uid != attributes.user {
      // An owner may still choose among their own groups.
      hasGroup =
        fchown(file, attributes.user, attributes.group) == 0
        || fchown(file, uid_t.max, attributes.group) == 0 || hasGroup
    }
    // A group other than the old file's gets at most the permissions of others.
    let others = attributes.permissions & 0o007
    let permissions =
      hasGroup
      ? attributes.permissions
      : attributes.permissions & 0o707 | attributes.permissions & (others << 3)
    // After the owner, since a change of owner clears bits; and the process's mask cleared some.
    _ = fchmod(file, mode_t(permissions))
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

  package func overwrite(
    _ bytes: UnsafeRawBufferPointer, in file: Int32, at offset: Int, path: String
  ) throws(FileError) -> Int {
    while true {
      let count = pwrite(file, bytes.baseAddress, bytes.count, off_t(offset))
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
    UnfinishedFiles.forget(path)
  }

  package func synchronizeFolder(_ path: String) throws(FileError) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileError(path: path, code: errno) }
    defer { _ = Foundation.close(folder) }
    try synchronize(folder, path: path)
  }

  package func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0, errno != ENOENT { throw FileError(path: path, code: errno) }
    UnfinishedFiles.forget(path)
  }
}

import Glibc
import TweenDigest

/// A file or a folder by its path.
struct File: Hashable, Comparable, CustomStringConvertible {
  var path: String

  init(_ path: String) { self.path = path }

  var description: String { path }

  static func < (left: File, right: File) -> Bool {
    // In one order everywhere: by bytes, not by the locale.
    left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
  }

  /// The file with a name in a folder.
  static func / (folder: File, name: String) -> File {
    File(folder.path.hasSuffix("/") ? folder.path + name : folder.path + "/" + name)
  }

  // By bytes, as the system compares names; to String two encodings of an accent are equal.
  static func == (left: File, right: File) -> Bool { left.path.utf8.elementsEqual(right.path.utf8) }

  func hash(into hasher: inout Hasher) { for byte in path.utf8 { hasher.combine(byte) } }

  private var parts: [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The part behind the last slash.
  var name: String { parts.last ?? path }

  /// The name up to its last dot.
  var stem: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The folder of the file.
  var folder: File {
    let parts = parts
    if path.hasPrefix("/") { return File("/" + parts.dropLast().joined(separator: "/")) }
    return parts.count < 2 ? File(".") : File(parts.dropLast().joined(separator: "/"))
  }

  // MARK: Kind and state

  struct Status {
    var isFolder: Bool
    var size: Int
    /// Seconds since 1970, and nanoseconds.
    var modified: (Int, Int)
    /// Of the file system and in it.
    var device: UInt
    var number: UInt
  }

  /// The status of the file, or of a link's target; nil where it does not exist.
  var status: Status? {
    var value = stat()
    guard stat(path, &value) == 0 else { return nil }
    return Status(
      isFolder: value.st_mode & S_IFMT == S_IFDIR, size: value.st_size,
      modified: (value.st_mtim.tv_sec, value.st_mtim.tv_nsec), device: UInt(value.st_dev),
      number: UInt(value.st_ino))
  }

  /// Whether it is a link, even to a missing file.
  var isLink: Bool {
    var value = stat()
    return lstat(path, &value) == 0 && value.st_mode & S_IFMT == S_IFLNK
  }

  var exists: Bool { status != nil }
  var isFolder: Bool { status?.isFolder ?? false }
  var isExecutable: Bool { access(path, X_OK) == 0 && !isFolder }

  /// The absolute path without links; nil where it does not exist.
  var real: File? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return File(String(cString: resolved))
  }

  // MARK: Content

  /// The names in a folder, in order; none where it can't be read.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { File($0) < File($1) }
  }

  func bytes() throws(FileFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure("read", path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure("read", path)
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: piece[..<count])
    }
  }

  /// The text of a file; nil where it can't be read.
  var text: String? { try? contents() }

  // MARK: Changes

  /// The text of a file; bytes that are not UTF-8 become U+FFFD.
  func contents() throws(FileFailure) -> String { String(decoding: try bytes(), as: UTF8.self) }

  func write(_ text: String) throws(FileFailure) { try write(Array(text.utf8)) }

  func write(_ content: [UInt8]) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileFailure("write", path) }
    defer { close(descriptor) }
    var bytes = content[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure("write", path)
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Makes a folder and its missing parents.
  func makeFolder() throws(FileFailure) {
    if mkdir(path, 0o755) == 0 { return }
    let reason = errno
    if reason == EEXIST && isFolder { return }
    guard reason == ENOENT, folder != self else { throw FileFailure("make", path, reason) }
    try folder.makeFolder()
    guard mkdir(path, 0o755) == 0 || errno == EEXIST && isFolder else {
      throw FileFailure("make", path)
    }
  }

  /// Makes a folder with a free name among temporary files.
  static func makeTemporaryFolder() throws(FileFailure) -> File {
    let parent = Environment["TMPDIR"] ?? "/tmp"
    var template = Array("\(parent)/inbetween-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileFailure("make a folder in", parent) }
    return File(String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self))
  }

  func rename(to other: File) throws(FileFailure) {
    guard Glibc.rename(path, other.path) == 0 else { throw FileFailure("write", other.path) }
  }

  func link(to target: String) throws(FileFailure) {
    guard symlink(target, path) == 0 else { throw FileFailure("write", path) }
  }

  /// Removes a file, or a folder with its content; links are removed, not their targets.
  func remove() throws(FileFailure) {
    if unlink(path) == 0 || errno == ENOENT { return }
    guard errno == EISDIR || errno == EPERM else { throw FileFailure("remove", path) }
    for name in names { try (self / name).remove() }
    guard rmdir(path) == 0 || errno == ENOENT else { throw FileFailure("remove", path) }
  }

  func makeExecutable() { _ = chmod(path, 0o755) }

  /// Sets the time of its last change to now.
  func touch() { _ = utimensat(AT_FDCWD, path, nil, 0) }
}

/// A file that can't be read or written, and the reason.
struct FileFailure: Error, Equatable, CustomStringConvertible {
  var verb: String
  var path: String
  var reason: Int32

  init(_ verb: String, _ path: String, _ reason: Int32 = errno) {
    self.verb = verb
    self.path = path
    self.reason = reason
  }

  var description: String { "can't \(verb) \(path): \(String(cString: strerror(reason)))" }

  var asCommandFailure: CommandFailure {
    CommandFailure(description, reason == ENOENT ? ExitCode.noInput : ExitCode.file)
  }
}

extension SHA256 {
  /// The digest so far, in hexadecimal digits.
  var hexadecimal: String { Self.hexadecimal(digest()) }

  /// Appends a text with its length before it, so that different lists of texts make different
  /// messages.
  mutating func update(field text: String) {
    let bytes = Array(text.utf8)
    update(Array("\(bytes.count):".utf8))
    update(bytes)
  }
}

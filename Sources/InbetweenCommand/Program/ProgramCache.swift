import Glibc
import TweenDigest

/// Compiled programs, by the hash of their sources and of the compiler.
///
///     CACHEDIR.TAG                           marks the folder as a cache, and as this one
///     programs/KEY/bin/NAME                  the program
///     programs/KEY/bin/NAME_NAME.resources   a link to its pictures and texts
///     programs/KEY/rebuild                   the command line that builds it again
///     programs/KEY/hash                      of the program, so that a damaged one is not run
///     modules/                               the compiler's own cache
///     compiler                               a CompilerMemo
struct ProgramCache: Equatable {
  var folder: File

  /// In INBETWEEN_CACHE, or in the folder of XDG's rules for a user's caches.
  static var users: ProgramCache {
    if let path = Environment["INBETWEEN_CACHE"] { return ProgramCache(folder: File(path)) }
    let caches = Environment["XDG_CACHE_HOME"] ?? (Environment["HOME"] ?? "/root") + "/.cache"
    return ProgramCache(folder: File(caches) / "inbetween")
  }

  /// The name of an entry's command line, each argument ended by a zero. The engine reads it for
  /// `previews --live` (ProgramRebuild).
  static let record = "rebuild"

  var programs: File { folder / "programs" }
  var modules: File { folder / "modules" }
  var memo: CompilerMemo { CompilerMemo(file: folder / "compiler") }

  /// The cache in the folder for temporary files, where the user's own can't be written; nil where it
  /// belongs to another user, and where it does not exist and `isMade` is false.
  static func temporary(isMade: Bool) -> ProgramCache? {
    let folder = File("\(Environment["TMPDIR"] ?? "/tmp")/inbetween-\(getuid())")
    if isMade { guard mkdir(folder.path, 0o700) == 0 || errno == EEXIST else { return nil } }
    var value = stat()
    guard lstat(folder.path, &value) == 0, value.st_uid == getuid(),
      value.st_mode & S_IFMT == S_IFDIR, value.st_mode & 0o022 == 0
    else { return nil }
    return ProgramCache(folder: folder)
  }

  private var tag: File { folder / "CACHEDIR.TAG" }
  /// The signature of the Cache Directory Tagging Specification, by which backups recognize caches.
  private static let tagText = """
    Signature: 8a477f597d28d172789f06886806bc55
    # Programs that the command inbetween compiled.

    """

  /// Removes the cache, and its folder if it is then empty.
  ///
  /// A folder that is not marked as a cache of this command is not changed.
  func remove() throws(FileFailure) {
    guard tag.text == Self.tagText else { return }
    for file in [programs, modules, memo.file, tag] { try file.remove() }
    rmdir(folder.path)
  }

  /// The program of a complete entry; nil for an entry that is damaged or missing.
  func program(_ name: String, key: String) -> File? {
    let entry = programs / key
    let program = entry / "bin" / name
    guard let hash = (entry / "hash").text, let bytes = try? program.bytes(),
      hash == Self.hash(of: bytes), program.isExecutable
    else { return nil }
    entry.touch()
    return program
  }

  /// A new folder to make an entry in, with its folder `bin`.
  func makeEntry() throws(FileFailure) -> File {
    try programs.makeFolder()
    var system = statvfs()
    // ST_NOEXEC, a name that only GNU's C has.
    if statvfs(programs.path, &system) == 0, system.f_flag & 8 != 0 {
      throw FileFailure("run programs in", programs.path, EACCES)
    }
    if !tag.exists { try tag.write(Self.tagText) }
    removeAbandoned()
    for number in 0..<1000 {
      let entry = programs / ".new-\(getpid())-\(number)"
      if mkdir(entry.path, 0o755) == 0 {
        try (entry / "bin").makeFolder()
        return entry
      }
      guard errno == EEXIST else { throw FileFailure("make", entry.path) }
    }
    throw FileFailure("make", programs.path, EEXIST)
  }

  /// Stores an entry under a key.
  ///
  /// If two commands make one entry at once, the second one uses the entry of the first.
  func keep(_ entry: File, name: String, key: String) throws(FileFailure) -> File {
    try (entry / "hash").write(Self.hash(of: try (entry / "bin" / name).bytes()))
    let place = programs / key
    if program(name, key: key) == nil {
      if place.exists {
        // The entry is damaged. It is renamed in one step, since other commands may read it
        // meanwhile.
        let old = programs / ".new-\(getpid())-old"
        try? old.remove()
        try? place.rename(to: old)
        try? old.remove()
      }
      try? entry.rename(to: place)
    }
    try? entry.remove()
    guard let program = program(name, key: key) else { throw FileFailure("write", place.path, EIO) }
    removeOld(except: key)
    return program
  }

  /// Removes the files of commands that were ended while they compiled. A container has numbers of
  /// its own for processes: files younger than an hour may belong to a command that runs in another
  /// container.
  private func removeAbandoned() {
    for name in programs.names where name.hasPrefix(".new-") {
      let parts = name.split(separator: "-")
      guard parts.count > 1, let owner = Int32(parts[1]), kill(owner, 0) != 0, errno == ESRCH,
        let status = (programs / name).status, time(nil) - status.modified.0 > 3600
      else { continue }
      try? (programs / name).remove()
    }
  }

  /// The number of programs that are kept, each some 100 KB: the most recently used ones.
  static let most = 200

  private func removeOld(except key: String) {
    let entries = programs.names.filter { !$0.hasPrefix(".") }
    guard entries.count > Self.most else { return }
    let byAge = entries.sorted { left, right in
      let times = [left, right].map { (programs / $0).status?.modified ?? (0, 0) }
      return times[0] < times[1]
    }
    for old in byAge.prefix(entries.count - Self.most) where old != key {
      try? (programs / old).remove()
    }
  }

  private static func hash(of bytes: [UInt8]) -> String {
    SHA256.hexadecimal(SHA256.digest(of: bytes))
  }
}

import Glibc
import TweenMath

/// Compiled programs, by what they were compiled of.
///
///     programs/KEY/NAME                      the program
///     programs/KEY/NAME_NAME.resources       a link to its pictures and texts
///     programs/KEY/hash                      of the program, so that a damaged one is not run
///     modules/                               the compiler's own cache
///     compiler                               a CompilerMemo
struct ProgramCache: Equatable {
  var folder: File

  /// In INBETWEEN_CACHE, or where XDG's rules have a user's caches.
  static var users: ProgramCache {
    if let path = Environment["INBETWEEN_CACHE"] { return ProgramCache(folder: File(path)) }
    let caches = Environment["XDG_CACHE_HOME"] ?? (Environment["HOME"] ?? "/root") + "/.cache"
    return ProgramCache(folder: File(caches) / "inbetween")
  }

  var programs: File { folder / "programs" }
  var modules: File { folder / "modules" }
  var memo: CompilerMemo { CompilerMemo(file: folder / "compiler") }

  /// The program of an entry that is whole; nil for one that is damaged or not there.
  func program(_ name: String, key: String) -> File? {
    let entry = programs / key
    guard let hash = (entry / "hash").text, let bytes = try? (entry / name).bytes(),
      hash == Self.hash(of: bytes), (entry / name).isExecutable
    else { return nil }
    entry.touch()
    return entry / name
  }

  /// A new folder to make an entry in.
  func makeEntry() throws(FileFailure) -> File {
    try programs.makeFolder()
    removeAbandoned()
    for number in 0... {
      let entry = programs / ".new-\(getpid())-\(number)"
      if mkdir(entry.path, 0o755) == 0 { return entry }
      guard errno == EEXIST else { throw FileFailure("make", entry.path) }
    }
    fatalError("numbers have no end")
  }

  /// Makes an entry what is found by a key.
  ///
  /// Of two commands that make one entry at once the second finds that of the first.
  func keep(_ entry: File, name: String, key: String) throws(FileFailure) -> File {
    try (entry / "hash").write(Self.hash(of: try (entry / name).bytes()))
    let place = programs / key
    if program(name, key: key) == nil {
      if place.exists {
        // Damaged. Out of the way in one step, for others may look meanwhile.
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

  /// Removes what commands left that were ended while they compiled.
  private func removeAbandoned() {
    for name in programs.names where name.hasPrefix(".new-") {
      let parts = name.split(separator: "-")
      guard parts.count > 1, let owner = Int32(parts[1]), kill(owner, 0) != 0, errno == ESRCH
      else { continue }
      try? (programs / name).remove()
    }
  }

  /// How many programs are kept, each some 100 KB: those that were used last.
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
    var hash = SHA256()
    hash.update(bytes)
    return hash.hexadecimal
  }
}

import Foundation

/// The file in which a store is kept between runs, shared with other programs that use the same
/// store.
///
/// Foundation writes a store into its file in place. A reader at that time, or an interrupted run,
/// finds an incomplete file, and of two programs the later writer removes the keys of the other.
/// This class replaces the file as a whole, under a lock, and writes only what this program
/// changed. Foundation can still read the file: folder, name and format are Foundation's.
@MainActor final class StoreFile {
  private let store: UserDefaults
  private let url: URL
  /// The contents of the file at the last look, and the file's date then.
  private var filed: [String: Any]
  private var stamp: Stamp?
  /// The contents of the store when store and file were last synchronized.
  private var known: [String: Any]

  /// - Parameters:
  ///   - store: The store to keep.
  ///   - suite: The group's name; nil means the program's own file.
  init(_ store: UserDefaults, suite: String?) {
    self.store = store
    let name = suite ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    url = Self.folder.appendingPathComponent(name + ".plist", isDirectory: false)
    stamp = Stamp(url)
    filed = Self.contents(of: url) ?? [:]
    // Besides the file's keys a store shows those of the command line, those of the whole system,
    // and defaults that the program registered. None of these belong in the file.
    var known: [String: Any] = [:]
    for name in [UserDefaults.registrationDomain, UserDefaults.argumentDomain] {
      known.merge(store.volatileDomain(forName: name)) { $1 }
    }
    known.merge(store.persistentDomain(forName: UserDefaults.globalDomain) ?? [:]) { $1 }
    self.known = known.merging(filed) { $1 }
  }

  /// Where Foundation keeps the files of stores on Linux: the user's folder for configuration.
  static var folder: URL {
    let named = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? ""
    if named.hasPrefix("/") { return URL(fileURLWithPath: named, isDirectory: true) }
    return URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent(".config", isDirectory: true)
  }

  /// Reads changes that others made in the file into the store. An unchanged file costs one look at
  /// its date.
  func lookAgain() {
    let found = Stamp(url)
    guard found != stamp else { return }
    stamp = found
    // If the file is gone or cannot be read, the store keeps its contents.
    guard let contents = Self.contents(of: url) else { return }
    take(contents, except: changes())
  }

  /// Writes the program's changes into the file.
  ///
  /// - Throws: The system's error if the folder cannot be created or the file cannot be written.
  ///   The changes are written at the next call then.
  func save() throws {
    let own = changes()
    guard !own.isEmpty else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A symbolic link stays a link; its target is replaced.
    let target = url.resolvingSymlinksInPath()
    try FolderLock.holding(target.deletingLastPathComponent()) {
      var merged = Self.contents(of: target) ?? [:]
      for (key, value) in own { merged[key] = value }
      let data = try PropertyListSerialization.data(
        fromPropertyList: merged, format: .xml, options: 0)
      try replace(target, with: data)
      stamp = Stamp(url)
      take(merged, except: own)
    }
    for (key, value) in own { known[key] = value }
  }

  /// Replaces a file by a new one with the same permissions; a new file is accessible to its owner
  /// only. Does not wait for the disk, because a slider may store sixty times a second. After a
  /// power loss, file systems that keep the order of renames have either the old file or the new
  /// one.
  private func replace(_ target: URL, with data: Data) throws {
    var status = stat()
    let rights = stat(target.path, &status) == 0 ? status.st_mode & 0o777 : 0o600
    // One writer at a time: the temporary file does not exist, or an interrupted run left it.
    let new = target.path + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(target) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    fchmod(descriptor, rights)
    try file.write(contentsOf: data)
    guard rename(new, target.path) == 0 else {
      let failure = failure(target)
      unlink(new)
      throw failure
    }
  }

  /// The system's last error, with the path of a file.
  private func failure(_ file: URL) -> any Error {
    CocoaError(
      .fileWriteUnknown,
      userInfo: [
        NSLocalizedDescriptionKey: "\(file.path): \(String(cString: strerror(errno)))"
      ])
  }

  /// The keys whose values in the store differ from the last synchronization; nil for a removed
  /// key.
  private func changes() -> [String: Any?] {
    let now = store.dictionaryRepresentation()
    var changes: [String: Any?] = [:]
    for (key, value) in now where !isSame(value, known[key]) {
      changes.updateValue(value, forKey: key)
    }
    for key in known.keys where now[key] == nil { changes.updateValue(nil, forKey: key) }
    return changes
  }

  /// Copies the file's contents into the store, except for keys that the program changed meanwhile.
  private func take(_ contents: [String: Any], except own: [String: Any?]) {
    for (key, value) in contents where !own.keys.contains(key) && !isSame(value, filed[key]) {
      store.set(value, forKey: key)
      known[key] = value
    }
    for key in filed.keys where contents[key] == nil && !own.keys.contains(key) {
      store.removeObject(forKey: key)
      known.removeValue(forKey: key)
    }
    filed = contents
  }

  /// Returns nil if the file does not exist or is not a property list.
  private static func contents(of url: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  private func isSame(_ one: Any, _ other: Any?) -> Bool {
    guard let other else { return false }
    return NSArray(array: [one]).isEqual(to: [other])
  }
}

/// The properties of a file that change when it is written or replaced.
private struct Stamp: Equatable {
  var seconds: Int
  var nanoseconds: Int
  var size: Int64
  var file: UInt64

  /// Returns nil if the file does not exist.
  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    size = Int64(status.st_size)
    file = UInt64(status.st_ino)
  }
}

/// A lock by which programs with files in one folder take turns. It locks the folder itself; a lock
/// file would have to be removed by someone.
private enum FolderLock {
  static func holding(_ folder: URL, _ work: () throws -> Void) throws {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Without locks, a file is still replaced as a whole.
    if descriptor >= 0 { flock(descriptor, LOCK_EX) }
    defer { if descriptor >= 0 { close(descriptor) } }
    try work()
  }
}

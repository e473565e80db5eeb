import Foundation

/// The file that a store is kept in between runs, and beside other programs that keep the same one.
///
/// Foundation writes a store into its file in place: who reads it meanwhile, or a run that is cut
/// off, finds a torn one, and of two programs the later writer takes the keys of the other away.
/// Here a file is replaced as a whole, under a lock, and only what this program changed is new in it.
/// Foundation goes on reading it: folder, name and form are its own.
@MainActor final class StoreFile {
  private let store: UserDefaults
  private let url: URL
  /// What the file held when it was looked at last, and its date then.
  private var filed: [String: Any]
  private var stamp: Stamp?
  /// What the store held when it and the file were last brought together.
  private var known: [String: Any]

  /// - Parameters:
  ///   - store: What the file keeps.
  ///   - suite: The group's name; nil: the file is the program's own.
  init(_ store: UserDefaults, suite: String?) {
    self.store = store
    let name = suite ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    url = Self.folder.appendingPathComponent(name + ".plist", isDirectory: false)
    stamp = Stamp(url)
    filed = Self.contents(of: url) ?? [:]
    // Besides the file's a store shows the command line's keys, those of the whole system, and
    // defaults that the program registered, none of which belong into it.
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

  /// Takes into the store what others wrote into the file. A file that is as it was costs one look
  /// at its date.
  func lookAgain() {
    let found = Stamp(url)
    guard found != stamp else { return }
    stamp = found
    // One that has gone or cannot be read says nothing: what the store holds stays.
    guard let contents = Self.contents(of: url) else { return }
    take(contents, except: changes())
  }

  /// Brings what the program changed into the file.
  ///
  /// - Throws: What the system says where the folder cannot be made or the file not be written; the
  ///   changes wait for the next call then.
  func save() throws {
    let own = changes()
    guard !own.isEmpty else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A link to a file elsewhere stays one.
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

  /// Puts a new file in the place of one, with its rights; one that was not there is its owner's
  /// alone. The disk is not waited for, as a slider may store sixty times a second: after a loss of
  /// power file systems that keep renames in order have the old file or the new one.
  private func replace(_ target: URL, with data: Data) throws {
    var status = stat()
    let rights = stat(target.path, &status) == 0 ? status.st_mode & 0o777 : 0o600
    // One writer at a time: the name is free, or what is there was left by a run that was cut off.
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

  /// What the system said last, of a file.
  private func failure(_ file: URL) -> any Error {
    CocoaError(
      .fileWriteUnknown,
      userInfo: [
        NSLocalizedDescriptionKey: "\(file.path): \(String(cString: strerror(errno)))"
      ])
  }

  /// What this program wrote and the file does not have; nil for what it removed.
  private func changes() -> [String: Any?] {
    let now = store.dictionaryRepresentation()
    var changes: [String: Any?] = [:]
    for (key, value) in now where !isSame(value, known[key]) {
      changes.updateValue(value, forKey: key)
    }
    for key in known.keys where now[key] == nil { changes.updateValue(nil, forKey: key) }
    return changes
  }

  /// Has the store hold what the file does, but for what the program changed meanwhile.
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

  /// nil where there is none, or none that is a list of properties.
  private static func contents(of url: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  private func isSame(_ one: Any, _ other: Any?) -> Bool {
    guard let other else { return false }
    return NSArray(array: [one]).isEqual(to: [other])
  }
}

/// What changes when a file is written or replaced.
private struct Stamp: Equatable {
  var seconds: Int
  var nanoseconds: Int
  var size: Int64
  var file: UInt64

  /// nil: there is none.
  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    size = Int64(status.st_size)
    file = UInt64(status.st_ino)
  }
}

/// Programs that keep files of one folder take turns. The folder itself is what is locked: a lock of
/// its own would be a file that nobody clears away.
private enum FolderLock {
  static func holding(_ folder: URL, _ work: () throws -> Void) throws {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Where locks are not to be had, a file is still replaced as a whole.
    if descriptor >= 0 { flock(descriptor, LOCK_EX) }
    defer { if descriptor >= 0 { close(descriptor) } }
    try work()
  }
}

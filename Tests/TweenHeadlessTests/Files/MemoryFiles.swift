import Foundation
import Synchronization

@testable import TweenHeadless

/// Files in memory that can be told to fail the n-th operation.
final class MemoryFiles: FileSystem {
  enum Failure: Equatable {
    case none
    /// The n-th operation, from 1, and no other.
    case once(Int)
    /// The n-th operation and all after it.
    case from(Int)
  }

  /// What is done to names; a power cut may undo it up to the next `.synchronized` of the folder.
  enum NameChange {
    case put(String, [UInt8])
    case removed(String)
    case synchronized(String)
  }

  private struct State {
    var changes: [NameChange] = []
    var files: [String: [UInt8]] = [:]
    var open: [Int32: String] = [:]
    var synchronized: Set<String> = []
    var nextFile: Int32 = 100
    var operations = 0
    var failed: [String] = []
    var renames: [String] = []
    var kinds: [String: FileKind] = [:]
    var locked: Set<String> = []
  }

  let failure: Failure
  /// The most bytes that one write takes.
  let mostBytes: Int
  private let state: Mutex<State>

  /// Whether the disk has locks.
  let hasLocks: Bool

  /// - Parameter kinds: What is no regular file.
  init(
    files: [String: [UInt8]] = [:], kinds: [String: FileKind] = [:], failure: Failure = .none,
    mostBytes: Int = .max, hasLocks: Bool = true
  ) {
    self.failure = failure
    self.mostBytes = mostBytes
    self.hasLocks = hasLocks
    state = Mutex(State(files: files, kinds: kinds))
  }

  var files: [String: [UInt8]] { state.withLock { $0.files } }
  var operations: Int { state.withLock { $0.operations } }
  /// Where an operation was made to fail.
  var failed: [String] { state.withLock { $0.failed } }
  var openCount: Int { state.withLock { $0.open.count } }
  var locked: Set<String> { state.withLock { $0.locked } }
  /// Temporary files that are there.
  var temporaries: [String] {
    files.keys.filter { TemporaryName(String($0.split(separator: "/").last ?? "")) != nil }
  }
  /// All that was done to names, in order.
  var changes: [NameChange] { state.withLock { $0.changes } }
  /// Files put in place without having been synchronized before.
  var careless: [String] { state.withLock { $0.renames } }

  private func step(_ path: String) throws(FileError) {
    let fails = state.withLock { state in
      state.operations += 1
      let fails =
        switch failure {
        case .none: false
        case .once(let n): state.operations == n
        case .from(let n): state.operations >= n
        }
      if fails { state.failed.append(path) }
      return fails
    }
    if fails { throw FileError(path: path, code: ENOSPC) }
  }

  func makeFolder(_ path: String) throws(FileError) { try step(path) }

  func kind(_ path: String, followsLinks: Bool) throws(FileError) -> FileKind {
    try step(path)
    return state.withLock { state in
      if let kind = state.kinds[path] { return kind }
      return state.files[path] == nil
        ? .absent : .regular(FileAttributes(permissions: 0o644), isWritable: true)
    }
  }

  func linkTarget(_ path: String) throws(FileError) -> String {
    throw FileError(path: path, code: EINVAL)
  }

  func names(in folder: String) throws(FileError) -> [String] {
    try step(folder)
    return state.withLock { state in
      let paths = Array(state.files.keys) + Array(state.kinds.keys)
      return paths.filter { $0.hasPrefix(folder + "/") }
        .map { String($0.dropFirst(folder.count + 1)) }
    }
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    try step(path)
    guard let bytes = files[path] else { throw FileError(path: path, code: ENOENT) }
    return bytes
  }

  func create(_ path: String) throws(FileError) -> Int32 {
    try createTemporary(path, attributes: nil)
  }

  func createTemporary(_ path: String, attributes: FileAttributes?) throws(FileError) -> Int32 {
    try step(path)
    let file: Int32? = state.withLock { state in
      guard state.files[path] == nil, state.kinds[path] == nil else { return nil }
      state.files[path] = []
      state.synchronized.remove(path)
      state.nextFile += 1
      state.open[state.nextFile] = path
      return state.nextFile
    }
    guard let file else { throw FileError(path: path, code: EEXIST) }
    return file
  }

  func openToAppend(_ path: String) throws(FileError) -> Int32 {
    try step(path)
    let file: Int32? = state.withLock { state in
      guard state.files[path] != nil else { return nil }
      state.nextFile += 1
      state.open[state.nextFile] = path
      return state.nextFile
    }
    guard let file else { throw FileError(path: path, code: ENOENT) }
    return file
  }

  func write(
    _ bytes: UnsafeRawBufferPointer, to file: Int32, path: String
  ) throws(FileError) -> Int {
    try step(path)
    let taken = Array(bytes.prefix(mostBytes))
    state.withLock { state in
      if let name = state.open[file] { state.files[name]?.append(contentsOf: taken) }
    }
    return taken.count
  }

  func overwrite(
    _ bytes: UnsafeRawBufferPointer, in file: Int32, at offset: Int, path: String
  ) throws(FileError) -> Int {
    try step(path)
    let taken = Array(bytes.prefix(mostBytes))
    state.withLock { state in
      guard let name = state.open[file] else { return }
      state.files[name]?.replaceSubrange(offset..<offset + taken.count, with: taken)
    }
    return taken.count
  }

  func synchronize(_ file: Int32, path: String) throws(FileError) {
    try step(path)
    state.withLock { state in
      if let name = state.open[file] { state.synchronized.insert(name) }
    }
  }

  func close(_ file: Int32, path: String) throws(FileError) {
    // As on Linux, the file is closed also when that is reported to have failed.
    state.withLock { $0.open[file] = nil }
    try step(path)
  }

  func rename(_ path: String, to newPath: String) throws(FileError) {
    try step(newPath)
    state.withLock { state in
      let bytes = state.files.removeValue(forKey: path)
      state.files[newPath] = bytes
      // An open file goes on under its new name.
      for (file, name) in state.open where name == path { state.open[file] = newPath }
      state.changes.append(.put(newPath, bytes ?? []))
      if !state.synchronized.contains(path) { state.renames.append(newPath) }
    }
  }

  func synchronizeFolder(_ path: String) throws(FileError) {
    try step(path)
    state.withLock { $0.changes.append(.synchronized(path.hasSuffix("/") ? path : path + "/")) }
  }

  func remove(_ path: String) throws(FileError) {
    try step(path)
    state.withLock { state in
      state.files[path] = nil
      state.changes.append(.removed(path))
    }
  }

  func lock(_ folder: String, holder: String) throws(FileError) -> FolderLock {
    try step(folder)
    guard hasLocks else { return FolderLock(folder: folder) }
    let isFree = state.withLock { $0.locked.insert(folder).inserted }
    guard isFree else { throw FileError(path: folder, code: EWOULDBLOCK) }
    return FolderLock(folder: folder, file: 3)
  }

  func unlock(_ lock: FolderLock) { state.withLock { _ = $0.locked.remove(lock.folder) } }
}

import Foundation
import Glibc

/// Reports when files of a program change, by inotify.
///
/// Files and folders whose names begin with a dot, such as .build, and copies that editors make are
/// ignored.
final class SourceWatch {
  /// The error of a watch that cannot start.
  struct Failure: Error, CustomStringConvertible {
    var code: Int32
    var description: String {
      "changes of files can't be watched: \(String(cString: strerror(code)))."
    }
  }

  /// A watched folder.
  struct Root: Equatable, Sendable {
    /// The path of the folder.
    var path: String
    /// The names of the watched files in it, to which resources are added; nil: all files, in its
    /// subfolders too.
    var names: Set<String>?
  }

  private let roots: [Root]
  /// The files that symbolic links among the sources lead to, in their folders.
  private var targets: [Root] = []
  /// Returns whether a path is a file that the program itself writes.
  private let isIgnored: @Sendable (_ path: String) -> Bool
  private let file: Int32
  /// The paths of each watched folder, by inotify's number: links lead to one folder by several paths.
  private var folders: [Int32: [String]] = [:]
  /// The folders that are watched now.
  private(set) var watched: Set<String> = []

  /// The largest number of watched folders. A package of sources has fewer.
  private static let mostFolders = 4_096
  /// The time in milliseconds in which files that are saved together are written.
  private static let quiet: Int32 = 20

  /// Watches files of roots.
  ///
  /// - Parameters:
  ///   - roots: Folders, or files of folders.
  ///   - isIgnored: Returns whether a path is a file that the program itself writes.
  init(
    roots: [Root], isIgnored: @escaping @Sendable (_ path: String) -> Bool = { _ in false }
  ) throws(Failure) {
    self.roots = roots
    self.isIgnored = isIgnored
    file = inotify_init1(O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw Failure(code: errno) }
    addFolders()
  }

  deinit { close(file) }

  private func addFolders() {
    for root in roots {
      add(root.path)
      if root.names == nil { addFolders(below: root.path) }
    }
    targets = roots.flatMap { root in
      (root.names ?? []).sorted().compactMap { Self.target(of: root.path + "/" + $0) }
    }
    for target in targets { add(target.path) }
  }

  /// Returns the file that a symbolic link leads to; nil if the path is no link or leads nowhere.
  private static func target(of path: String) -> Root? {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else {
      return nil
    }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    return Root(
      path: target.deletingLastPathComponent().path, names: [target.lastPathComponent])
  }

  private func addFolders(below root: String) {
    let all = FileManager.default.enumerator(
      at: URL(fileURLWithPath: root), includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles])
    for case let url as URL in all ?? FileManager.DirectoryEnumerator() {
      guard watched.count < Self.mostFolders else { return }
      if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
        add(url.path)
      }
    }
  }

  private func add(_ folder: String) {
    guard watched.insert(folder).inserted else { return }
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    let number = inotify_add_watch(file, folder, UInt32(events))
    if number >= 0 { folders[number, default: []].append(folder) }
  }

  /// Waits until files have changed and no further changes come.
  ///
  /// - Parameter timeout: The timeout in milliseconds; negative: no timeout.
  /// - Returns: whether files changed.
  func wait(timeout: Int32 = -1) -> Bool {
    var hasChanged = false
    var patience = timeout
    while true {
      var poll = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let count = Glibc.poll(&poll, 1, patience)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      if readEvents() {
        hasChanged = true
        patience = Self.quiet
      }
    }
    if hasChanged { addFolders() }
    return hasChanged
  }

  /// Reads the events that have arrived. Returns whether one concerns a source.
  private func readEvents() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    var concerns = false
    var position = 0
    buffer.withUnsafeBytes { bytes in
      // Each event has its number, kinds, cookie and name length, four bytes each, and then the name.
      while position + 16 <= count {
        let number = bytes.loadUnaligned(fromByteOffset: position, as: Int32.self)
        let kinds = bytes.loadUnaligned(fromByteOffset: position + 4, as: UInt32.self)
        let length = Int(bytes.loadUnaligned(fromByteOffset: position + 12, as: UInt32.self))
        let end = min(position + 16 + length, count)
        let name = String(
          decoding: bytes[position + 16..<end].prefix { $0 != 0 }, as: UTF8.self)
        if kinds & UInt32(IN_IGNORED) != 0 {
          // A removed folder can appear again.
          watched.subtract(folders.removeValue(forKey: number) ?? [])
        } else if kinds & UInt32(IN_Q_OVERFLOW) != 0 {
          // Events were lost, and any source may have changed.
          concerns = true
        } else if kinds & UInt32(IN_CREATE) != 0, kinds & UInt32(IN_ISDIR) == 0,
          !Self.isLink((folders[number]?.first ?? "") + "/" + name)
        {
          // The end of writing the new file is reported later.
        } else {
          let isFolder = kinds & UInt32(IN_ISDIR) != 0
          for folder in folders[number] ?? []
          where isSource(name, in: folder, isFolder: isFolder) { concerns = true }
        }
        position = end
      }
    }
    return concerns
  }

  /// Whether a name is a symbolic link, or a hard link to another file. Links have their content at once.
  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
  }

  /// Whether a file is watched and is not an editor's own file.
  private func isSource(_ name: String, in folder: String, isFolder: Bool) -> Bool {
    guard
      !name.isEmpty && !name.hasPrefix(".") && !name.hasPrefix("#") && !name.hasSuffix("~")
        && !name.hasSuffix(".swp") && !name.hasSuffix(".tmp") && name != "4913"
    else { return false }
    guard !isIgnored(folder + "/" + name) else { return false }
    let own = (roots + targets).filter { $0.path == folder }
    guard !own.isEmpty else { return true }
    return own.contains { root in
      guard let names = root.names else { return true }
      return !isFolder
        && (names.contains(name)
          || Self.resources.contains((name as NSString).pathExtension.lowercased()))
    }
  }

  /// The extensions of resources, which programs read from the folder beside them.
  private static let resources: Set<String> = [
    "gif", "jpeg", "jpg", "json", "otf", "plist", "png", "strings", "stringsdict", "svg", "ttc",
    "ttf", "webp", "xcstrings",
  ]
}

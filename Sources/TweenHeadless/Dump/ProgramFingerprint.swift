import Foundation
import Synchronization
import TweenDigest
import TweenText

/// The hash of a program and its resources, independent of their paths: on two machines with the same
/// hash, parts of a farm's film may come from both.
///
/// It contains the bytes of the program's file, of the engine's library where that is another file
/// (programs of one file), and of the resources beside the program; and the names and sizes of the
/// font files that texts may use. The system's libraries are not part of it.
package enum ProgramFingerprint {
  /// The running program's; computed once, the first time by the bytes of all files.
  package static func current() throws(FileReadError) -> String {
    try memo.withLock { memo throws(FileReadError) in
      if let memo { return memo }
      let hash = try make()
      memo = hash
      return hash
    }
  }

  private static let memo = Mutex<String?>(nil)

  private static func make() throws(FileReadError) -> String {
    var hash = SHA256()
    let program = "/proc/self/exe"
    try add(file: program, name: "program", to: &hash)
    let engine = try enginePath()
    if !isSame(engine, program) { try add(file: engine, name: "engine", to: &hash) }
    for folder in FontFolders.standard.programPaths {
      try add(folder: folder, name: (folder as NSString).lastPathComponent, to: &hash)
    }
    let fonts = FontFolders.standard
    for folder in fonts.paths + fonts.otherPaths { addNames(in: folder, to: &hash) }
    return SHA256.hexadecimal(hash.digest())
  }

  /// The file from which this code was loaded, according to the list of mapped files (proc(5)).
  static func enginePath() throws(FileReadError) -> String {
    let maps = "/proc/self/maps"
    let list: [UInt8]
    do throws(FileError) {
      // Foundation reads only as many bytes as the file's size, which is 0 here.
      list = try SystemFiles().read(maps)
    } catch {
      throw FileReadError(error)
    }
    let own = UInt(bitPattern: #dsohandle)
    guard let path = path(of: own, in: String(decoding: list, as: UTF8.self)) else {
      throw FileReadError(path: maps, reason: "it does not name the file that the engine lies in")
    }
    return path
  }

  /// The file that is mapped to an address, of lines such as
  /// `7f01a000-7f02c000 r--p 00000000 fe:00 1234   /opt/engine/libInbetweenEngine.so`.
  static func path(of address: UInt, in list: String) -> String? {
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 5)
      let bounds = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard bounds.count == 2, bounds[0] <= address, address < bounds[1] else { continue }
      let path = parts.count == 6 ? parts[5].drop { $0 == " " } : ""
      return path.hasPrefix("/") ? String(path) : nil
    }
    return nil
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(one, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  // MARK: Bytes

  private static func add(text: String, to hash: inout SHA256) {
    let bytes = Array(text.utf8)
    hash.update(Array("\(bytes.count) ".utf8) + bytes)
  }

  private static func add(
    file path: String, name: String, to hash: inout SHA256
  ) throws(FileReadError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var content = SHA256()
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
    defer { chunk.deallocate() }
    while true {
      let count = read(file, chunk.baseAddress, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path)
      }
      if count == 0 { break }
      content.update(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
    }
    add(text: name, to: &hash)
    add(text: SHA256.hexadecimal(content.digest()), to: &hash)
  }

  /// Adds all files in a folder and its subfolders, by name; links are followed.
  private static func add(
    folder: String, name: String, to hash: inout SHA256
  ) throws(FileReadError) {
    let isSources = isLinkToSources(folder)
    for entry in names(in: folder) {
      var status = stat()
      let path = folder + "/" + entry
      if isSources, !resourceEndings.contains((entry as NSString).pathExtension) { continue }
      guard stat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try add(folder: path, name: name + "/" + entry, to: &hash)
      case S_IFREG: try add(file: path, name: name + "/" + entry, to: &hash)
      default: continue
      }
    }
  }

  /// Whether the resources are in the folder of a source file, in a program of one file: its own
  /// output may lie there too. A folder NAME.assets contains only resources.
  private static func isLinkToSources(_ folder: String) -> Bool {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) else {
      return false
    }
    return !target.hasSuffix(".assets")
  }

  /// Endings of files that no command writes.
  private static let resourceEndings: Set<String> = [
    "xcassets", "xcstrings", "lproj", "strings", "ttf", "otf", "ttc",
  ]

  /// Font files are many and large, so they are identified by name and size.
  private static func addNames(in folder: String, to hash: inout SHA256) {
    for entry in names(in: folder) {
      var status = stat()
      guard stat(folder + "/" + entry, &status) == 0 else { continue }
      add(text: "\(entry) \(status.st_size)", to: &hash)
    }
  }

  private static func names(in folder: String) -> [String] {
    // A missing folder has no names.
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func failure(_ path: String) -> FileReadError {
    FileReadError(path: path, code: errno)
  }
}

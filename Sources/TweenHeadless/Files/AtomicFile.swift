import Foundation

/// Writes a file completely or not at all.
package enum AtomicFile {
  /// The number of links that Linux follows at most.
  private static let maximumLinks = 40
  /// The largest number of attempts to find a free random name. The first one is free, unless another
  /// program uses the same 64 random bits.
  private static let maximumNames = 8

  /// The place of a file.
  package struct Place: Equatable, Sendable {
    /// The real path: links are followed.
    package var path: String
    /// The attributes of the file that is replaced; nil where none exists.
    package var attributes: FileAttributes?
  }

  /// Checks `path` before it is written: it may be absent or a regular file, and a link may lead to
  /// either, as in a shell. Anything else throws an error that names it, since a device or a pipe
  /// would be replaced by a file.
  ///
  /// - Parameter followsLinks: Whether a link is allowed. It is not for names that only dumps use:
  ///   such a link would be an attack that makes us overwrite another file.
  package static func place(
    of path: String, followsLinks: Bool = true, on files: some FileSystem
  ) throws(FileError) -> Place {
    var place = path
    var leadsToFile = false
    for _ in 0...maximumLinks {
      switch try files.kind(place, followsLinks: false) {
      case .absent:
        // A deleted file that is still open has a link in /proc, but no name.
        if leadsToFile { throw FileError(path: path, code: ENOENT) }
        return Place(path: place)
      case .regular(let attributes, let isWritable):
        guard isWritable else { throw FileError(path: path, code: EACCES) }
        return Place(path: place, attributes: attributes)
      case .link where followsLinks:
        let end = try files.kind(place, followsLinks: true)
        guard end == .absent || end.isRegular else { throw refusal(of: path, "leads to", end) }
        leadsToFile = end.isRegular
        let next = try files.linkTarget(place)
        place = next.hasPrefix("/") ? next : folder(of: place) + next
      case let kind: throw refusal(of: path, "is", kind)
      }
    }
    throw FileError(path: path, code: ELOOP)
  }

  static func refusal(of path: String, _ verb: String, _ kind: FileKind) -> FileError {
    FileError(
      path: path, code: kind == .folder ? EISDIR : EEXIST,
      reason: "it \(verb) \(kind.phrase); expected a regular file or none")
  }

  /// `path` up to its last slash; empty for a name.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Writes `bytes` to a temporary file beside `path`, waits until they are on the disk, and renames
  /// it. On an error the temporary file is removed and an older file at `path` stays as it was.
  ///
  /// A replaced file keeps its permissions, and its owner as far as we may change owners, as after a
  /// write by a shell; a new file is ours, with the permissions of the process's mask.
  package static func write(
    _ bytes: [UInt8], to path: String, followsLinks: Bool = true, on files: some FileSystem
  ) throws(FileError) {
    let place = try place(of: path, followsLinks: followsLinks, on: files)
    do throws(FileError) {
      let (temporary, file) = try createTemporary(for: place, on: files)
      do throws(FileError) {
        try fill(file, temporary, with: bytes, on: files)
        try files.rename(temporary, to: place.path)
      } catch {
        // The first error is the one to report.
        try? files.remove(temporary)
        throw error
      }
    } catch {
      throw FileError(path: path, code: error.code, reason: error.reason)
    }
  }

  /// Creates the temporary file of `place`, in the same folder.
  static func createTemporary(
    for place: Place, on files: some FileSystem
  ) throws(FileError) -> (path: String, file: Int32) {
    let folder = folder(of: place.path)
    let name = String(place.path.dropFirst(folder.count))
    for _ in 1..<maximumNames {
      let path = folder + TemporaryName(for: name).text
      do throws(FileError) {
        return (path, try files.createTemporary(path, attributes: place.attributes))
      } catch {
        if error.code != EEXIST { throw error }
      }
    }
    throw FileError(path: place.path, code: EEXIST)
  }

  private static func fill(
    _ file: Int32, _ path: String, with bytes: [UInt8], on files: some FileSystem
  ) throws(FileError) {
    do {
      try writeAll(bytes, to: file, path: path, on: files)
      try files.synchronize(file, path: path)
    } catch {
      try? files.close(file, path: path)
      throw error
    }
    try files.close(file, path: path)
  }

  /// Writes all of `bytes`, in as many pieces as the system needs.
  package static func writeAll(
    _ bytes: [UInt8], to file: Int32, path: String, on files: some FileSystem
  ) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let rest = done
      let result = bytes.withUnsafeBytes { buffer in
        Result { () throws(FileError) -> Int in
          try files.write(UnsafeRawBufferPointer(rebasing: buffer[rest...]), to: file, path: path)
        }
      }
      let count = try result.get()
      // A file that accepts no bytes and reports no error would block us for ever.
      guard count > 0 else { throw FileError(path: path, code: EIO) }
      done += count
    }
  }
}

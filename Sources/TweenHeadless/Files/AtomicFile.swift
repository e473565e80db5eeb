import Foundation

/// Writing a file whole or not at all.
package enum AtomicFile {
  /// What a file is called until it is whole. A killed program may leave one behind; the next run
  /// writes over it.
  package static func temporaryPath(for path: String) -> String { path + ".partial" }

  /// Writes `bytes` to a temporary file beside `path`, waits until they are on the disk, and renames
  /// it. On an error nothing is left and an older file at `path` stands as it was.
  package static func write(
    _ bytes: [UInt8], to path: String, on files: some FileSystem
  ) throws(FileError) {
    let temporary = temporaryPath(for: path)
    do {
      try fill(temporary, with: bytes, on: files)
      try files.rename(temporary, to: path)
    } catch {
      // The first error is the one to tell.
      try? files.remove(temporary)
      throw FileError(path: path, code: error.code)
    }
  }

  private static func fill(
    _ path: String, with bytes: [UInt8], on files: some FileSystem
  ) throws(FileError) {
    let file = try files.create(path)
    do {
      try writeAll(bytes, to: file, path: path, on: files)
      try files.synchronize(file, path: path)
    } catch {
      try? files.close(file, path: path)
      throw error
    }
    try files.close(file, path: path)
  }

  /// Writes all of `bytes`, in as many pieces as the system takes.
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
      // A file that takes nothing and reports no error would hold us forever.
      guard count > 0 else { throw FileError(path: path, code: EIO) }
      done += count
    }
  }
}

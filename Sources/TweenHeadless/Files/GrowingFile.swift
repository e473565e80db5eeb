/// A file that grows piece by piece, and is useful at each moment.
///
/// With its first piece it replaces an earlier file of its name, which stays until then. Each piece
/// is written at once, so that a killed program leaves the pieces before.
package final class GrowingFile {
  /// The path as it was given.
  package let path: String
  private let files: any FileSystem
  private let place: AtomicFile.Place
  private var file: Int32?

  /// - Parameter path: a regular file, which is replaced, or none.
  package init(_ path: String, on files: any FileSystem) throws(FileError) {
    self.path = path
    self.files = files
    place = try AtomicFile.place(of: path, on: files)
  }

  /// Appends a piece.
  package func write(_ text: String) throws(FileError) {
    do throws(FileError) {
      try append(Array(text.utf8))
    } catch {
      throw FileError(path: path, code: error.code, reason: error.reason)
    }
  }

  private func append(_ bytes: [UInt8]) throws(FileError) {
    if let file { return try AtomicFile.writeAll(bytes, to: file, path: path, on: files) }
    let (temporary, file) = try AtomicFile.createTemporary(for: place, on: files)
    do throws(FileError) {
      try AtomicFile.writeAll(bytes, to: file, path: path, on: files)
      try files.rename(temporary, to: place.path)
    } catch {
      try? files.close(file, path: temporary)
      // The first error is the one to report.
      try? files.remove(temporary)
      throw error
    }
    self.file = file
  }

  /// Closes the file; nothing is written after it.
  package func close() throws(FileError) {
    guard let file else { return }
    self.file = nil
    try files.close(file, path: path)
  }

  /// The first free name of `stem-1.ending`, `stem-2.ending` and so on.
  package static func freeName(
    _ stem: String, _ ending: String, on files: any FileSystem
  ) throws(FileError) -> String {
    var number = 1
    while try files.kind("\(stem)-\(number).\(ending)", followsLinks: false) != .absent {
      number += 1
    }
    return "\(stem)-\(number).\(ending)"
  }
}

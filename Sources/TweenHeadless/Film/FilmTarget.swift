import Foundation

/// The destination of a film's bytes: a file that gets its name when it is complete, or standard
/// output.
final class FilmTarget {
  private let files: any FileSystem
  private let place: AtomicFile.Place?
  /// The file's name until it is complete; nil for standard output.
  let temporary: String?
  private let path: String
  private var file: Int32
  private var isOpen = true

  /// - Parameter path: `-` is standard output.
  init(_ path: String, on files: any FileSystem) throws(FileError) {
    self.files = files
    self.path = path == "-" ? "standard output" : path
    guard path != "-" else {
      place = nil
      temporary = nil
      file = STDOUT_FILENO
      return
    }
    let place = try AtomicFile.place(of: path, on: files)
    try Self.sweep(place, on: files)
    let new: (path: String, file: Int32)
    do throws(FileError) {
      new = try AtomicFile.createTemporary(for: place, on: files)
    } catch {
      throw FileError(path: path, code: error.code, reason: error.reason)
    }
    self.place = place
    temporary = new.path
    file = new.file
  }

  /// Removes temporary files of killed processes for a film of that name.
  private static func sweep(_ place: AtomicFile.Place, on files: any FileSystem) throws(FileError) {
    let folder = AtomicFile.folder(of: place.path)
    let target = TemporaryName.beginning(of: String(place.path.dropFirst(folder.count)))
    let names: [String]
    do throws(FileError) {
      names = try files.names(
        in: folder.isEmpty ? "." : folder.count > 1 ? String(folder.dropLast()) : folder)
    } catch {
      // A folder that can't be listed may still be writable.
      if error.code == EACCES { return }
      throw FileError(path: place.path, code: error.code, reason: error.reason)
    }
    for name in names {
      guard let temporary = TemporaryName(name), temporary.target == target, temporary.isAbandoned,
        try files.kind(folder + name, followsLinks: false).isRegular
      else { continue }
      try files.remove(folder + name)
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = try files.write(
        UnsafeRawBufferPointer(rebasing: bytes[done...]), to: file, path: path)
      // A file that accepts no bytes and reports no error would block us for ever.
      guard count > 0 else { throw FileError(path: path, code: EIO) }
      done += count
    }
  }

  /// Replaces bytes that were written before. Not for standard output.
  func overwrite(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = try files.overwrite(
        UnsafeRawBufferPointer(rebasing: bytes[done...]), in: file, at: offset + done, path: path)
      guard count > 0 else { throw FileError(path: path, code: EIO) }
      done += count
    }
  }

  /// Gives the complete file its name.
  func finish() throws(FileError) {
    guard let temporary, let place else { return }
    do throws(FileError) {
      isOpen = false
      // Another process may have written it: only the file's bytes must be on the disk.
      do throws(FileError) {
        try files.synchronize(file, path: path)
      } catch {
        try? files.close(file, path: path)
        throw error
      }
      try files.close(file, path: path)
      try files.rename(temporary, to: place.path)
    } catch {
      try? files.remove(temporary)
      throw FileError(path: path, code: error.code, reason: error.reason)
    }
  }

  /// Removes an incomplete file.
  func discard() {
    guard let temporary else { return }
    if isOpen { try? files.close(file, path: path) }
    isOpen = false
    try? files.remove(temporary)
  }
}

import TweenCodecs
import TweenPaint

/// Pictures as files.
package enum PictureFile {
  /// Throws an error for a name with the ending of another picture format than the written one.
  package static func checkName(_ path: String) throws(PictureNameError) {
    let name = path.split(separator: "/").last ?? ""
    // A leading dot makes a file hidden and is no ending.
    guard let dot = name.dropFirst().lastIndex(of: ".") else { return }
    let ending = name[dot...].lowercased()
    guard ending == ".png" else { throw PictureNameError(path: path) }
  }

  /// Throws an error for a name of another picture format, and for a path that can't be replaced by a
  /// file.
  static func check(_ path: String, on files: some FileSystem) throws {
    try checkName(path)
    _ = try AtomicFile.place(of: path, on: files)
  }

  /// Writes a bitmap as a PNG file, completely or not at all.
  static func write(_ bitmap: Bitmap, to path: String, on files: some FileSystem) throws {
    try checkName(path)
    try AtomicFile.write(PNGEncoder.encode(bitmap), to: path, on: files)
  }
}

/// A file's name with the ending of another format than PNG.
public struct PictureNameError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name or the path, as passed.
  public var path: String

  /// The error as a sentence for people, with the name and the expected ending.
  public var description: String {
    "pictures are written as PNG: found '\(path)'; expected a name that ends in .png."
  }
}

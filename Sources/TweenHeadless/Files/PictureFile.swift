import TweenCodecs
import TweenPaint

/// Pictures as files.
package enum PictureFile {
  /// Refuses a name that promises another kind of picture than the one that is written.
  package static func checkName(_ path: String) throws(PictureNameError) {
    let name = path.split(separator: "/").last ?? ""
    // A dot in front makes a file hidden and says nothing of its kind.
    guard let dot = name.dropFirst().lastIndex(of: ".") else { return }
    let ending = name[dot...].lowercased()
    guard ending == ".png" else { throw PictureNameError(path: path) }
  }

  /// Refuses a name of another kind of picture, and what can't be replaced by a file.
  static func check(_ path: String, on files: some FileSystem) throws {
    try checkName(path)
    _ = try AtomicFile.place(of: path, on: files)
  }

  /// Writes a bitmap as a PNG file, whole or not at all.
  static func write(_ bitmap: Bitmap, to path: String, on files: some FileSystem) throws {
    try checkName(path)
    try AtomicFile.write(PNGEncoder.encode(bitmap), to: path, on: files)
  }
}

/// A file's name that promises another kind of picture than PNG.
public struct PictureNameError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name as it was given.
  public var path: String

  /// The error as a sentence for people, with the name and what was expected.
  public var description: String {
    "pictures are written as PNG: found '\(path)'; expected a name that ends in .png."
  }
}

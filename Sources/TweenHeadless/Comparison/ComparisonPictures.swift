import Foundation
import TweenCodecs
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage

/// The pictures of compared frames: a folder for each program, with a file for each frame.
package struct ComparisonPictures: Sendable {
  /// The pictures of one frame, and the distance of A and B, eightfold, on black.
  struct Moment: Sendable {
    var a: Bitmap?
    var b: Bitmap?
    var comparison: BitmapComparison?
  }

  private let folders: (a: String, b: String)?

  /// - Parameter folders: The folder of A and the folder of B; nil: no pictures.
  package init(folders: (a: String, b: String)?) { self.folders = folders }

  /// The name of a frame's file.
  package static func name(ofFrame frame: Int) -> String { "frame-\(frame).png" }

  /// Draws the current frame of a stage into a folder.
  @MainActor package static func write(_ stage: Stage, to folder: String) throws {
    let renderer = Renderer(threadCount: nil)
    try renderer.render(stage.displayList)
    let path = "\(folder)/\(name(ofFrame: stage.frameIndex ?? 0))"
    try PictureFile.write(renderer.bitmap, to: path, on: SystemFiles())
  }

  /// Reads the pictures of a frame. A program without a picture, for example because it ended before, has
  /// none.
  func moment(_ frame: Int) throws -> Moment {
    guard let folders else { return Moment() }
    let a = try Self.picture("\(folders.a)/\(Self.name(ofFrame: frame))")
    let b = try Self.picture("\(folders.b)/\(Self.name(ofFrame: frame))")
    guard let a, let b else { return Moment(a: a, b: b) }
    return Moment(a: a, b: b, comparison: BitmapComparison(expected: a, actual: b))
  }

  private static func picture(_ path: String) throws -> Bitmap? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try ImageDecoder.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      throw FileReadError(path: path, reason: "it is not a picture that the command trace wrote")
    }
  }
}

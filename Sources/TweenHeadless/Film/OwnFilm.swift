import TweenCodecs
import TweenPaint
import TweenStage

extension FilmTarget: FilmSink {}

/// An animated PNG, which the program writes by itself.
final class APNGFilm: FilmTrack {
  private let writer: APNGWriter

  init(_ writer: APNGWriter) { self.writer = writer }

  func add(_ bitmap: Bitmap, isUnchanged: Bool) throws {
    // A box without pixels: there is nothing to compare.
    let box = FilmBox(left: 0, top: 0, width: 0, height: 0)
    try writer.add(bitmap, changedWithin: isUnchanged ? box : nil)
  }

  func finish() throws { try writer.finish() }
}

/// A GIF, which the program writes by itself.
final class GIFFilm: FilmTrack, FilmDropping {
  private let writer: GIFWriter

  init(_ writer: GIFWriter) { self.writer = writer }

  var droppedCount: Int { writer.droppedCount }

  func add(_ bitmap: Bitmap, isUnchanged: Bool) throws {
    try writer.add(bitmap, isUnchanged: isUnchanged)
  }

  func finish() throws { try writer.finish() }
}

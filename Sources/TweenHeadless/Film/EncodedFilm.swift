import TweenPaint

/// Frames that `ffmpeg` encodes.
final class EncodedFilm: FilmTrack {
  private let process: EncoderProcess
  private let pixels: FilmPixels

  init(_ process: EncoderProcess, pixels: FilmPixels) {
    self.process = process
    self.pixels = pixels
  }

  func add(_ bitmap: Bitmap, isUnchanged: Bool) throws {
    try pixels.withBytes(of: bitmap) { try process.write($0) }
  }

  func finish() throws { try process.finish() }

  func abandon() { process.end() }
}

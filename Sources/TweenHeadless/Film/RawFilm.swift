import TweenPaint

/// Raw frames, one behind the other, 4 bytes a pixel in the order red, green, blue, alpha: the exact
/// form for a pipe.
final class RawFilm: FilmTrack {
  private let target: FilmTarget
  private let pixels: FilmPixels

  init(_ target: FilmTarget, pixels: FilmPixels) {
    self.target = target
    self.pixels = pixels
  }

  func add(_ bitmap: Bitmap, isUnchanged: Bool) throws {
    let reordered = pixels.withBytes(of: bitmap) { bytes in
      bytes.bindMemory(to: UInt32.self).map { pixel in
        pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
      }
    }
    try reordered.withUnsafeBytes { try target.write($0) }
  }

  func finish() throws {}
}

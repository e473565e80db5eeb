import TweenCodecs
import TweenPaint
import TweenRaster

extension DisplayList {
  /// Draws the list on one thread, and returns the SHA-256 of its pixels as a manifest has it.
  ///
  /// - Throws: an error where the list's size or scale makes no picture.
  package func pixelHash() throws -> String {
    let renderer = Renderer(threadCount: 1)
    try renderer.render(self)
    return renderer.bitmap.pixelHash
  }
}

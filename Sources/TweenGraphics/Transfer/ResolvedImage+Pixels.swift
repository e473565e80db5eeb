import Foundation
import TweenGeometry
import TweenPaint
import TweenRaster
import TweenViews

extension ResolvedImage {
  /// The picture as pixels, and how many of them a point has; nil where a drawing is too large.
  ///
  /// - Parameter displayScale: Pixels per point of a drawing; a picture made of pixels has its own.
  package func pixels(displayScale: Double) -> (bitmap: Bitmap, scale: Double)? {
    guard let drawing else { return (bitmap, scale) }
    let scale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
    let contents = drawing.contents(
      in: CGRect(origin: .zero, size: drawing.size), transform: .identity, opacity: 1)
    let list = DisplayList(
      size: drawing.size, scale: scale, background: .transparent,
      items: contents.map { DisplayItem($0) })
    let renderer = Renderer(threadCount: 1)
    guard (try? renderer.render(list)) != nil, renderer.bitmap.width > 0 else { return nil }
    return (renderer.bitmap, scale)
  }
}

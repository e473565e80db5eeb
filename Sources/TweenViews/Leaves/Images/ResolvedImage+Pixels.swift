import Foundation
import Synchronization
import TweenGeometry
import TweenPaint

// Every program that shows a view has a rasterizer. TweenViews refers to it only by this symbol, so that it
// compiles without TweenRaster. Sources/TweenRaster/Bitmap+Drawing.swift defines the symbol; a program
// without it does not link.
@_silgen_name("inbetween_bitmap_of_display_list")
private func bitmap(of list: DisplayList) -> Bitmap?

extension ResolvedImage {
  /// The picture as pixels, and the number of pixels per point; nil if a drawing is too large.
  ///
  /// - Parameter displayScale: The number of pixels per point for a drawing; a picture made of pixels has
  ///   its own.
  package func pixels(displayScale: Double) -> (bitmap: Bitmap, scale: Double)? {
    guard let drawing else { return (bitmap, scale) }
    let scale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
    let contents = drawing.contents(
      in: CGRect(origin: .zero, size: drawing.size), transform: .identity, opacity: 1)
    return Self.bitmap(of: contents, size: drawing.size, scale: scale).map { ($0, scale) }
  }

  /// The contents as pixels; nil if there would be too many, or none.
  fileprivate static func bitmap(
    of contents: [DisplayItem.Content], size: CGSize, scale: Double
  ) -> Bitmap? {
    let list = DisplayList(
      size: size, scale: scale, background: .transparent, items: contents.map { DisplayItem($0) })
    return TweenViews.bitmap(of: list)
  }
}

/// Drawings as tiles of whole pixels. The last few are kept, since a paint is resolved again in each
/// animated frame.
final class DrawnTiles: Sendable {
  static let shared = DrawnTiles()

  private struct Tile: Sendable {
    var size: CGSize
    var contents: [DisplayItem.Content]
    var density: Double
    var bitmap: Bitmap
  }

  private let tiles = Mutex<[Tile]>([])
  private static let maximumTiles = 8
  /// The maximum number of pixels; more would not be visible.
  private static let maximumPixels = 4_194_304.0

  /// A tile of `size` points with contents drawn in it; nil if there is nothing to draw.
  ///
  /// - Parameter density: The requested number of pixels per point; a large tile gets fewer.
  func bitmap(of contents: [DisplayItem.Content], size: CGSize, density: Double) -> Bitmap? {
    guard size.width > 0, size.height > 0, density > 0, density.isFinite else { return nil }
    let most = (Self.maximumPixels / Double(size.width * size.height)).squareRoot()
    let density = min(density, most)
    return tiles.withLock { tiles in
      if let index = tiles.firstIndex(where: {
        $0.density == density && $0.size == size && $0.contents == contents
      }) {
        return tiles[index].bitmap
      }
      // The tile is stretched by less than a pixel, so that tiles meet at whole pixels.
      let pixels = CGSize(
        width: max((size.width * density).rounded(), 1),
        height: max((size.height * density).rounded(), 1))
      let place = CGAffineTransform(
        scaleX: pixels.width / size.width, y: pixels.height / size.height)
      guard
        let bitmap = ResolvedImage.bitmap(
          of: contents.map { $0.applying(place) }, size: pixels, scale: 1)
      else { return nil }
      tiles.append(Tile(size: size, contents: contents, density: density, bitmap: bitmap))
      if tiles.count > Self.maximumTiles { tiles.removeFirst() }
      return bitmap
    }
  }
}

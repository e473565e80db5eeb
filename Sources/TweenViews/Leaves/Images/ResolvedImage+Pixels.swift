import Foundation
import Synchronization
import TweenGeometry
import TweenPaint

// Every program that shows a view has a rasterizer; TweenViews knows it by this symbol alone, so that the
// compiler need not wait for TweenRaster. Sources/TweenRaster/Bitmap+Drawing.swift defines it; a program
// without it does not link.
@_silgen_name("inbetween_bitmap_of_display_list")
private func bitmap(of list: DisplayList) -> Bitmap?

extension ResolvedImage {
  /// The picture as pixels, and how many of them a point has; nil where a drawing is too large.
  ///
  /// - Parameter displayScale: Pixels per point of a drawing; a picture made of pixels has its own.
  package func pixels(displayScale: Double) -> (bitmap: Bitmap, scale: Double)? {
    guard let drawing else { return (bitmap, scale) }
    let scale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
    let contents = drawing.contents(
      in: CGRect(origin: .zero, size: drawing.size), transform: .identity, opacity: 1)
    return Self.bitmap(of: contents, size: drawing.size, scale: scale).map { ($0, scale) }
  }

  /// Contents as pixels; nil where there would be too many of them, or none.
  fileprivate static func bitmap(
    of contents: [DisplayItem.Content], size: CGSize, scale: Double
  ) -> Bitmap? {
    let list = DisplayList(
      size: size, scale: scale, background: .transparent, items: contents.map { DisplayItem($0) })
    return TweenViews.bitmap(of: list)
  }
}

/// Drawings as tiles of whole pixels, kept as long as they are among the last ones asked for: a paint
/// is resolved anew for each frame that moves.
final class DrawnTiles: Sendable {
  static let shared = DrawnTiles()

  private struct Tile: Sendable {
    var size: CGSize
    var contents: [DisplayItem.Content]
    var density: Double
    var bitmap: Bitmap
  }

  private let tiles = Mutex<[Tile]>([])
  private static let mostTiles = 8
  /// More pixels than this are none that one sees.
  private static let mostPixels = 4_194_304.0

  /// A tile of `size` points in which contents are drawn; nil where there is nothing to draw.
  ///
  /// - Parameter density: Pixels per point that are wanted; a large tile has fewer.
  func bitmap(of contents: [DisplayItem.Content], size: CGSize, density: Double) -> Bitmap? {
    guard size.width > 0, size.height > 0, density > 0, density.isFinite else { return nil }
    let most = (Self.mostPixels / Double(size.width * size.height)).squareRoot()
    let density = min(density, most)
    return tiles.withLock { tiles in
      if let index = tiles.firstIndex(where: {
        $0.density == density && $0.size == size && $0.contents == contents
      }) {
        return tiles[index].bitmap
      }
      // Stretched by less than a pixel, so that tiles meet at whole ones.
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
      if tiles.count > Self.mostTiles { tiles.removeFirst() }
      return bitmap
    }
  }
}

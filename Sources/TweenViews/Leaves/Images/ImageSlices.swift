import Foundation
import TweenGeometry
import TweenPaint

/// A part of an image and the rectangle that it fills.
struct ImageSlice: Equatable {
  /// The filled rectangle in points.
  var rect: CGRect
  /// The part of the image in pixels of the bitmap.
  var source: CGRect
  var isTiledAcross: Bool
  var isTiledDown: Bool
}

/// Cuts an image with caps along each axis into a low end, a middle and a high end.
///
///     +----+--------+----+   The corners keep their size, the edges are resized along
///     | A  |   B    | C  |   themselves, the middle both ways: scaled or tiled. Where the
///     +----+--------+----+   rectangle is too small for the caps, they share it, and the
///     | D  |   E    | F  |   middle is gone.
///     +----+--------+----+
///     | G  |   H    | I  |
///     +----+--------+----+
enum ImageSlices {
  /// A piece along one axis.
  struct Piece: Equatable {
    /// The filled range in points.
    var position: Range<Double>
    /// The range of the image in pixels.
    var source: Range<Double>
    var isTiled: Bool
  }

  /// The pieces of one axis: `pixelCount` pixels, `scale` of them per point, over `length` points, with
  /// caps in points. Pieces without length are left out.
  ///
  /// - Parameter center: The part between the caps that is used, in points; 0 for all of it.
  static func pieces(
    pixelCount: Double, scale: Double, length: Double, low: Double, high: Double, tiles: Bool,
    center: Double = 0
  ) -> [Piece] {
    guard length > 0, length.isFinite else { return [] }
    let natural = pixelCount / scale
    // With a scale that no file can have there are no caps.
    guard natural > 0, natural.isFinite else {
      return [Piece(position: 0..<length, source: 0..<pixelCount, isTiled: false)]
    }
    var low = low > 0 ? min(low, natural) : 0
    var high = high > 0 ? min(high, natural) : 0
    if low + high > natural {
      let share = natural / (low + high)
      (low, high) = (low * share, high * share)
    }
    let pixels = pixelCount
    let (lowPixels, highPixels) = (min(low * scale, pixels), max(pixels - high * scale, 0))
    var middle = lowPixels..<max(lowPixels, highPixels)
    if middle.isEmpty {
      // If the caps meet, the pixel at their meeting point is the middle.
      middle = max(lowPixels - 0.5, 0)..<min(lowPixels + 0.5, pixels)
    }
    if center > 0, middle.upperBound - middle.lowerBound > center * scale {
      middle = middle.lowerBound..<middle.lowerBound + center * scale
    }
    let share = low + high > length ? length / (low + high) : 1
    // Rounding can make a cap longer than the whole length.
    let (start, end) = (min(low * share, length), length - high * share)
    var pieces: [Piece] = []
    if start > 0 {
      pieces.append(Piece(position: 0..<start, source: 0..<lowPixels, isTiled: false))
    }
    if end > start { pieces.append(Piece(position: start..<end, source: middle, isTiled: tiles)) }
    if end < length {
      pieces.append(
        Piece(position: max(start, end)..<length, source: highPixels..<pixels, isTiled: false))
    }
    return pieces
  }

  /// The parts of an image, placed over a rectangle.
  static func slices(of image: ResolvedImage, over rect: CGRect) -> [ImageSlice] {
    let insets = image.resizing?.capInsets ?? EdgeInsets()
    let tiles = image.resizing?.mode == .tile
    let center = image.resizing?.center ?? .zero
    // In a drawing, one pixel is one point.
    let whole =
      image.drawing?.size ?? CGSize(width: image.bitmap.width, height: image.bitmap.height)
    let columns = pieces(
      pixelCount: whole.width, scale: image.scale, length: Double(rect.width),
      low: Double(insets.leading), high: Double(insets.trailing), tiles: tiles,
      center: center.width)
    let rows = pieces(
      pixelCount: whole.height, scale: image.scale, length: Double(rect.height),
      low: Double(insets.top), high: Double(insets.bottom), tiles: tiles,
      center: center.height)
    return rows.flatMap { row in
      columns.map { column in
        ImageSlice(
          rect: CGRect(column.position, row.position).offsetBy(dx: rect.minX, dy: rect.minY),
          source: CGRect(column.source, row.source),
          isTiledAcross: column.isTiled, isTiledDown: row.isTiled)
      }
    }
  }
}

extension CGRect {
  fileprivate init(_ x: Range<Double>, _ y: Range<Double>) {
    self.init(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }
}

extension ImageSlice {
  /// The paint of the part in its rectangle.
  func paint(_ image: ResolvedImage) -> PatternPaint {
    let across = isTiledAcross ? 1 / image.scale : rect.width / source.width
    let down = isTiledDown ? 1 / image.scale : rect.height / source.height
    return PatternPaint(
      bitmap: image.bitmap, source: source, horizontal: isTiledAcross ? .tiled : .padded,
      vertical: isTiledDown ? .tiled : .padded, sampling: image.sampling,
      transform: CGAffineTransform(
        a: across, b: 0, c: 0, d: down, tx: rect.minX - source.minX * across,
        ty: rect.minY - source.minY * down))
  }
}

extension ImageSlice {
  /// The rectangles for the whole drawing that put its part in `rect`, once or repeated.
  func places(of size: CGSize) -> [CGRect] {
    guard source.width > 0, source.height > 0 else { return [] }
    let (columns, across) = steps(rect.width, source.width, isTiled: isTiledAcross)
    let (rows, down) = steps(rect.height, source.height, isTiled: isTiledDown)
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        CGRect(
          x: rect.minX + (source.width * CGFloat(column) - source.minX) * across,
          y: rect.minY + (source.height * CGFloat(row) - source.minY) * down,
          width: size.width * across, height: size.height * down)
      }
    }
  }

  /// The maximum number of copies of a drawing along one axis; more would be too small to see, and it is
  /// stretched.
  private static let maximumTiles = 64

  private func steps(
    _ length: CGFloat, _ part: CGFloat, isTiled: Bool
  ) -> (count: Int, scale: CGFloat) {
    let count = (length / part).rounded(.up)
    guard isTiled, count <= CGFloat(Self.maximumTiles) else { return (1, length / part) }
    return (max(1, Int(count)), 1)
  }
}

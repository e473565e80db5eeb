import Foundation
import TweenGeometry
import TweenPaint

/// A box around a drawing in fractional pixels; possibly unbounded.
struct PictureBox {
  var low: SIMD2<Double>
  var high: SIMD2<Double>

  static let empty = PictureBox(
    low: SIMD2(repeating: .infinity), high: SIMD2(repeating: -.infinity))
  static let everything = PictureBox(
    low: SIMD2(repeating: -.infinity), high: SIMD2(repeating: .infinity))

  init(low: SIMD2<Double>, high: SIMD2<Double>) {
    self.low = low
    self.high = high
  }

  init(_ rect: PixelRect) {
    low = SIMD2(Double(rect.x), Double(rect.y))
    high = low + SIMD2(Double(rect.width), Double(rect.height))
  }

  /// The corners of a rectangle, mapped. Empty when a number is not finite.
  init(_ rect: CGRect, _ transform: CGAffineTransform) {
    self = .empty
    for corner in Self.corners(rect) {
      let point = corner.applying(transform)
      guard point.x.isFinite, point.y.isFinite else {
        self = .empty
        return
      }
      add(SIMD2(point.x, point.y))
    }
  }

  /// A path's control points, mapped. Empty when nothing can be drawn.
  init(_ path: Path, _ transform: CGAffineTransform) {
    guard let bounds = PathFlattener.controlBounds(of: path, transform: transform) else {
      self = .empty
      return
    }
    low = bounds.low
    high = bounds.high
  }

  static func corners(_ rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  var isEmpty: Bool { !(low.x < high.x && low.y < high.y) }

  mutating func add(_ point: SIMD2<Double>) {
    low = SIMD2(min(low.x, point.x), min(low.y, point.y))
    high = SIMD2(max(high.x, point.x), max(high.y, point.y))
  }

  mutating func unite(_ other: PictureBox) {
    if other.isEmpty { return }
    add(other.low)
    add(other.high)
  }

  func intersection(_ other: PictureBox) -> PictureBox {
    PictureBox(
      low: SIMD2(max(low.x, other.low.x), max(low.y, other.low.y)),
      high: SIMD2(min(high.x, other.high.x), min(high.y, other.high.y)))
  }

  func grown(_ x: Double, _ y: Double) -> PictureBox {
    isEmpty ? self : PictureBox(low: low - SIMD2(x, y), high: high + SIMD2(x, y))
  }

  func moved(_ by: SIMD2<Double>) -> PictureBox { PictureBox(low: low + by, high: high + by) }

  /// The whole pixels that it touches, clipped to about ±1e9.
  var pixels: PixelRect {
    if isEmpty { return .empty }
    let low = SIMD2(
      Self.bounded(self.low.x.rounded(.down)), Self.bounded(self.low.y.rounded(.down)))
    let high = SIMD2(Self.bounded(self.high.x.rounded(.up)), Self.bounded(self.high.y.rounded(.up)))
    return PixelRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The whole pixels inside it, with a tolerance of a thousandth.
  var innerPixels: PixelRect {
    let inner = grown(0.001, 0.001)
    if inner.isEmpty { return .empty }
    let low = SIMD2(Self.bounded(inner.low.x.rounded(.up)), Self.bounded(inner.low.y.rounded(.up)))
    let high = SIMD2(
      Self.bounded(inner.high.x.rounded(.down)), Self.bounded(inner.high.y.rounded(.down)))
    if high.x <= low.x || high.y <= low.y { return .empty }
    return PixelRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  private static func bounded(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
}

extension PixelRect {
  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var isEmpty: Bool { width <= 0 || height <= 0 }
  /// At most 2^60, so that a few of them can be summed.
  var area: Int { min(max(width, 0), 1 << 30) * min(max(height, 0), 1 << 30) }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    if right <= left || bottom <= top { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func grown(_ dx: Int, _ dy: Int) -> PixelRect {
    isEmpty ? self : PixelRect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  func moved(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle in coarser pixels, including partly covered ones.
  func scaled(_ share: SIMD2<Double>) -> PixelRect {
    PictureBox(
      low: SIMD2(Double(x), Double(y)) * share, high: SIMD2(Double(maxX), Double(maxY)) * share
    ).pixels
  }

  /// Grown to whole tiles of 16 pixels, so that a picture that grows a little keeps its size.
  var tiled: PixelRect {
    if isEmpty { return .empty }
    let left = x & ~15
    let top = y & ~15
    return PixelRect(
      x: left, y: top, width: ((maxX + 15) & ~15) - left, height: ((maxY + 15) & ~15) - top)
  }
}

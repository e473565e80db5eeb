import Foundation
import TweenGeometry
import TweenPaint

/// A bitmap as a function of the plane, slow and in doubles.
struct ReferenceImage {
  let bitmap: Bitmap
  let source: CGRect
  let horizontal: PatternPaint.Extent
  let vertical: PatternPaint.Extent

  init(_ pattern: PatternPaint) {
    bitmap = pattern.bitmap
    source = pattern.source
    horizontal = pattern.horizontal
    vertical = pattern.vertical
  }

  /// A coordinate within the source; nil where nothing is.
  private func inside(
    _ x: Double, _ low: Double, _ high: Double, _ extent: PatternPaint.Extent
  ) -> Double? {
    if x >= low && x < high { return x }
    switch extent {
    case .clear: return nil
    case .padded: return x < low ? low : high.nextDown
    case .tiled:
      let place = x - ((x - low) / (high - low)).rounded(.down) * (high - low)
      return min(max(place, low), high.nextDown)
    }
  }

  /// Blue, green, red, alpha in levels.
  func color(_ u: Double, _ v: Double) -> SIMD4<Double> {
    guard let x = inside(u, source.minX, source.maxX, horizontal),
      let y = inside(v, source.minY, source.maxY, vertical)
    else { return .zero }
    let pixel = bitmap.pixels[Int(y) * bitmap.width + Int(x)]
    return SIMD4(
      Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
  }

  /// The exact mean over a box, of a source of whole pixels.
  func mean(_ u: Double, _ v: Double, width: Double, height: Double) -> SIMD4<Double> {
    func cells(_ center: Double, _ size: Double) -> [(Double, Double)] {
      let (low, high) = (center - size / 2, center + size / 2)
      return (Int(low.rounded(.down))...Int(high.rounded(.down))).map { cell in
        (Double(cell) + 0.5, max(0, min(high, Double(cell + 1)) - max(low, Double(cell))) / size)
      }
    }
    var sum = SIMD4<Double>.zero
    for (y, down) in cells(v, height) {
      for (x, across) in cells(u, width) { sum += color(x, y) * (across * down) }
    }
    return sum
  }

  /// Between the four pixels around a point, of a source of whole pixels.
  func interpolated(_ u: Double, _ v: Double) -> SIMD4<Double> { mean(u, v, width: 1, height: 1) }

  /// The mean of many points of a slanted area around a point.
  func mean(
    around p: SIMD2<Double>, _ across: SIMD2<Double>, _ down: SIMD2<Double>, points: Int
  ) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    for row in 0..<points {
      for column in 0..<points {
        let q =
          p + across * ((Double(column) + 0.5) / Double(points) - 0.5)
          + down * ((Double(row) + 0.5) / Double(points) - 0.5)
        sum += color(q.x, q.y)
      }
    }
    return sum / Double(points * points)
  }
}

/// The largest distance of a channel, in levels.
func distance(_ pixel: UInt32, _ expected: SIMD4<Double>) -> Double {
  let found = SIMD4(
    Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
  let d = found - expected
  return max(max(abs(d.x), abs(d.y)), max(abs(d.z), abs(d.w)))
}

import Foundation

/// The integer grid to which outlines are rounded before they are combined. Its step is a power of two,
/// at most 2^-38 of the size of the outlines.
///
/// The centre of the grid is a multiple of a large power of two, so that coordinates with few bits,
/// such as whole and half points, are exactly on the grid.
struct GridSpace {
  private static let bits = 38

  private let middle: SIMD2<Double>
  private let step: Double
  private let scale: Double
  /// The bounds of the grid. Points outside are moved to them, so that small paths keep their shape
  /// when combined with paths of almost infinite size.
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  /// The longer side of the part that is represented to scale.
  let size: Double

  /// Creates a grid for control points within `low`...`high`; nil where this range has no usable size.
  init?(low: SIMD2<Double>, high: SIMD2<Double>, reachesBeyond: Bool) {
    var (low, high) = (low, high)
    if reachesBeyond {
      if low.x > high.x { (low, high) = (SIMD2(-1, -1), SIMD2(1, 1)) }
      let margin = max(1e-6, max(high.x - low.x, high.y - low.y))
      low -= margin
      high += margin
    }
    size = max(high.x - low.x, high.y - low.y)
    guard size > 1e-200, size.isFinite else { return nil }
    (self.low, self.high) = (low, high)
    // size / 2 <= 2^exponent
    let exponent = size.exponent
    let coarse = Double(sign: .plus, exponent: exponent, significand: 1)
    middle = SIMD2(
      ((low.x + high.x) * 0.5 / coarse).rounded() * coarse,
      ((low.y + high.y) * 0.5 / coarse).rounded() * coarse)
    step = Double(sign: .plus, exponent: exponent - Self.bits, significand: 1)
    scale = Double(sign: .plus, exponent: Self.bits - exponent, significand: 1)
  }

  /// Returns the grid point nearest to a point with finite coordinates.
  func gridPoint(_ p: CGPoint) -> GridPoint {
    let x = min(max(p.x, low.x), high.x)
    let y = min(max(p.y, low.y), high.y)
    return GridPoint(
      x: Int64(((x - middle.x) * scale).rounded()), y: Int64(((y - middle.y) * scale).rounded()))
  }

  func point(_ p: GridPoint) -> CGPoint {
    CGPoint(x: middle.x + Double(p.x) * step, y: middle.y + Double(p.y) * step)
  }
}

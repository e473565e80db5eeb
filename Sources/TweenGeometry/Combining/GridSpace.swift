import Foundation

/// The integer grid that outlines are laid on before they are combined, fine enough that nothing of
/// them is lost: its step is 2^-38 of their size or less, a power of two.
///
/// Its middle is a multiple of a large power of two, so that numbers of few bits, such as whole and
/// half points, lie on it exactly.
struct GridSpace {
  private static let bits = 38

  private let middle: SIMD2<Double>
  private let step: Double
  private let scale: Double
  /// What is further out counts as lying on its rim: where paths as large as numbers go meet small
  /// ones, the small ones keep their shape.
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  /// The longer side of what is laid out to scale.
  let size: Double

  /// A grid for what has control points within `low`...`high`, as far as they are to scale; nil
  /// where that has no size that can be worked with.
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

  /// The grid point nearest to a point whose numbers are finite.
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

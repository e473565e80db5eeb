import Foundation
import TweenMath

/// The window in which a stroke is visible; parts outside of it need not be stroked.
///
/// A stroke for a window has, for each line of the whole stroke's outline near the window, the
/// identical line. Only closed contours beyond the window's sides are omitted; each of them is a dash
/// or a stretch of the path.
package struct StrokeWindow: Equatable {
  /// The transform from the path's points to the window's.
  private let transform: CGAffineTransform
  /// The bounds of the path's points whose stroke can be visible.
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>

  /// Creates a window; nil where a number is not finite.
  ///
  /// - Parameters:
  ///   - transform: The transform from the path's points to those of `rect`.
  ///   - rect: The visible rectangle, with a margin: omitted parts are outside of it.
  ///   - reach: The distance of the stroke from the path, along the axes of `rect`.
  package init?(_ transform: CGAffineTransform, rect: CGRect, reach: SIMD2<Double>) {
    let (low, high) = (SIMD2(rect.minX, rect.minY) - reach, SIMD2(rect.maxX, rect.maxY) + reach)
    guard isReasonable(low), isReasonable(high) else { return nil }
    self.transform = transform
    self.low = low
    self.high = high
  }

  /// Returns whether the stroke of points in a box, extended by rounding errors, is invisible.
  func hides(_ box: (low: SIMD2<Double>, high: SIMD2<Double>)) -> Bool {
    let middle = (box.low + box.high) * 0.5
    let half = (box.high - box.low) * 0.5
    let t = transform
    let x = t.a * middle.x + t.c * middle.y + t.tx
    let y = t.b * middle.x + t.d * middle.y + t.ty
    // A billionth is far above rounding errors, and far below the visible detail of a box of this size.
    let slack = 1e-9
    let noise = slack * (abs(t.tx) + abs(t.ty))
    let reach = half + (half + greater(middle, -middle)) * slack
    let halfX = abs(t.a) * reach.x + abs(t.c) * reach.y + noise
    let halfY = abs(t.b) * reach.x + abs(t.d) * reach.y + noise
    // The comparisons are false for NaN.
    return x + halfX < low.x || x - halfX > high.x || y + halfY < low.y || y - halfY > high.y
  }

  func hides(_ segment: Segment) -> Bool { hides(segment.box(from: 0, to: 1)) }

  /// Returns whether the stroke of a whole subpath is invisible.
  func hides(_ subpath: StrokeSubpath) -> Bool {
    var box = (low: SIMD2(subpath.start), high: SIMD2(subpath.start))
    for segment in subpath.segments {
      let own = segment.controlBox
      box = (lesser(box.low, own.low), greater(box.high, own.high))
    }
    return hides(box)
  }
}

extension Segment {
  /// Returns a box around all points between two parameters: the bounds of the control points, or an
  /// upper bound for an elliptic arc.
  func box(from t0: Double, to t1: Double) -> (low: SIMD2<Double>, high: SIMD2<Double>) {
    guard case .arc(_, let arc, _) = self else { return piece(from: t0, to: t1).controlBox }
    let whole = controlBox
    let sweep = abs(arc.sweep) * (t1 - t0)
    if sweep > 3 { return whole }
    // Along an axis, c + r cos(t - phase) deviates from the line between its ends by at most r sweep² /
    // 8.
    let bulge = (whole.high - whole.low) * 0.5 * (sweep * sweep / 8)
    let (a, b) = (SIMD2(t0 <= 0 ? start : point(at: t0)), SIMD2(t1 >= 1 ? end : point(at: t1)))
    return (lesser(a, b) - bulge, greater(a, b) + bulge)
  }
}

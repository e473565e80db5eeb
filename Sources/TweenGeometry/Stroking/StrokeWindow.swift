import Foundation
import TweenMath

/// Where a stroke is seen: what lies outside need not be stroked.
///
/// A stroke made for a window has, for each line of the whole stroke's outline that comes near the
/// window, the same line, number by number. What is left out are closed contours that lie beyond
/// the window's sides, a dash or a stretch of the path each.
package struct StrokeWindow: Equatable {
  /// Leads from the path's points to the window's.
  private let transform: CGAffineTransform
  /// The pen's centre is beyond these where nothing of what it draws is seen.
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>

  /// nil where some number is not finite.
  ///
  /// - Parameters:
  ///   - transform: the path's points to those of `rect`.
  ///   - rect: what is seen, with some room: what is left out lies outside of it.
  ///   - reach: how far from the path the pen draws, along the axes of `rect`.
  package init?(_ transform: CGAffineTransform, rect: CGRect, reach: SIMD2<Double>) {
    let (low, high) = (SIMD2(rect.minX, rect.minY) - reach, SIMD2(rect.maxX, rect.maxY) + reach)
    guard isReasonable(low), isReasonable(high) else { return nil }
    self.transform = transform
    self.low = low
    self.high = high
  }

  /// Whether nothing is seen of what the pen draws while it is in a box, or as far outside of it as
  /// rounding may put it.
  func hides(_ box: (low: SIMD2<Double>, high: SIMD2<Double>)) -> Bool {
    let middle = (box.low + box.high) * 0.5
    let half = (box.high - box.low) * 0.5
    let t = transform
    let x = t.a * middle.x + t.c * middle.y + t.tx
    let y = t.b * middle.x + t.d * middle.y + t.ty
    // A billionth is far above rounding, and far below what is to be seen of a box this large.
    let slack = 1e-9
    let noise = slack * (abs(t.tx) + abs(t.ty))
    let reach = half + (half + greater(middle, -middle)) * slack
    let halfX = abs(t.a) * reach.x + abs(t.c) * reach.y + noise
    let halfY = abs(t.b) * reach.x + abs(t.d) * reach.y + noise
    // NaN hides nothing.
    return x + halfX < low.x || x - halfX > high.x || y + halfY < low.y || y - halfY > high.y
  }

  func hides(_ segment: Segment) -> Bool { hides(segment.box(from: 0, to: 1)) }

  /// Whether nothing is seen of what the pen draws along a whole subpath.
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
  /// Holds all points between two parameters: those of the control points, or as much of an ellipse
  /// as the arc may reach.
  func box(from t0: Double, to t1: Double) -> (low: SIMD2<Double>, high: SIMD2<Double>) {
    guard case .arc(_, let arc, _) = self else { return piece(from: t0, to: t1).controlBox }
    let whole = controlBox
    let sweep = abs(arc.sweep) * (t1 - t0)
    if sweep > 3 { return whole }
    // Along an axis, c + r cos(t - phase) leaves the line between its ends by r sweep² / 8 at most.
    let bulge = (whole.high - whole.low) * 0.5 * (sweep * sweep / 8)
    let (a, b) = (SIMD2(t0 <= 0 ? start : point(at: t0)), SIMD2(t1 >= 1 ? end : point(at: t1)))
    return (lesser(a, b) - bulge, greater(a, b) + bulge)
  }
}

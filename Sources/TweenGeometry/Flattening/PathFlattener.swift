import Foundation
import TweenMath

/// Approximates the arcs and curves of paths by short straight lines.
///
/// Goals, in order: equal bits on every machine (only + - * / and square roots, and TweenMath's sines);
/// lines within the tolerance; no work for parts outside of `visible`; speed.
///
/// Arcs are divided by angle: with a fixed step, points on an ellipse satisfy `p[k+1] = 2 cos(step)
/// p[k] - p[k-1]` about its centre, which is one multiplication per coordinate. Bézier curves are
/// divided into equal steps of the parameter. `Fit` determines the number of steps.
///
/// Copies share the outline to which they add points.
public struct PathFlattener {
  /// The kind of error that is limited by the tolerance.
  public enum Fit: Sendable {
    /// All vertices are on the curve, and every point of the curve is within `tolerance` of its line.
    /// (The chord of a curve f over a step h deviates by at most h² max|f''| / 8.)
    case distance
    /// For filling: the signed area between the curve and its lines, between any two points, is at most
    /// `tolerance`.
    ///
    /// Inner vertices are slightly outside of the curve, by two thirds of the chord's deviation, so
    /// that every line has equal areas on both sides, and the error does not accumulate along the
    /// curve. The first and the last step have half of the length, because the ends are fixed. For the
    /// same error in every pixel, this needs a half to a fifth of the lines.
    case area
  }

  /// The largest error: a distance or an area, in the units of the target space. A value that is not
  /// above 0 counts as a millionth.
  public var tolerance: Double {
    didSet { tolerance = Self.usable(tolerance) }
  }
  /// The kind of error that is limited by the tolerance.
  public let fit: Fit
  /// The area in which detail matters, in the target space. Parts completely outside of it keep only
  /// their end points. nil: everywhere.
  public var visible: CGRect?
  /// The outline to which points are added.
  public let outline: FlatOutline

  /// The largest valid target coordinate. Up to it, double precision keeps shapes on any canvas exact
  /// to far below a thousandth of a pixel.
  public static let largestCoordinate = 1e12
  /// The largest valid sweep of an arc, in radians: some 600 turns.
  static let largestSweep = 4000.0
  /// Pieces with more steps than this are halved while a part of the path is invisible, so that each
  /// half can be culled. A larger number computes more invisible steps, a smaller one more sines.
  static let stepsBeforeCulling = 48.0
  /// With `Fit.area`, the largest distance of a vertex from its position on the curve.
  package static let largestShift = 0.05
  /// The largest depth of halving; 2^40 pieces of a curve are finer than any tolerance in use.
  static let deepestHalving = 40

  var low = SIMD2<Double>(repeating: -.infinity)
  var high = SIMD2<Double>(repeating: .infinity)
  var isCulling = false

  /// Creates a flattener from the values of its properties.
  public init(
    tolerance: Double, fit: Fit = .distance, visible: CGRect? = nil,
    outline: FlatOutline = FlatOutline()
  ) {
    self.tolerance = Self.usable(tolerance)
    self.fit = fit
    self.visible = visible
    self.outline = outline
  }

  /// Returns a positive tolerance: with 0, the number of lines would be infinite.
  private static func usable(_ tolerance: Double) -> Double { tolerance > 0 ? tolerance : 1e-6 }

  /// Returns the bounds of the path's control points and of the whole ellipses of its arcs, in the
  /// target space. nil where a coordinate is not finite or beyond `largestCoordinate`. Empty paths have
  /// the bounds low > high.
  package static func controlBounds(
    of path: Path, transform t: CGAffineTransform
  ) -> (low: SIMD2<Double>, high: SIMD2<Double>)? {
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)
    var isSound = true
    let colX = SIMD2<Double>(t.a, t.b)
    let colY = SIMD2<Double>(t.c, t.d)
    let origin = SIMD2<Double>(t.tx, t.ty)
    path.coordinates.withUnsafeBufferPointer { numbers in
      var at = 0
      for verb in path.verbs {
        if verb == .arc {
          let c = origin + colX * numbers[at] + colY * numbers[at + 1]
          let u = colX * numbers[at + 2] + colY * numbers[at + 3]
          let v = colX * numbers[at + 4] + colY * numbers[at + 5]
          let reach = (u * u + v * v).squareRoot()
          low = lesser(low, c - reach)
          high = greater(high, c + reach)
          isSound =
            isSound && isReasonable(c) && isReasonable(reach)
            && abs(numbers[at + 6]) <= largestCoordinate && abs(numbers[at + 7]) <= largestSweep
          at &+= 8
        } else {
          let end = at &+ verb.coordinateCount
          while at < end {
            let p = origin + colX * numbers[at] + colY * numbers[at + 1]
            low = lesser(low, p)
            high = greater(high, p)
            isSound = isSound && isReasonable(p)
            at &+= 2
          }
        }
      }
    }
    return isSound ? (low, high) : nil
  }

  /// Flattens `path`, transformed by `transform`, and adds its contours to `outline`. Returns false,
  /// and adds nothing, where a number is not finite, a point is beyond `largestCoordinate`, or an arc
  /// turns by more than 4000 radians.
  @discardableResult
  public mutating func flatten(_ path: Path, transform: CGAffineTransform = .identity) -> Bool {
    guard let bounds = Self.controlBounds(of: path, transform: transform) else { return false }
    flatten(path, transform: transform, controlBounds: bounds)
    return true
  }

  package mutating func flatten(
    _ path: Path, transform t: CGAffineTransform,
    controlBounds: (low: SIMD2<Double>, high: SIMD2<Double>)
  ) {
    findCulling(controlBounds)
    let colX = SIMD2<Double>(t.a, t.b)
    let colY = SIMD2<Double>(t.c, t.d)
    let origin = SIMD2<Double>(t.tx, t.ty)
    path.coordinates.withUnsafeBufferPointer { numbers in
      var at = 0
      var start = SIMD2<Double>.zero
      var current = SIMD2<Double>.zero
      var isOpen = false
      @inline(__always) func point(_ offset: Int) -> SIMD2<Double> {
        origin + colX * numbers[at &+ offset] + colY * numbers[at &+ offset &+ 1]
      }
      @inline(__always) func vector(_ offset: Int) -> SIMD2<Double> {
        colX * numbers[at &+ offset] + colY * numbers[at &+ offset &+ 1]
      }
      for verb in path.verbs {
        if verb != .move && verb != .close && !isOpen {
          outline.beginContour(current)
          start = current
          isOpen = true
        }
        switch verb {
        case .move:
          current = point(0)
          isOpen = false
        case .line:
          current = point(0)
          outline.append(current)
        case .quad:
          let p1 = point(0)
          let p2 = point(2)
          addQuad(current, p1, p2, depth: 0)
          current = p2
        case .cubic:
          let p1 = point(0)
          let p2 = point(2)
          let p3 = point(4)
          addCubic(current, p1, p2, p3, depth: 0)
          current = p3
        case .arc:
          let arc = MappedArc(
            center: point(0), u: vector(2), v: vector(4), angle: numbers[at &+ 6],
            sweep: numbers[at &+ 7])
          current = addArc(arc)
        case .close:
          current = start
          isOpen = false
        }
        at &+= verb.coordinateCount
      }
    }
  }

  private mutating func findCulling(_ bounds: (low: SIMD2<Double>, high: SIMD2<Double>)) {
    isCulling = false
    guard let visible else { return }
    low = SIMD2(visible.minX, visible.minY)
    high = SIMD2(visible.maxX, visible.maxY)
    isCulling =
      bounds.low.x < low.x || bounds.low.y < low.y || bounds.high.x > high.x
      || bounds.high.y > high.y
  }

  /// Returns whether the box between two corners is beyond one side of the visible area.
  @inline(__always)
  func isInvisible(_ boxLow: SIMD2<Double>, _ boxHigh: SIMD2<Double>) -> Bool {
    boxHigh.x < low.x || boxLow.x > high.x || boxHigh.y < low.y || boxLow.y > high.y
  }
}

@inline(__always)
func lesser(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y)
}

@inline(__always)
func greater(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y)
}

/// Returns whether a point is finite and within `largestCoordinate`.
@inline(__always)
func isReasonable(_ p: SIMD2<Double>) -> Bool {
  abs(p.x) <= PathFlattener.largestCoordinate && abs(p.y) <= PathFlattener.largestCoordinate
}

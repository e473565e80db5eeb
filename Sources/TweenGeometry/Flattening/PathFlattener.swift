import Foundation
import TweenMath

/// Turns the arcs and curves of paths into short straight lines.
///
/// Goals, in order: equal bits everywhere (only + - * / and square roots, and TweenMath's sines);
/// lines as near to the curve as asked for; no work for what lies outside `visible`; speed.
///
/// Arcs are stepped by angle: with a fixed step, points on an ellipse obey
/// `p[k+1] = 2 cos(step) p[k] - p[k-1]` about its centre, one multiplication a coordinate. Béziers
/// are cut into equal steps of the parameter. How many is said by `Fit`.
///
/// Copies share the outline that they add to.
public struct PathFlattener {
  /// What is asked of the lines.
  public enum Fit: Sendable {
    /// All vertices lie on the curve, and no point of the curve is further than `tolerance` from
    /// its line. (The chord of a curve f over a step h is off by at most h² max|f''| / 8.)
    case distance
    /// For filling: between the curve and its lines no stretch encloses more than `tolerance` of
    /// area, counted with its sign.
    ///
    /// Inner vertices lie a little outside the curve, by two thirds of the chord's deviation, so
    /// that every line has as much area on one side as on the other, and the error does not add up
    /// along the curve. The first and the last step are half as long, because the ends stay where
    /// they are. For the same error in every pixel this takes a half to a fifth of the lines.
    case area
  }

  /// The greatest error: a distance or an area, in the units of the target space. What is not above
  /// 0 counts as a millionth.
  public var tolerance: Double {
    didSet { tolerance = Self.usable(tolerance) }
  }
  /// What is asked of the lines.
  public let fit: Fit
  /// Where detail matters, in the target space: what lies outside it altogether keeps its
  /// end points only. nil: everywhere.
  public var visible: CGRect?
  /// Where the points go.
  public let outline: FlatOutline

  /// Target coordinates beyond this are bad numbers; up to it, double precision leaves the shapes
  /// on any canvas intact to far below a pixel's thousandth.
  public static let largestCoordinate = 1e12
  /// An arc that turns further than this (radians) is a bad number: some 600 times around.
  static let largestSweep = 4000.0
  /// Pieces of more steps than this are halved, and their halves looked at alone, as long as a
  /// part of the path is invisible. Larger: more steps outside. Smaller: more sines.
  static let stepsBeforeCulling = 48.0
  /// With `Fit.area`: how far a vertex may lie from its place on the curve.
  package static let largestShift = 0.05
  /// Bounds the halving; 2^40 pieces of a curve are finer than any tolerance in use.
  static let deepestHalving = 40

  var low = SIMD2<Double>(repeating: -.infinity)
  var high = SIMD2<Double>(repeating: .infinity)
  var isCulling = false

  /// A flattener of its own settings; see the properties of the same names.
  public init(
    tolerance: Double, fit: Fit = .distance, visible: CGRect? = nil,
    outline: FlatOutline = FlatOutline()
  ) {
    self.tolerance = Self.usable(tolerance)
    self.fit = fit
    self.visible = visible
    self.outline = outline
  }

  /// Of no error there would be no end of lines.
  private static func usable(_ tolerance: Double) -> Double { tolerance > 0 ? tolerance : 1e-6 }

  /// The bounds of everything a path's numbers reach in the target space: control points, and
  /// whole ellipses for arcs. nil when a number is not finite or beyond `largestCoordinate`.
  /// Empty paths have the bounds low > high.
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

  /// Flattens `path`, mapped by `transform`, and adds its contours to `outline`. Gives false, and
  /// adds nothing, when a number is not finite, a point lies beyond `largestCoordinate` or an arc
  /// turns further than 4000 radians.
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

  /// Whether everything between the two corners lies beyond one side of the visible area.
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

/// Neither NaN nor infinite nor beyond what is drawn.
@inline(__always)
func isReasonable(_ p: SIMD2<Double>) -> Bool {
  abs(p.x) <= PathFlattener.largestCoordinate && abs(p.y) <= PathFlattener.largestCoordinate
}

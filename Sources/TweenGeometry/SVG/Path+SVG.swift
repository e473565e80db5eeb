import Foundation
import TweenMath

extension Path {
  /// Creates the path that SVG path data describes, such as the attribute `d` of an SVG path element:
  /// `"M 10 10 h 20 v 20 z"`.
  ///
  /// All commands are supported, in capital letters (positions) and small letters (distances from the
  /// current point): M, L, H, V, C, S, Q, T, A, Z. Elliptic arcs stay exact. Empty text and white space
  /// give an empty path. Numbers are in points, with y growing downwards.
  ///
  /// - Throws: `SVGPathDataError` at the first position where the text is not path data, or a number is
  ///   out of range. Unlike in browsers, the part before the error is not drawn.
  public init(svgPathData text: String) throws {
    self = try SVGPathReader.path(text)
  }

  /// The path as SVG path data, one command per segment, in positions.
  ///
  /// Numbers are the shortest that read back to the same bits. Arcs are written as A, in pieces of at
  /// most a quarter turn, because SVG computes the centres of longer arcs less accurately; the curve
  /// that is read back is equal up to rounding. SVG cannot represent infinity and NaN: subpaths with
  /// such coordinates are omitted.
  public var svgPathData: String {
    var text = ""
    var subpath = ""
    var isSound = true
    func finish() {
      if isSound { text += subpath }
      subpath = ""
      isSound = true
    }
    func add(_ letter: String, _ points: CGPoint...) {
      isSound = isSound && points.allSatisfy { $0.isFinite }
      subpath += letter
      for (index, p) in points.enumerated() {
        subpath += "\(index > 0 ? " " : "")\(Path.text(p.x)) \(Path.text(p.y))"
      }
    }
    forEachStep { step in
      switch step {
      case .move(let point):
        finish()
        add("M", point)
      case .segment(.line(_, let p1)): add("L", p1)
      case .segment(.quad(_, let p1, let p2)): add("Q", p1, p2)
      case .segment(.cubic(_, let p1, let p2, let p3)): add("C", p1, p2, p3)
      case .segment(.arc(_, let arc, _)):
        guard arc.isFinite, let axes = PrincipalAxes(arc) else {
          isSound = isSound && arc.isFinite
          return add("L", arc.end)
        }
        arc.forEachQuarter { end in
          subpath += "A\(axes.text) 0 \(axes.isMirrored == (arc.sweep < 0) ? 1 : 0) "
          add("", end)
        }
      case .close: subpath += "Z"
      }
    }
    finish()
    return text
  }
}

/// The half axes of an arc's ellipse.
private struct PrincipalAxes {
  /// The radii, and the angle of the first axis in degrees.
  let text: String
  /// Whether increasing angles turn from +y towards +x.
  let isMirrored: Bool

  /// Creates the axes; nil where the ellipse is flat or too large.
  ///
  /// With the angle t between the arc's own half diameters and the axes, u cos t + v sin t is
  /// perpendicular to its derivative: tan 2t = 2 u.v / (u.u - v.v).
  init?(_ arc: Arc) {
    let (u, v) = (SIMD2(arc.ux, arc.uy), SIMD2(arc.vx, arc.vy))
    let skew = 2 * u.dot(v)
    let t = skew == 0 ? 0 : 0.5 * Elementary.atan2(skew, u.dot(u) - v.dot(v))
    let (sine, cosine) = Elementary.sincos(t)
    let (first, second) = (u * cosine + v * sine, v * cosine - u * sine)
    let radii = (first.dot(first).squareRoot(), second.dot(second).squareRoot())
    guard radii.0 > 0, radii.1 > 0, radii.0.isFinite, radii.1.isFinite else { return nil }
    isMirrored = u.cross(v) < 0
    let angle = Elementary.atan2(first.y, first.x) * (180 / .pi)
    text = "\(Path.text(radii.0)) \(Path.text(radii.1)) \(Path.text(angle))"
  }
}

extension Arc {
  /// Calls `body` with the ends of the fewest possible pieces of at most a quarter turn.
  fileprivate func forEachQuarter(_ body: (CGPoint) -> Void) {
    let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    // Arcs of a thousand turns are omitted, as in drawing.
    guard count >= 1, count < 4000 else { return body(end) }
    for index in 1...Int(count) {
      body(index == Int(count) ? end : point(at: start + sweep * Double(index) / count))
    }
  }
}

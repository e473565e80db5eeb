import Foundation
import TweenMath

extension Path {
  /// Adds an arc of a circle, with a line from the current point to its start (or a move there, if the
  /// path is empty).
  ///
  /// Angles increase from +x towards +y, so that on the screen, where y grows downwards, the arc runs
  /// counter-clockwise if `clockwise` is true. `endAngle` counts modulo a full turn in the direction of
  /// drawing; a difference of one full turn or more in that direction draws the whole circle once. A
  /// difference of one full turn in the opposite direction draws only the line. With a negative radius,
  /// the arc is reflected at the centre.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addCircularArc(
      center: center, radius: radius, start: startAngle.radians,
      sweep: Path.sweep(
        from: startAngle.radians, to: endAngle.radians, clockwise: clockwise),
      transform: transform)
  }

  /// Adds an arc of a circle that turns by `delta` from `startAngle`, positive from +x towards +y, with
  /// a line from the current point to its start (or a move there, if the path is empty). Whole turns
  /// beyond the second are omitted.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = delta.radians
    if abs(sweep) > 4 * .pi {
      sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) + (sweep < 0 ? -2 : 2) * .pi
    }
    addCircularArc(
      center: center, radius: radius, start: startAngle.radians, sweep: sweep,
      transform: transform)
  }

  /// Adds an arc that rounds the corner between the line from the current point to `tangent1End` and
  /// the line from `tangent1End` to `tangent2End`, with a line to the arc's start. Where the three
  /// points are collinear, or the radius is 0 or not finite, a line to `tangent1End` is added instead;
  /// an empty path stays empty. A negative radius counts as a positive one.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard continueSubpath(), let current = currentPoint else { return }
    let identity = transform.isIdentity
    let from = identity ? current : current.applying(transform.inverted())
    guard
      let corner = Arc(
        rounding: tangent1End, from: from, to: tangent2End, radius: abs(radius))
    else {
      let end = identity ? tangent1End : tangent1End.applying(transform)
      return appendLine(end.x, end.y)
    }
    connectAndAppend(identity ? corner : corner.applying(transform))
  }

  /// Returns the signed sweep from one angle to another. Angles increase from +x towards +y;
  /// `clockwise` gives a negative sweep.
  static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    // A difference of less than this many radians against the direction of drawing counts as a rounding
    // error of whole turns: nothing is drawn, where exact arithmetic would draw a full circle.
    let noise = 1e-10
    let fullTurn = 2 * Double.pi
    var delta = clockwise ? start - end : end - start
    if delta == -.infinity, start.isFinite, end.isFinite {
      // The difference overflows: the remainders modulo whole turns decide.
      let (first, last) = clockwise ? (end, start) : (start, end)
      delta =
        last.truncatingRemainder(dividingBy: fullTurn)
        - first.truncatingRemainder(dividingBy: fullTurn) - fullTurn
    }
    if delta >= fullTurn { return clockwise ? -fullTurn : fullTurn }
    if delta >= 0 { return clockwise ? -delta : delta }
    let remainder = delta.truncatingRemainder(dividingBy: fullTurn)
    if remainder > -noise || remainder < noise - fullTurn { return 0 }
    let positive = remainder + fullTurn
    return clockwise ? -positive : positive
  }

  private mutating func addCircularArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    let arc = Arc(
      center: center, radii: CGSize(width: radius, height: radius), start: start, sweep: sweep)
    connectAndAppend(transform.isIdentity ? arc : arc.applying(transform))
  }

  /// Appends a line from the current point to the arc's start, unless the line has no length, and the
  /// arc, unless it is a point.
  private mutating func connectAndAppend(_ arc: Arc) {
    let point = arc.startPoint
    if !continueSubpath() {
      appendMove(point.x, point.y)
    } else if verbs.last == .arc || coordinates[coordinates.count - 2] != point.x
      || coordinates[coordinates.count - 1] != point.y
    {
      appendLine(point.x, point.y)
    }
    if arc.sweep != 0 && (arc.ux != 0 || arc.uy != 0 || arc.vx != 0 || arc.vy != 0) { append(arc) }
  }
}

extension Arc {
  /// Creates the circular arc that touches the lines `from`-`corner` and `corner`-`to`, from the first
  /// to the second; nil where the lines are parallel or not finite, or the radius is 0.
  ///
  /// With the unit vectors a and b from the corner along both lines and the angle 2h between them, the
  /// touching points are at a distance of radius / tan h from the corner, with tan h = |a x b| / (1 +
  /// a.b).
  init?(rounding corner: CGPoint, from: CGPoint, to: CGPoint, radius: Double) {
    var ax = from.x - corner.x
    var ay = from.y - corner.y
    var bx = to.x - corner.x
    var by = to.y - corner.y
    let aLength = (ax * ax + ay * ay).squareRoot()
    let bLength = (bx * bx + by * by).squareRoot()
    guard radius > 0, radius.isFinite, aLength > 0, bLength > 0 else { return nil }
    ax /= aLength
    ay /= aLength
    bx /= bLength
    by /= bLength
    let cross = ax * by - ay * bx
    let dot = ax * bx + ay * by
    // Below 1e-9 radians, the touching points and the arc would be lost in rounding errors.
    guard abs(cross) > 1e-9, cross.isFinite else { return nil }
    let reach = radius * (1 + dot) / abs(cross)
    // The centre is perpendicular to the first line at its touching point, on the side of the second
    // line.
    let side: Double = cross > 0 ? 1 : -1
    let normalX = -ay * side
    let normalY = ax * side
    self.init(
      centerX: corner.x + ax * reach + normalX * radius,
      centerY: corner.y + ay * reach + normalY * radius,
      ux: -normalX * radius, uy: -normalY * radius, vx: -ax * radius, vy: -ay * radius,
      start: 0, sweep: Elementary.atan2(abs(cross), -dot))
  }
}

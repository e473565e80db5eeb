import Foundation

extension Path {
  /// Creates a closed rectangle with equal corners; see
  /// `addRoundedRect(in:cornerSize:style:transform:)`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: The extent of each corner along the edges, in points, clamped to 0...half of the
  ///     shorter side. NaN counts as 0, and a corner without a width or a height is sharp.
  ///   - style: The form of the corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a closed rectangle with equal corners of one radius in points, clamped to 0...half of the
  /// shorter side; NaN counts as 0.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a closed rectangle with a radius for each corner; see
  /// `addRoundedRect(in:cornerRadii:style:transform:)`.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates a rounded rectangle whose corners have half of the shorter side.
  package init(capsuleIn rect: CGRect, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// Adds a closed rectangle with equal corners, clockwise on the screen from the middle of its right
  /// edge.
  ///
  /// Each side of a corner is clamped to 0...half of the rectangle's shorter side; NaN counts as 0. A
  /// corner with a side of 0 is sharp. No effect for a null rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = Path.clampedCornerSize(cornerSize, in: rect)
    addRoundedRect(
      in: rect,
      corners: Corners(bottomRight: size, bottomLeft: size, topLeft: size, topRight: size),
      style: style, transform: transform)
  }

  /// Adds a closed rectangle with a radius for each corner, with leading on the left, clockwise on the
  /// screen from the middle of its right edge. Each radius is clamped to 0...half of the shorter side;
  /// NaN counts as 0. No effect for a null rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    func clamped(_ radius: CGFloat) -> CGSize {
      Path.clampedCornerSize(CGSize(width: radius, height: radius), in: rect)
    }
    addRoundedRect(
      in: rect,
      corners: Corners(
        bottomRight: clamped(cornerRadii.bottomTrailing),
        bottomLeft: clamped(cornerRadii.bottomLeading), topLeft: clamped(cornerRadii.topLeading),
        topRight: clamped(cornerRadii.topTrailing)), style: style, transform: transform)
  }

  /// Returns `size` with both sides clamped to 0...half of the shorter side of `rect`; NaN counts as 0.
  package static func clampedCornerSize(_ size: CGSize, in rect: CGRect) -> CGSize {
    let limit = min(rect.width, rect.height) / 2
    func clamp(_ side: CGFloat) -> CGFloat { side > 0 ? min(side, limit) : 0 }
    return CGSize(width: clamp(size.width), height: clamp(size.height))
  }
}

/// The extents of a rounded rectangle's corners: width along the horizontal edge, height along the
/// vertical edge, already clamped.
private struct Corners {
  var bottomRight: CGSize
  var bottomLeft: CGSize
  var topLeft: CGSize
  var topRight: CGSize
}

/// One corner in the direction of drawing, with its incoming and its outgoing edge.
private struct Corner {
  var x: Double
  var y: Double
  /// The unit vector from the corner back along the incoming edge.
  var inX: Double
  var inY: Double
  /// The unit vector from the corner along the outgoing edge.
  var outX: Double
  var outY: Double
  /// The corner's radius and half of the side, along both edges.
  var inRadius: Double
  var outRadius: Double
  var inHalf: Double
  var outHalf: Double

  /// Returns the point at `a` along the incoming edge and `b` along the outgoing edge.
  func point(_ a: Double, _ b: Double) -> CGPoint {
    CGPoint(x: x + inX * a + outX * b, y: y + inY * a + outY * b)
  }
}

extension Path {
  private mutating func addRoundedRect(
    in rect: CGRect, corners: Corners, style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    guard transform.isIdentity else {
      var upright = Path()
      upright.addRoundedRect(in: rect, corners: corners, style: style, transform: .identity)
      return addPath(upright, transform: transform)
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    func upDown(_ x: Double, _ y: Double, _ inY: Double, _ outX: Double, _ size: CGSize) -> Corner {
      Corner(
        x: x, y: y, inX: 0, inY: inY, outX: outX, outY: 0, inRadius: size.height,
        outRadius: size.width, inHalf: halfHeight, outHalf: halfWidth)
    }
    func sideways(_ x: Double, _ y: Double, _ inX: Double, _ outY: Double, _ size: CGSize) -> Corner
    {
      Corner(
        x: x, y: y, inX: inX, inY: 0, outX: 0, outY: outY, inRadius: size.width,
        outRadius: size.height, inHalf: halfWidth, outHalf: halfHeight)
    }
    if isEmpty {
      // A move and a close, and for each corner a line and an arc (or two more cubics).
      let curve = style == .circular ? (1, 8) : (3, 18)
      reserve(verbs: 2 + 4 * (1 + curve.0), coordinates: 2 + 4 * (2 + curve.1))
    }
    appendMove(right, rect.midY)
    add(upDown(right, bottom, -1, -1, corners.bottomRight), style)
    add(sideways(left, bottom, 1, -1, corners.bottomLeft), style)
    add(upDown(left, top, 1, 1, corners.topLeft), style)
    add(sideways(right, top, -1, 1, corners.topRight), style)
    verbs.append(.close)
  }

  private mutating func add(_ corner: Corner, _ style: RoundedCornerStyle) {
    guard corner.inRadius > 0, corner.outRadius > 0 else { return addEdge(to: corner.point(0, 0)) }
    switch style {
    case .circular:
      addEdge(to: corner.point(corner.inRadius, 0))
      let center = corner.point(corner.inRadius, corner.outRadius)
      append(
        Arc(
          centerX: center.x, centerY: center.y,
          ux: -corner.outX * corner.outRadius, uy: -corner.outY * corner.outRadius,
          vx: -corner.inX * corner.inRadius, vy: -corner.inY * corner.inRadius,
          start: 0, sweep: .pi / 2))
    case .continuous:
      addContinuous(corner)
    }
  }

  /// Adds a corner of three cubics, symmetric about its diagonal. The numbers are in radii, from public
  /// measurements (see Semantics 7): the curve reaches `Handles.extent` along each edge.
  private mutating func addContinuous(_ corner: Corner) {
    let (a, b) = (corner.inRadius, corner.outRadius)
    let along = Handles(radius: a, half: corner.inHalf)
    let away = Handles(radius: b, half: corner.outHalf)
    addEdge(to: corner.point(along.extent, 0))
    let (far, near) = (0.63149379, 0.07491139)
    let (farHandle, nearHandle) = (0.37282383, 0.16905956)
    addCubic(
      corner.point(along.outer, 0), corner.point(along.inner, 0),
      corner.point(far * a, near * b))
    addCubic(
      corner.point(farHandle * a, nearHandle * b), corner.point(nearHandle * a, farHandle * b),
      corner.point(near * a, far * b))
    addCubic(
      corner.point(0, away.inner), corner.point(0, away.outer), corner.point(0, away.extent))
  }

  private mutating func addCubic(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    appendCubic(control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  /// Adds a line to `end`, unless the current point is equal up to rounding.
  private mutating func addEdge(to end: CGPoint) {
    if let pen = currentPoint {
      let gap = abs(end.x - pen.x) + abs(end.y - pen.y)
      if gap <= 1e-13 * (abs(end.x) + abs(end.y) + abs(pen.x) + abs(pen.y)) { return }
    }
    appendLine(end.x, end.y)
  }
}

/// The control points of a continuous corner on an edge, as distances from the corner in points.
///
/// With enough space they are 1.52866483, 1.08849296 and 0.86840694 radii. On a side shorter than two
/// extents, the extent ends in the middle of the side and the handles move towards it, so that for a
/// radius of half the side the curve ends like the measured circular one.
private struct Handles {
  var extent: Double
  var outer: Double
  var inner: Double

  init(radius r: Double, half: Double) {
    guard half < 1.528665 * r else {
      (extent, outer, inner) = (1.52866483 * r, 1.08849296 * r, 0.86840694 * r)
      return
    }
    extent = half
    outer = half - (0.04 * r + 0.75697 * (half - r))
    inner = half - (0.18 * r + 0.90847 * (half - r))
  }
}

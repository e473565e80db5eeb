import Foundation

/// The initial capacity of a path. It suffices for a wedge (two arcs, two lines, a close), so that a
/// small path needs one allocation per array. A larger capacity only costs memory.
private let firstVerbCapacity = 16
private let firstCoordinateCapacity = 32

extension Path {
  /// Creates a closed rectangle, clockwise on the screen from its top left corner; an empty path for a
  /// null rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates a closed ellipse inside `rect`, clockwise on the screen from the middle of its right edge;
  /// an empty path for a null rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Creates the path that `callback` builds in place.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no segments. A move counts as a segment.
  public var isEmpty: Bool { verbs.isEmpty }

  /// The point at which the next segment starts; nil while the path is empty.
  public var currentPoint: CGPoint? {
    let end = coordinates.count
    switch verbs.last {
    case nil: return nil
    case .close: return subpathStart
    case .arc: return Arc(coordinates, at: end - 8).end
    default: return CGPoint(x: coordinates[end - 2], y: coordinates[end - 1])
    }
  }

  /// Begins a subpath at `end`. A move directly after another one replaces it.
  public mutating func move(to end: CGPoint) { appendMove(end.x, end.y) }

  /// Adds a straight line from the current point. No effect while the path is empty.
  public mutating func addLine(to end: CGPoint) {
    guard continueSubpath() else { return }
    appendLine(end.x, end.y)
  }

  /// Adds a quadratic Bézier curve from the current point. No effect while the path is empty.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard continueSubpath() else { return }
    verbs.append(.quad)
    appendPoint(control.x, control.y)
    appendPoint(end.x, end.y)
  }

  /// Adds a cubic Bézier curve from the current point. No effect while the path is empty.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard continueSubpath() else { return }
    appendCubic(control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  /// Closes the subpath with a straight line to its start. No effect on an empty path or directly after
  /// another close.
  public mutating func closeSubpath() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// Adds a subpath of straight lines through all points of `lines`, begun by a move to the first. No
  /// effect without points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { appendLine(point.x, point.y) }
  }

  /// Adds a closed rectangle, clockwise on the screen from its top left corner. No effect for a null
  /// rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard transform.isIdentity else {
      move(to: CGPoint(x: left, y: top).applying(transform))
      addLine(to: CGPoint(x: right, y: top).applying(transform))
      addLine(to: CGPoint(x: right, y: bottom).applying(transform))
      addLine(to: CGPoint(x: left, y: bottom).applying(transform))
      return closeSubpath()
    }
    appendMove(left, top)
    appendLine(right, top)
    appendLine(right, bottom)
    appendLine(left, bottom)
    verbs.append(.close)
  }

  /// Adds each rectangle, by the rules of `addRect(_:transform:)`.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed ellipse inside `rect`, clockwise on the screen from the middle of its right edge. No
  /// effect for a null rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var arc = Arc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radii: CGSize(
        width: rect.width / 2, height: rect.height / 2), start: 0, sweep: 2 * .pi)
    if !transform.isIdentity { arc = arc.applying(transform) }
    appendMove(arc.centerX + arc.ux, arc.centerY + arc.uy)
    append(arc)
    verbs.append(.close)
  }

  /// Adds all segments of `path`, transformed by `transform`, as separate subpaths.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      self = path.applying(transform)
    } else {
      let mapped = path.applying(transform)
      verbs.append(contentsOf: mapped.verbs)
      coordinates.append(contentsOf: mapped.coordinates)
    }
  }
}

// MARK: - Storage

extension Path {
  mutating func appendMove(_ x: Double, _ y: Double) {
    if verbs.last == .move {
      let end = coordinates.count
      coordinates[end - 2] = x
      coordinates[end - 1] = y
      return
    }
    if verbs.isEmpty { reserve(verbs: firstVerbCapacity, coordinates: firstCoordinateCapacity) }
    verbs.append(.move)
    appendPoint(x, y)
  }

  @inline(__always) mutating func appendPoint(_ x: Double, _ y: Double) {
    coordinates.append(x)
    coordinates.append(y)
  }

  @inline(__always) mutating func appendLine(_ x: Double, _ y: Double) {
    verbs.append(.line)
    appendPoint(x, y)
  }

  mutating func appendCubic(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    verbs.append(.cubic)
    appendPoint(x1, y1)
    appendPoint(x2, y2)
    appendPoint(x, y)
  }

  /// Appends the arc only: the current point must be its start.
  mutating func append(_ arc: Arc) {
    verbs.append(.arc)
    appendPoint(arc.centerX, arc.centerY)
    appendPoint(arc.ux, arc.uy)
    appendPoint(arc.vx, arc.vy)
    appendPoint(arc.start, arc.sweep)
  }

  /// Reserves capacity in an empty path. On a growing path, reserving an exact capacity would defeat
  /// the doubling of the capacity.
  mutating func reserve(verbs verbCount: Int, coordinates coordinateCount: Int) {
    verbs.reserveCapacity(verbCount)
    coordinates.reserveCapacity(coordinateCount)
  }

  /// Returns whether a segment can follow. After a close, a move to the start of the closed subpath is
  /// added first, so that every subpath begins with a move.
  mutating func continueSubpath() -> Bool {
    switch verbs.last {
    case nil: return false
    case .close:
      let start = subpathStart
      appendMove(start.x, start.y)
      return true
    default: return true
    }
  }

  /// The point of the last move.
  var subpathStart: CGPoint {
    var offset = coordinates.count
    for verb in verbs.reversed() {
      offset -= verb.coordinateCount
      if verb == .move { return CGPoint(x: coordinates[offset], y: coordinates[offset + 1]) }
    }
    return .zero
  }
}

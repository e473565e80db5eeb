import Foundation
import TweenMath

/// Computes the outline of the strokes of subpaths.
///
/// Goals, in order: equal bits on every machine; the correct area under the nonzero rule, however tight
/// the path turns; few points.
///
/// The stroke is a union of parts: a quadrilateral, half a width to both sides, for each piece of the
/// path; a wedge on the outer side of each corner; the caps. All parts are convex, or sectors of
/// circles, and have the same orientation, so that no part subtracts from another: the nonzero rule
/// gives exactly their union. Edges that two parts share cancel. The remaining edges are the two sides
/// of the stroke, if the inner side of a corner passes through the corner's own point. Where both
/// neighbours are long enough, the inner side takes a shorter way, which omits the area that both
/// cover.
struct Stroker {
  private(set) var outline = Path()
  /// Whether no part was omitted.
  private(set) var isComplete = true

  /// Paths with fewer segments than this are stroked without testing each subpath: an outline that is
  /// independent of the window can be kept while the window moves.
  private static let leastSegments = 64

  /// Turns of less than this many radians are rounding errors of a smooth path.
  private static let straight = 1e-9

  private let halfWidth: Double
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: Double
  /// Half of the tolerance is for the path's own curves, half for the round joins and caps.
  let tolerance: Double
  private let window: StrokeWindow?
  var left = OffsetChain()
  var right = OffsetChain()

  /// Creates a stroker; nil where the style draws nothing.
  ///
  /// - Parameter window: The window; parts that are invisible in it can be omitted.
  init?(_ style: StrokeStyle, tolerance: Double, seenIn window: StrokeWindow? = nil) {
    let halfWidth = style.lineWidth / 2
    guard halfWidth > 0, halfWidth <= PathFlattener.largestCoordinate else { return nil }
    self.halfWidth = halfWidth
    cap = style.lineCap
    join = style.lineJoin
    miterLimit = style.miterLimit
    self.tolerance = tolerance / 2
    self.window = window
  }

  /// Adds all subpaths of a path; of a path with many segments, only those that may be visible.
  mutating func add(_ subpaths: [StrokeSubpath]) {
    let segments = subpaths.reduce(0) { $0 + max(1, $1.segments.count) }
    guard let window, segments >= Self.leastSegments else {
      for subpath in subpaths { add(subpath) }
      return
    }
    for subpath in subpaths {
      if !window.hides(subpath) {
        add(subpath)
      } else if isComplete, draws(subpath) {
        isComplete = false
      }
    }
  }

  /// Returns whether the stroke of a subpath draws anything.
  private func draws(_ subpath: StrokeSubpath) -> Bool {
    cap != .butt || subpath.segments.contains { StrokePiece($0, tolerance: tolerance) != nil }
  }

  private mutating func add(_ subpath: StrokeSubpath) {
    if let window, let seen = SeenStretches(of: subpath, in: window, tolerance: tolerance) {
      isComplete = false
      for stretch in seen.stretches {
        addLine(stretch.pieces, capsStart: stretch.hasStart, capsEnd: stretch.hasEnd)
      }
      return
    }
    let pieces = subpath.segments.compactMap { StrokePiece($0, tolerance: tolerance) }
    if pieces.isEmpty {
      addDot(subpath)
    } else if subpath.isClosed {
      addLoop(pieces)
    } else {
      addLine(pieces, capsStart: true, capsEnd: true)
    }
  }

  /// Adds the stroke of a closed subpath.
  private mutating func addLoop(_ pieces: [StrokePiece]) {
    guard let first = pieces.first, let last = pieces.last else { return }
    addSides(of: pieces)
    addCorner(from: last, to: first, isSeam: true)
    outline.appendMove(left.start.x, left.start.y)
    left.appendForward(to: &outline)
    outline.closeSubpath()
    outline.appendMove(right.end.x, right.end.y)
    right.appendBackward(to: &outline)
    outline.closeSubpath()
  }

  /// Adds the stroke of an open part, with or without caps.
  private mutating func addLine(_ pieces: [StrokePiece], capsStart: Bool, capsEnd: Bool) {
    guard let first = pieces.first, let last = pieces.last else { return }
    addSides(of: pieces)
    outline.appendMove(left.start.x, left.start.y)
    left.appendForward(to: &outline)
    addCap(capsEnd ? cap : .butt, at: last.end.point, last.end.direction)
    right.appendBackward(to: &outline)
    addCap(capsStart ? cap : .butt, at: first.start.point, -first.start.direction)
    outline.closeSubpath()
  }

  /// Computes both sides of the stroke.
  private mutating func addSides(of pieces: [StrokePiece]) {
    guard let first = pieces.first else { return }
    // Lines and their corners need two elements each.
    left.begin(first.start.point + first.start.normal * halfWidth, room: 2 * pieces.count)
    right.begin(first.start.point - first.start.normal * halfWidth, room: 2 * pieces.count)
    for index in pieces.indices {
      if index > 0 { addCorner(from: pieces[index - 1], to: pieces[index], isSeam: false) }
      add(pieces[index])
    }
    if outline.isEmpty {
      // With round joins, half of the elements are arcs.
      let count = left.elements.count + right.elements.count + 6
      outline.reserve(verbs: count, coordinates: 5 * count)
    }
  }

  // MARK: Ends

  /// Appends a cap from the left corner of an end in `direction` to its right corner.
  private mutating func addCap(
    _ cap: CGLineCap, at point: SIMD2<Double>, _ direction: SIMD2<Double>
  ) {
    let out = direction * halfWidth
    let across = out.quarterTurned
    let end = point - across
    switch cap {
    case .butt: outline.appendLine(end.x, end.y)
    case .square:
      let (a, b) = (point + across + out, end + out)
      outline.appendLine(a.x, a.y)
      outline.appendLine(b.x, b.y)
      outline.appendLine(end.x, end.y)
    case .round: outline.append(Arc(center: point, u: across, v: out, sweep: .pi))
    }
  }

  private mutating func addDot(_ subpath: StrokeSubpath) {
    let point = SIMD2(subpath.start)
    let out = subpath.direction * halfWidth
    let across = out.quarterTurned
    switch cap {
    case .butt: return
    case .square:
      let corners = [point - out + across, point + out + across]
      outline.appendMove(corners[0].x, corners[0].y)
      outline.appendLine(corners[1].x, corners[1].y)
      outline.appendLine(corners[1].x - 2 * across.x, corners[1].y - 2 * across.y)
      outline.appendLine(corners[0].x - 2 * across.x, corners[0].y - 2 * across.y)
    case .round:
      outline.appendMove(point.x + across.x, point.y + across.y)
      outline.append(Arc(center: point, u: across, v: out, sweep: 2 * .pi))
    }
    outline.closeSubpath()
  }

  // MARK: Along the path

  private mutating func add(_ piece: StrokePiece) {
    switch piece.form {
    case .line:
      left.append(.line(piece.end.point + piece.end.normal * halfWidth))
      right.append(.line(piece.end.point - piece.end.normal * halfWidth))
    case .circle(let arc, let radius, let turn):
      Self.addCircle(arc, radius: radius, side: turn * halfWidth, piece.end, to: &left, halfWidth)
      Self.addCircle(
        arc, radius: radius, side: -turn * halfWidth, piece.end, to: &right, -halfWidth)
    case .curve(let vertices):
      for index in 1..<vertices.count { addChord(vertices[index - 1], vertices[index]) }
    }
  }

  /// Adds one side of a circular arc, `side` nearer to its centre. Beyond the centre, the side runs
  /// backwards: there the covered sector is added as a whole, with connecting lines through the centre.
  private static func addCircle(
    _ arc: Arc, radius: Double, side: Double, _ end: StrokePiece.Vertex,
    to chain: inout OffsetChain, _ offset: Double
  ) {
    let target = end.point + end.normal * offset
    let scale = (radius - side) / radius
    var moved = arc
    moved.ux *= scale
    moved.uy *= scale
    moved.vx *= scale
    moved.vy *= scale
    if scale > 0 { return chain.append(.arc(moved, end: target)) }
    let begin = chain.end
    let center = SIMD2(arc.centerX, arc.centerY)
    chain.line(to: center)
    guard scale < 0 else { return chain.line(to: target) }
    chain.line(to: target)
    moved.start += moved.sweep
    moved.sweep = -moved.sweep
    chain.append(.arc(moved, end: begin))
    chain.line(to: center)
    chain.line(to: target)
  }

  /// Adds the piece of a curve between two vertices.
  private mutating func addChord(_ a: StrokePiece.Vertex, _ b: StrokePiece.Vertex) {
    // The sagitta of an arc between its ends is radius times angle² / 8.
    let bulge = halfWidth * (1 - a.direction.dot(b.direction)) / 4
    if bulge <= tolerance, StrokePiece.isConvex(a, b, halfWidth: halfWidth) {
      left.line(to: b.point + b.normal * halfWidth)
      right.line(to: b.point - b.normal * halfWidth)
      return
    }
    guard let direction = (b.point - a.point).unit else {
      return turn(at: b.point, from: a.direction, to: b.direction, isRound: true)
    }
    turn(at: a.point, from: a.direction, to: direction, isRound: true)
    let across = direction.quarterTurned * halfWidth
    left.line(to: b.point + across)
    right.line(to: b.point - across)
    turn(at: b.point, from: direction, to: b.direction, isRound: true)
  }

  // MARK: Corners

  /// Adds a turn at one point: an arc or a line on the outer side, and the inner side through `point`.
  private mutating func turn(
    at point: SIMD2<Double>, from before: SIMD2<Double>, to after: SIMD2<Double>, isRound: Bool
  ) {
    let isLeftInner = before.cross(after) > 0
    let side = isLeftInner ? -halfWidth : halfWidth
    let target = after.quarterTurned * side
    addOuter(
      point + target, isLeft: !isLeftInner,
      arc: isRound ? wedge(at: point, from: before, to: after, side: side) : nil)
    onSide(isLeft: isLeftInner) {
      $0.line(to: point)
      $0.line(to: point - target)
    }
  }

  /// Returns the rim of the outer wedge between two directions; nil where a line suffices.
  private func wedge(
    at point: SIMD2<Double>, from before: SIMD2<Double>, to after: SIMD2<Double>, side: Double
  ) -> Arc? {
    let (cosine, sine) = (before.dot(after), before.cross(after))
    if cosine > 0, halfWidth * (1 - cosine) / 4 <= tolerance * 0.1 { return nil }
    let angle = Elementary.atan2(abs(sine), cosine)
    let u = before.quarterTurned * side
    return Arc(center: point, u: u, v: sine > 0 ? u.quarterTurned : -u.quarterTurned, sweep: angle)
  }

  private mutating func addOuter(_ target: SIMD2<Double>, isLeft: Bool, arc: Arc?) {
    onSide(isLeft: isLeft) { chain in
      if let arc { chain.append(.arc(arc, end: target)) } else { chain.line(to: target) }
    }
  }

  private mutating func onSide(isLeft: Bool, _ body: (inout OffsetChain) -> Void) {
    if isLeft { body(&left) } else { body(&right) }
  }

  /// Adds the join of two pieces. At the seam of a closed subpath, the join ends at the chains' starts,
  /// which it can move.
  private mutating func addCorner(from last: StrokePiece, to next: StrokePiece, isSeam: Bool) {
    let (before, after) = (last.end.direction, next.start.direction)
    let point = next.start.point
    let (cosine, sine) = (before.dot(after), before.cross(after))
    if cosine > 0, abs(sine) <= Self.straight {
      // At the seam, the closing line suffices.
      if isSeam { return }
      left.line(to: point + after.quarterTurned * halfWidth)
      right.line(to: point - after.quarterTurned * halfWidth)
      return
    }
    let isLeftInner = sine > 0
    let side = isLeftInner ? -halfWidth : halfWidth
    let target = after.quarterTurned * side
    let across = before.quarterTurned + after.quarterTurned
    // |1/cos(turn/2)|², the square of the miter's length over the width; infinite for a reversal.
    let stretch = cosine > -1 ? 2 / (1 + cosine) : .infinity
    if join == .miter, stretch <= miterLimit * miterLimit, miterLimit >= 1 {
      addTip(
        point + across * (side / (1 + cosine)), before: last.isLine, target: point + target,
        isAfterLine: next.isLine, isSeam: isSeam, isLeft: !isLeftInner)
    } else {
      addOuter(
        point + target, isLeft: !isLeftInner,
        arc: join == .round ? wedge(at: point, from: before, to: after, side: side) : nil)
    }
    addInner(
      from: last, to: next, at: point, target: point - target, isLeft: isLeftInner,
      isSeam: isSeam,
      crossing: cosine > -1 ? point - across * (side / (1 + cosine)) : nil,
      reach: halfWidth * abs(sine) / (1 + cosine), depth: cosine > 0 ? halfWidth * abs(sine) : nil)
  }

  /// Adds the miter of a corner; lines that end or begin there are extended to it.
  private mutating func addTip(
    _ tip: SIMD2<Double>, before isBeforeLine: Bool, target: SIMD2<Double>, isAfterLine: Bool,
    isSeam: Bool, isLeft: Bool
  ) {
    onSide(isLeft: isLeft) { chain in
      if isBeforeLine { chain.moveEnd(to: tip) } else { chain.line(to: tip) }
      if !isAfterLine {
        chain.line(to: target)
      } else if isSeam {
        chain.start = tip
      }
    }
  }

  /// Adds the inner side of a corner.
  ///
  /// - Parameters:
  ///   - crossing: The crossing of both inner sides; nil for a reversal.
  ///   - reach: The distance of the crossing from the corner along the path.
  ///   - depth: The distance of each inner side's end inside the other piece; nil beyond right angles.
  private mutating func addInner(
    from last: StrokePiece, to next: StrokePiece, at point: SIMD2<Double>, target: SIMD2<Double>,
    isLeft: Bool, isSeam: Bool, crossing: SIMD2<Double>?, reach: Double, depth: Double?
  ) {
    let side = isLeft ? halfWidth : -halfWidth
    let room = min(last.room(side: side, atEnd: true), next.room(side: side, atEnd: false))
    // Half of the length for each corner; the other half belongs to the other end.
    if last.isLine, next.isLine, let crossing, reach <= room / 2 {
      return addTip(
        crossing, before: true, target: target, isAfterLine: true, isSeam: isSeam, isLeft: isLeft)
    }
    let isShort = depth.map { $0 <= room / 2 } ?? false
    onSide(isLeft: isLeft) { chain in
      if !isShort { chain.line(to: point) }
      chain.line(to: target)
    }
  }
}

extension Arc {
  /// The points center + u cos t + v sin t for t from 0 to `sweep`.
  fileprivate init(
    center: SIMD2<Double>, u: SIMD2<Double>, v: SIMD2<Double>, sweep: Double
  ) {
    self.init(
      centerX: center.x, centerY: center.y, ux: u.x, uy: u.y, vx: v.x, vy: v.y, start: 0,
      sweep: sweep)
  }
}

import Foundation

/// Writes edges as a path, with the curves from which the edges were made.
struct OutlineWriter {
  /// A part of one segment, from vertex to vertex.
  struct Stretch {
    var source: Int32
    var from: Double
    var to: Double
    var start: Int32
    var end: Int32
  }

  private let list: EdgeList
  private let edges: SnappedEdges
  private(set) var path = Path()

  init(_ list: EdgeList, _ edges: SnappedEdges) {
    (self.list, self.edges) = (list, edges)
  }

  func stretch(_ piece: SnappedEdges.Piece, isForward: Bool) -> Stretch {
    let source = list.edges[Int(piece.edge)].source
    return isForward
      ? Stretch(
        source: source, from: piece.lowParameter, to: piece.highParameter, start: piece.low,
        end: piece.high)
      : Stretch(
        source: source, from: piece.highParameter, to: piece.lowParameter, start: piece.high,
        end: piece.low)
  }

  // MARK: Joining

  /// Joins neighbouring stretches of one segment or, with `isOutline`, on one straight line.
  private func joined(_ parts: [Stretch], isOutline: Bool) -> [Stretch] {
    var result: [Stretch] = []
    for part in parts {
      if let last = result.last, let both = join(last, part, isOutline: isOutline) {
        result[result.count - 1] = both
      } else {
        result.append(part)
      }
    }
    return result
  }

  private func join(_ a: Stretch, _ b: Stretch, isOutline: Bool) -> Stretch? {
    let sameWay = (a.to > a.from) == (b.to > b.from)
    if a.source == b.source, a.to == b.from, sameWay || a.from == a.to || b.from == b.to {
      return Stretch(source: a.source, from: a.from, to: b.to, start: a.start, end: b.end)
    }
    guard isOutline, isLine(a), isLine(b) else { return nil }
    let (p, q, r) = (place(a.start), place(a.end), place(b.end))
    let isOnward =
      (q.x &- p.x).signum() * (r.x &- q.x).signum() >= 0
      && (q.y &- p.y).signum() * (r.y &- q.y).signum() >= 0
    guard isOnward, r.side(from: p, to: q) == 0 else { return nil }
    return Stretch(source: a.source, from: a.from, to: a.to, start: a.start, end: b.end)
  }

  private func place(_ vertex: Int32) -> GridPoint { edges.vertices[Int(vertex)] }

  private func isLine(_ part: Stretch) -> Bool {
    if case .line = list.sources[Int(part.source)].segment { return true }
    return false
  }

  // MARK: Writing

  /// Adds a closed subpath. With `isOutline`, its start and its corners follow from its shape;
  /// otherwise both are kept.
  mutating func addClosed(_ parts: [Stretch], isOutline: Bool) {
    var parts = joined(parts, isOutline: isOutline)
    if isOutline {
      // The first vertex can be inside a segment.
      while parts.count > 1, let last = parts.last,
        let both = join(last, parts[0], isOutline: true)
      {
        parts[0] = both
        parts.removeLast()
      }
    }
    guard let first = parts.first, parts.count > 1 || !isLine(first) else { return }
    if let last = parts.last, isLine(last) { parts.removeLast() }
    write(parts)
    path.closeSubpath()
  }

  mutating func addOpen(_ parts: [Stretch]) { write(joined(parts, isOutline: false)) }

  private mutating func write(_ parts: [Stretch]) {
    guard let first = parts.first else { return }
    path.move(to: edges.points[Int(first.start)])
    for part in parts { write(part) }
  }

  private mutating func write(_ part: Stretch) {
    let (start, end) = (edges.points[Int(part.start)], edges.points[Int(part.end)])
    let whole = list.sources[Int(part.source)].segment
    guard !isLine(part), part.from != part.to else { return path.addLine(to: end) }
    let isForward = part.from < part.to
    let piece = whole.piece(from: min(part.from, part.to), to: max(part.from, part.to))
    switch isForward ? piece : piece.reversed {
    case .line: path.addLine(to: end)
    case .quad(_, let control, _): path.addQuadCurve(to: end, control: control)
    case .cubic(_, let control1, let control2, _):
      path.addCurve(to: end, control1: control1, control2: control2)
    case .arc(_, let arc, _):
      path.append(Segment.arc(start, arc, end))
    }
  }
}

extension Segment {
  /// The same curve in the opposite direction.
  var reversed: Segment {
    switch self {
    case .line(let p0, let p1): return .line(p1, p0)
    case .quad(let p0, let p1, let p2): return .quad(p2, p1, p0)
    case .cubic(let p0, let p1, let p2, let p3): return .cubic(p3, p2, p1, p0)
    case .arc(let p0, var arc, let p1):
      arc.start += arc.sweep
      arc.sweep = -arc.sweep
      return .arc(p1, arc, p0)
    }
  }
}

import Foundation
import TweenMath

/// Outlines as short straight edges on a grid, each with the piece of the outline that it approximates.
struct EdgeList {
  struct Edge {
    var from: GridPoint
    var to: GridPoint
    /// The index of the segment in `sources`.
    var source: Int32
    var fromParameter: Double
    var toParameter: Double
  }

  struct Source {
    var segment: Segment
    /// Whether the segment belongs to the second of two paths.
    var isOther: Bool
  }

  /// The connected edges of one subpath.
  struct Run {
    var edges: Range<Int>
    /// Whether the subpath is closed in the path.
    var isClosed: Bool
  }

  /// The start or end of a segment.
  struct Corner {
    var place: GridPoint
    var point: CGPoint
  }

  private(set) var edges: [Edge] = []
  private(set) var sources: [Source] = []
  private(set) var runs: [Run] = []
  private(set) var corners: [Corner] = []
  let grid: GridSpace
  /// The largest distance of edges from their curve.
  private let tolerance: Double

  /// Curves are approximated to a 65,536th of the size of all paths, and to at most this distance in
  /// points: a hundredth of an 8-bit level where an edge passes a pixel.
  private static let coarsestTolerance = 1.0 / 512
  /// The largest number of edges of a curve.
  private static let maximumSteps = 4096.0

  init(grid: GridSpace) {
    self.grid = grid
    tolerance = min(grid.size * 0x1p-16, Self.coarsestTolerance)
  }

  /// - Parameter closing: Whether open subpaths are closed by a line.
  mutating func add(_ outline: OperandOutline, isOther: Bool, closing: Bool) {
    for subpath in outline.subpaths {
      let first = edges.count
      for segment in subpath.segments { add(segment, isOther: isOther) }
      if closing, let start = subpath.segments.first?.start, let end = subpath.segments.last?.end,
        start != end
      {
        add(.line(end, start), isOther: isOther)
      }
      runs.append(Run(edges: first..<edges.count, isClosed: subpath.isClosed))
    }
  }

  private mutating func add(_ segment: Segment, isOther: Bool) {
    var cutter = EdgeCutter(
      source: Int32(sources.count), start: grid.gridPoint(segment.start), first: edges.count)
    sources.append(Source(segment: segment, isOther: isOther))
    corners.append(Corner(place: cutter.place, point: segment.start))
    switch segment {
    case .line: break
    case .quad, .cubic:
      let steps = min(max(segment.stepCount(tolerance), 1), Self.maximumSteps)
      for index in 1..<max(Int(steps), 1) {
        let t = Double(index) / steps
        cut(&cutter, segment.point(at: t), t)
      }
    case .arc(_, let arc, _): addInside(arc, &cutter)
    }
    let end = grid.gridPoint(segment.end)
    cutter.finish(at: end, &edges)
    corners.append(Corner(place: end, point: segment.end))
  }

  private mutating func cut(_ cutter: inout EdgeCutter, _ point: CGPoint, _ t: Double) {
    let place = grid.gridPoint(point)
    guard place != cutter.place else { return }
    cutter.cut(at: place, t, &edges)
  }

  /// Divides an arc at multiples of a fraction of a turn, so that overlapping arcs of one ellipse have
  /// common edges.
  private mutating func addInside(_ arc: Arc, _ cutter: inout EdgeCutter) {
    let ellipse = MappedArc(
      center: .zero, u: SIMD2(arc.ux, arc.uy), v: SIMD2(arc.vx, arc.vy), angle: arc.start,
      sweep: arc.sweep)
    let perTurn = (ellipse.reach / (8 * tolerance)).squareRoot() * 2 * .pi
    let turns = max(1, (abs(arc.sweep) / (2 * .pi)).rounded(.up))
    var count = 16
    while Double(count) < perTurn, Double(count) * turns < 4 * Self.maximumSteps { count *= 2 }
    let step = 2 * Double.pi / Double(count)
    let isForward = arc.sweep > 0
    let begin = arc.start / step
    let end = (arc.start + arc.sweep) / step
    // A division closer to an end than a thousandth of a step is replaced by the end.
    let margin = 1e-3
    var index =
      isForward ? (begin + margin).rounded(.up) : (begin - margin).rounded(.down)
    while isForward ? index < end - margin : index > end + margin {
      let within = index - (index / Double(count)).rounded(.down) * Double(count)
      cut(
        &cutter, arc.point(at: within * step), (index * step - arc.start) / arc.sweep)
      index += isForward ? 1 : -1
    }
  }
}

/// Divides one segment into edges. Parts that begin and end in the same grid point give no edge.
private struct EdgeCutter {
  let source: Int32
  /// The end of the last edge.
  private(set) var place: GridPoint
  private var parameter = 0.0
  /// The index of the segment's first edge.
  private let first: Int

  init(source: Int32, start: GridPoint, first: Int) {
    (self.source, place, self.first) = (source, start, first)
  }

  mutating func cut(at next: GridPoint, _ t: Double, _ edges: inout [EdgeList.Edge]) {
    edges.append(
      EdgeList.Edge(
        from: place, to: next, source: source, fromParameter: parameter, toParameter: t))
    (place, parameter) = (next, t)
  }

  mutating func finish(at end: GridPoint, _ edges: inout [EdgeList.Edge]) {
    if end != place {
      cut(at: end, 1, &edges)
    } else if edges.count > first {
      edges[edges.count - 1].toParameter = 1
    }
  }
}

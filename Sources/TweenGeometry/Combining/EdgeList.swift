import Foundation
import TweenMath

/// Outlines as short straight edges on a grid, each with the piece of the outline it stands for.
struct EdgeList {
  struct Edge {
    var from: GridPoint
    var to: GridPoint
    /// Index of the segment in `sources`.
    var source: Int32
    var fromParameter: Double
    var toParameter: Double
  }

  struct Source {
    var segment: Segment
    /// Whether it belongs to the other of two paths.
    var isOther: Bool
  }

  /// The edges of one subpath, one leading to the next.
  struct Run {
    var edges: Range<Int>
    /// Whether the subpath has a closing line of its own.
    var isClosed: Bool
  }

  /// Where a segment begins or ends.
  struct Corner {
    var place: GridPoint
    var point: CGPoint
  }

  private(set) var edges: [Edge] = []
  private(set) var sources: [Source] = []
  private(set) var runs: [Run] = []
  private(set) var corners: [Corner] = []
  let grid: GridSpace
  /// How far edges may lie from their curve.
  private let tolerance: Double

  /// Curves are cut as fine as a 65,536th of all that is combined, and never coarser than this in
  /// points: a hundredth of a level of 8 bits where an edge passes a pixel.
  private static let coarsestTolerance = 1.0 / 512
  /// Curves are never cut into more edges than this.
  private static let mostSteps = 4096.0

  init(grid: GridSpace) {
    self.grid = grid
    tolerance = min(grid.size * 0x1p-16, Self.coarsestTolerance)
  }

  /// - Parameter closing: whether open subpaths are closed by a line.
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
      let steps = min(max(segment.stepCount(tolerance), 1), Self.mostSteps)
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

  /// Cuts an arc at whole multiples of a fraction of a turn, so that arcs of one ellipse that
  /// overlap have edges in common.
  private mutating func addInside(_ arc: Arc, _ cutter: inout EdgeCutter) {
    let ellipse = MappedArc(
      center: .zero, u: SIMD2(arc.ux, arc.uy), v: SIMD2(arc.vx, arc.vy), angle: arc.start,
      sweep: arc.sweep)
    let perTurn = (ellipse.reach / (8 * tolerance)).squareRoot() * 2 * .pi
    let turns = max(1, (abs(arc.sweep) / (2 * .pi)).rounded(.up))
    var count = 16
    while Double(count) < perTurn, Double(count) * turns < 4 * Self.mostSteps { count *= 2 }
    let step = 2 * Double.pi / Double(count)
    let isForward = arc.sweep > 0
    let begin = arc.start / step
    let end = (arc.start + arc.sweep) / step
    // Nearer to an end than a thousandth of a step, the end will do.
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

/// Cuts one segment into edges; parts that begin and end in one grid point are none.
private struct EdgeCutter {
  let source: Int32
  /// Where the last edge ended.
  private(set) var place: GridPoint
  private var parameter = 0.0
  /// The segment's first edge.
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

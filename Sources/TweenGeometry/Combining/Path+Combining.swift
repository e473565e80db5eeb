import Foundation

/// Combining what paths fill.
///
/// Open subpaths count as closed. Where both rules of filling are told apart, `eoFill` takes the
/// even-odd rule for both paths, else the nonzero rule. The result is an outline that neither
/// crosses itself nor passes a line twice, and so fills the same by either rule: closed subpaths,
/// clockwise on screen around filled areas and counter-clockwise around holes, in the order of
/// their leftmost (among these, topmost) points. It is the same in every run.
///
/// Straight lines are cut where they cross to within 2^-38 of the size of both paths. Curves and
/// arcs remain curves and arcs; where they are cut is found to within a 65,536th of that size or
/// 1/512 point, whichever is smaller. Ends that no other path touches keep their numbers.
///
/// Subpaths with numbers that are not finite are left out. Points further than 1e12 from the
/// origin count as if they lay just outside everything else. Paths less than 1e-200 across are
/// empty. The time grows with the number of crossings, and beside that little faster than with the
/// number of segments; each curve counts as some hundreds.
extension Path {
  /// What either path fills.
  ///
  /// Both paths are filled by the nonzero rule, or with `eoFill` by the even-odd rule, and what is
  /// open counts as closed. The result is closed subpaths that neither cross nor pass a line
  /// twice: clockwise on screen around what is filled, counter-clockwise around holes. Subpaths
  /// with numbers that are not finite are left out.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other)?.filled(eoFill: eoFill) { $0 || $1 } ?? Path()
  }

  /// What both paths fill; the rules are those of `union(_:eoFill:)`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other)?.filled(eoFill: eoFill) { $0 && $1 } ?? Path()
  }

  /// What this path fills and the other does not; the rules are those of `union(_:eoFill:)`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other)?.filled(eoFill: eoFill) { $0 && !$1 } ?? Path()
  }

  /// What exactly one of both paths fills; the rules are those of `union(_:eoFill:)`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other)?.filled(eoFill: eoFill) { $0 != $1 } ?? Path()
  }

  /// The parts of this path's own lines and curves that lie where the other path fills, or on its
  /// outline. They run as they did, and what was open stays open. `eoFill` says how the other path
  /// is filled.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other, closesFirst: false)?.lines(eoFill: eoFill, inside: true) ?? Path()
  }

  /// The parts of this path's own lines and curves that lie outside of what the other path fills,
  /// and not on its outline. `eoFill` says how the other path is filled.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other, closesFirst: false)?.lines(eoFill: eoFill, inside: false) ?? Path()
  }

  /// The outline of what the path fills, by the even-odd rule if not told otherwise; it fills the
  /// same by either rule. The rules are those of `union(_:eoFill:)`.
  public func normalized(eoFill: Bool = true) -> Path {
    PathCombiner(self, Path())?.filled(eoFill: eoFill) { one, _ in one } ?? Path()
  }
}

/// Two paths laid over each other.
private struct PathCombiner {
  private let list: EdgeList
  private let edges: SnappedEdges
  private let arrangement: Arrangement
  /// How many subpaths are the first path's.
  private let firstCount: Int

  /// nil where there is nothing to combine.
  init?(_ path: Path, _ other: Path, closesFirst: Bool = true) {
    let (first, second) = (OperandOutline(path), OperandOutline(other))
    guard
      let grid = GridSpace(
        low: lesser(first.low, second.low), high: greater(first.high, second.high),
        reachesBeyond: first.reachesBeyond || second.reachesBeyond)
    else { return nil }
    var list = EdgeList(grid: grid)
    list.add(first, isOther: false, closing: closesFirst)
    firstCount = list.runs.count
    list.add(second, isOther: true, closing: true)
    self.list = list
    edges = SnappedEdges(list)
    arrangement = Arrangement(edges) { list.sources[Int(list.edges[Int($0.edge)].source)].isOther }
  }

  func filled(eoFill: Bool, _ isInside: (_ one: Bool, _ other: Bool) -> Bool) -> Path {
    var tracer = ContourTracer(arrangement, edges.vertices) { winding in
      isInside(
        Self.fills(winding.one, eoFill: eoFill), Self.fills(winding.other, eoFill: eoFill))
    }
    var writer = OutlineWriter(list, edges)
    for contour in tracer.contours() {
      let parts = contour.map { way in
        writer.stretch(
          edges.pieces[Int(arrangement.lines[Int(way.line)].piece)], isForward: way.isForward)
      }
      writer.addClosed(parts, isOutline: true)
    }
    return writer.path
  }

  private static func fills(_ winding: Int32, eoFill: Bool) -> Bool {
    eoFill ? winding & 1 != 0 : winding != 0
  }

  /// The first path's own lines, as far as they lie inside the other or on its outline, or the
  /// rest of them.
  func lines(eoFill: Bool, inside: Bool) -> Path {
    var writer = OutlineWriter(list, edges)
    var next = edges.pieces.startIndex
    for run in list.runs.prefix(firstCount) {
      let first = next
      while next < edges.pieces.endIndex, Int(edges.pieces[next].edge) < run.edges.upperBound {
        next += 1
      }
      write(first..<next, isClosed: run.isClosed, eoFill: eoFill, inside: inside, to: &writer)
    }
    return writer.path
  }

  private func write(
    _ pieces: Range<Int>, isClosed: Bool, eoFill: Bool, inside: Bool, to writer: inout OutlineWriter
  ) {
    var parts: [[OutlineWriter.Stretch]] = []
    var isDrawing = false
    var isWhole = true
    for index in pieces {
      let line = arrangement.lines[Int(arrangement.lineOfPiece[index])]
      let isInside =
        Self.fills(line.before.other, eoFill: eoFill)
        || Self.fills(line.after.other, eoFill: eoFill)
      guard isInside == inside else {
        (isDrawing, isWhole) = (false, false)
        continue
      }
      let part = writer.stretch(edges.pieces[index], isForward: edges.pieces[index].isForward)
      if isDrawing { parts[parts.count - 1].append(part) } else { parts.append([part]) }
      isDrawing = true
    }
    if isClosed, isWhole, let all = parts.first { return writer.addClosed(all, isOutline: false) }
    if isClosed, isDrawing, parts.count > 1, let head = parts.first?.first,
      head.start == parts.last?.last?.end
    {
      // Both ends of the closed subpath are drawn: one part leads over its start.
      let first = parts.removeFirst()
      parts[parts.count - 1] += first
    }
    for part in parts { writer.addOpen(part) }
  }
}

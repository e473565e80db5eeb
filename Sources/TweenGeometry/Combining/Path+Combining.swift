import Foundation

/// Boolean operations on the areas of paths.
///
/// Open subpaths count as closed. `eoFill` selects the even-odd rule for both paths, otherwise the
/// nonzero rule is used. The result is an outline that neither crosses itself nor contains a line
/// twice, so that it fills the same area by either rule: closed subpaths, clockwise on the screen
/// around filled areas and counter-clockwise around holes, in the order of their leftmost (among these,
/// topmost) points. It is the same in every run.
///
/// Straight lines are cut at their crossings with an error of at most 2^-38 of the size of both paths.
/// Curves and arcs remain curves and arcs; they are cut with an error of at most a 65,536th of that
/// size or 1/512 point, whichever is smaller. Ends that no other path touches are unchanged.
///
/// Subpaths with coordinates that are not finite are omitted. Points farther than 1e12 from the origin
/// count as if they were just outside everything else. Paths smaller than 1e-200 are empty. The time is
/// proportional to the number of crossings, and almost proportional to the number of segments; a curve
/// counts as several hundred.
extension Path {
  /// Returns the area that is inside either path.
  ///
  /// Both paths are filled by the nonzero rule, or with `eoFill` by the even-odd rule; open subpaths
  /// count as closed. The result consists of closed subpaths that neither cross nor contain a line
  /// twice: clockwise on the screen around filled areas, counter-clockwise around holes. Subpaths with
  /// coordinates that are not finite are omitted.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other)?.filled(eoFill: eoFill) { $0 || $1 } ?? Path()
  }

  /// Returns the area that is inside both paths, by the rules of `union(_:eoFill:)`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other)?.filled(eoFill: eoFill) { $0 && $1 } ?? Path()
  }

  /// Returns the area that is inside this path and outside the other, by the rules of
  /// `union(_:eoFill:)`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other)?.filled(eoFill: eoFill) { $0 && !$1 } ?? Path()
  }

  /// Returns the area that is inside exactly one of the paths, by the rules of `union(_:eoFill:)`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other)?.filled(eoFill: eoFill) { $0 != $1 } ?? Path()
  }

  /// Returns the parts of this path's lines and curves that lie inside the other path or on its
  /// outline. Their directions are kept, and open subpaths stay open. `eoFill` is the fill rule of the
  /// other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other, closesFirst: false)?.lines(eoFill: eoFill, inside: true) ?? Path()
  }

  /// Returns the parts of this path's lines and curves that lie outside the other path and not on its
  /// outline. `eoFill` is the fill rule of the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombiner(self, other, closesFirst: false)?.lines(eoFill: eoFill, inside: false) ?? Path()
  }

  /// Returns an outline that fills the same area by either rule, by the rules of `union(_:eoFill:)`.
  /// `eoFill` is the fill rule of this path.
  public func normalized(eoFill: Bool = true) -> Path {
    PathCombiner(self, Path())?.filled(eoFill: eoFill) { one, _ in one } ?? Path()
  }
}

/// Two paths on a common grid.
private struct PathCombiner {
  private let list: EdgeList
  private let edges: SnappedEdges
  private let arrangement: Arrangement
  /// The number of subpaths of the first path.
  private let firstCount: Int

  /// Creates the common grid of two paths; nil where they have no usable size.
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

  /// Returns the first path's own lines inside the other path or on its outline, or the other parts of
  /// its lines.
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
      // Both ends of the closed subpath are drawn: one part continues over its start.
      let first = parts.removeFirst()
      parts[parts.count - 1] += first
    }
    for part in parts { writer.addOpen(part) }
  }
}

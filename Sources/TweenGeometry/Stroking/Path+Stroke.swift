import Foundation

extension Path {
  /// Returns the outline of the stroked path, to be filled by the nonzero rule.
  ///
  /// The outline of lines and circular arcs is exact; that of other curves has an error of at most
  /// 0.002 points. Each open subpath ends in caps, each closed one in a join. A subpath of length 0 is
  /// a dot with round or square caps (a square one is upright), and is not drawn with butt caps; a move
  /// alone draws nothing.
  ///
  /// Joins longer than `miterLimit` line widths are bevels, as are all joins where the limit is below 1
  /// or NaN. At their own cusps, curves have round joins, independent of the join style.
  ///
  /// `dash` lists the lengths of dashes and gaps in turn, repeated from its start (so that with an odd
  /// number, each entry is a dash and a gap in turn). The pattern starts anew in each subpath,
  /// `dashPhase` into it (negative: before it). A dash of length 0 is a dot with round and square caps;
  /// a gap of length 0 does not interrupt the line. Dashes at both ends of a closed subpath are one
  /// part. A dash array has no effect if it is empty, has the sum 0, has a negative, infinite or NaN
  /// entry, or would divide the path into more than 100,000 parts; a phase that is not finite counts as
  /// 0.
  ///
  /// The result is empty for a width that is not above 0, or beyond 2e12; subpaths with a coordinate
  /// that is not finite or beyond 1e12 are omitted.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    strokedPath(style, tolerance: 0.002)
  }

  /// Returns the outline of the stroked path with a largest distance from the exact outline: the
  /// rasterizer's is a fraction of a pixel, in the path's own units.
  package func strokedPath(_ style: StrokeStyle, tolerance: Double) -> Path {
    strokedPath(style, tolerance: tolerance, seenIn: nil).outline
  }

  /// Returns the part of the stroke that is visible in a window; the whole stroke without a window.
  package func strokedPath(
    _ style: StrokeStyle, tolerance: Double = 0.002, seenIn window: StrokeWindow?
  ) -> (outline: Path, isComplete: Bool) {
    guard var stroker = Stroker(style, tolerance: tolerance, seenIn: window) else {
      return (Path(), true)
    }
    let subpaths = strokeSubpaths
    let cut = DashPattern(style)?.cut(subpaths, seenIn: window)
    stroker.add(cut?.parts ?? subpaths)
    return (stroker.outline, stroker.isComplete && cut?.isComplete ?? true)
  }

  /// The subpaths that can be stroked.
  var strokeSubpaths: [StrokeSubpath] {
    var gatherer = SubpathGatherer()
    forEachStep { gatherer.add($0) }
    gatherer.finish()
    return gatherer.subpaths
  }
}

/// Collects the subpaths of a path.
private struct SubpathGatherer {
  private(set) var subpaths: [StrokeSubpath] = []
  /// The current subpath, begun by a move or by the first segment after a closed subpath.
  private var current = StrokeSubpath(start: .zero)
  private var isOpen = false

  mutating func add(_ step: PathStep) {
    switch step {
    case .move(let point):
      finish()
      begin(at: point)
    case .segment(let segment):
      if !isOpen { begin(at: segment.start) }
      current.append(segment)
    case .close(let line):
      if !isOpen { return }
      current.append(line)
      current.isClosed = true
      finish()
    }
  }

  private mutating func begin(at point: CGPoint) {
    current = StrokeSubpath(start: point)
    isOpen = true
  }

  mutating func finish() {
    if isOpen, current.isDrawn, current.isSound { subpaths.append(current) }
    isOpen = false
  }
}

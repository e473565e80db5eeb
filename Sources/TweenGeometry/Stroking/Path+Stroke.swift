import Foundation

extension Path {
  /// The outline of the path drawn with a pen, to be filled by the nonzero rule.
  ///
  /// The pen follows lines and circular arcs exactly; of other curves the outline stays within
  /// 0.002 points. Each open subpath ends in caps, each closed one in a join. A subpath without
  /// length is a dot where the cap is round or square (a square one stands upright), and nothing
  /// where it is butt; a move alone draws nothing.
  ///
  /// Joins longer than `miterLimit` line widths, and all of them where the limit is below 1 or NaN,
  /// are bevels. Curves turn round at their own cusps, whatever the join.
  ///
  /// `dash` lists painted and unpainted lengths in turn, again from its start when it is used up
  /// (so that of an odd count each entry is painted and unpainted in turn); it starts anew in each
  /// subpath, `dashPhase` into the pattern (negative: before it). A painted length of 0 is a dot
  /// under round and square caps; an unpainted length of 0 does not cut. Where a closed subpath
  /// begins and ends painted, both parts are one. Without effect is a dash array that is empty, adds
  /// up to 0, or has a negative, infinite or NaN entry, and one that would cut the path into more
  /// than 100,000 parts; a phase that is not finite counts as 0.
  ///
  /// Nothing is drawn for a width that is not above 0, or is beyond 2e12; subpaths with a
  /// coordinate that is not finite or beyond 1e12 are left out.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    strokedPath(style, tolerance: 0.002)
  }

  /// As `strokedPath(_:)`, with the greatest distance between the true outline and this one: the
  /// rasterizer's is a fraction of a pixel, in the path's own units.
  package func strokedPath(_ style: StrokeStyle, tolerance: Double) -> Path {
    strokedPath(style, tolerance: tolerance, seenIn: nil).outline
  }

  /// As `strokedPath(_:)`, of what is seen in a window; all of it without one.
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

/// Gathers the subpaths of a path, step by step.
private struct SubpathGatherer {
  private(set) var subpaths: [StrokeSubpath] = []
  /// Begun by a move, or by the first segment behind a closed subpath.
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

import Foundation
import TweenGeometry
import TweenMotion

/// Makes rows that a change moves out of view, or through it, for as long as they are visible.
extension LazyLayout {
  /// The lines to make besides the lines in view, after rows moved to other lines while they are still
  /// drawn at their old places.
  func linesInTransit(listedAnewIn node: ContainerNode) -> [Int] {
    let mayMove =
      !content.shownLines.outOfView.isEmpty || node.visibleTransaction().animation != nil
    awaitsPlacing = mayMove
    guard mayMove, let view = seenRange(of: node) else { return [] }
    let inView = content.shownLines.inView.clamped(to: 0..<content.lineCount)
    let seen = linesOfRows(beside: inView, in: node) { $0.isVisible(in: view) }
    // In grids rows also change columns, and their former column is not known.
    guard spec.items == nil else { return seen.sorted() }
    return LinePlan.withPassed(seen, beside: inView, isNew: content.isNew)
  }

  /// The lines to keep made besides the lines in view, among those that are made.
  func linesInTransit(beside inView: Range<Int>, in node: ContainerNode) -> [Int] {
    let mayMove =
      !content.shownLines.outOfView.isEmpty || node.visibleTransaction().animation != nil
    guard mayMove else { return [] }
    if awaitsPlacing { return content.shownLines.outOfView.filter { !inView.contains($0) } }
    guard let view = seenRange(of: node) else { return [] }
    return linesOfRows(beside: inView, in: node) { $0.leads(through: view) }.sorted()
  }

  /// The lines out of view whose rows were shown and have an element with a path that satisfies `isWanted`.
  private func linesOfRows(
    beside inView: Range<Int>, in node: ContainerNode, where isWanted: (RowPath) -> Bool
  ) -> Set<Int> {
    var lines: Set<Int> = []
    content.visitShownRows { line, elements in
      guard line < content.lineCount, !inView.contains(line), !lines.contains(line),
        !content.list.isPinned(line, spec.pinned, beside: inView)
      else { return }
      if elements.contains(where: { way(of: $0, in: node).map(isWanted) ?? false }) {
        lines.insert(line)
      }
    }
    return lines
  }

  /// Checks again in the next frame: some rows may have left by then. Rows that are not placed yet are
  /// checked after placing, which never happens while the container is not shown.
  func scheduleCheck(in node: ContainerNode) {
    guard !looksAgain, !awaitsPlacing else { return }
    looksAgain = true
    let graph = node.graph
    graph.timers.schedule(at: StageTime(flicks: graph.now.flicks + 1)) { [weak self, weak node] in
      guard let self else { return }
      looksAgain = false
      guard let node, !node.isDestroyed, node.placement != nil else { return }
      follow(node)
    }
  }

  /// - Parameter element: an element of a row, or one inside such an element.
  private func way(of element: ElementNode, in node: ContainerNode) -> RowPath? {
    var child = element
    while child.host !== node {
      guard let host = child.host else { return nil }
      child = host
    }
    guard let place = child.placement, place.isFinite else { return nil }
    var isMoving = false
    let shown = child.shownBounds(&isMoving)
    guard !shown.isNull, shown.minX.isFinite, shown.minY.isFinite else { return nil }
    return RowPath(
      shown: shown.range(along: spec.axis), end: place.rect.range(along: spec.axis),
      isMoving: isMoving)
  }

  /// The visible range along the axis, in the space that the container is placed in.
  private func seenRange(of node: ContainerNode) -> ClosedRange<CGFloat>? {
    guard node.placement != nil else { return nil }
    let seen = seenRect(of: node)
    guard seen.minX.isFinite, seen.minY.isFinite, seen.width.isFinite, seen.height.isFinite else {
      return nil
    }
    return seen.range(along: spec.axis)
  }
}

extension ElementNode {
  /// The bounds in which this element is drawn, in the space that it is placed in: around all elements
  /// inside that animate their own frames.
  ///
  /// - Parameter isMoving: set to true if one of these frames is animating.
  fileprivate func shownBounds(_ isMoving: inout Bool) -> CGRect {
    if let framed {
      if framed.frame.isAnimating { isMoving = true }
      return framed.frame.shown
    }
    var bounds = CGRect.null
    visitShown { bounds = bounds.union($0.shownBounds(&isMoving)) }
    return bounds.isNull ? placement?.rect ?? .null : bounds
  }
}

import Foundation
import TweenGeometry
import TweenMotion

/// Rows that a change moves out of view, or through it: they are made as long as they are seen.
extension LazyLayout {
  /// The lines that are to be made beside those in view, where rows have other lines than before and are
  /// still where they were.
  func linesOnTheirWay(listedAnewIn node: ContainerNode) -> [Int] {
    let mayMove =
      !content.shownLines.elsewhere.isEmpty || node.visibleTransaction().animation != nil
    awaitsPlacing = mayMove
    guard mayMove, let view = seenRange(of: node) else { return [] }
    let inView = content.shownLines.inView.clamped(to: 0..<content.lineCount)
    let seen = linesOfRows(beside: inView, in: node) { $0.isSeen(in: view) }
    // In grids rows go to other columns, too, and nobody says from where.
    guard spec.items == nil else { return seen.sorted() }
    return LinePlan.withPassed(seen, beside: inView, isNew: content.isNew)
  }

  /// The lines that are to be made beside those in view, of those that are.
  func linesOnTheirWay(beside inView: Range<Int>, in node: ContainerNode) -> [Int] {
    let mayMove =
      !content.shownLines.elsewhere.isEmpty || node.visibleTransaction().animation != nil
    guard mayMove else { return [] }
    if awaitsPlacing { return content.shownLines.elsewhere.filter { !inView.contains($0) } }
    guard let view = seenRange(of: node) else { return [] }
    return linesOfRows(beside: inView, in: node) { $0.leads(through: view) }.sorted()
  }

  /// The lines out of view of rows that were shown, of which some element has a way that is looked for.
  private func linesOfRows(
    beside inView: Range<Int>, in node: ContainerNode, where isWanted: (RowWay) -> Bool
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

  /// Follows again in the next frame: some rows may have left by then. Rows that are yet to be placed are
  /// looked at once they are, which is never while nobody sees the container.
  func lookAgain(in node: ContainerNode) {
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

  /// - Parameter element: one of a row's, or one inside it.
  private func way(of element: ElementNode, in node: ContainerNode) -> RowWay? {
    var child = element
    while child.host !== node {
      guard let host = child.host else { return nil }
      child = host
    }
    guard let place = child.placement, place.isFinite else { return nil }
    var isMoving = false
    let shown = child.shownBounds(&isMoving)
    guard !shown.isNull, shown.minX.isFinite, shown.minY.isFinite else { return nil }
    return RowWay(
      shown: shown.range(along: spec.axis), end: place.rect.range(along: spec.axis),
      isMoving: isMoving)
  }

  /// What is in view of the space that the container is placed in, along its axis.
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
  /// Where this element is seen, in the space that it is placed in: around all inside that glides by
  /// itself.
  ///
  /// - Parameter isMoving: is set where any of that is on its way.
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

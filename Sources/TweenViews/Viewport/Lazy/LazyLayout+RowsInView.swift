import Foundation
import TweenGeometry

/// Finds the rows in view, which a lazy container makes.
extension LazyLayout {
  /// Shows the lines in view, if they are other lines than before.
  func follow(_ node: ContainerNode) {
    viewRange = viewRange(of: node)
    pinMargins = pinMargins(of: node)
    let plan = LinePlan(
      table: table, view: viewRange, settling: settlingRange(of: node), dragged: draggedLine)
    var lines = LazyRows(inView: plan.linesInView)
    lines.outOfView = linesInTransit(beside: lines.inView, in: node)
    if !lines.outOfView.isEmpty { scheduleCheck(in: node) }
    // With another number of columns, the same lines hold other rows.
    guard lines != content.shownLines || followedColumns != content.columns else { return }
    content.show(lines)
    followedColumns = content.columns
    node.structureDidChange()
  }

  /// The line of each child of a list or a stack. Nil for grids, where rows also change columns.
  var linesOfChildren: [Int?]? {
    guard spec.items == nil else { return nil }
    var lines: [Int?] = []
    lines.reserveCapacity(content.cells.count)
    for cell in content.cells {
      let isInLine = cell.role == .cell || cell.role == .span
      for _ in 0..<cell.elementCount { lines.append(isInLine ? cell.line : nil) }
    }
    return lines
  }

  /// The line of the row that is dragged elsewhere.
  private var draggedLine: Int? {
    guard let element = content.dragged?.node else { return nil }
    return content.line(ofMade: { $0 === element })
  }

  /// The part of the container in view, along its axis, in left-to-right coordinates.
  private func viewRange(of node: ContainerNode) -> ClosedRange<CGFloat> {
    range(of: seenRect(of: node), in: node)
  }

  /// The visible rectangle, in the space that the container is placed in.
  func seenRect(of node: ContainerNode) -> CGRect {
    guard let scroll = node.enclosingScroll else {
      return node.rect(CGRect(origin: .zero, size: node.windowSize), fromInside: nil)
    }
    return node.rect(scroll.visibleRect, fromInside: scroll.space)
  }

  /// The range in view after content that became shorter has come to rest. Its rows move along with the
  /// content and may be visible all the way; there are none below.
  private func settlingRange(of node: ContainerNode) -> ClosedRange<CGFloat>? {
    guard let scroll = node.enclosingScroll, let rect = scroll.settlingRect else { return nil }
    return range(of: node.rect(rect, fromInside: scroll.space), in: node)
  }

  /// Converts a rectangle of the space that a container is placed in to a range along the container's axis,
  /// in left-to-right coordinates.
  private func range(of seen: CGRect, in node: ContainerNode) -> ClosedRange<CGFloat> {
    guard let placement = node.placement else { return 0...0 }
    var start = spec.axis == .vertical ? seen.minY : seen.minX
    let length = spec.axis == .vertical ? seen.height : seen.width
    start -= spec.axis == .vertical ? placement.origin.y : placement.origin.x
    if spec.axis == .horizontal, node.environment.layoutDirection == .rightToLeft {
      start = placement.size.width - start - length
    }
    guard start.isFinite, length.isFinite else { return 0...0 }
    return start...start + length
  }

  private func pinMargins(of node: ContainerNode) -> (start: CGFloat, end: CGFloat) {
    guard let scroll = node.enclosingScroll else { return (0, 0) }
    let (inset, outset) = (scroll.contentInset, scroll.contentOutset)
    if spec.axis == .vertical {
      let most = min(node.environment.collapsibleTopHeight, inset.y)
      return (inset.y - min(max(scroll.offset.y, 0), max(most, 0)), outset.y)
    }
    return node.environment.layoutDirection == .rightToLeft
      ? (outset.x, inset.x) : (inset.x, outset.x)
  }
}

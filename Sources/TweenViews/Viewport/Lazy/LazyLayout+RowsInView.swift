import Foundation
import TweenGeometry

/// Which rows a lazy container has made: those in view.
extension LazyLayout {
  /// Asks for the lines in view, where these are others than before.
  func follow(_ node: ContainerNode) {
    viewRange = viewRange(of: node)
    pinMargins = pinMargins(of: node)
    var first = max(firstSeenLine - Self.extraLines, 0)
    var last = min(table.line(at: viewRange.upperBound) + Self.extraLines, table.count - 1)
    if let settling = settlingRange(of: node) {
      first = min(first, max(table.line(at: settling.lowerBound) - Self.extraLines, 0))
      last = max(last, min(table.line(at: settling.upperBound) + Self.extraLines, table.count - 1))
    }
    if let carried = carriedLine, carried > last - Self.mostCarried,
      carried < first + Self.mostCarried
    {
      first = min(first, carried)
      last = max(last, min(carried, table.count - 1))
    }
    let end = max(min(last + 1, first + Self.mostLines), first)
    var lines = LazyRows(inView: first..<end)
    lines.elsewhere = linesOnTheirWay(beside: lines.inView, in: node)
    if !lines.elsewhere.isEmpty { lookAgain(in: node) }
    // Of other columns the same lines have other rows.
    guard lines != content.shownLines || followedColumns != content.columns else { return }
    content.show(lines)
    followedColumns = content.columns
    node.structureDidChange()
  }

  /// The lines of the children of a list or a stack: in grids rows go to other columns, too.
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

  /// The line of what is carried elsewhere, and how many are made at most for its sake: what lies
  /// between it and what is in view is made, too.
  private var carriedLine: Int? {
    guard let element = content.carried?.node else { return nil }
    return content.line(ofMade: { $0 === element })
  }
  private static var mostCarried: Int { 512 }

  /// The first of the lines that begin at the view's edge, else the one that lies across it. Lines
  /// without views all begin where the next one does: out of view they would never be asked again
  /// whether they have some.
  private var firstSeenLine: Int {
    let edge = viewRange.lowerBound
    let last = table.line(at: edge)
    var first = table.line(at: edge.nextDown)
    if first < last, table.start(of: first) < edge { first += 1 }
    return max(first, last - Self.mostLines / 2)
  }

  /// What of the container is in view, along its axis and in left-to-right terms.
  private func viewRange(of node: ContainerNode) -> ClosedRange<CGFloat> {
    range(of: seenRect(of: node), in: node)
  }

  /// What is in view of the space that the container is placed in.
  func seenRect(of node: ContainerNode) -> CGRect {
    guard let scroll = node.enclosingScroll else {
      return node.rect(CGRect(origin: .zero, size: node.windowSize), fromInside: nil)
    }
    return node.rect(scroll.visibleRect, fromInside: scroll.space)
  }

  /// What will be in view where content that has become shorter comes to rest. The rows there are on
  /// their way, as the content is, and may be seen all along; there are none below.
  private func settlingRange(of node: ContainerNode) -> ClosedRange<CGFloat>? {
    guard let scroll = node.enclosingScroll, let rect = scroll.settlingRect else { return nil }
    return range(of: node.rect(rect, fromInside: scroll.space), in: node)
  }

  /// A rectangle of the space that a container is placed in, along the container's axis and in
  /// left-to-right terms.
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
      let most = min(node.environment.topGivingWay, inset.y)
      return (inset.y - min(max(scroll.offset.y, 0), max(most, 0)), outset.y)
    }
    return node.environment.layoutDirection == .rightToLeft
      ? (outset.x, inset.x) : (inset.x, outset.x)
  }
}

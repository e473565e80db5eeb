import Foundation

/// The lines of a lazy container to make, as a function of the lines' positions and the visible range: the
/// third stage of a list. It neither reads nor changes views.
struct LinePlan {
  /// The positions of the lines.
  var table: LineTable
  /// The visible range along the axis.
  var view: ClosedRange<CGFloat>
  /// The range in view after content that became shorter has come to rest; nil if the content is at rest.
  var settling: ClosedRange<CGFloat>?
  /// The line of a row that is dragged elsewhere, or nil.
  var dragged: Int?

  /// Lines made beyond the view on either side, since views can draw outside of their lines.
  static let extraLines = 1
  /// The maximum number of lines in view: negative spacing or lines without length would make it unbounded.
  static let maximumLines = 4096
  /// The maximum distance, in lines, to a dragged row that is kept: all lines between it and the view are
  /// made, too.
  static let maximumDragDistance = 512
  /// The limit for making the lines between the view and rows that move away, since rows there pass through
  /// the view: at most this many times the number of lines in view.
  static let maximumPassedFactor = 2

  /// The lines in view.
  var linesInView: Range<Int> {
    var first = max(firstSeenLine - Self.extraLines, 0)
    var last = min(table.line(at: view.upperBound) + Self.extraLines, table.count - 1)
    if let settling {
      first = min(first, max(table.line(at: settling.lowerBound) - Self.extraLines, 0))
      last = max(last, min(table.line(at: settling.upperBound) + Self.extraLines, table.count - 1))
    }
    if let dragged, dragged > last - Self.maximumDragDistance,
      dragged < first + Self.maximumDragDistance
    {
      first = min(first, dragged)
      last = max(last, min(dragged, table.count - 1))
    }
    return first..<max(min(last + 1, first + Self.maximumLines), first)
  }

  /// The first line that begins at the view's edge, else the line that lies across it. Lines without views
  /// all begin where the next line does; out of view they would never be checked again for views.
  private var firstSeenLine: Int {
    let edge = view.lowerBound
    let last = table.line(at: edge)
    var first = table.line(at: edge.nextDown)
    if first < last, table.start(of: first) < edge { first += 1 }
    return max(first, last - Self.maximumLines / 2)
  }

  // MARK: Rows on their way

  /// Returns the lines of rows that are visible away from their places, and the lines between them and the
  /// view unless there are too many: rows there pass through the view.
  ///
  /// - Parameters:
  ///   - seen: The lines of rows that are visible although their places are out of view.
  ///   - isNew: Whether a line has rows that were inserted in the running update. They start at their
  ///     places, out of view.
  /// - Returns: Lines in ascending order.
  static func withPassed(
    _ seen: Set<Int>, beside inView: Range<Int>, isNew: (_ line: Int) -> Bool
  ) -> [Int] {
    guard let first = seen.min(), let last = seen.max(), !inView.isEmpty else {
      return seen.sorted()
    }
    var lines = seen
    for passed in [
      min(first, inView.lowerBound)..<inView.lowerBound,
      inView.upperBound..<max(last, inView.upperBound),
    ]
    where passed.count <= inView.count * maximumPassedFactor {
      for line in passed where !lines.contains(line) && !isNew(line) { lines.insert(line) }
    }
    return lines.sorted()
  }

  // MARK: Order

  /// A line that is made.
  struct Line: Equatable {
    var line: Int
    /// The role of its cells, if it differs from their role in the list.
    var role: LazyCell.Role?
  }

  /// Returns the lines to make, in drawing order.
  ///
  /// - Parameters:
  ///   - lines: The lines in view, and the lines of rows that are visible on their way.
  ///   - list: All lines.
  ///   - pinned: The headers and footers that stay in view. They come last, so that they are drawn in
  ///     front.
  static func order<Content>(
    _ lines: LazyRows, of list: LineList<Content>, pinned: PinnedScrollableViews
  ) -> [Line] {
    var pins: [Line] = []
    for index in pinned.isEmpty ? 0..<0 : list.sections(around: lines.inView)
    where list.sections[index].lines.overlaps(lines.inView) {
      let section = list.sections[index]
      if pinned.contains(.sectionHeaders) {
        pins += section.header.map { Line(line: $0, role: .pinnedHeader(section: index)) }
      }
      if pinned.contains(.sectionFooters) {
        pins += section.footer.map { Line(line: $0, role: .pinnedFooter(section: index)) }
      }
    }
    let pinnedLines = Set(pins.map(\.line))
    var order: [Line] = []
    order.reserveCapacity(lines.inView.count + lines.outOfView.count + pins.count)
    lines.visit { if !pinnedLines.contains($0) { order.append(Line(line: $0)) } }
    return order + pins
  }
}

/// The path of a row along the axis of its container: where it is drawn, and where it will come to rest.
struct RowPath {
  var shown: ClosedRange<CGFloat>
  var end: ClosedRange<CGFloat>
  var isMoving: Bool

  /// Whether the row is visible, or will pass through the view on its way to the other side.
  func isVisible(in view: ClosedRange<CGFloat>) -> Bool {
    shown.upperBound > view.lowerBound && shown.lowerBound < view.upperBound || isYetToPass(view)
  }

  /// Whether the row is moving and visible on its way.
  func leads(through view: ClosedRange<CGFloat>) -> Bool { isMoving && isVisible(in: view) }

  private func isYetToPass(_ view: ClosedRange<CGFloat>) -> Bool {
    shown.upperBound <= view.lowerBound && end.lowerBound >= view.upperBound
      || shown.lowerBound >= view.upperBound && end.upperBound <= view.lowerBound
  }
}

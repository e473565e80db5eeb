import Foundation

/// Which lines of a lazy container are made: a function of where lines lie and what is seen, the third
/// stage of a list. Nothing here reads or changes a view.
struct LinePlan {
  /// Where lines lie.
  var table: LineTable
  /// What is in view, along the axis.
  var view: ClosedRange<CGFloat>
  /// What will be in view where content that has become shorter comes to rest; nil where it is at rest.
  var settling: ClosedRange<CGFloat>?
  /// The line of a row that is carried elsewhere; nil where none is.
  var carried: Int?

  /// Lines beyond the view on either side: what reaches out of them shows.
  static let extraLines = 1
  /// No view shows more lines; with negative spacing or without length they would have no end.
  static let mostLines = 4096
  /// How many lines are made at most for the sake of one that is carried: what lies between it and what
  /// is in view is made, too.
  static let mostCarried = 512
  /// Lines between those in view and those of rows that leave: rows there go through the view. So many
  /// times as many as are in view are made at most for that.
  static let mostPassed = 2

  /// The lines in view.
  var linesInView: Range<Int> {
    var first = max(firstSeenLine - Self.extraLines, 0)
    var last = min(table.line(at: view.upperBound) + Self.extraLines, table.count - 1)
    if let settling {
      first = min(first, max(table.line(at: settling.lowerBound) - Self.extraLines, 0))
      last = max(last, min(table.line(at: settling.upperBound) + Self.extraLines, table.count - 1))
    }
    if let carried, carried > last - Self.mostCarried, carried < first + Self.mostCarried {
      first = min(first, carried)
      last = max(last, min(carried, table.count - 1))
    }
    return first..<max(min(last + 1, first + Self.mostLines), first)
  }

  /// The first of the lines that begin at the view's edge, else the one that lies across it. Lines
  /// without views all begin where the next one does: out of view they would never be asked again
  /// whether they have some.
  private var firstSeenLine: Int {
    let edge = view.lowerBound
    let last = table.line(at: edge)
    var first = table.line(at: edge.nextDown)
    if first < last, table.start(of: first) < edge { first += 1 }
    return max(first, last - Self.mostLines / 2)
  }

  // MARK: Rows on their way

  /// The lines of rows that are seen out of their places, and those between them and the lines in view,
  /// if these are not too many: rows there go through the view.
  ///
  /// - Parameters:
  ///   - seen: The lines of rows that are seen, though their places are out of view.
  ///   - isNew: Whether a line has rows that came by the running update. They stand in their places from
  ///     the start, where nobody sees them.
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
    where passed.count <= inView.count * mostPassed {
      for line in passed where !lines.contains(line) && !isNew(line) { lines.insert(line) }
    }
    return lines.sorted()
  }

  // MARK: Order

  /// A line that is made.
  struct Line: Equatable {
    var line: Int
    /// What its cells are, where that is not what they are in the list.
    var role: LazyCell.Role?
  }

  /// The lines that are made, in the order in which they are drawn.
  ///
  /// - Parameters:
  ///   - lines: The lines in view, and those seen on their way.
  ///   - list: All lines.
  ///   - pinned: Which headers and footers stay in view. They come after the others, in front of which
  ///     they are drawn.
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
    order.reserveCapacity(lines.inView.count + lines.elsewhere.count + pins.count)
    lines.visit { if !pinnedLines.contains($0) { order.append(Line(line: $0)) } }
    return order + pins
  }
}

/// Where a row is seen and where it is to stand, along the axis of its container.
struct RowWay {
  var shown: ClosedRange<CGFloat>
  var end: ClosedRange<CGFloat>
  var isMoving: Bool

  /// Whether the row is seen, or will be on its way from one side of the view to the other.
  func isSeen(in view: ClosedRange<CGFloat>) -> Bool {
    shown.upperBound > view.lowerBound && shown.lowerBound < view.upperBound || isYetToPass(view)
  }

  /// Whether the row moves, and is seen so.
  func leads(through view: ClosedRange<CGFloat>) -> Bool { isMoving && isSeen(in: view) }

  private func isYetToPass(_ view: ClosedRange<CGFloat>) -> Bool {
    shown.upperBound <= view.lowerBound && end.lowerBound >= view.upperBound
      || shown.lowerBound >= view.upperBound && end.upperBound <= view.lowerBound
  }
}

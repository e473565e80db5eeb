import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// How wide a column of a table may be, in points; nil where nothing says so.
struct TableColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  /// How wide a column is at least that says nothing.
  static let usualLeast: CGFloat = 10

  /// The widths of columns beside each other in a room.
  ///
  /// Each has its ideal width, or that at least which it must have. What is left is shared in equal
  /// parts among those that may be wider; those without an ideal width have it all where there are
  /// any. Where there is too little, all that may be narrower give way in equal parts.
  static func shared(_ room: CGFloat, among columns: [TableColumnWidth]) -> [CGFloat] {
    let bounds = columns.map { column -> (least: CGFloat, most: CGFloat) in
      let least = column.least ?? min(usualLeast, column.most ?? .infinity)
      return (least, max(column.most ?? .infinity, least))
    }
    var widths = zip(columns, bounds).map { column, bounds in
      min(max(column.ideal ?? bounds.least, bounds.least), bounds.most)
    }
    let plain = columns.indices.filter { columns[$0].ideal == nil && widths[$0] < bounds[$0].most }
    // Columns that leave their width open begin with equal ones, not each on top of its least.
    if !plain.isEmpty {
      let others = widths.indices.filter { !plain.contains($0) }.reduce(0) { $0 + widths[$1] }
      spread(max(room - others, 0), over: plain, from: bounds.map(\.least), bounds, &widths)
    }
    let left = room - widths.reduce(0, +)
    let all = Array(columns.indices)
    if left > 0 {
      let growing = all.filter { widths[$0] < bounds[$0].most }
      spread(
        growing.reduce(left) { $0 + widths[$1] }, over: growing, from: widths, bounds, &widths)
    } else if left < 0 {
      let giving = all.filter { widths[$0] > bounds[$0].least }
      spread(
        max(giving.reduce(left) { $0 + widths[$1] }, 0), over: giving,
        from: bounds.map(\.least), bounds, &widths)
    }
    return widths
  }

  /// Gives some columns equal widths that fill a room, but none less than it has from the start, and
  /// none more than it may have.
  private static func spread(
    _ room: CGFloat, over columns: [Int], from start: [CGFloat],
    _ bounds: [(least: CGFloat, most: CGFloat)], _ widths: inout [CGFloat]
  ) {
    var open = columns
    var room = room
    while !open.isEmpty {
      let part = room / CGFloat(open.count)
      let tooWide = open.filter { start[$0] > part }
      let full = open.filter { bounds[$0].most < part }
      let fixed = tooWide.isEmpty ? full : tooWide
      guard !fixed.isEmpty else {
        for index in open { widths[index] = part }
        return
      }
      for index in fixed {
        widths[index] = tooWide.isEmpty ? bounds[index].most : start[index]
        room -= widths[index]
      }
      open.removeAll { fixed.contains($0) }
    }
  }
}

/// Where a cell of a table stands in its column.
enum TableCellAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment { .leading }
}

/// Sets the cells of a row of a table beside each other, in the widths of their columns.
struct TableRowLayout: Layout {
  let columns: [TableColumnWidth]
  /// How high the row is at least.
  var leastHeight: CGFloat = 0

  /// Between two columns.
  static let gap: CGFloat = 12

  /// The widths of columns in a table of a width.
  static func widths(_ width: CGFloat, _ columns: [TableColumnWidth]) -> [CGFloat] {
    let inset = ListMetrics.classic.inset(width)
    let gaps = gap * CGFloat(max(columns.count - 1, 0))
    return TableColumnWidth.shared(max(width - 2 * inset - gaps, 0), among: columns)
  }

  private func widths(_ width: CGFloat) -> [CGFloat] { Self.widths(width, columns) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? 0
    guard width.isFinite else { return .zero }
    let heights = zip(subviews, widths(width)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    let height = heights.max() ?? 0
    return CGSize(width: width, height: max(height.isFinite ? height : 0, leastHeight))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX + ListMetrics.classic.inset(bounds.width)
    for (subview, width) in zip(subviews, widths(bounds.width)) {
      let alignment = subview[TableCellAlignment.self]
      let part: CGFloat = alignment == .leading ? 0 : alignment == .center ? 0.5 : 1
      subview.place(
        at: CGPoint(x: x + width * part, y: bounds.midY), anchor: UnitPoint(x: part, y: 0.5),
        proposal: ProposedViewSize(width: width, height: nil))
      x += width + Self.gap
    }
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The limits of the width of a table's column, in points; nil: not set.
struct TableColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  /// The least width of a column that sets none.
  static let usualLeast: CGFloat = 10

  /// Returns the widths of columns that share a room.
  ///
  /// Each column gets its ideal width, or at least its least width. The remaining width is shared
  /// equally among the columns that can grow; if there are columns without an ideal width, these
  /// get all of it. If the room is too small, all columns that can shrink do so equally.
  static func shared(_ room: CGFloat, among columns: [TableColumnWidth]) -> [CGFloat] {
    let bounds = columns.map { column -> (least: CGFloat, most: CGFloat) in
      let least = column.least ?? min(usualLeast, column.most ?? .infinity)
      return (least, max(column.most ?? .infinity, least))
    }
    var widths = zip(columns, bounds).map { column, bounds in
      min(max(column.ideal ?? bounds.least, bounds.least), bounds.most)
    }
    let plain = columns.indices.filter { columns[$0].ideal == nil && widths[$0] < bounds[$0].most }
    // Columns without an ideal width begin with equal widths, instead of adding to their least
    // widths.
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

  /// Gives some columns equal widths that fill a room. No column gets less than its start width or
  /// more than its greatest width.
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

/// The alignment of a table's cell in its column.
enum TableCellAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment { .leading }
}

/// Places the cells of a table's row beside each other, in the widths of their columns.
struct TableRowLayout: Layout {
  let columns: [TableColumnWidth]
  /// The least height of the row.
  var leastHeight: CGFloat = 0

  /// The distance between two columns.
  static let gap: CGFloat = 12

  /// Returns the widths of columns in a table of a given width.
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

import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The sort order of a table, without the type of its comparators.
struct TableSorting {
  /// Returns the direction in which a column sorts now; nil if it is not first in the order.
  let order: @MainActor (_ column: Any) -> SortOrder?
  /// Puts a column first in the order, or reverses it if it is first already.
  let choose: @MainActor (_ column: Any) -> Void

  @MainActor init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    /// Returns whether two comparators compare the same property, in any direction.
    func isSame(_ left: Sort, _ right: Sort) -> Bool {
      var left = left
      left.order = right.order
      return left == right
    }
    order = { column in
      guard let column = column as? Sort, let first = binding.wrappedValue.first,
        isSame(first, column)
      else { return nil }
      return first.order
    }
    choose = { column in
      guard var column = column as? Sort else { return }
      var all = binding.wrappedValue
      if let first = all.first, isSame(first, column) {
        column.order = first.order == .forward ? .reverse : .forward
      }
      all.removeAll { isSame($0, column) }
      binding.wrappedValue = [column] + all
    }
  }
}

/// The parts of a column that its header shows.
struct TableHeaderColumn {
  let label: AnyView
  let sort: Any?
  let width: TableColumnWidth
  let alignment: TableColumnAlignment
  /// Whether the edges of the column are fixed.
  let keepsWidth: Bool
}

/// The headers of a table's columns, with a line below them.
struct TableHeader: View {
  let columns: [TableHeaderColumn]
  let sorting: TableSorting?
  let drawn: Binding<[CGFloat]>

  /// The height of headers, in points.
  fileprivate static let height: CGFloat = 28

  var body: some View {
    VStack(spacing: 0) {
      TableRowLayout(columns: columns.map(\.width), leastHeight: Self.height) {
        ForEach(columns.indices, id: \.self) { index in
          TableHeaderCell(column: columns[index], sorting: sorting)
            .layoutValue(key: TableCellAlignment.self, value: columns[index].alignment.horizontal)
        }
      }
      .overlay { if columns.count > 1 { TableEdges(columns: columns, drawn: drawn) } }
      Divider()
    }
  }
}

/// The header of a column, which is a button if the column sorts.
private struct TableHeaderCell: View {
  let column: TableHeaderColumn
  let sorting: TableSorting?

  var body: some View {
    if let sorting, let sort = column.sort {
      let order = sorting.order(sort)
      Button {
        sorting.choose(sort)
      } label: {
        HStack(spacing: 4) {
          words(isFirst: order != nil)
          if let order {
            Image(systemName: "chevron.up").font(.caption2.weight(.semibold))
              .rotationEffect(.degrees(order == .forward ? 0 : 180))
              .accessibilityHidden(true)
          }
        }
        // The header takes presses on the whole width of the column.
        .frame(
          maxWidth: .infinity, minHeight: TableHeader.height,
          alignment: Alignment(horizontal: column.alignment.horizontal, vertical: .center)
        )
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .semantics(Semantics(value: order.map { $0 == .forward ? "ascending" : "descending" }))
    } else {
      words(isFirst: false).semantics(Semantics(.header))
    }
  }

  private func words(isFirst: Bool) -> some View {
    column.label
      .font(.footnote.weight(isFirst ? .semibold : .medium))
      .foregroundStyle(isFirst ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      .lineLimit(1)
  }
}

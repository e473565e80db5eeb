import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Rows of values in columns, below headers that stay in view.
///
/// Only the visible rows are created, as in a list. A press selects a row. With a sort order, a
/// press of the header of a column that sorts puts that column first in the order, and another
/// press reverses it; the program sorts its data by the order itself. A drag of the edge between
/// two headers widens one column and narrows the other, within the limits of both. In compact width
/// the table shows only its first column, as a list without headers.
@MainActor
public struct Table<
  Value, Rows: TableRowContent<Value>,
  Columns: TableColumnContent<Value, Columns.TableColumnSortComparator>
> where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection<Value.ID>
  private let sorting: TableSorting?
  private let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.tableLook) private var look
  /// The widths that the user has given the columns by dragging; empty before the first drag.
  @State private var drawn: [CGFloat] = []

  init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID>,
    _ sorting: TableSorting? = nil, customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }
}

extension Table: View {
  /// The headers, with the rows below them.
  public var body: some View {
    let changed = customization?.wrappedValue
    let all = columns._columns.filter { column in
      column.visibility.isShown { changed?[visibility: $0] ?? .automatic }
    }
    let isCompact = widthClass == .compact
    let own = isCompact ? Array(all.prefix(1)) : all
    let shown = drawn.count == own.count ? zip(own, drawn).map { $0.drawn($1) } : own
    let rows = rows._rows(_TableCells(columns: shown))
    VStack(spacing: 0) {
      if !isCompact, headers != .hidden {
        TableHeader(
          columns: shown.map {
            TableHeaderColumn(
              label: $0.label, sort: $0.sort, width: $0.width, alignment: $0.alignment,
              keepsWidth: $0.visibility.keepsWidth)
          }, sorting: sorting, drawn: $drawn)
      }
      List(in: selection, content: rows).listStyle(.plain)
        .environment(\.listIsTable, true)
    }
    .background(Color(provider: SystemStyles.systemBackground).ignoresSafeArea())
    .overlay { if look == .bordered { Rectangle().strokeBorder(.separator) } }
    .semantics(Semantics(.table, children: .contained))
  }
}

private enum ListIsTableKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether the list inside contains the rows of a table.
  var listIsTable: Bool {
    get { self[ListIsTableKey.self] }
    set { self[ListIsTableKey.self] = newValue }
  }
  /// Whether tables have headers.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the column headers of the tables in this view.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

// MARK: Tables of data

extension Table {
  /// Creates a table of a collection's elements.
  ///
  /// - Parameters:
  ///   - data: The values of the rows.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Value == Data.Element,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableForEachContent(data: data), columns(), .none,
      customization: columnCustomization)
  }

  /// Creates a table of a collection's elements, of which one can be selected.
  ///
  /// - Parameters:
  ///   - data: The values of the rows.
  ///   - selection: The id of the selected row; nil: no row is selected.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Value == Data.Element,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableForEachContent(data: data), columns(), .one(selection),
      customization: columnCustomization)
  }

  /// Creates a table of a collection's elements, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - data: The values of the rows.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Value == Data.Element,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableForEachContent(data: data), columns(), .many(selection),
      customization: columnCustomization)
  }

  /// Creates a table of a collection's elements, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - data: The values of the rows, sorted by the program.
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableForEachContent(data: data), columns(), .none, TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of a collection's elements, of which one can be selected, whose headers change
  /// a sort order.
  ///
  /// - Parameters:
  ///   - data: The values of the rows, sorted by the program.
  ///   - selection: The id of the selected row; nil: no row is selected.
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableForEachContent(data: data), columns(), .one(selection), TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of a collection's elements, of which any number can be selected, whose headers
  /// change a sort order.
  ///
  /// - Parameters:
  ///   - data: The values of the rows, sorted by the program.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableForEachContent(data: data), columns(), .many(selection), TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

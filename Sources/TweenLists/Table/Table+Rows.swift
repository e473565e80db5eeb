import Foundation
import TweenMotion
import TweenViews

// Tables whose rows are listed one by one.
extension Table {
  /// A table of rows.
  ///
  /// - Parameters:
  ///   - valueType: What rows show; told where nothing else says so.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows(), columns(), .none,
      customization: columnCustomization)
  }

  /// A table of rows, of which one can be selected.
  ///
  /// - Parameters:
  ///   - valueType: What rows show.
  ///   - selection: The id of the selected row; nil for none.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows(), columns(), .one(selection),
      customization: columnCustomization)
  }

  /// A table of rows, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - valueType: What rows show.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows(), columns(), .many(selection),
      customization: columnCustomization)
  }

  /// A table of rows, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - valueType: What rows show.
  ///   - sortOrder: What rows are sorted by, the most important first.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows, in the order of the program's.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows(), columns(), .none, TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A table of rows, of which one can be selected, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - valueType: What rows show.
  ///   - selection: The id of the selected row; nil for none.
  ///   - sortOrder: What rows are sorted by, the most important first.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows, in the order of the program's.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows(), columns(), .one(selection), TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A table of rows, of which any number can be selected, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - valueType: What rows show.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: What rows are sorted by, the most important first.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows, in the order of the program's.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows(), columns(), .many(selection), TableSorting(sortOrder),
      customization: columnCustomization)
  }

  // Where the rows tell what they show.

  /// A table of rows.
  ///
  /// - Parameters:
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows.
  public init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows(), columns(), .none,
      customization: columnCustomization)
  }

  /// A table of rows, of which one can be selected.
  ///
  /// - Parameters:
  ///   - selection: The id of the selected row; nil for none.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows.
  public init(
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows(), columns(), .one(selection),
      customization: columnCustomization)
  }

  /// A table of rows, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows.
  public init(
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows(), columns(), .many(selection),
      customization: columnCustomization)
  }

  /// A table of rows, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - sortOrder: What rows are sorted by, the most important first.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows, in the order of the program's.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows(), columns(), .none, TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A table of rows, of which one can be selected, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - selection: The id of the selected row; nil for none.
  ///   - sortOrder: What rows are sorted by, the most important first.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows, in the order of the program's.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows(), columns(), .one(selection), TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A table of rows, of which any number can be selected, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: What rows are sorted by, the most important first.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
  ///   - rows: The rows, in the order of the program's.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      rows(), columns(), .many(selection), TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

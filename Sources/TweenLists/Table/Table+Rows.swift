import Foundation
import TweenMotion
import TweenViews

// Tables whose rows are listed one by one.
extension Table {
  /// Creates a table of rows, without a selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values, if it cannot be inferred.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
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

  /// Creates a table of rows, of which one can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The id of the selected row; nil: no row is selected.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
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

  /// Creates a table of rows, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
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

  /// Creates a table of rows, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  ///   - rows: The rows, sorted by the program.
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

  /// Creates a table of rows, of which one can be selected, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The id of the selected row; nil: no row is selected.
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  ///   - rows: The rows, sorted by the program.
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

  /// Creates a table of rows, of which any number can be selected, whose headers change a sort
  /// order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  ///   - rows: The rows, sorted by the program.
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

  // The type of the rows' values is inferred from the rows.

  /// Creates a table of rows, without a selection.
  ///
  /// - Parameters:
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
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

  /// Creates a table of rows, of which one can be selected.
  ///
  /// - Parameters:
  ///   - selection: The id of the selected row; nil: no row is selected.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
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

  /// Creates a table of rows, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
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

  /// Creates a table of rows, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  ///   - rows: The rows, sorted by the program.
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

  /// Creates a table of rows, of which one can be selected, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - selection: The id of the selected row; nil: no row is selected.
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  ///   - rows: The rows, sorted by the program.
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

  /// Creates a table of rows, of which any number can be selected, whose headers change a sort
  /// order.
  ///
  /// - Parameters:
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  ///   - rows: The rows, sorted by the program.
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

import Foundation
import TweenMotion
import TweenViews

// Tables of trees: rows of elements with children are opened by a chevron.
extension Table {
  /// Creates a table of a tree, with rows for its open levels.
  ///
  /// - Parameters:
  ///   - data: The values of the rows of the first level.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Value == Data.Element,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableOutlineGroupContent(data: Array(data), children: { $0[keyPath: children] }), columns(),
      .none,
      customization: columnCustomization)
  }

  /// Creates a table of a tree, with rows for its open levels. One row can be selected.
  ///
  /// - Parameters:
  ///   - data: The values of the rows of the first level.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - selection: The id of the selected row; nil: no row is selected.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Value == Data.Element,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableOutlineGroupContent(data: Array(data), children: { $0[keyPath: children] }), columns(),
      .one(selection),
      customization: columnCustomization)
  }

  /// Creates a table of a tree, with rows for its open levels. Any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The values of the rows of the first level.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Value == Data.Element,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableOutlineGroupContent(data: Array(data), children: { $0[keyPath: children] }), columns(),
      .many(selection),
      customization: columnCustomization)
  }

  /// Creates a table of a tree, with rows for its open levels, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - data: The values of the rows of the first level.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: Array(data), children: { $0[keyPath: children] }), columns(),
      .none, TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of a tree, with rows for its open levels, whose headers change a sort order.
  /// One row can be selected.
  ///
  /// - Parameters:
  ///   - data: The values of the rows of the first level.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - selection: The id of the selected row; nil: no row is selected.
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: Array(data), children: { $0[keyPath: children] }), columns(),
      .one(selection), TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of a tree, with rows for its open levels, whose headers change a sort order.
  /// Any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The values of the rows of the first level.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: The comparators of the sort order, the most important first.
  ///   - columnCustomization: The user's changes to the columns. Nil: changes are not stored.
  ///   - columns: The columns of the table.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Sort.Compared == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: Array(data), children: { $0[keyPath: children] }), columns(),
      .many(selection), TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

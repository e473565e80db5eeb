import Foundation
import TweenMotion
import TweenViews

// Tables of trees: elements that have children are opened by a chevron.
extension Table {
  /// A table of a tree, of which open levels have rows.
  ///
  /// - Parameters:
  ///   - data: What the rows of the first level show.
  ///   - children: Where an element has those below it; nil there for none.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
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

  /// A table of a tree, of which open levels have rows, of which one can be selected.
  ///
  /// - Parameters:
  ///   - data: What the rows of the first level show.
  ///   - children: Where an element has those below it; nil there for none.
  ///   - selection: The id of the selected row; nil for none.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
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

  /// A table of a tree, of which open levels have rows, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - data: What the rows of the first level show.
  ///   - children: Where an element has those below it; nil there for none.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
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

  /// A table of a tree, of which open levels have rows, whose headers change a sort order.
  ///
  /// - Parameters:
  ///   - data: What the rows of the first level show.
  ///   - children: Where an element has those below it; nil there for none.
  ///   - sortOrder: What rows are sorted by, the most important first.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
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

  /// A table of a tree, of which open levels have rows, of which one can be selected, whose headers
  /// change a sort order.
  ///
  /// - Parameters:
  ///   - data: What the rows of the first level show.
  ///   - children: Where an element has those below it; nil there for none.
  ///   - selection: The id of the selected row; nil for none.
  ///   - sortOrder: What rows are sorted by, the most important first.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
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

  /// A table of a tree, of which open levels have rows, of which any number can be selected, whose
  /// headers change a sort order.
  ///
  /// - Parameters:
  ///   - data: What the rows of the first level show.
  ///   - children: Where an element has those below it; nil there for none.
  ///   - selection: The ids of the selected rows.
  ///   - sortOrder: What rows are sorted by, the most important first.
  ///   - columnCustomization: Which columns a user has hidden; nil for none.
  ///   - columns: What they show of it.
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

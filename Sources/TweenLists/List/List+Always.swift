import Foundation
import TweenMotion
import TweenViews

// Lists of which one row is always selected.
extension List {
  /// A row for each element, of which one is always selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - selection: the value of the selected row.
  ///   - rowContent: the row of an element. Several views are several rows.
  @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(in: .always(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element, of which one is always selected, keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: what tells the elements apart.
  ///   - selection: the value of the selected row.
  ///   - rowContent: the row of an element. Several views are several rows.
  @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(in: .always(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a constant range, of which one is always selected.
  ///
  /// - Parameters:
  ///   - data: the numbers. A range that changes is warned of.
  ///   - selection: the value of the selected row.
  ///   - rowContent: the row of a number.
  @_disfavoredOverload
  public init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(in: .always(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a tree, which can be opened where it has children, of which one is
  /// always selected.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level, keyed by their ids.
  ///   - children: where an element has those below it; nil there for none.
  ///   - selection: the value of the selected row.
  ///   - rowContent: the row of an element.
  @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      in: .always(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of a tree, which can be opened where it has children, of which one is
  /// always selected, keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level.
  ///   - id: what tells the elements apart.
  ///   - children: where an element has those below it; nil there for none.
  ///   - selection: the value of the selected row.
  ///   - rowContent: the row of an element.
  @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      in: .always(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

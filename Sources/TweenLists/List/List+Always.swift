import Foundation
import TweenMotion
import TweenViews

// Lists in which one row is always selected.
extension List {
  /// Creates a list with a row for each element. One row is always selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - selection: The tag or id of the selected row.
  ///   - rowContent: Returns the row of an element. Several views are several rows.
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

  /// Creates a list with a row for each element, identified by a property. One row is always
  /// selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows.
  ///   - id: The key path to an element's identity.
  ///   - selection: The tag or id of the selected row.
  ///   - rowContent: Returns the row of an element. Several views are several rows.
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

  /// Creates a list with a row for each number of a constant range. One row is always selected.
  ///
  /// - Parameters:
  ///   - data: The numbers. The engine warns if the range changes.
  ///   - selection: The tag or id of the selected row.
  ///   - rowContent: Returns the row of a number.
  @_disfavoredOverload
  public init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(in: .always(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree. Rows with children can be opened. One
  /// row is always selected.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level, identified by their ids.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - selection: The tag or id of the selected row.
  ///   - rowContent: Returns the row of an element.
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

  /// Creates a list with a row for each element of a tree, identified by a property. Rows with
  /// children can be opened. One row is always selected.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - id: The key path to an element's identity.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - selection: The tag or id of the selected row.
  ///   - rowContent: Returns the row of an element.
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

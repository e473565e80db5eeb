import Foundation
import TweenMotion
import TweenViews

extension List {
  /// Creates a list with a row for each element of a tree. Rows with children can be opened, and
  /// any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level, identified by their ids.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - selection: The tags or ids of the selected rows; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
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
      in: selection.map { .many($0) } ?? .none,
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree, identified by a property. Rows with
  /// children can be opened, and any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - id: The key path to an element's identity.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - selection: The tags or ids of the selected rows; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      in: selection.map { .many($0) } ?? .none,
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree. Rows with children can be opened, and
  /// one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level, identified by their ids.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - selection: The tag or id of the selected row; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
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
      in: selection.map { .one($0) } ?? .none,
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree, identified by a property. Rows with
  /// children can be opened, and one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - id: The key path to an element's identity.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - selection: The tag or id of the selected row; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      in: selection.map { .one($0) } ?? .none,
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a tree. Rows with children can be opened.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level, identified by their ids.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - rowContent: Returns the row of an element.
  public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
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
      in: .none,
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree, identified by a property. Rows with
  /// children can be opened.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - id: The key path to an element's identity.
  ///   - children: The key path to an element's children; its value is nil for a leaf.
  ///   - rowContent: Returns the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      in: .none,
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

import Foundation
import TweenMotion
import TweenViews

extension List {
  /// Creates a list with a row for each element of a binding. Rows can be deleted and moved, and
  /// any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - editActions: The edits that the list itself applies to the elements.
  ///   - selection: The tags or ids of the selected rows; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      in: selection.map { .many($0) } ?? .none,
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, identified by a property. Rows can be
  /// deleted and moved, and any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows.
  ///   - id: The key path to an element's identity.
  ///   - editActions: The edits that the list itself applies to the elements.
  ///   - selection: The tags or ids of the selected rows; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      in: selection.map { .many($0) } ?? .none,
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding. Rows can be deleted and moved, and
  /// one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - editActions: The edits that the list itself applies to the elements.
  ///   - selection: The tag or id of the selected row; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      in: selection.map { .one($0) } ?? .none,
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, identified by a property. Rows can be
  /// deleted and moved, and one row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows.
  ///   - id: The key path to an element's identity.
  ///   - editActions: The edits that the list itself applies to the elements.
  ///   - selection: The tag or id of the selected row; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      in: selection.map { .one($0) } ?? .none,
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a binding. Rows can be deleted and moved.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - editActions: The edits that the list itself applies to the elements.
  ///   - rowContent: Returns the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      in: .none,
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, identified by a property. Rows can be
  /// deleted and moved.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows.
  ///   - id: The key path to an element's identity.
  ///   - editActions: The edits that the list itself applies to the elements.
  ///   - rowContent: Returns the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      in: .none,
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

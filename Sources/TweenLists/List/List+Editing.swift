import Foundation
import TweenMotion
import TweenViews

extension List {
  /// A row for each element that a binding holds, which can be deleted and moved, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - editActions: what the list itself does to the elements.
  ///   - selection: the values of the selected rows; nil for none that can be selected.
  ///   - rowContent: the row of an element.
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

  /// A row for each element that a binding holds, which can be deleted and moved, of which any number can be selected,
  /// keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: what tells the elements apart.
  ///   - editActions: what the list itself does to the elements.
  ///   - selection: the values of the selected rows; nil for none that can be selected.
  ///   - rowContent: the row of an element.
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

  /// A row for each element that a binding holds, which can be deleted and moved, of which one can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - editActions: what the list itself does to the elements.
  ///   - selection: the value of the selected row; nil for none that can be selected.
  ///   - rowContent: the row of an element.
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

  /// A row for each element that a binding holds, which can be deleted and moved, of which one can be selected,
  /// keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: what tells the elements apart.
  ///   - editActions: what the list itself does to the elements.
  ///   - selection: the value of the selected row; nil for none that can be selected.
  ///   - rowContent: the row of an element.
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
  /// A row for each element that a binding holds, which can be deleted and moved.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - editActions: what the list itself does to the elements.
  ///   - rowContent: the row of an element.
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

  /// A row for each element that a binding holds, which can be deleted and moved,
  /// keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: what tells the elements apart.
  ///   - editActions: what the list itself does to the elements.
  ///   - rowContent: the row of an element.
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

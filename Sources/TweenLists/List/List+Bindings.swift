import Foundation
import TweenMotion
import TweenViews

extension List {
  /// Creates a list with a row for each element of a binding. Any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - selection: The tags or ids of the selected rows; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(in: selection.map { .many($0) } ?? .none, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding. Any number of rows can be selected.
  ///
  /// It has the same argument labels as the initializer with an optional binding. A binding is also
  /// a collection of bindings; this overload is preferred over initializers that take a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - selection: The tags or ids of the selected rows.
  ///   - rowContent: Returns the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(in: .many(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, identified by a property. Any number
  /// of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows.
  ///   - id: The key path to an element's identity.
  ///   - selection: The tags or ids of the selected rows; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      in: selection.map { .many($0) } ?? .none, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding. One row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - selection: The tag or id of the selected row; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(in: selection.map { .one($0) } ?? .none, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding. One row can be selected.
  ///
  /// It has the same argument labels as the initializer with an optional binding. A binding is also
  /// a collection of bindings; this overload is preferred over initializers that take a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - selection: The tag or id of the selected row.
  ///   - rowContent: Returns the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(in: .one(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, identified by a property. One row can
  /// be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows.
  ///   - id: The key path to an element's identity.
  ///   - selection: The tag or id of the selected row; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      in: selection.map { .one($0) } ?? .none, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a binding.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - rowContent: Returns the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(in: .none, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows.
  ///   - id: The key path to an element's identity.
  ///   - rowContent: Returns the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(in: .none, content: ForEach(data, id: id, content: rowContent))
  }
}

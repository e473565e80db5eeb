import Foundation
import TweenMotion
import TweenViews

extension List {
  /// A row for each element that a binding holds, made of a binding to it, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - selection: the values of the selected rows; nil for none that can be selected.
  ///   - rowContent: the row of an element.
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

  /// A row for each element that a binding holds, made of a binding to it, of which any number can be selected.
  ///
  /// Of the same words as that with an optional binding: a binding is a collection of bindings, too, and
  /// this one comes before those that take such.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - selection: the values of the selected rows.
  ///   - rowContent: the row of an element.
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

  /// A row for each element that a binding holds, made of a binding to it, of which any number can be selected, keyed by a
  /// property.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: what tells the elements apart.
  ///   - selection: the values of the selected rows; nil for none that can be selected.
  ///   - rowContent: the row of an element.
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

  /// A row for each element that a binding holds, made of a binding to it, of which one can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - selection: the value of the selected row; nil for none that can be selected.
  ///   - rowContent: the row of an element.
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

  /// A row for each element that a binding holds, made of a binding to it, of which one can be selected.
  ///
  /// Of the same words as that with an optional binding: a binding is a collection of bindings, too, and
  /// this one comes before those that take such.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - selection: the value of the selected row.
  ///   - rowContent: the row of an element.
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

  /// A row for each element that a binding holds, made of a binding to it, of which one can be selected, keyed by a
  /// property.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: what tells the elements apart.
  ///   - selection: the value of the selected row; nil for none that can be selected.
  ///   - rowContent: the row of an element.
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
  /// A row for each element that a binding holds, made of a binding to it.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - rowContent: the row of an element.
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

  /// A row for each element that a binding holds, made of a binding to it, keyed by a
  /// property.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: what tells the elements apart.
  ///   - rowContent: the row of an element.
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

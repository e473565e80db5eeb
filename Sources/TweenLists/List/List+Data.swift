import Foundation
import TweenMotion
import TweenViews

extension List {
  /// A row for each element, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - selection: the values of the selected rows; nil for none that can be selected.
  ///   - rowContent: the row of an element. Several views are several rows.
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(
      in: selection.map { .many($0) } ?? .none, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, of which any number can be selected, keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: what tells the elements apart.
  ///   - selection: the values of the selected rows; nil for none that can be selected.
  ///   - rowContent: the row of an element. Several views are several rows.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      in: selection.map { .many($0) } ?? .none, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a constant range, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - data: the numbers. A range that changes is warned of.
  ///   - selection: the values of the selected rows; nil for none that can be selected.
  ///   - rowContent: the row of a number.
  public init<RowContent>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
    self.init(
      in: selection.map { .many($0) } ?? .none,
      content: ForEach(data) { number in HStack { rowContent(number) } })
  }

  /// A row for each element, of which one can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - selection: the value of the selected row; nil for none that can be selected.
  ///   - rowContent: the row of an element. Several views are several rows.
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(
      in: selection.map { .one($0) } ?? .none, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, of which one can be selected, keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: what tells the elements apart.
  ///   - selection: the value of the selected row; nil for none that can be selected.
  ///   - rowContent: the row of an element. Several views are several rows.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      in: selection.map { .one($0) } ?? .none, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a constant range, of which one can be selected.
  ///
  /// - Parameters:
  ///   - data: the numbers. A range that changes is warned of.
  ///   - selection: the value of the selected row; nil for none that can be selected.
  ///   - rowContent: the row of a number.
  public init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(in: selection.map { .one($0) } ?? .none, content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A row for each element.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - rowContent: the row of an element. Several views are several rows.
  @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(
      in: .none, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: what tells the elements apart.
  ///   - rowContent: the row of an element. Several views are several rows.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      in: .none, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a constant range.
  ///
  /// - Parameters:
  ///   - data: the numbers. A range that changes is warned of.
  ///   - rowContent: the row of a number.
  public init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(in: .none, content: ForEach(data, content: rowContent))
  }
}

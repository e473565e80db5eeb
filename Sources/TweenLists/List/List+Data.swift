import Foundation
import TweenMotion
import TweenViews

extension List {
  /// Creates a list with a row for each element. Any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - selection: The tags or ids of the selected rows; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element. Several views are several rows.
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

  /// Creates a list with a row for each element, identified by a property. Any number of rows can
  /// be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows.
  ///   - id: The key path to an element's identity.
  ///   - selection: The tags or ids of the selected rows; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element. Several views are several rows.
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

  /// Creates a list with a row for each number of a constant range. Any number of rows can be
  /// selected.
  ///
  /// - Parameters:
  ///   - data: The numbers. The engine warns if the range changes.
  ///   - selection: The tags or ids of the selected rows; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of a number.
  public init<RowContent>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
    self.init(
      in: selection.map { .many($0) } ?? .none,
      content: ForEach(data) { number in HStack { rowContent(number) } })
  }

  /// Creates a list with a row for each element. One row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - selection: The tag or id of the selected row; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element. Several views are several rows.
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

  /// Creates a list with a row for each element, identified by a property. One row can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows.
  ///   - id: The key path to an element's identity.
  ///   - selection: The tag or id of the selected row; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of an element. Several views are several rows.
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

  /// Creates a list with a row for each number of a constant range. One row can be selected.
  ///
  /// - Parameters:
  ///   - data: The numbers. The engine warns if the range changes.
  ///   - selection: The tag or id of the selected row; nil: rows cannot be selected.
  ///   - rowContent: Returns the row of a number.
  public init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(in: selection.map { .one($0) } ?? .none, content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - rowContent: Returns the row of an element. Several views are several rows.
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

  /// Creates a list with a row for each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows.
  ///   - id: The key path to an element's identity.
  ///   - rowContent: Returns the row of an element. Several views are several rows.
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

  /// Creates a list with a row for each number of a constant range.
  ///
  /// - Parameters:
  ///   - data: The numbers. The engine warns if the range changes.
  ///   - rowContent: Returns the row of a number.
  public init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(in: .none, content: ForEach(data, content: rowContent))
  }
}

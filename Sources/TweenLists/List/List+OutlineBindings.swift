import Foundation
import TweenMotion
import TweenViews

// Trees of elements that a binding holds.
extension List where SelectionValue == Never {
  /// A row for each element of a tree that a binding holds, which can be opened where it has
  /// children.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level, keyed by their ids.
  ///   - children: where an element has those below it; nil there for none.
  ///   - rowContent: the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      in: .none,
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of a tree that a binding holds, which can be opened where it has
  /// children, keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level.
  ///   - id: what tells the elements apart.
  ///   - children: where an element has those below it; nil there for none.
  ///   - rowContent: the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      in: .none,
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// A row for each element of a tree that a binding holds, which can be opened where it has
  /// children, of which one can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level, keyed by their ids.
  ///   - children: where an element has those below it; nil there for none.
  ///   - selection: the value of the selected row; nil for none that can be selected.
  ///   - rowContent: the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      in: selection.map { .one($0) } ?? .none,
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of a tree that a binding holds, which can be opened where it has
  /// children, of which one can be selected, keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level.
  ///   - id: what tells the elements apart.
  ///   - children: where an element has those below it; nil there for none.
  ///   - selection: the value of the selected row; nil for none that can be selected.
  ///   - rowContent: the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      in: selection.map { .one($0) } ?? .none,
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// A row for each element of a tree that a binding holds, which can be opened where it has
  /// children, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level, keyed by their ids.
  ///   - children: where an element has those below it; nil there for none.
  ///   - selection: the values of the selected rows; nil for none that can be selected.
  ///   - rowContent: the row of an element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      in: selection.map { .many($0) } ?? .none,
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of a tree that a binding holds, which can be opened where it has
  /// children, of which any number can be selected, keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements of the first level.
  ///   - id: what tells the elements apart.
  ///   - children: where an element has those below it; nil there for none.
  ///   - selection: the values of the selected rows; nil for none that can be selected.
  ///   - rowContent: the row of an element.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      in: selection.map { .many($0) } ?? .none,
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

import Foundation
import TweenMotion
import TweenViews

/// The edits that a list itself applies to the elements of a binding.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set: 1 for `move`, 2 for `delete`.
  public let rawValue: Int
  /// Creates a set from its bits: 1 for `move`, 2 for `delete`.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// The user can move elements to other places.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The user can delete elements of the collection.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// The user can move elements and delete them.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// A view of a collection whose elements are pairs of an index and an id.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  let base: Base
  let id: (Base.Element) -> ID

  /// The index of an element in the base collection, with its id.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  /// The type of the base collection's indices.
  public typealias Index = Base.Index
  /// The index of the first element of the base.
  public var startIndex: Base.Index { base.startIndex }
  /// The index after the last element of the base.
  public var endIndex: Base.Index { base.endIndex }
  /// The index and the id of the element at an index of the base.
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: id(base[position]))
  }
  /// Returns the index after another index of the base.
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection
where Base: BidirectionalCollection {
  /// Returns the index before another index of the base.
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// Returns the index at a distance from another index.
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(i, offsetBy: distance)
  }
  /// Returns the number of elements between two indices.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
}

/// A row that its list can delete or move, as `EditActions` allows.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let deletion: RowDeletion?
  let move: RowMove?

  nonisolated init(content: Content, deletion: RowDeletion?, move: RowMove?) {
    self.content = content
    self.deletion = deletion
    self.move = move
  }
}

extension EditableCollectionContent: View where Content: View {
  /// The row, with traits that contain its edits.
  public var body: some View {
    content
      .modifier(TraitModifier<RowDeletionTrait>(value: deletion))
      .modifier(TraitModifier<RowMoveTrait>(value: move))
  }
}

extension ForEach where Content: View {
  init<C, R>(
    editing data: Binding<C>, id: KeyPath<C.Element, ID>, actions: EditActions<C>,
    content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, R: View
  {
    let deletion: RowDeletion? =
      actions.rawValue & 2 != 0
      ? RowDeletion { offsets in EditableCollection.remove(offsets, from: data) } : nil
    let move: RowMove? =
      actions.rawValue & 1 != 0
      ? RowMove { source, target in
        data.wrappedValue.move(fromOffsets: source, toOffset: target)
      } : nil
    let elements = data.wrappedValue
    self.init(IndexedIdentifierCollection(base: elements, id: { $0[keyPath: id] }), id: \.id) {
      place in
      EditableCollectionContent<R, C>(
        content: content(data.row(at: place.index, known: elements)), deletion: deletion,
        move: move)
    }
  }

  /// Creates a view for each element of a binding. A list can delete and move the elements.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows, identified by their ids.
  ///   - editActions: The edits that a list applies to the elements.
  ///   - content: Returns the row of an element's binding.
  public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, R: View, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(editing: data, id: \.id, actions: editActions, content: content)
  }

  /// Creates a view for each element of a binding, identified by a property. A list can delete and
  /// move the elements.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their rows.
  ///   - id: The key path to an element's identity.
  ///   - editActions: The edits that a list applies to the elements.
  ///   - content: Returns the row of an element's binding.
  public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, R: View, C.Index: Hashable
  {
    self.init(editing: data, id: id, actions: editActions, content: content)
  }
}

/// Removes elements from a collection whose ability to remove elements is known only at run time.
private enum EditableCollection {
  static func remove<C: MutableCollection>(_ offsets: IndexSet, from data: Binding<C>) {
    func removed<R: RangeReplaceableCollection>(_ collection: R) -> R {
      var kept = R()
      for (offset, element) in collection.enumerated() where !offsets.contains(offset) {
        kept.append(element)
      }
      return kept
    }
    guard let collection = data.wrappedValue as? any RangeReplaceableCollection,
      let result = removed(collection) as? C
    else { return }
    data.wrappedValue = result
  }
}

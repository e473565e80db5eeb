import Foundation
import TweenMotion
import TweenViews

/// What a list itself does to the elements that a binding holds.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int
  /// A set by its bits: 1 for `move`, 2 for `delete`.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Elements are moved to other places.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements are taken out.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Elements are moved and taken out.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// The elements of a collection with their indices and ids.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  let base: Base
  let id: (Base.Element) -> ID

  /// An element's index and its id.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  /// Indices are the base's.
  public typealias Index = Base.Index
  /// That of the first element.
  public var startIndex: Base.Index { base.startIndex }
  /// That behind the last element.
  public var endIndex: Base.Index { base.endIndex }
  /// The element at an index of the base.
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: id(base[position]))
  }
  /// The index behind another.
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection
where Base: BidirectionalCollection {
  /// The index before another.
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// The index so many elements further on.
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(i, offsetBy: distance)
  }
  /// How many elements lie between two indices.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
}

/// A row that its list can delete and move.
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
  /// The row, which says what can be done to it.
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

  /// A view for each element that a binding holds, of bindings to them, which a list can delete and
  /// move.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows, keyed by their ids.
  ///   - editActions: what a list does to them.
  ///   - content: the row of an element.
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

  /// The same, keyed by a property.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their rows.
  ///   - id: what tells the elements apart.
  ///   - editActions: what a list does to them.
  ///   - content: the row of an element.
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

/// Takes elements out of a collection that is known to allow it only where it runs.
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

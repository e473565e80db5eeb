import TweenMotion

/// A cell of a list: an element that was listed, and where it stands among the others.
package struct ListCell {
  package enum Kind {
    case header
    case row
    case footer
  }

  /// Where a cell stands. What it looks like depends on nothing else but traits.
  struct Place: Equatable {
    var kind: Kind
    var isFirst: Bool
    var isLast: Bool
    /// Whether a row below it belongs to its section.
    var hasNext: Bool
    /// That row, or the first one of the next section, where it says something that this one shows; nil
    /// for others.
    var next: ObjectIdentifier?
    /// How often what is written for that row has changed.
    var nextChanges: Int
    /// Whether words stand between it, the last row of its section, and the next section's rows.
    var isAboveHeader: Bool
    var section: Int
    var sectionCount: Int
    var hasHeader: Bool
    var hasFooter: Bool
    /// How often what is written for the row has changed.
    var changes: Int
  }

  var place: Place
  let element: ElementNode
  /// The row below. A view of this cell may be there longer than that row, which it doesn't keep.
  let nextAnchor: NodeAnchor?
  let sections: [LazySection]
  /// What lists all of the list's rows.
  let list: NodeAnchor
  /// What shows them.
  let container: NodeAnchor

  /// Whether it is a row, or what stands above or below the rows of a section.
  package var kind: Kind { place.kind }
  /// Whether it is the first of its kind in its section.
  package var isFirst: Bool { place.isFirst }
  /// Whether it is the last of its kind in its section.
  package var isLast: Bool { place.isLast }
  /// Whether its section has words above its rows, and below them.
  package var hasHeader: Bool { place.hasHeader }
  package var hasFooter: Bool { place.hasFooter }
  /// The number of its section, and how many there are.
  package var section: Int { place.section }
  package var sectionCount: Int { place.sectionCount }
  /// Whether a row below it belongs to its section.
  package var hasNext: Bool { place.hasNext }

  /// Shows the element.
  @MainActor package var content: ListCellContent { ListCellContent(element: element) }

  /// Shows it, and calls `action` with what its views tell under a key.
  @MainActor package func content<Key: PreferenceKey>(
    hearing key: Key.Type, _ action: @escaping (Key.Value) -> Void
  ) -> ObservedListCellContent<Key> where Key.Value: Equatable {
    ObservedListCellContent(element: element, action: action)
  }

  /// What is written for the row.
  @MainActor package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value { element.trait(key) }

  /// Whether anything is written for it under one of some keys: one question, for the many that most rows
  /// would answer with their defaults.
  @MainActor package func saysAny(of keys: [any TraitKey.Type]) -> Bool {
    element.writesTrait(among: keys)
  }

  /// What is written for it at a later time, asked for by what the row keeps: it doesn't keep the row.
  /// The default once that is gone.
  @MainActor package func later<Key: TraitKey>(_ key: Key.Type) -> () -> Key.Value {
    let anchor = element.anchor
    return { (anchor.node as? ElementNode)?.trait(key) ?? Key.defaultValue }
  }

  /// The value of a type that the row stands for: by its tag, or else by its id in its `ForEach`.
  @MainActor package func tag<Value: Hashable>(_ type: Value.Type) -> Value? { element.tag(type) }

  /// All that is written for the row, the innermost first.
  @MainActor package func allTraits<Key: TraitKey>(_ key: Key.Type) -> [Key.Value] {
    var list: [Key.Value] = []
    element.collectTraits(key, into: &list)
    return list
  }

  /// Tells cells apart; no two ever have the same.
  @MainActor package var id: Int { element.serial }

  /// The same for the row below it in the section.
  @MainActor package func nextTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
    (nextAnchor?.node as? ElementNode)?.trait(key) ?? Key.defaultValue
  }

  /// What is written for a section.
  ///
  /// - Parameter step: Which one, counted from the row's own; where there is none its default holds.
  @MainActor package func sectionTrait<Key: TraitKey>(
    _ key: Key.Type, step: Int = 0
  ) -> Key.Value {
    guard sections.indices.contains(section + step) else { return Key.defaultValue }
    return sections[section + step].node?.traits?.value(key) ?? Key.defaultValue
  }

  /// All that is written for its section, the innermost first.
  @MainActor package func allSectionTraits<Key: TraitKey>(_ key: Key.Type) -> [Key.Value] {
    guard sections.indices.contains(section) else { return [] }
    var list: [Key.Value] = []
    sections[section].node?.traits?.collect(key, into: &list)
    return list
  }

  /// Whether the rows of its section show; nil where the program doesn't say.
  @MainActor package var isExpanded: Binding<Bool>? {
    sections.indices.contains(section) ? sections[section].node?.isExpanded : nil
  }

  /// The same of a neighbour.
  @MainActor package func hasHeader(step: Int) -> Bool {
    sections.indices.contains(section + step) && !sections[section + step].header.isEmpty
  }
}

extension ListCell: Equatable {
  /// Whether a row would look and act the same. Words never do: what opens their section is asked of
  /// it anew.
  package static func == (left: Self, right: Self) -> Bool {
    left.kind == .row && left.place == right.place && left.element === right.element
      && left.nextAnchor === right.nextAnchor && left.list === right.list
  }
}

/// Shows an element that a list's content lists.
package struct ListCellContent: View {
  package typealias Body = Never
  let element: ElementNode

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = PlainListCellContent(context)
    node.setElement(view.element)
    return node
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {}

  nonisolated package static var _elementCount: Int? { 1 }
}

@MainActor private final class PlainListCellContent: WrapperNode {
  override var isCellContent: Bool { true }
  override var debugName: String { "row" }
}

@MainActor
private final class ObservedListCellContentNode<Key: PreferenceKey>:
  PreferenceActionNode<Key>
where Key.Value: Equatable {
  override var isCellContent: Bool { true }
  override var debugName: String { "row" }
}

/// The same, which calls `action` with what the views in the element tell under a key, as
/// `onPreferenceChange` does: one node for both.
package struct ObservedListCellContent<Key: PreferenceKey>: View where Key.Value: Equatable {
  package typealias Body = Never
  let element: ElementNode
  let action: (Key.Value) -> Void

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = ObservedListCellContentNode<Key>(context, view.action)
    node.setElement(view.element)
    return node
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: PreferenceActionNode<Key>.self).action = view.action
  }

  nonisolated package static var _elementCount: Int? { 1 }
}

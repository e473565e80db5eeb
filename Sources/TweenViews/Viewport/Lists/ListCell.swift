import TweenMotion

/// A cell of a list: a listed element, and its position among the others.
package struct ListCell {
  package enum Kind {
    case header
    case row
    case footer
  }

  /// The position of a cell. Apart from traits, the cell's look depends only on it.
  struct Place: Equatable {
    var kind: Kind
    var isFirst: Bool
    var isLast: Bool
    /// Whether another row of the same section follows.
    var hasNext: Bool
    /// The identity of the next row, or of the first row of the next section, if it has a trait that this
    /// cell shows; else nil.
    var next: ObjectIdentifier?
    /// The number of changes to the next row's traits.
    var nextChanges: Int
    /// Whether a header or footer lies between this row, the last of its section, and the next section's
    /// rows.
    var isAboveHeader: Bool
    var section: Int
    var sectionCount: Int
    var hasHeader: Bool
    var hasFooter: Bool
    /// The number of changes to the row's traits.
    var changes: Int
  }

  var place: Place
  let element: ElementNode
  /// The row below. A view of this cell can outlive that row, and does not keep it alive.
  let nextAnchor: NodeAnchor?
  let sections: [LazySection]
  /// The node that lists all of the list's rows.
  let list: NodeAnchor
  /// The node that shows the rows.
  let container: NodeAnchor

  /// Whether the cell is a row, a header or a footer.
  package var kind: Kind { place.kind }
  /// Whether it is the first of its kind in its section.
  package var isFirst: Bool { place.isFirst }
  /// Whether it is the last of its kind in its section.
  package var isLast: Bool { place.isLast }
  /// Whether its section has a header, and a footer.
  package var hasHeader: Bool { place.hasHeader }
  package var hasFooter: Bool { place.hasFooter }
  /// The index of its section, and the number of sections.
  package var section: Int { place.section }
  package var sectionCount: Int { place.sectionCount }
  /// Whether another row of its section follows.
  package var hasNext: Bool { place.hasNext }

  /// A view that shows the element.
  @MainActor package var content: ListCellContent { ListCellContent(element: element) }

  /// A view that shows the element, and calls `action` with the preference of its views under a key.
  @MainActor package func content<Key: PreferenceKey>(
    observing key: Key.Type, _ action: @escaping (Key.Value) -> Void
  ) -> ObservedListCellContent<Key> where Key.Value: Equatable {
    ObservedListCellContent(element: element, action: action)
  }

  /// The row's value of a trait.
  @MainActor package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value { element.trait(key) }

  /// Whether the row has a value for any of some traits. One query replaces many that mostly return
  /// defaults.
  @MainActor package func hasAnyTrait(of keys: [any TraitKey.Type]) -> Bool {
    element.writesTrait(among: keys)
  }

  /// Returns a closure that reads the row's trait later. It does not keep the row alive, and returns the
  /// default once the row is gone.
  @MainActor package func later<Key: TraitKey>(_ key: Key.Type) -> () -> Key.Value {
    let anchor = element.anchor
    return { (anchor.node as? ElementNode)?.trait(key) ?? Key.defaultValue }
  }

  /// The row's value of a type: its tag, or else its id in a `ForEach`.
  @MainActor package func tag<Value: Hashable>(_ type: Value.Type) -> Value? { element.tag(type) }

  /// All values of a trait on the row, the innermost first.
  @MainActor package func allTraits<Key: TraitKey>(_ key: Key.Type) -> [Key.Value] {
    var list: [Key.Value] = []
    element.collectTraits(key, into: &list)
    return list
  }

  /// The cell's unique id.
  @MainActor package var id: Int { element.serial }

  /// A trait's value of the row below in the section.
  @MainActor package func nextTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
    (nextAnchor?.node as? ElementNode)?.trait(key) ?? Key.defaultValue
  }

  /// A trait's value of a section.
  ///
  /// - Parameter step: The section's offset from the row's own; if there is none, the default is returned.
  @MainActor package func sectionTrait<Key: TraitKey>(
    _ key: Key.Type, step: Int = 0
  ) -> Key.Value {
    guard sections.indices.contains(section + step) else { return Key.defaultValue }
    return sections[section + step].node?.traits?.value(key) ?? Key.defaultValue
  }

  /// All values of a trait on its section, the innermost first.
  @MainActor package func allSectionTraits<Key: TraitKey>(_ key: Key.Type) -> [Key.Value] {
    guard sections.indices.contains(section) else { return [] }
    var list: [Key.Value] = []
    sections[section].node?.traits?.collect(key, into: &list)
    return list
  }

  /// Whether the rows of its section are shown; nil if the program does not control that.
  @MainActor package var isExpanded: Binding<Bool>? {
    sections.indices.contains(section) ? sections[section].node?.isExpanded : nil
  }

  /// Whether a neighbouring section has a header.
  @MainActor package func hasHeader(step: Int) -> Bool {
    sections.indices.contains(section + step) && !sections[section + step].header.isEmpty
  }
}

extension ListCell: Equatable {
  /// Whether two cells look and act the same. Headers and footers never do, since the binding that expands
  /// their section is read again each time.
  package static func == (left: Self, right: Self) -> Bool {
    left.kind == .row && left.place == right.place && left.element === right.element
      && left.nextAnchor === right.nextAnchor && left.list === right.list
  }
}

/// A view that shows an element listed by a list's content.
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

/// A view that shows an element, and calls `action` with the preference of its views under a key, like
/// `onPreferenceChange`. One node does both.
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

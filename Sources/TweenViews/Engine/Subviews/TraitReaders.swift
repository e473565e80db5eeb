/// The nodes whose evaluation read the traits of an element or a section.
@MainActor final class TraitReaders {
  private var nodes = WeakNodes()

  /// Adds the node that is being evaluated, if any.
  func noteReader() { if let node = ViewGraph.evaluatedNode { nodes.insert(node) } }

  /// Marks the nodes for a new evaluation, after a trait changed.
  func markDirty() { nodes.markDirty() }
}

extension ElementNode {
  /// Registers the node that is being evaluated as a reader of this element's traits.
  final func noteTraitReader() {
    let readers = traitReaders ?? TraitReaders()
    traitReaders = readers
    readers.noteReader()
  }
}

extension SectionNode {
  /// Registers the node that is being evaluated as a reader of this section's traits.
  func noteTraitReader() {
    let readers = traitReaders ?? TraitReaders()
    traitReaders = readers
    readers.noteReader()
  }
}

extension Subview {
  /// Returns a trait of the view. A body that reads it is evaluated again when the trait changes.
  @MainActor package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
    guard let element else { return Key.defaultValue }
    element.noteTraitReader()
    return element.trait(key)
  }
}

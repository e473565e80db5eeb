/// The nodes that were evaluated with what is said of an element or a section.
@MainActor final class TraitReaders {
  private var nodes = WeakNodes()

  /// Notes the node that is being evaluated, if any.
  func noteReader() { if let node = ViewGraph.evaluatedNode { nodes.insert(node) } }

  /// Something else is said now.
  func tell() { nodes.markDirty() }
}

extension ElementNode {
  /// Has the node that is being evaluated be told of another trait of this element.
  final func noteTraitReader() {
    let readers = traitReaders ?? TraitReaders()
    traitReaders = readers
    readers.noteReader()
  }
}

extension SectionNode {
  /// The same for what is said of the section.
  func noteTraitReader() {
    let readers = traitReaders ?? TraitReaders()
    traitReaders = readers
    readers.noteReader()
  }
}

extension Subview {
  /// What is said of the view to a container. Who reads it in a body is evaluated anew when it is
  /// another.
  @MainActor package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
    guard let element else { return Key.defaultValue }
    element.noteTraitReader()
    return element.trait(key)
  }
}

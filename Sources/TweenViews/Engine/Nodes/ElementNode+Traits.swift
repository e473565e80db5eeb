/// What an element tells the container around it.
extension ElementNode {
  /// What is told of this element under a key: the key's default where nobody says anything.
  package final func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
    writtenTrait(key) ?? Key.defaultValue
  }

  /// A trait of this element has another value: tells the container around.
  package final func traitDidChange<Key: TraitKey>(_ key: Key.Type) {
    if Key.self is any LayoutTraitKey.Type { setNeedsArranging() }
    var element: ElementNode? = self
    while let current = element {
      current.traitReaders?.tell()
      // A row that is a container takes what is told inside of it.
      if current !== self, current.takesTraitChange(key) { return }
      // What is written for a row is the business of the cell around it, not of the container that
      // the cell lays the row out in.
      if let cell = current.listCell?.node as? ElementNode, cell !== current {
        element = cell
        continue
      }
      element = current.host
    }
  }
}

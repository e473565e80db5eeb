/// The traits that an element passes to its container.
extension ElementNode {
  /// Returns the element's value of a trait; the default where no modifier sets it.
  package final func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
    writtenTrait(key) ?? Key.defaultValue
  }

  /// Notifies the readers of this element's traits, and the containers around it, after a trait
  /// changed.
  package final func traitDidChange<Key: TraitKey>(_ key: Key.Type) {
    if Key.self is any LayoutTraitKey.Type { setNeedsArranging() }
    var element: ElementNode? = self
    while let current = element {
      current.traitReaders?.markDirty()
      // A row that is a container handles the traits of its content.
      if current !== self, current.takesTraitChange(key) { return }
      // A row's traits are read by the cell around the row, and not by the container in which the
      // cell lays the row out.
      if let cell = current.listCell?.node as? ElementNode, cell !== current {
        element = cell
        continue
      }
      element = current.host
    }
  }
}

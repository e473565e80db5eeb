import TweenMotion

/// The node of a placed subview: it wraps the element that the subview's own list made.
@MainActor package final class SubviewElement: WrapperNode {
  private(set) var subview: Subview

  init(_ subview: Subview, _ context: NodeContext) {
    self.subview = subview
    super.init(context)
    show()
  }

  func update(_ new: Subview) {
    let overrides = subview.overrides + new.overrides
    subview.overrides = new.overrides
    for change in overrides { change.notifyChange(self) }
    guard new.node !== subview.node || new.id != subview.id else { return }
    releaseContent()
    subview = new
    show()
    setNeedsArranging()
    setNeedsDisplay()
    displayStructureDidChange()
    if mayHavePreferences { preferencesDidChange(nil) }
    // The list around this place now has another view here.
    structureDidChange()
    graph.afterUpdate { [weak self] in
      guard let content = self?.content, content.isShownAmongActions else { return }
      content.appearOnce()
    }
  }

  private func show() {
    guard let element = freeElement else { return }
    setElement(element)
    updateContentEnvironment(isAnimated: false)
    colorSchemesDidMove()
  }

  /// The subview's element; where that is placed elsewhere already, an element of another copy of the
  /// view.
  private var freeElement: ElementNode? {
    guard let element = subview.element else { return nil }
    guard Self.isPlaced(element) else { return element }
    var copies = subview.resolver?.copies(of: subview) ?? SubviewCopies()
    while let copy = copies.next() { if !Self.isPlaced(copy) { return copy } }
    return nil
  }

  private static func isPlaced(_ element: ElementNode) -> Bool {
    guard let place = element.host as? SubviewElement else { return false }
    return place.content === element && !place.isDestroyed
  }

  private func releaseContent() {
    guard let content else { return }
    dropElement()
    colorSchemesDidMove()
    guard !content.isDestroyed, content.host === self || content.host == nil else { return }
    content.disappear()
    content.wasErased()
    if let key = subview.id.key, let rows = content.placedRow { return rows.releaseRow(ofRow: key) }
    // The element may be placed elsewhere later, unless its list is destroyed with this place.
    guard !subview.keepsEnvironment, let resolver = content.nearestResolver,
      resolver.parent?.isDestroyed == false
    else {
      return
    }
    content.transitionDidWrite(
      resolver.environment, over: resolver.environment, isAnimated: false)
  }

  // MARK: Environment

  /// Gives the element the environment of this place, except for the values that its list sets.
  private func updateContentEnvironment(isAnimated: Bool) {
    guard !subview.keepsEnvironment, let content, let resolver = subview.resolver else { return }
    content.transitionDidWrite(environment, over: resolver.environment, isAnimated: isAnimated)
  }

  package override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    super.environmentDidChange(new, keys: keys)
    updateContentEnvironment(isAnimated: true)
  }

  /// Sets the values on this node, which passes them to the element with the rest of its environment.
  package override func transitionDidWrite(
    _ written: EnvironmentValues, over outside: EnvironmentValues, isAnimated: Bool
  ) {
    TransitionEnvironment.set(written, over: outside, on: self, isAnimated: isAnimated)
  }

  // MARK: Traits

  package override func writtenTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    subview.overriding(key) ?? super.writtenTrait(key)
  }

  package override func writesTrait(among keys: [any TraitKey.Type]) -> Bool {
    for key in keys where subview.overrides(key) { return true }
    return super.writesTrait(among: keys)
  }

  /// Traits written on the placeholder yield to the view's own.
  package override func collectTraits<Key: TraitKey>(
    _ key: Key.Type, into list: inout [Key.Value]
  ) {
    super.collectTraits(key, into: &list)
    traits?.collect(key, into: &list)
  }

  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }

  // MARK: Life

  /// False: another view may be shown here later.
  package override var endsWithElement: Bool { false }

  package override func destroy() {
    guard !isDestroyed else { return }
    releaseContent()
    super.destroy()
  }

  package override var debugName: String { "Subview" }
}

extension ElementNode {
  /// The nearest list of subviews in which this element was resolved.
  fileprivate var nearestResolver: SubviewResolver? {
    var place: ViewNode? = parent
    while let current = place {
      if let resolver = current as? SubviewResolver { return resolver }
      place = current.parent
    }
    return nil
  }

  /// The node of the rows that this element belongs to; nil for other elements.
  fileprivate var placedRow: (any PlacedRows)? {
    var inner = self
    while let wrapper = inner as? WrapperNode, !(wrapper is SubviewElement),
      let content = wrapper.listedElement
    {
      inner = content
    }
    var place: ViewNode? = inner.parent
    while let current = place, !(current is SubviewResolver) {
      if let rows = current as? any PlacedRows { return rows }
      place = current.parent
    }
    return nil
  }
}

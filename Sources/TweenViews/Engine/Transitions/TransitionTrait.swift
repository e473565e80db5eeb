/// The transition of an element; nil: its container's default.
package enum TransitionTrait: TraitKey {
  package static var defaultValue: AnyTransition? { nil }
}

extension ContainerNode {
  /// The transition written around an implicit stack, which applies to the elements in the stack.
  ///
  /// In a slot a modifier has one node, around the implicit stack of the slot's content: in
  /// `view.id(x).transition(t)` the successive views are inside that stack, and the transition is
  /// theirs. The search ends at the beginning of the slot.
  var transitionWrittenAround: AnyTransition? {
    var element: ElementNode = self
    while true {
      if let container = element as? ContainerNode {
        guard container.isImplicit, !container.beginsPlace else { return nil }
      }
      guard let host = element.host else { return nil }
      if let wrapper = host as? WrapperNode {
        // A second view, behind or before another one, is in its own slot.
        guard wrapper.contentSlot != nil, wrapper.content === element else { return nil }
        if let transition = wrapper.writtenTrait(TransitionTrait.self) { return transition }
      } else if !(host is ContainerNode) {
        return nil
      }
      element = host
    }
  }
}

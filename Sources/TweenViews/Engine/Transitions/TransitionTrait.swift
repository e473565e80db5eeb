/// How an element comes and goes; nil: as its container has it.
package enum TransitionTrait: TraitKey {
  package static var defaultValue: AnyTransition? { nil }
}

extension ContainerNode {
  /// How what is in an implicit stack comes and goes by what is written around the stack.
  ///
  /// In a place of one view a modifier is made once, around the implicit stack of its content: of
  /// `view.id(x).transition(t)` the views that follow each other are inside of that stack, and the
  /// transition is theirs all the same. What is looked at ends where the place begins.
  var transitionWrittenAround: AnyTransition? {
    var element: ElementNode = self
    while true {
      if let container = element as? ContainerNode {
        guard container.isImplicit, !container.beginsPlace else { return nil }
      }
      guard let host = element.host else { return nil }
      if let wrapper = host as? WrapperNode {
        // A second view, behind or before another, is in a place of its own.
        guard wrapper.contentSlot != nil, wrapper.content === element else { return nil }
        if let transition = wrapper.writtenTrait(TransitionTrait.self) { return transition }
      } else if !(host is ContainerNode) {
        return nil
      }
      element = host
    }
  }
}

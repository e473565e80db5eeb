import TweenMotion

extension Subview {
  /// Whether the view is a picture, with modifiers or without.
  package var isPicture: Bool { asks { $0.isNode(of: ImageNode.self) } }
  /// Whether the view is a text, with modifiers or without.
  package var isWords: Bool { asks { $0.isNode(of: TextNode.self) } }
  /// Whether the view is a line between others, with modifiers or without.
  package var isDivider: Bool { asks { $0.isNode(of: DividerNode.self) } }
  /// Whether there is a text or a picture in the view.
  package var hasWords: Bool { asks { $0.contains { $0 is TextNode || $0 is ImageNode } } }
  /// Whether something in the view takes presses or keys.
  package var hasControl: Bool {
    // A text takes presses for the sake of the links that it may have.
    asks { $0.contains { $0 is FocusTargetNode || $0 is any ArenaMember && !($0 is TextNode) } }
  }

  private func asks(_ question: @MainActor (ElementNode) -> Bool) -> Bool {
    nonisolated(unsafe) let subview = self
    return MainActor.assumeIsolated { subview.element.map(question) ?? false }
  }
}

extension ElementNode {
  /// Whether this is a node of a kind, with modifiers around it or without.
  func isNode(of kind: ElementNode.Type) -> Bool {
    var element: ElementNode? = self
    while let current = element {
      if type(of: current) == kind { return true }
      element = (current as? SubviewElement)?.subview.element ?? (current as? WrapperNode)?.content
    }
    return false
  }
}

extension ViewNode {
  /// Whether this node, or one in it, is of some kind.
  fileprivate func contains(_ isWanted: (ViewNode) -> Bool) -> Bool {
    if isWanted(self) { return true }
    // What stands in for an element, or is around one of a list, does not have it below itself. What others
    // have below themselves is not looked at twice: it would be so for each modifier on the way again.
    let inner =
      (self as? SubviewElement)?.subview.element
      ?? (self as? WrapperNode)?.listedElement
    if let inner, inner.contains(isWanted) { return true }
    var found = false
    visitChildren { if !found { found = $0.contains(isWanted) } }
    return found
  }
}

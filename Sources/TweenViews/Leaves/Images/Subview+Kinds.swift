import TweenMotion

extension Subview {
  /// Whether the view is an image, with or without modifiers.
  package var isPicture: Bool { satisfies { $0.isNode(of: ImageNode.self) } }
  /// Whether the view is a text, with or without modifiers.
  package var isText: Bool { satisfies { $0.isNode(of: TextNode.self) } }
  /// Whether the view is a divider, with or without modifiers.
  package var isDivider: Bool { satisfies { $0.isNode(of: DividerNode.self) } }
  /// Whether the view contains a text or an image.
  package var containsTextOrImage: Bool {
    satisfies { $0.contains { $0 is TextNode || $0 is ImageNode } }
  }
  /// Whether the view contains something that takes presses or keys.
  package var hasControl: Bool {
    // Every text takes presses, since it may have links.
    satisfies {
      $0.contains { $0 is FocusTargetNode || $0 is any ArenaMember && !($0 is TextNode) }
    }
  }

  private func satisfies(_ question: @MainActor (ElementNode) -> Bool) -> Bool {
    nonisolated(unsafe) let subview = self
    return MainActor.assumeIsolated { subview.element.map(question) ?? false }
  }
}

extension ElementNode {
  /// Whether this is a node of a type, with or without modifiers around it.
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
  /// Whether this node, or a node in it, satisfies a condition.
  fileprivate func contains(_ isWanted: (ViewNode) -> Bool) -> Bool {
    if isWanted(self) { return true }
    // Stand-ins, and the views around a list's element, do not have the element below themselves. Other
    // wrappers do: visiting their content here as well would double the work for each modifier.
    let inner =
      (self as? SubviewElement)?.subview.element
      ?? (self as? WrapperNode)?.listedElement
    if let inner, inner.contains(isWanted) { return true }
    var found = false
    visitChildren { if !found { found = $0.contains(isWanted) } }
    return found
  }
}

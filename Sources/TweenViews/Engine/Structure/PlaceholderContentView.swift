/// The view that is inserted or removed, as it appears in a transition's body.
public struct PlaceholderContentView<Value> {
  let owner: NodeAnchor

  /// Returns the placeholder of the same content under another type.
  func retyped<Other>() -> PlaceholderContentView<Other> {
    PlaceholderContentView<Other>(owner: owner)
  }
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = ModifierContentNode(context)
    if let owner = view.owner.node as? any ModifierContentOwner {
      node.content = owner.makeContent(node)
    }
    return node
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
  /// A transition has exactly one element as its content; for other types the placeholder has the
  /// count of its view.
  nonisolated public static var _elementCount: Int? {
    if Value.self is any Transition.Type { return 1 }
    return ModifierContentCount.known[ObjectIdentifier(Value.self)]
      ?? (Value.self as? any View.Type)?._elementCount
  }
}

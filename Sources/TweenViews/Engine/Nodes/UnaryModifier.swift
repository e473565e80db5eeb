/// A modifier that the engine applies as a wrapper around each element of its content; in a slot for
/// one view, as one wrapper around all of it.
@MainActor package protocol UnaryModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: WrapperNode
  @MainActor func makeWrapper(_ context: NodeContext) -> Wrapper
  @MainActor func updateWrapper(_ wrapper: Wrapper)
}

extension UnaryModifier {
  nonisolated public static var _makesContentAtOnce: Bool { true }

  @MainActor public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    makeUnaryNode(modifier, context, contentCount: contentCount, makeContent: makeContent)
  }

  /// Makes a wrapper around each element.
  @MainActor package static func makeUnaryNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    if contentCount == 1 {
      let wrapper = modifier.makeWrapper(context)
      wrapper.setContent(makeContent(wrapper.childContext))
      return wrapper
    }
    if let place = context.contentSlot {
      let wrapper = modifier.makeWrapper(context)
      wrapper.setContent(in: place, makeContent)
      return wrapper
    }
    let list = ModifiedListNode<Self>(modifier, context)
    list.setContent(makeContent(list.childContext))
    return list
  }

  @MainActor public static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    updateUnaryNode(node, modifier, makeContent: makeContent, updateContent: updateContent)
  }

  /// Updates the wrappers around each element.
  @MainActor package static func updateUnaryNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    if let list = node as? ModifiedListNode<Self> {
      list.update(modifier)
      if let content = list.content { updateContent(content) }
    } else {
      let wrapper = unsafeDowncast(node, to: Wrapper.self)
      modifier.updateWrapper(wrapper)
      wrapper.updateContent(updateContent)
    }
  }

  nonisolated public static func _elementCount(contentCount: Int?) -> Int? { contentCount }
}

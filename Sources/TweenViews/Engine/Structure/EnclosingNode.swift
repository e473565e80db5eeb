import TweenMotion

/// A node around all the content of a modifier at once. It lists the content's elements unchanged,
/// and gives them a different context.
@MainActor package class EnclosingNode: ViewNode {
  final var content: ViewNode?

  /// The context in which the content is made.
  var contentContext: NodeContext { childContext }

  package override final func collectElements(into list: inout [ElementNode]) {
    content?.collectElements(into: &list)
  }
  package override final var soleElement: ElementNode? { content?.soleElement }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

/// A modifier that the engine applies by a node around all of its content at once.
@MainActor package protocol EnclosingModifier: ViewModifier where Body == Never {
  associatedtype Enclosure: EnclosingNode
  @MainActor func makeEnclosure(_ context: NodeContext) -> Enclosure
  @MainActor func updateEnclosure(_ node: Enclosure)
}

extension EnclosingModifier {
  nonisolated public static var _makesContentAtOnce: Bool { true }

  @MainActor public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    let node = modifier.makeEnclosure(context)
    node.content = makeContent(node.contentContext)
    return node
  }

  @MainActor public static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    let node = unsafeDowncast(node, to: Enclosure.self)
    modifier.updateEnclosure(node)
    if let content = node.content { updateContent(content) }
  }

  nonisolated public static func _elementCount(contentCount: Int?) -> Int? { contentCount }
}

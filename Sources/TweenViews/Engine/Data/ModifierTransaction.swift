import TweenMotion

/// A modifier that rewrites the transaction for the changes of another modifier. The content of
/// that modifier has the transaction from outside.
nonisolated public struct _PushPopTransactionModifier<Modifier: ViewModifier>: ViewModifier {
  public typealias Body = Never
  var modifier: Modifier
  var rewrite: (inout Transaction) -> Void

  @MainActor public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    let node = ModifierTransactionNode(modifier.rewrite, context)
    node.content = Modifier._makeNode(
      modifier.modifier, node.modifierContext, contentCount: contentCount,
      makeContent: popping(to: context.scope, makeContent))
    return node
  }

  @MainActor public static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    let node = unsafeDowncast(node, to: ModifierTransactionNode.self)
    let rewrite = modifier.rewrite
    node.inner.rewrite = { transaction, _ in rewrite(&transaction) }
    guard let content = node.content else { return }
    Modifier._updateNode(
      content, modifier.modifier, makeContent: popping(to: node.scope, makeContent),
      updateContent: updateContent)
  }

  public static func _elementCount(contentCount: Int?) -> Int? {
    Modifier._elementCount(contentCount: contentCount)
  }

  /// Returns a function that creates content with the transaction of `scope`.
  @MainActor private static func popping(
    to scope: TransactionScope?, _ makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> @MainActor (_NodeContext) -> _ViewNode {
    { context in
      var outer = context
      outer.scope = scope
      return makeContent(outer)
    }
  }
}

@MainActor private final class ModifierTransactionNode: ViewNode {
  let inner: TransactionScope
  var content: ViewNode?

  init(_ rewrite: @escaping (inout Transaction) -> Void, _ context: NodeContext) {
    inner = TransactionScope(outer: context.scope) { transaction, _ in rewrite(&transaction) }
    super.init(context)
  }

  var modifierContext: NodeContext {
    var context = childContext
    context.scope = inner
    return context
  }

  override func collectElements(into list: inout [ElementNode]) {
    content?.collectElements(into: &list)
  }
  override func visitChildren(_ visit: (ViewNode) -> Void) { if let content { visit(content) } }
}

extension ViewModifier {
  /// Returns the modifier with a rewritten transaction for its own changes. The transaction of its
  /// content stays unchanged.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    _PushPopTransactionModifier(modifier: self, rewrite: transform)
  }

  /// Returns the modifier with its own changes animated by `animation`; changes of its content are
  /// not affected.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

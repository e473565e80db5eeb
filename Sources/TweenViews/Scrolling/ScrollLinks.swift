import TweenMotion

/// What a modifier shares with the scroll views below, as one object for the modifier's life: its
/// contents change without a new environment.
@MainActor protocol ScrollLinkModifier: ViewModifier where Body == Never {
  associatedtype Link: AnyObject
  func makeLink() -> Link
  func update(_ link: Link)
  static func install(_ link: Link, in locals: inout ScrollLocals)
  /// The same, with what else the environment is to tell.
  static func install(_ link: Link, in values: inout EnvironmentValues)
}

extension ScrollLinkModifier {
  static func install(_ link: Link, in values: inout EnvironmentValues) {
    install(link, in: &values.scrollLocals)
  }

  @MainActor static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    let node = ScrollLinkNode<Self>(modifier, context)
    node.content = makeContent(node.contentContext)
    return node
  }

  @MainActor static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    let node = unsafeDowncast(node, to: ScrollLinkNode<Self>.self)
    modifier.update(node.link)
    if let content = node.content { updateContent(content) }
  }

  nonisolated static func _elementCount(contentCount: Int?) -> Int? { contentCount }
}

@MainActor private final class ScrollLinkNode<Modifier: ScrollLinkModifier>: ViewNode {
  let link: Modifier.Link
  var content: ViewNode?

  init(_ modifier: Modifier, _ context: NodeContext) {
    link = modifier.makeLink()
    super.init(context)
    modifier.update(link)
  }

  var contentContext: NodeContext {
    var context = childContext
    context.environment = inner(environment)
    return context
  }

  private func inner(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    Modifier.install(link, in: &values)
    return values
  }

  override func environmentDidChange(_ new: EnvironmentValues, keys: Set<ObjectIdentifier>) {
    let outer = content
    content = nil
    let old = inner(environment)
    super.environmentDidChange(new, keys: keys)
    content = outer
    let values = inner(new)
    outer?.environmentDidChange(values, keys: values.changedKeys(from: old))
  }

  override func collectElements(into list: inout [ElementNode]) {
    content?.collectElements(into: &list)
  }
  override func visitChildren(_ visit: (ViewNode) -> Void) { if let content { visit(content) } }
}

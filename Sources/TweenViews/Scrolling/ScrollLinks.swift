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

@MainActor private final class ScrollLinkNode<Modifier: ScrollLinkModifier>: EnvironmentWriterNode {
  let link: Modifier.Link

  init(_ modifier: Modifier, _ context: NodeContext) {
    link = modifier.makeLink()
    modifier.update(link)
    super.init(context)
  }

  override func writing(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    Modifier.install(link, in: &values)
    return values
  }
}

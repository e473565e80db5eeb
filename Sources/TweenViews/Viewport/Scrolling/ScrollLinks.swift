import TweenMotion

/// What a modifier shares with the scroll views below, as one object for the modifier's life: its
/// contents change without a new environment.
@MainActor protocol ScrollLinkModifier: EnclosingModifier {
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

  func makeEnclosure(_ context: NodeContext) -> ScrollLinkNode<Link> {
    let link = makeLink()
    update(link)
    return ScrollLinkNode(link, context) { Self.install(link, in: &$0) }
  }

  func updateEnclosure(_ node: ScrollLinkNode<Link>) { update(node.link) }
}

@MainActor package final class ScrollLinkNode<Link: AnyObject>: EnvironmentWriterNode {
  let link: Link
  private let install: (inout EnvironmentValues) -> Void

  init(_ link: Link, _ context: NodeContext, install: @escaping (inout EnvironmentValues) -> Void) {
    self.link = link
    self.install = install
    super.init(context)
  }

  override func writing(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    install(&values)
    return values
  }
}

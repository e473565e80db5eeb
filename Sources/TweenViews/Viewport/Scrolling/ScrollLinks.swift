import TweenMotion

/// A modifier that shares an object with the scroll views below, for the modifier's lifetime: the object's
/// contents can change without a new environment.
@MainActor protocol ScrollLinkModifier: EnclosingModifier {
  associatedtype Link: AnyObject
  func makeLink() -> Link
  func update(_ link: Link)
  static func install(_ link: Link, in locals: inout ScrollLocals)
  /// Installs the link, and further values in the environment.
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

/// Runs an action once, when its view is removed for good: not when it is covered, or leaves and
/// comes back.
nonisolated package struct EndModifier: UnaryModifier {
  package typealias Body = Never
  let action: @MainActor () -> Void

  package init(action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor package func makeWrapper(_ context: NodeContext) -> EndNode {
    EndNode(context, action)
  }

  @MainActor package func updateWrapper(_ wrapper: EndNode) { wrapper.action = action }
}

@MainActor package final class EndNode: WrapperNode {
  fileprivate var action: @MainActor () -> Void

  init(_ context: NodeContext, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(context)
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    graph.afterUpdate { [action] in action() }
  }

  package override var debugName: String { "end" }
}

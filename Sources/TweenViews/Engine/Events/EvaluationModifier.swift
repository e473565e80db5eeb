/// Runs an action after each update that evaluated the view containing this modifier, except the
/// first.
///
/// The action must not cause another evaluation of that view.
nonisolated package struct EvaluationModifier: UnaryModifier {
  package typealias Body = Never
  let action: @MainActor () -> Void

  package init(action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor package func makeWrapper(_ context: NodeContext) -> EvaluationNode {
    EvaluationNode(context)
  }

  @MainActor package func updateWrapper(_ wrapper: EvaluationNode) { wrapper.act(action) }
}

@MainActor package final class EvaluationNode: WrapperNode {
  private var action: (@MainActor () -> Void)?

  fileprivate func act(_ new: @escaping @MainActor () -> Void) {
    let isAwaited = action != nil
    action = new
    if isAwaited { return }
    graph.afterUpdate { [weak self] in
      guard let self, let action = self.action else { return }
      self.action = nil
      if !self.isDestroyed { self.graph.acting(self) { action() } }
    }
  }

  package override var debugName: String { "evaluation" }
}

import TweenMotion

/// Has its content keep the distances of a button, whatever that is drawn as (Semantics 6.3).
nonisolated package struct ButtonSpacingModifier: UnaryModifier {
  package typealias Body = Never
  package init() {}

  @MainActor package func makeWrapper(_ context: NodeContext) -> ButtonSpacingNode {
    ButtonSpacingNode(context)
  }
  @MainActor package func updateWrapper(_ wrapper: ButtonSpacingNode) {}
}

@MainActor package final class ButtonSpacingNode: WrapperNode {
  package override var spacing: SpacingPreference { .button }
  package override var debugName: String { "button spacing" }
}

import TweenMotion

/// Keeps the safe areas around a view from the view: for a card over a window, which has its own or
/// none.
nonisolated package struct SafeAreaBarrier: UnaryModifier {
  package typealias Body = Never

  package init() {}

  @MainActor package func makeWrapper(_ context: NodeContext) -> SafeAreaBarrierNode {
    SafeAreaBarrierNode(context)
  }
  @MainActor package func updateWrapper(_ wrapper: SafeAreaBarrierNode) {}
}

@MainActor package final class SafeAreaBarrierNode: WrapperNode {
  package override var keepsSafeAreaOut: Bool { true }

  package override var debugName: String { "card" }
}

import TweenMotion

/// Makes a view's semantics only when the accessibility tree is read.
nonisolated private struct LazySemanticsModifier: UnaryModifier {
  typealias Body = Never
  let make: @MainActor (EnvironmentValues) -> Semantics

  @MainActor func makeWrapper(_ context: NodeContext) -> LazySemanticsNode {
    LazySemanticsNode(context, make)
  }
  @MainActor func updateWrapper(_ wrapper: LazySemanticsNode) {
    wrapper.make = make
    wrapper.semanticsDidChange()
  }
}

@MainActor private final class LazySemanticsNode: ElementFrameNode {
  var make: @MainActor (EnvironmentValues) -> Semantics

  init(_ context: NodeContext, _ make: @escaping @MainActor (EnvironmentValues) -> Semantics) {
    self.make = make
    super.init(context)
  }

  // Semantics do not change the layout.
  override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  override var semantics: Semantics? { make(environment) }
  override var holdsNothing: Bool { true }
  override var debugName: String { "accessibility" }
}

extension View {
  /// Adds semantics that are made only when the accessibility tree is read, for rare ones: they cost
  /// nothing before that.
  nonisolated func lazySemantics(
    _ make: @escaping @MainActor (EnvironmentValues) -> Semantics
  ) -> some View { modifier(LazySemanticsModifier(make: make)) }
}

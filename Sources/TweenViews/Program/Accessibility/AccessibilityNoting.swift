import TweenMotion

/// Makes what is said of a view when somebody asks for the tree.
nonisolated private struct NotingModifier: UnaryModifier {
  typealias Body = Never
  let make: @MainActor (EnvironmentValues) -> Semantics

  @MainActor func makeWrapper(_ context: NodeContext) -> NotingNode { NotingNode(context, make) }
  @MainActor func updateWrapper(_ wrapper: NotingNode) {
    wrapper.make = make
    wrapper.semanticsDidChange()
  }
}

@MainActor private final class NotingNode: WrapperNode {
  var make: @MainActor (EnvironmentValues) -> Semantics

  init(_ context: NodeContext, _ make: @escaping @MainActor (EnvironmentValues) -> Semantics) {
    self.make = make
    super.init(context)
  }

  // What it says changes no layout.
  override var hasPlainFrameGuides: Bool { content?.knownPlainGuides ?? true }
  override var semantics: Semantics? { make(environment) }
  override var holdsNothing: Bool { true }
  override var debugName: String { "accessibility" }
}

extension View {
  /// Says of this view what is made when somebody asks: rare things, which cost nothing until then.
  nonisolated func noting(
    _ make: @escaping @MainActor (EnvironmentValues) -> Semantics
  ) -> some View { modifier(NotingModifier(make: make)) }
}

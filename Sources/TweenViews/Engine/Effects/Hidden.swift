import Foundation
import TweenPaint

/// The modifier made by `allowsHitTesting(_:)` and `hidden()`.
nonisolated public struct _VisibilityModifier: UnaryModifier, Equatable {
  public typealias Body = Never
  var takesHits: Bool
  var isDrawn: Bool

  @MainActor package func makeWrapper(_ context: NodeContext) -> VisibilityNode {
    VisibilityNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: VisibilityNode) { wrapper.update(self) }
}

@MainActor package final class VisibilityNode: WrapperNode {
  private var modifier: _VisibilityModifier

  init(_ context: NodeContext, _ modifier: _VisibilityModifier) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ new: _VisibilityModifier) { modifier = new }

  package override var takesHits: Bool { modifier.takesHits }

  package override var isExposed: Bool { modifier.isDrawn }

  package override func hit(_ point: CGPoint) -> HitResult? {
    takesHits ? super.hit(point) : nil
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if modifier.isDrawn { super.draw(builder, context, isStale: isStale) }
  }

  package override var debugName: String { modifier.isDrawn ? "allowsHitTesting" : "hidden" }
}

extension View {
  /// Hides this view and ignores hits on it. Its space in the layout remains.
  nonisolated public func hidden() -> some View {
    modifier(_VisibilityModifier(takesHits: false, isDrawn: false))
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// `opacity`: each leaf below fades on its own, unless a compositing group gathers them.
nonisolated public struct _OpacityEffect: UnaryModifier, Equatable {
  public typealias Body = Never
  var opacity: Double

  @MainActor package func makeWrapper(_ context: NodeContext) -> OpacityNode {
    let node = OpacityNode(context)
    node.update(opacity)
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: OpacityNode) { wrapper.update(opacity) }
}

@MainActor package final class OpacityNode: WrapperNode, AnimatorOwner {
  private var attribute = AnimatedAttribute<Double>()
  private var model = 1.0
  private var hasModel = false

  func update(_ new: Double) {
    guard !hasModel || model != new else { return }
    hasModel = true
    model = new
    _ = attribute.update(
      new, transaction: visibleTransaction(), environment: environment, pool: graph.pool,
      owner: self)
    setNeedsDisplay()
  }

  private var shown: Double {
    let value = attribute.isAnimating ? attribute.shown(model) : model
    return value.isNaN ? 0 : min(max(value, 0), 1)
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    var inner = context
    inner.opacity *= shown
    content?.drawIfNeeded(builder, inner)
  }

  /// What is as good as invisible takes no hits; read from the model (Semantics 8.2).
  private static let leastHitOpacity = 0.001

  package override var takesHits: Bool { model >= Self.leastHitOpacity }

  package override func hit(_ point: CGPoint) -> Hit? {
    takesHits ? content?.hit(point) : nil
  }

  package func animatorDidMove() { setNeedsRedraw() }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    attribute.remove()
  }

  package override var debugName: String { "opacity" }
}

extension View {
  /// How much of this view is seen, 0...1. Of a container, each leaf fades on its own; put
  /// `compositingGroup()` before to fade the whole.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The modifier made by `opacity(_:)`: each leaf inside fades separately, unless a compositing
/// group combines them.
nonisolated public struct _OpacityEffect: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = OpacityNode
  var opacity: Double

  package var value: Double { opacity }
}

@MainActor package final class OpacityNode: WrapperNode, ValueNode, AnimatorOwner {
  package var value: Double
  private var attribute = AnimatedAttribute<Double>()

  package init(_ context: NodeContext, _ value: Double) {
    self.value = value
    super.init(context)
    takeValue()
  }

  package func valueDidChange(from old: Double) { takeValue() }

  private func takeValue() {
    _ = attribute.update(
      value, transaction: visibleTransaction(), environment: environment, pool: graph.pool,
      owner: self)
    setNeedsDisplay()
  }

  /// The opacity of the current frame, in 0...1.
  var shown: Double {
    let shown = attribute.isAnimating ? attribute.shown(value) : value
    return shown.isNaN ? 0 : min(max(shown, 0), 1)
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    var inner = context
    inner.opacity *= shown
    content?.drawIfNeeded(builder, inner)
  }

  /// The lowest opacity that can be hit. The model's value counts, not the shown one
  /// (Semantics 8.2).
  private static let leastHitOpacity = 0.001

  package override var takesHits: Bool { value >= Self.leastHitOpacity }

  package override var isExposed: Bool { takesHits }

  package override func hit(_ point: CGPoint) -> HitResult? {
    takesHits ? content?.hit(point) : nil
  }

  package func animatorDidMove() { setNeedsRedraw() }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    attribute.remove()
  }

  package override var holdsNothing: Bool { true }
  package override var debugName: String { "opacity" }
}

extension View {
  /// Sets the opacity of this view, clamped to 0...1; NaN counts as 0. In a container, each leaf
  /// fades separately; put `compositingGroup()` before this modifier to fade the whole.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}

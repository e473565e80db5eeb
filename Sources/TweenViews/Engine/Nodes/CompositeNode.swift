import Foundation
import Observation
import TweenMotion

/// The node of a view that has a body.
@MainActor package final class CompositeNode<V: View>: BodyNode<V> {
  package override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    makeChild { V.Body._makeNode(evaluateBody(), childContext) }
  }

  override func updateChild(_ child: ViewNode) { V.Body._updateNode(child, evaluateBody()) }

  private func evaluateBody() -> V.Body {
    graph.countBodyEvaluation()
    return evaluate { $0.body }
  }

  package override var isProgramView: Bool { true }
}

/// The animated data of a view or modifier that is `Animatable`. Its body is evaluated again in each
/// frame with interpolated data.
@MainActor package protocol BodyAnimation<Value>: AnyObject {
  associatedtype Value
  func modelDidChange(_ value: Value, node: ViewNode)
  func present(_ value: inout Value)
  func destroy()
}

@MainActor
private final class AnimatableBody<Value: Animatable>: BodyAnimation, AnimatorOwner,
  AnimatorDelegate
{
  private var attribute = AnimatedAttribute<Value.AnimatableData>()
  private var model: Value.AnimatableData?
  private var anchor: NodeAnchor?

  var animatedNode: ViewNode? { anchor?.node }

  func modelDidChange(_ value: Value, node: ViewNode) {
    anchor = node.anchor
    let data = value.animatableData
    model = data
    _ = attribute.update(
      data, transaction: node.visibleTransaction(), environment: node.environment,
      pool: node.graph.pool, owner: self)
  }

  func present(_ value: inout Value) {
    if attribute.isAnimating, let model { value.animatableData = attribute.shown(model) }
  }

  func destroy() { attribute.remove() }

  func animatorDidMove() {
    anchor?.node?.isMoving = true
    anchor?.node?.markDirty()
  }
}

@MainActor package func makeBodyAnimation<V>(for type: V.Type) -> (any BodyAnimation<V>)? {
  guard TypeFields.of(V.self).isAnimatable, let animatable = V.self as? any Animatable.Type else {
    return nil
  }
  func open<A: Animatable>(_: A.Type) -> (any BodyAnimation<V>)? {
    if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
    return AnimatableBody<A>() as? any BodyAnimation<V>
  }
  return open(animatable)
}

import Foundation
import Observation
import TweenMotion

/// The node of a view with a body: evaluates it when the view or something it read has changed.
@MainActor package final class CompositeNode<V: View>: ViewNode {
  private var view: V
  private let slots: DynamicFieldSlots
  private let animation: (any BodyAnimation<V>)?
  private var child: ViewNode?

  package init(_ view: V, _ context: NodeContext) {
    self.view = view
    slots = DynamicFieldSlots.of(V.self)
    animation = makeBodyAnimation(for: V.self)
    super.init(context)
    guard graph.depthLimit.admits(self) else { return }
    animation?.modelDidChange(view, node: self)
    let body = evaluateBody()
    child = V.Body._makeNode(body, childContext)
  }

  package func update(_ new: V) {
    let isSame = withUnsafeBytes(of: &view) { old in
      withUnsafePointer(to: new) { pointer -> Bool in
        guard let base = old.baseAddress else { return true }
        return TypeFields.of(V.self).areEqual(base, UnsafeRawPointer(pointer))
      }
    }
    if isSame { return }
    view = new
    animation?.modelDidChange(view, node: self)
    performUpdate()
  }

  package override func performUpdate() {
    isDirty = false
    guard let child, !isDestroyed else { return }
    let body = evaluateBody()
    V.Body._updateNode(child, body)
  }

  private func evaluateBody() -> V.Body {
    graph.countBodyEvaluation()
    var shown = view
    animation?.present(&shown)
    forgetEnvironmentReads()
    return graph.evaluating(self) {
      if !slots.isEmpty {
        withUnsafeMutableBytes(of: &shown) { bytes in
          if let base = bytes.baseAddress { slots.connect(base, node: self) }
        }
      }
      return shown.body
    }
  }

  package override func structureDidChange() {
    // What is still being made is not on any list yet.
    if child != nil { super.structureDidChange() }
  }

  package override func collectElements(into list: inout [ElementNode]) {
    child?.collectElements(into: &list)
  }
  package override var soleElement: ElementNode? { child?.soleElement }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    animation?.destroy()
    slots.destroy()
  }

  package override var holdsNothing: Bool { animation == nil && slots.holdNothing }

  package override var debugName: String { String(describing: V.self) }
  package override var isProgramView: Bool { true }
}

/// The animated data of a view or modifier that is `Animatable`: its body is evaluated again each
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

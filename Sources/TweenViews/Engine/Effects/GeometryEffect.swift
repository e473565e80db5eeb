import Foundation
import TweenGeometry
import TweenMotion

/// A modifier that transforms the picture of its content without affecting layout.
///
/// The transform is computed again in each frame in which the effect's animatable data or the
/// view's size changes. Hits are tested against the transformed picture.
// Not isolated to the main actor, so that effects can be declared as plain values. Only the
// engine's calls are on the main actor.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform from the view's own coordinates (points, origin at the top left, y down)
  /// to those of the picture. A transform that is not finite or cannot be inverted has no effect.
  func effectValue(size: CGSize) -> ProjectionTransform

  /// Whether coordinates reported to programs include the effect.
  static var _affectsLayout: Bool { get }
}

extension GeometryEffect {
  public static var _affectsLayout: Bool { true }

  /// Returns this effect, limited to the picture: coordinates reported to programs do not include
  /// it.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }

  @MainActor public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    EffectModifier<Self>._makeNode(
      EffectModifier(effect: modifier), context, contentCount: contentCount,
      makeContent: makeContent)
  }

  @MainActor public static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    EffectModifier<Self>._updateNode(
      node, EffectModifier(effect: modifier), makeContent: makeContent,
      updateContent: updateContent)
  }

  public static func _elementCount(contentCount: Int?) -> Int? { contentCount }
}

/// An effect that is not included in the coordinates reported to programs.
@frozen public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias AnimatableData = Base.AnimatableData
  public var base: Base

  @inlinable public init(_ base: Base) { self.base = base }

  public static var _affectsLayout: Bool { false }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}

extension _IgnoredByLayoutEffect: NamedEffect {
  /// The name of the effect that layout ignores.
  static var modifierName: String {
    (Base.self as? any NamedEffect.Type)?.modifierName ?? String(describing: Base.self)
  }
}

/// A modifier that puts an effect around each element of its content.
nonisolated struct EffectModifier<Effect: GeometryEffect>: ValueModifier {
  typealias Body = Never
  typealias Wrapper = EffectNode<Effect>
  var effect: Effect

  var value: Effect { effect }
}

/// The node of an effect, whose name is that of the effect's type. An inspector shows no modifiers as views.
@MainActor protocol EffectModifierNode: ElementNode {}

/// The node of an effect: an element with its own coordinate space, whose transform animates.
@MainActor
package final class EffectNode<Effect: GeometryEffect>: SpaceNode, ValueNode,
  EffectModifierNode
{
  package var value: Effect
  private var attribute = AnimatedAttribute<Effect.AnimatableData>()

  package init(_ context: NodeContext, _ value: Effect) {
    self.value = value
    super.init(context)
    takeValue()
  }

  package func valueDidChange(from old: Effect) { takeValue() }

  private func takeValue() {
    _ = attribute.update(
      value.animatableData, transaction: visibleTransaction(), environment: environment,
      pool: graph.pool, owner: self)
    setNeedsDisplay()
  }

  package override var isAnimating: Bool { super.isAnimating || attribute.isAnimating }

  package override func shownEffect(size: CGSize) -> SpaceEffect {
    var shown = value
    if attribute.isAnimating { shown.animatableData = attribute.shown(shown.animatableData) }
    let map = shown.effectValue(size: size)
    let isMirrored = environment.layoutDirection == .rightToLeft
    return SpaceEffect(isMirrored ? map.mirrored(width: size.width) : map)
  }

  package override func convertedInside(_ point: CGPoint) -> CGPoint {
    if Effect._affectsLayout { return super.convertedInside(point) }
    let origin = frame.shown.origin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  package override func convertedOutside(_ point: CGPoint) -> CGPoint {
    if Effect._affectsLayout { return super.convertedOutside(point) }
    let origin = frame.shown.origin
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    attribute.remove()
  }

  package override var debugName: String {
    (Effect.self as? any NamedEffect.Type)?.modifierName ?? String(describing: Effect.self)
  }
}

/// An effect of this module, whose modifier's name appears in the text form of the tree.
protocol NamedEffect {
  static var modifierName: String { get }
}

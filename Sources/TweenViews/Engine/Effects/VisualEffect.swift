import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// An effect on the appearance of a view without influence on layout, so that it can be computed
/// from the view's size and position.
public protocol VisualEffect: Animatable, Sendable {
  /// The modifier that applies the effect.
  associatedtype _Modifier: ViewModifier
  /// The effect as a modifier of views.
  var _modifier: _Modifier { get }
}

/// The effect that changes nothing, to which other effects are added.
public struct EmptyVisualEffect: VisualEffect {
  /// The type of the animatable data, which is empty.
  public typealias AnimatableData = EmptyAnimatableData
  /// Creates an effect that changes nothing.
  public init() {}
  /// The animatable data, which is empty.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
  public var _modifier: EmptyModifier { EmptyModifier() }
}

/// An effect with another one around it.
// Modifiers of effects are plain values.
public struct _AddedVisualEffect<Base: VisualEffect, Added: ViewModifier>: VisualEffect,
  @unchecked Sendable
{
  public typealias AnimatableData = EmptyAnimatableData
  let base: Base
  let added: Added

  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
  public var _modifier: ModifiedContent<Base._Modifier, Added> {
    ModifiedContent(content: base._modifier, modifier: added)
  }
}

extension VisualEffect {
  private func adding<Added: ViewModifier>(
    _ added: Added
  ) -> _AddedVisualEffect<Self, Added> {
    _AddedVisualEffect(base: self, added: added)
  }

  /// Sets the opacity of the view, clamped to 0...1; NaN counts as 0. A view with an opacity below
  /// 0.001 cannot be hit.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(_OpacityEffect(opacity: opacity))
  }

  /// Moves the picture and the hits of the view by an offset in points. In right-to-left layouts a
  /// positive width moves it to the left.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(_OffsetVisualEffect(offset: offset))
  }

  /// Moves the picture and the hits of the view by an offset for each axis, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the picture of the view about a point. A negative factor mirrors; with a factor of 0
  /// the picture is not visible.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the picture of the view by one factor for both axes.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the picture of the view by a factor for each axis.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the picture of the view about a point, clockwise; counterclockwise in right-to-left
  /// layouts.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Rotates the picture of the view in space.
  ///
  /// - Parameters:
  ///   - angle: The angle of rotation. With an axis that points to the right, a positive angle moves the
  ///     upper edge away from the eye.
  ///   - axis: The axis of rotation, of any length: x to the right, y down, z towards the eye. With a
  ///     length of 0 there is no rotation.
  ///   - anchor: The point of the view that lies on the axis.
  ///   - anchorZ: The distance of that point in front of the view, in points.
  ///   - perspective: The strength of the perspective. The eye's distance is the view's longer side
  ///     divided by this; 0 is an eye at infinity.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Transforms the picture of the view, in points from the view's top left. The transform does not
  /// animate, and has no effect if it cannot be inverted.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(_TransformEffect(transform: transform))
  }

  /// Transforms the picture of the view by a transform that may have a perspective.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(_ProjectionEffect(transform: transform))
  }

  /// Blurs the picture of the view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points. With 0 or less, or a value that is not
  ///     finite, the view is drawn unchanged.
  ///   - opaque: Whether the edges stay opaque, as if the pixels at the edges continued outside, rather
  ///     than fade.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds `amount` to red, green and blue. 0 has no effect, 1 gives white, -1 gives black.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(_BrightnessEffect(amount: amount))
  }

  /// Scales the difference of red, green and blue from one half by `amount`. 1 has no effect, 0
  /// gives grey, and values below 0 also invert the colours.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(_ContrastEffect(amount: amount))
  }

  /// Replaces the colours by grey in the proportion `amount`. 0 has no effect, 1 gives grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(_GrayscaleEffect(amount: amount))
  }

  /// Rotates the hue of all colours by an angle; a full turn has no effect.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(_HueRotationEffect(angle: angle))
  }

  /// Scales the saturation of the colours. 1 has no effect, 0 gives grey; values below 0 count as
  /// 0.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(_SaturationEffect(amount: amount))
  }
}

/// The offset of a visual effect. It is a transform: it does not affect layout, and is mirrored in
/// right-to-left layouts, as every effect is.
nonisolated struct _OffsetVisualEffect: GeometryEffect, NamedEffect, Equatable {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  static var modifierName: String { "offset" }
}

/// The modifier made by `visualEffect(_:)`.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: UnaryModifier {
  public typealias Body = Never
  var effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  /// The animation of changes of the effect; nil for the animation of the transaction.
  var animation: (@Sendable () -> Animation?)?

  @MainActor package func makeWrapper(_ context: NodeContext) -> VisualEffectNode<Effect> {
    let node = VisualEffectNode(context, effect)
    node.animation = animation
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: VisualEffectNode<Effect>) {
    wrapper.animation = animation
    wrapper.update(effect)
  }

  @MainActor public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, contentCount: Int?,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode
  ) -> _ViewNode {
    if contentCount == 1 {
      let wrapper = modifier.makeWrapper(context)
      wrapper.build(makeContent)
      return wrapper
    }
    if let place = context.contentSlot {
      let wrapper = modifier.makeWrapper(context)
      wrapper.build(in: place, makeContent)
      return wrapper
    }
    let list = ModifiedListNode<Self>(modifier, context)
    list.setContent(makeContent(list.childContext))
    return list
  }

  @MainActor public static func _updateNode(
    _ node: _ViewNode, _ modifier: Self,
    makeContent: @escaping @MainActor (_NodeContext) -> _ViewNode,
    updateContent: @escaping @MainActor (_ViewNode) -> Void
  ) {
    if let list = node as? ModifiedListNode<Self> {
      list.update(modifier)
      if let content = list.content { updateContent(content) }
    } else {
      let wrapper = unsafeDowncast(node, to: VisualEffectNode<Effect>.self)
      modifier.updateWrapper(wrapper)
      wrapper.updateContent(updateContent)
    }
  }
}

/// The node of `visualEffect(_:)`. Applies effects that are computed after layout from this
/// element's position.
@MainActor package final class VisualEffectNode<Effect: VisualEffect>: WrapperNode {
  private var make: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  var animation: (@Sendable () -> Animation?)?
  private var shown: Effect?
  private var isPlaced = false
  private var hasBeenEvaluated = false
  /// The list element that this node wraps.
  private var listed: ElementNode?
  /// The implicit stack of the content, if this node is in a place for one view.
  private var stack: ContainerNode?

  init(
    _ context: NodeContext,
    _ make: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) {
    self.make = make
    super.init(context)
  }

  /// Creates the content in an implicit stack, because it may have any number of elements.
  func build(in place: ContentSlot, _ makeContent: @escaping @MainActor (NodeContext) -> ViewNode) {
    build { [weak self] context in
      let stack = place.container(context, makeContent)
      self?.stack = stack
      return stack
    }
  }

  func build(_ makeContent: @escaping @MainActor (NodeContext) -> ViewNode) {
    // No size or position is known before the first layout: the first effect is computed for size
    // zero.
    let first = evaluate()
    shown = first
    setContent(
      Effect._Modifier._makeNode(
        first._modifier, childContext, contentCount: 1, makeContent: makeContent))
  }

  package override func setElement(_ element: ElementNode) {
    listed = element
    build { ElementReferenceNode($0, element: element) }
  }

  package override var listedElement: ElementNode? { listed }

  func update(_ new: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect) {
    make = new
    if isPlaced { graph.geometry.postpone(self) }
  }

  func updateContent(_ update: @escaping @MainActor (ViewNode) -> Void) {
    guard let shown else { return }
    apply(shown) { [stack] content in
      if let stack { stack.updateContent(update) } else { update(content) }
    }
  }

  private func apply(_ effect: Effect, _ update: @escaping @MainActor (ViewNode) -> Void) {
    guard let contentNode else { return }
    Effect._Modifier._updateNode(
      contentNode, effect._modifier, makeContent: { ViewNode($0) }, updateContent: update)
  }

  private func evaluate() -> Effect {
    graph.evaluating(self) { make(EmptyVisualEffect(), GeometryProxy(self)) }
  }

  package override func placementDidChange(_ placement: Placement) {
    super.placementDidChange(placement)
    guard !isPlaced else { return }
    isPlaced = true
    graph.geometry.postpone(self)
  }

  package override func performUpdate() {
    isDirty = false
    guard !isDestroyed, isPlaced else { return }
    guard graph.updateState.isAfterLayout else { return graph.geometry.postpone(self) }
    let effect = evaluate()
    shown = effect
    var transaction = graph.currentTransaction
    if hasBeenEvaluated {
      guard let animation = animation?() else { return apply(effect) { _ in } }
      transaction.animation = animation
      return graph.withTransaction(transaction) { apply(effect) { _ in } }
    }
    // The effect for size zero was never shown, so nothing animates from it.
    hasBeenEvaluated = true
    transaction.animation = nil
    transaction.disablesAnimations = true
    graph.withTransaction(transaction) { apply(effect) { _ in } }
  }

  package override var debugName: String { "visualEffect" }
}

extension View {
  /// Adds effects that depend on this view's size and position. They change its appearance, but not
  /// its layout.
  ///
  /// - Parameter effect: Returns the effects. Called after layout, and in each frame in which a
  ///   value read from the proxy changes.
  nonisolated public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }
}

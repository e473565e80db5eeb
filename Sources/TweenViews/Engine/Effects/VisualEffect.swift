import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// What is done to the looks of a view, without a say in layout: effects to be made of where the
/// view lies.
public protocol VisualEffect: Animatable, Sendable {
  /// The modifier that does what the effect says.
  associatedtype _Modifier: ViewModifier
  /// The effect as a modifier of views.
  var _modifier: _Modifier { get }
}

/// The effect that does nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  /// Nothing of it animates.
  public typealias AnimatableData = EmptyAnimatableData
  /// An effect that changes nothing.
  public init() {}
  /// No data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
  public var _modifier: EmptyModifier { EmptyModifier() }
}

/// An effect, and another one around it.
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

  /// How much of the view is seen, 0...1; what lies outside is clamped, and NaN counts as 0. A view
  /// as good as invisible takes no hits.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(_OpacityEffect(opacity: opacity))
  }

  /// Moves what is drawn and hit by a distance in points, to the left for positive widths in
  /// layouts from right to left.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(_OffsetVisualEffect(offset: offset))
  }

  /// The same with both distances by name, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales what is drawn about a point of the view. A negative factor mirrors; a factor of 0
  /// leaves nothing to see.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// The same with one factor for both axes.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// The same with each factor by name.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns what is drawn about a point of the view, clockwise; the other way around in layouts from
  /// right to left.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Turns what is drawn in space.
  ///
  /// - Parameters:
  ///   - angle: How far; about an axis that points to the right, the upper edge goes away from the
  ///     eye.
  ///   - axis: The direction that stays, of any length: x to the right, y down, z towards the eye.
  ///     Without a direction nothing turns.
  ///   - anchor: The point of the view that stays.
  ///   - anchorZ: How far that point lies in front of the view, in points.
  ///   - perspective: How near the eye is: it stands at the view's longer side divided by this. 0
  ///     is an eye at infinity.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Maps what is drawn, in points from the view's top left. The map does not animate; one that
  /// cannot be inverted does nothing.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(_TransformEffect(transform: transform))
  }

  /// The same with a map that may have a perspective.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(_ProjectionEffect(transform: transform))
  }

  /// Draws the view out of focus.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points; 0 and less, and what is not
  ///     finite, draw the view as it is.
  ///   - opaque: Whether the edges stay opaque, as if what lies at them went on outside, instead of
  ///     fading.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds an amount to red, green and blue: 0 changes nothing, 1 is white, -1 black.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(_BrightnessEffect(amount: amount))
  }

  /// Moves red, green and blue away from a half: 1 changes nothing, 0 is grey, below 0 is negative.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(_ContrastEffect(amount: amount))
  }

  /// Takes the colours away: 0 changes nothing, 1 is grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(_GrayscaleEffect(amount: amount))
  }

  /// Turns all hues by an angle; a whole turn changes nothing.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(_HueRotationEffect(angle: angle))
  }

  /// How colourful the view is: 1 changes nothing, 0 is grey; less counts as 0.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(_SaturationEffect(amount: amount))
  }
}

/// The offset of a visual effect: a transform, which moves nothing in layout and is mirrored in
/// layouts from right to left, as every effect is.
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

/// `visualEffect`.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: UnaryModifier {
  public typealias Body = Never
  var effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  /// The animation that effects just made change by; nil for that of the transaction.
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

/// Shows its content through effects that are made after layouts, of where this element lies.
@MainActor package final class VisualEffectNode<Effect: VisualEffect>: WrapperNode {
  private var make: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  var animation: (@Sendable () -> Animation?)?
  private var shown: Effect?
  private var isAsked = false
  private var hasBeenPlaced = false
  /// The element of a list that this one is around.
  private var listed: ElementNode?
  /// The implicit stack of the content, where this stands in a place of one view.
  private var stack: ContainerNode?

  init(
    _ context: NodeContext,
    _ make: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) {
    self.make = make
    super.init(context)
  }

  /// Makes the content in an implicit stack, for there may be any number of elements in it.
  func build(in place: ContentSlot, _ makeContent: @escaping @MainActor (NodeContext) -> ViewNode) {
    build { [weak self] context in
      let stack = place.container(context, makeContent)
      self?.stack = stack
      return stack
    }
  }

  func build(_ makeContent: @escaping @MainActor (NodeContext) -> ViewNode) {
    // Nothing is known before the first layout: the effect in it is that of a view without a size.
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
    if isAsked { graph.geometry.postpone(self) }
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
    guard !isAsked else { return }
    isAsked = true
    graph.geometry.postpone(self)
  }

  package override func performUpdate() {
    isDirty = false
    guard !isDestroyed, isAsked else { return }
    guard graph.updateState.isAfterLayout else { return graph.geometry.postpone(self) }
    let effect = evaluate()
    shown = effect
    var transaction = graph.currentTransaction
    if hasBeenPlaced {
      guard let animation = animation?() else { return apply(effect) { _ in } }
      transaction.animation = animation
      return graph.withTransaction(transaction) { apply(effect) { _ in } }
    }
    // The effect of no size was never shown: nothing animates from it.
    hasBeenPlaced = true
    transaction.animation = nil
    transaction.disablesAnimations = true
    graph.withTransaction(transaction) { apply(effect) { _ in } }
  }

  package override var debugName: String { "visualEffect" }
}

extension View {
  /// Adds effects made of this view's size and place. They change its looks, never layout.
  ///
  /// - Parameter effect: called after layouts, and in each frame in which what it asked for moves.
  nonisolated public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }
}

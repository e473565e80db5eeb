import Foundation
import TweenGeometry
import TweenMotion

/// No transition: the view is there, or it is not.
nonisolated public struct IdentityTransition: Transition {
  /// A transition that shows nothing; all are alike.
  public init() {}
  /// The view as it is, in every phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Without motion.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// Fades in and out.
nonisolated public struct OpacityTransition: Transition {
  /// A transition that fades; all are alike.
  public init() {}
  /// The view at full opacity while it is there, else at none.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Without motion: it stays where less motion is preferred.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// Grows from, and shrinks to, a scale.
nonisolated public struct ScaleTransition: Transition {
  /// The factor of the size from which views grow, and to which they shrink: 1 is their own size.
  /// Negative ones mirror.
  public var scale: Double
  /// The point of the view that stays.
  public var anchor: UnitPoint
  /// A transition from and to a factor of the size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The view in its own size while it is there, else scaled.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Comes from, and leaves to, a distance.
nonisolated public struct OffsetTransition: Transition {
  /// How far off views come from and go to, in points; to the left for positive widths in layouts
  /// from right to left.
  public var offset: CGSize
  /// A transition from and to a distance, in points.
  public init(_ offset: CGSize) { self.offset = offset }
  /// The view where it belongs while it is there, else moved off.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes from, and leaves to, an edge: shifted by the view's own size.
nonisolated public struct MoveTransition: Transition {
  /// The edge that views come from and go to.
  public var edge: Edge
  /// A transition from and to an edge.
  public init(edge: Edge) { self.edge = edge }
  /// The view where it belongs while it is there, else moved toward the edge by as much as it is
  /// wide or high.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeShift(edge: phase.isIdentity ? nil : edge))
  }
}

/// Comes from the leading edge and leaves to the trailing one.
nonisolated public struct SlideTransition: Transition {
  /// A transition across the view's own place; all are alike.
  public init() {}
  /// The view where it belongs while it is there; moved by its width toward the leading edge
  /// before, and toward the trailing one after.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      OwnSizeShift(
        edge: phase == .willAppear ? .leading : phase == .didDisappear ? .trailing : nil))
  }
}

/// Comes from an edge and leaves to the opposite one, fading.
nonisolated public struct PushTransition: Transition {
  /// The edge that views come from. They leave to the opposite one.
  public var edge: Edge
  /// A transition from an edge.
  public init(edge: Edge) { self.edge = edge }
  /// The view where it belongs while it is there; moved by its own size toward the edge before,
  /// toward the opposite one after, and invisible there.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        OwnSizeShift(
          edge: phase == .willAppear ? edge : phase == .didDisappear ? edge.opposite : nil)
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// One transition on the way in, another on the way out.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// How views come.
  public var insertion: Insertion
  /// How views leave.
  public var removal: Removal
  /// A transition of one way in and one way out.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  /// The view in both transitions, each but for its own phase at `identity`; the insertion lies
  /// inside.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = TransitionBody(
      transition: insertion, phase: phase == .willAppear ? phase : .identity, content: content)
    TransitionBody(
      transition: removal, phase: phase == .didDisappear ? phase : .identity, content: inner)
  }
  /// With motion where either has some.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

/// Two transitions at once.
nonisolated struct CombiningTransition<Inner: Transition, Outer: Transition>: Transition {
  var inner: Inner
  var outer: Outer
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionBody(
      transition: outer, phase: phase,
      content: TransitionBody(transition: inner, phase: phase, content: content))
  }
  @MainActor static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Inner.properties.hasMotion || Outer.properties.hasMotion)
  }
}

/// A transition with an animation of its own; what is inside keeps the change's.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  var base: Base
  var animation: Animation?
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    let animation = animation
    TransitionBody(transition: base, phase: phase, content: content)
      .transaction { $0.animation = animation }
  }
  @MainActor static var properties: TransitionProperties { Base.properties }
}

/// A transition between two values of a modifier.
nonisolated struct ModifierTransition<E: ViewModifier>: Transition {
  var active: E
  var identity: E
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension AnyTransition {
  /// No transition: the view is there at once, and gone at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// Fades in and out, as views do that name no transition.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// Grows from next to nothing about its middle, and shrinks to that.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
  /// Grows from a factor of its size, 1 being its own, and shrinks to that, about a point of the
  /// view.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  /// Comes from, and leaves to, a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  /// The same with both distances by name, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Comes from, and leaves to, an edge: shifted by the view's own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Comes from the leading edge and leaves to the trailing one, by the view's own width.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Comes from an edge and leaves to the opposite one, by the view's own size, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}

extension Transition where Self == IdentityTransition {
  /// No transition: the view is there at once, and gone at once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows from next to nothing about its middle, and shrinks to that.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Grows from a factor of its size, 1 being its own, and shrinks to that, about a point of the
  /// view.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  /// Comes from, and leaves to, a distance in points.
  nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// The same with both distances by name, in points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// Comes from, and leaves to, an edge: shifted by the view's own size.
  nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// Comes from the leading edge and leaves to the trailing one, by the view's own width.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  /// Comes from an edge and leaves to the opposite one, by the view's own size, fading.
  nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition {
  /// One transition on the way in, another on the way out.
  nonisolated public static func asymmetric<I: Transition, R: Transition>(
    insertion: I, removal: R
  ) -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

extension View {
  /// How this view comes and goes.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TraitModifier<TransitionTrait>(value: transition))
  }

  /// The same with a transition by its own type.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TraitModifier<TransitionTrait>(value: AnyTransition(transition)))
  }
}

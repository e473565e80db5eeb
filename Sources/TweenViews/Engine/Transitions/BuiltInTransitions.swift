import Foundation
import TweenGeometry
import TweenMotion

/// No transition: the view is there, or it is not.
nonisolated public struct IdentityTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// Fades in and out.
nonisolated public struct OpacityTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// Grows from, and shrinks to, a scale.
nonisolated public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Comes from, and leaves to, a distance.
nonisolated public struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes from, and leaves to, an edge: shifted by the view's own size.
nonisolated public struct MoveTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeShift(edge: phase.isIdentity ? nil : edge))
  }
}

/// Comes from the leading edge and leaves to the trailing one.
nonisolated public struct SlideTransition: Transition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      OwnSizeShift(
        edge: phase == .willAppear ? .leading : phase == .didDisappear ? .trailing : nil))
  }
}

/// Comes from an edge and leaves to the opposite one, fading.
nonisolated public struct PushTransition: Transition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
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
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = TransitionBody(
      transition: insertion, phase: phase == .willAppear ? phase : .identity, content: content)
    TransitionBody(
      transition: removal, phase: phase == .didDisappear ? phase : .identity, content: inner)
  }
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
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition {
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

  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TraitModifier<TransitionTrait>(value: AnyTransition(transition)))
  }
}

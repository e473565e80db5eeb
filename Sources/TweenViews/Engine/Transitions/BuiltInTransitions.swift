import Foundation
import TweenGeometry
import TweenMotion

/// No transition: the view is inserted and removed at once.
nonisolated public struct IdentityTransition: Transition {
  /// Creates a transition without an effect.
  public init() {}
  /// The view itself, unchanged in every phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Properties without motion.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A transition that fades the view in and out.
nonisolated public struct OpacityTransition: Transition {
  /// Creates a transition that fades the view.
  public init() {}
  /// The content of the transition: opaque in the phase `identity`, else transparent.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Properties without motion: a preference for reduced motion keeps the fade.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A transition that scales the view from and to a factor of its size.
nonisolated public struct ScaleTransition: Transition {
  /// The factor of the view's size at the start of the insertion and at the end of the removal: 1 is
  /// the view's own size, and negative factors mirror it.
  public var scale: Double
  /// The point of the view that does not move while it scales.
  public var anchor: UnitPoint
  /// Creates a transition from and to a factor of the view's size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The content of the transition: its own size in the phase `identity`, else scaled.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition that moves the view from and to a fixed distance.
nonisolated public struct OffsetTransition: Transition {
  /// The distance from the view's place at the start of the insertion and at the end of the removal,
  /// in points. In a right-to-left layout positive widths are to the left.
  public var offset: CGSize
  /// Creates a transition from and to a distance in points.
  public init(_ offset: CGSize) { self.offset = offset }
  /// The content of the transition: in its place in the phase `identity`, else offset.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that moves the view in from an edge and out to it, by the view's own size.
nonisolated public struct MoveTransition: Transition {
  /// The edge from which the view moves in, and to which it moves out.
  public var edge: Edge
  /// Creates a transition from and to an edge.
  public init(edge: Edge) { self.edge = edge }
  /// The content of the transition: in its place in the phase `identity`, else moved toward the edge
  /// by its own width or height.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeShift(edge: phase.isIdentity ? nil : edge))
  }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
nonisolated public struct SlideTransition: Transition {
  /// Creates a transition from the leading to the trailing edge.
  public init() {}
  /// The content of the transition: in its place in the phase `identity`, moved by its width toward
  /// the leading edge before, and toward the trailing edge after.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      OwnSizeShift(
        edge: phase == .willAppear ? .leading : phase == .didDisappear ? .trailing : nil))
  }
}

/// A transition that moves the view in from an edge and out to the opposite edge, while it fades.
nonisolated public struct PushTransition: Transition {
  /// The edge from which the view moves in. It moves out to the opposite edge.
  public var edge: Edge
  /// Creates a transition from an edge to the opposite edge.
  public init(edge: Edge) { self.edge = edge }
  /// The content of the transition: in its place in the phase `identity`; transparent and moved by
  /// its own size toward the edge before, and toward the opposite edge after.
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

/// A transition with different effects for insertion and removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal
  /// Creates a transition from the effects of insertion and removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  /// The content in both transitions: the insertion inside, the removal outside. Each is in the phase
  /// `identity` outside of its own phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = TransitionBody(
      transition: insertion, phase: phase == .willAppear ? phase : .identity, content: content)
    TransitionBody(
      transition: removal, phase: phase == .didDisappear ? phase : .identity, content: inner)
  }
  /// Properties with motion where one of the two transitions has motion.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

/// Two transitions that run at the same time.
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

/// A transition with its own animation. The content inside keeps the animation of the change.
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
  /// No transition: the view is inserted and removed at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// Fades the view in and out. It is the default for views without a transition.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// Scales the view about its center from and to almost nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
  /// Scales the view about a point from and to a factor of its size, where 1 is the view's own size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  /// Moves the view from and to a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  /// Moves the view from and to a horizontal and a vertical distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Moves the view in from an edge and out to it, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Moves the view in from the leading edge and out to the trailing edge, by the view's own width.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Moves the view in from an edge and out to the opposite edge, by the view's own size, while it
  /// fades.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
}

extension Transition where Self == IdentityTransition {
  /// No transition: the view is inserted and removed at once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// A transition that scales the view about its center from and to almost nothing.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Returns a transition that scales the view about a point from and to a factor of its size, where
  /// 1 is the view's own size.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view from and to a distance in points.
  nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Returns a transition that moves the view from and to a horizontal and a vertical distance in
  /// points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in from an edge and out to it, by the view's own size.
  nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out to the trailing edge, by its
  /// own width.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  /// Returns a transition that moves the view in from an edge and out to the opposite edge, by its
  /// own size, while it fades.
  nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition {
  /// Returns a transition with different effects for insertion and removal.
  nonisolated public static func asymmetric<I: Transition, R: Transition>(
    insertion: I, removal: R
  ) -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

extension View {
  /// Sets the transition with which this view is inserted and removed.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TraitModifier<TransitionTrait>(value: transition))
  }

  /// Sets the transition with which this view is inserted and removed, such as a transition of the
  /// program.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TraitModifier<TransitionTrait>(value: AnyTransition(transition)))
  }
}

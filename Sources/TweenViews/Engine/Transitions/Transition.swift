import Foundation
import TweenGeometry
import TweenMotion

/// Where a view is on its way in or out.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come: the transition starts from here, without animating.
  case willAppear
  /// It is there, as it is without a transition.
  case identity
  /// It has gone, and is shown until what animates on its way out is over.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it appears, 0 while it is there, 1 when it leaves.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like, for preferences such as reduced motion.
public struct TransitionProperties: Equatable, Sendable {
  /// Whether views move about in it.
  public var hasMotion: Bool
  /// A transition in which views move about, unless told otherwise.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes: what it looks like in each phase.
@MainActor @preconcurrency public protocol Transition {
  /// What the transition makes of a view.
  associatedtype Body: View
  /// The view that comes and goes, as the body is given it.
  typealias Content = PlaceholderContentView<Self>
  /// What the view looks like in a phase. What differs between the phases animates with the change
  /// that brings the view or takes it away. It is asked for when the phase changes, not in every
  /// frame.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
  /// What the transition is like. One with motion is replaced by a fade where the user prefers less
  /// motion (Semantics 4.1).
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// With motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition in `phase` to a view.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionPhaseModifier(transition: self, phase: phase))
  }

  /// This transition and another at once: this one inside.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombiningTransition(inner: self, outer: other)
  }

  /// The transition driven by `animation`, whatever the change's own animation is.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// A transition applied as an ordinary modifier, for `apply` and for combinations.
nonisolated struct TransitionPhaseModifier<T: Transition>: ViewModifier {
  var transition: T
  var phase: TransitionPhase

  @MainActor func body(content: Content) -> some View {
    TransitionBody(transition: transition, phase: phase, content: content)
  }
}

/// The body of a transition over a content made by a modifier.
struct TransitionBody<T: Transition, Inner: View> {
  var transition: T
  var phase: TransitionPhase
  var content: Inner
}

extension TransitionBody: View {
  typealias Body = Never

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = TransitionBodyNode<T, Inner>(context)
    node.make(view)
    return node
  }
  @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: TransitionBodyNode<T, Inner>.self).update(view)
  }
  nonisolated static var _elementCount: Int? { T.Body._elementCount }
}

@MainActor
private final class TransitionBodyNode<T: Transition, Inner: View>: ViewNode,
  ModifierContentOwner
{
  private var content: Inner?
  private var child: ViewNode?
  private var places: [ModifierContentNode] = []

  func make(_ view: TransitionBody<T, Inner>) {
    content = view.content
    let body = view.transition.body(
      content: PlaceholderContentView(owner: anchor), phase: view.phase)
    child = T.Body._makeNode(body, childContext)
  }

  func update(_ view: TransitionBody<T, Inner>) {
    content = view.content
    let body = view.transition.body(
      content: PlaceholderContentView(owner: anchor), phase: view.phase)
    if let child { T.Body._updateNode(child, body) }
    places.removeAll { $0.isDestroyed }
    for place in places { if let node = place.content { Inner._updateNode(node, view.content) } }
  }

  func makeContent(_ place: ModifierContentNode) -> ViewNode {
    guard let content else { return ViewNode(place.childContext) }
    places.append(place)
    return Inner._makeNode(content, place.childContext)
  }

  override func collectElements(into list: inout [ElementNode]) {
    child?.collectElements(into: &list)
  }
  override func visitChildren(_ visit: (ViewNode) -> Void) { if let child { visit(child) } }
}

/// Any transition.
// Its box is immutable, and views of it are made on the main actor.
public struct AnyTransition: @unchecked Sendable {
  private let box: TransitionBox

  /// A transition whose type is hidden.
  public init<T: Transition>(_ transition: T) { box = TypedTransitionBox(transition) }

  var isIdentity: Bool { box.isIdentity }
  var properties: TransitionProperties { box.properties }

  /// Whether both have bodies of one type, so that one can go on where the other is.
  func isSameKind(as other: AnyTransition) -> Bool { type(of: box) == type(of: other.box) }

  @MainActor func makeNode(
    _ phase: TransitionPhase, _ context: NodeContext, _ owner: ModifierContentOwner
  ) -> ViewNode {
    box.makeNode(phase, context, owner)
  }

  @MainActor func updateNode(
    _ node: ViewNode, _ phase: TransitionPhase, _ owner: ModifierContentOwner
  ) {
    box.updateNode(node, phase, owner)
  }

  /// Both at once: this one inside.
  public func combined(with other: AnyTransition) -> AnyTransition {
    if isIdentity { return other }
    if other.isIdentity { return self }
    return box.combined(with: other.box)
  }

  /// The transition driven by `animation`, whatever the change's own animation is.
  public func animation(_ animation: Animation?) -> AnyTransition { box.animated(animation) }

  /// One transition on the way in, another on the way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion.box.asymmetric(removal: removal.box)
  }

  /// A modifier's `active` value before the view comes and after it leaves, its `identity` value
  /// while it is there.
  ///
  /// What of the two differs animates; a modifier that is not animatable changes at once.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}

/// Opens a transition's type where two meet.
// Immutable: its subclasses hold one constant.
private class TransitionBox: @unchecked Sendable {
  var isIdentity: Bool { false }
  var properties: TransitionProperties { TransitionProperties() }
  @MainActor func makeNode(
    _ phase: TransitionPhase, _ context: NodeContext, _ owner: ModifierContentOwner
  ) -> ViewNode {
    preconditionFailure("Subclasses make their node.")
  }
  @MainActor func updateNode(
    _ node: ViewNode, _ phase: TransitionPhase, _ owner: ModifierContentOwner
  ) {}
  func combined(with outer: TransitionBox) -> AnyTransition {
    preconditionFailure("Subclasses know their type.")
  }
  func combined<Inner: Transition>(around inner: Inner) -> AnyTransition {
    preconditionFailure("Subclasses know their type.")
  }
  func asymmetric(removal: TransitionBox) -> AnyTransition {
    preconditionFailure("Subclasses know their type.")
  }
  func asymmetric<Insertion: Transition>(insertion: Insertion) -> AnyTransition {
    preconditionFailure("Subclasses know their type.")
  }
  func animated(_ animation: Animation?) -> AnyTransition {
    preconditionFailure("Subclasses know their type.")
  }
}

// As its base says: the transition is a constant, and asked on the main actor alone.
private final class TypedTransitionBox<T: Transition>: TransitionBox, @unchecked Sendable {
  let transition: T
  init(_ transition: T) { self.transition = transition }

  override var isIdentity: Bool { T.self == IdentityTransition.self }
  override var properties: TransitionProperties {
    MainActor.assumeIsolated { T.properties }
  }
  @MainActor override func makeNode(
    _ phase: TransitionPhase, _ context: NodeContext, _ owner: ModifierContentOwner
  ) -> ViewNode {
    let body = transition.body(content: PlaceholderContentView(owner: owner.anchor), phase: phase)
    return T.Body._makeNode(body, context)
  }
  @MainActor override func updateNode(
    _ node: ViewNode, _ phase: TransitionPhase, _ owner: ModifierContentOwner
  ) {
    let body = transition.body(content: PlaceholderContentView(owner: owner.anchor), phase: phase)
    T.Body._updateNode(node, body)
  }
  override func combined(with outer: TransitionBox) -> AnyTransition {
    outer.combined(around: transition)
  }
  override func combined<Inner: Transition>(around inner: Inner) -> AnyTransition {
    AnyTransition(CombiningTransition(inner: inner, outer: transition))
  }
  override func asymmetric(removal: TransitionBox) -> AnyTransition {
    removal.asymmetric(insertion: transition)
  }
  override func asymmetric<Insertion: Transition>(insertion: Insertion) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion, removal: transition))
  }
  override func animated(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: transition, animation: animation))
  }
}

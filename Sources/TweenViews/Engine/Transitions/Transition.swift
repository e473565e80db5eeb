import Foundation
import TweenGeometry
import TweenMotion

/// The phase of a view in its transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted: the transition starts from this state without an animation.
  case willAppear
  /// The view is inserted, and appears as it does without a transition.
  case identity
  /// The view was removed, and stays visible until the animations of its removal have ended.
  case didDisappear

  /// Whether the phase is `identity`.
  public var isIdentity: Bool { self == .identity }

  /// A number for the phase: -1 for `willAppear`, 0 for `identity`, 1 for `didDisappear`.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Properties of a transition that preferences such as reduced motion depend on.
public struct TransitionProperties: Equatable, Sendable {
  /// Whether the transition moves views.
  public var hasMotion: Bool
  /// Creates the properties of a transition, which moves views by default.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The appearance of a view in each phase of its insertion and removal.
@MainActor @preconcurrency public protocol Transition {
  /// The view that the transition makes from its content.
  associatedtype Body: View
  /// The view that is inserted or removed, as it appears in the transition's body.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the appearance of the content in a phase. Differences between the phases animate with
  /// the change that inserts or removes the view. It is evaluated when the phase changes, not in each
  /// frame.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
  /// The properties of the transition. Where the user prefers reduced motion, opacity replaces a
  /// transition with motion (Semantics 4.1).
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Properties with motion, the default.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view with the transition's effect in one phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionPhaseModifier(transition: self, phase: phase))
  }

  /// Returns a transition with both effects, this one inside.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombiningTransition(inner: self, outer: other)
  }

  /// Returns the transition with its own animation, which replaces the animation of the change.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// A transition as an ordinary modifier, for `apply(content:phase:)`.
nonisolated struct TransitionPhaseModifier<T: Transition>: ViewModifier {
  var transition: T
  var phase: TransitionPhase

  @MainActor func body(content: Content) -> some View {
    TransitionBody(transition: transition, phase: phase, content: content)
  }
}

/// The body of a transition, with a view as its content.
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

/// A transition whose type is hidden.
// Its box is immutable, and views of it are made on the main actor.
public struct AnyTransition: @unchecked Sendable {
  private let box: TransitionBox

  /// Creates a transition that hides the type of another.
  public init<T: Transition>(_ transition: T) { box = TypedTransitionBox(transition) }

  var isIdentity: Bool { box.isIdentity }
  var properties: TransitionProperties { box.properties }

  /// Whether both transitions have the same type, so that a node of one can show the other.
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

  /// Returns a transition with both effects, this one inside.
  public func combined(with other: AnyTransition) -> AnyTransition {
    if isIdentity { return other }
    if other.isIdentity { return self }
    return box.combined(with: other.box)
  }

  /// Returns the transition with its own animation, which replaces the animation of the change.
  public func animation(_ animation: Animation?) -> AnyTransition { box.animated(animation) }

  /// Returns a transition with different effects for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion.box.asymmetric(removal: removal.box)
  }

  /// Returns a transition that applies `active` before the insertion and after the removal, and
  /// `identity` in between.
  ///
  /// The difference of the two values animates; a modifier that is not animatable changes at once.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}

/// Recovers the types of two transitions where these are combined.
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
    preconditionFailure("Subclasses override this.")
  }
  func combined<Inner: Transition>(around inner: Inner) -> AnyTransition {
    preconditionFailure("Subclasses override this.")
  }
  func asymmetric(removal: TransitionBox) -> AnyTransition {
    preconditionFailure("Subclasses override this.")
  }
  func asymmetric<Insertion: Transition>(insertion: Insertion) -> AnyTransition {
    preconditionFailure("Subclasses override this.")
  }
  func animated(_ animation: Animation?) -> AnyTransition {
    preconditionFailure("Subclasses override this.")
  }
}

// As for the base class: the transition is a constant, and used on the main actor only.
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

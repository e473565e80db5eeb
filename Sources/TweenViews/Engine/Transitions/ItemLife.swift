import Foundation
import TweenMotion

/// An element of a container, from its insertion to its erasure.
///
///     willAppear ──► identity ◄──► didDisappear ──► erased
///          └──────────────────────────┘  ▲ from any phase at once, where no animation runs
///
/// An item in `didDisappear` is *leaving*: it is drawn, and takes no part in layout.
/// Documentation/Views.md describes the life of a leaving element.
@MainActor final class ItemLife {
  enum Phase {
    case willAppear, identity, didDisappear, erased
  }

  let element: ElementNode
  // These two are read often, and no access to them calls other code.
  @exclusivity(unchecked) private(set) var shell: TransitionShell?
  @exclusivity(unchecked) private(set) var phase = Phase.identity
  /// The start of the element before a change moved it, and the update of that change; nil for an
  /// element out of view.
  var before: (pass: Int, start: CGFloat?)?
  /// The distance by which the other items moved down while this one was removed within an update,
  /// and that update.
  var missedShift: (pass: Int, distance: CGFloat)?
  /// The update in which the item was inserted. In later updates the item was already there.
  var entryPass = -1
  /// The update in which the item last began to leave.
  private(set) var exitPass = -1
  /// The number of removals and returns, by which the listener of an earlier removal finds out that
  /// it is obsolete.
  private var listenerGeneration = 0

  init(element: ElementNode) { self.element = element }

  /// The element that the container lays out and draws: the item's own, or the transition around it.
  var displayed: ElementNode { shell?.node ?? element }

  /// Adds the item to a container.
  ///
  /// - Parameter isFirst: Whether the container is new too, in which case nothing transitions.
  func insert(_ container: ContainerNode, isFirst: Bool) {
    let element = element
    let graph = container.graph
    element.host = container
    let transition = element.canTransition ? transition(in: container) : nil
    let mayLeave = element.canTransition && transition?.isIdentity != true
    let transaction = container.visibleTransaction()
    let entersNow =
      mayLeave && !element.isScrolledInOrOut && !isFirst && !transaction.hasNoAnimationAtAll
    if let transition, mayLeave {
      // The shell has its own coordinate space, so that it must exist from the start. It is also made
      // around an element that only scrolls into view, and that may leave by its transition later.
      makeShell(transition, phase: entersNow ? .willAppear : .identity, container)
    } else if entersNow {
      makeShell(.opacity, phase: .willAppear, container)
    }
    if entersNow {
      phase = .willAppear
      graph.enqueueContinuation { [self] in
        guard phase == .willAppear else { return }
        phase = .identity
        shell?.update(.identity)
      }
    }
    graph.afterUpdate {
      // An element that is set aside, or removed within the update, appears when it is shown.
      if !element.isDestroyed, element.isShownAmongActions { element.appearOnce() }
    }
  }

  /// Whether the removal shows nothing, so that the item is erased at once.
  var leavesAtOnce: Bool {
    !element.canTransition || element.isScrolledInOrOut
      || writtenTransition?.isIdentity == true
  }

  /// The transition that the program sets on the element or around its list.
  private var writtenTransition: AnyTransition? {
    guard element.graph.uses.transitions else { return nil }
    return element.trait(TransitionTrait.self)
      ?? (displayed.host as? ContainerNode)?.transitionWrittenAround
  }

  /// Begins the removal: the item stays frozen in its last place, and runs its transition.
  ///
  /// - Parameter whenGone: Called when all animations of the removal have ended, unless the item has
  ///   come back by then.
  func beginRemoval(_ container: ContainerNode, whenGone: @escaping @MainActor () -> Void) {
    let transition = transition(in: container) ?? .opacity
    if shell?.take(transition) != true {
      let placement = displayed.placement
      shell?.node.destroy()
      makeShell(transition, phase: .identity, container)
      // The content is in another coordinate space now, and must stay in its visible place.
      var mode = container.graph.placementMode
      mode.animates = false
      container.graph.withPlacementMode(mode) {
        displayed.place(placement ?? Placement(origin: .zero, size: .zero, proposal: .zero))
      }
    }
    phase = .didDisappear
    exitPass = container.graph.updateState.passNumber
    displayed.isFrozen = true
    listenerGeneration += 1
    let generation = listenerGeneration
    let listener = AnimationListener(criteria: .removed) { [weak self] in
      // Animators call listeners on the main actor, where they step.
      MainActor.assumeIsolated {
        guard let self, self.phase == .didDisappear, self.listenerGeneration == generation
        else { return }
        whenGone()
      }
    }
    listener.hold()
    container.graph.withListener(listener) {
      shell?.update(.didDisappear)
      // The item is frozen in its last place; effects that move it act within that frame.
      if let placement = displayed.placement { displayed.placeAnew(placement) }
    }
    listener.release(container.graph.pool.actions)
  }

  /// Ends the removal, because the element is in the container again.
  func restore() {
    phase = .identity
    displayed.isFrozen = false
    listenerGeneration += 1
    shell?.update(.identity)
    displayed.setNeedsDisplay()
  }

  /// Removes the element from the container, and notifies the retirement that waits for its erasure.
  func erase() {
    phase = .erased
    shell?.node.destroy()
    shell = nil
    element.wasErased()
  }

  /// The element's transition; nil without one. With reduced motion, opacity replaces a transition
  /// that moves (Semantics 4.1).
  private func transition(in container: ContainerNode) -> AnyTransition? {
    guard container.graph.uses.transitions,
      let transition = element.trait(TransitionTrait.self) ?? container.transitionWrittenAround
    else { return nil }
    let isReduced =
      container.environment.accessibilityReduceMotion && transition.properties.hasMotion
    return isReduced ? .opacity : transition
  }

  private func makeShell(
    _ transition: AnyTransition, phase: TransitionPhase, _ container: ContainerNode
  ) {
    let shell = TransitionShell(transition, around: element, phase: phase, container: container)
    self.shell = shell
    shell.node.host = container
  }
}

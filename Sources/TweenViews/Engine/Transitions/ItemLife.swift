import Foundation
import TweenMotion

/// One element of a container, from its insertion to its erasure.
///
///     willAppear ──► identity ◄──► didDisappear ──► erased
///          └──────────────────────────┘  ▲ at once, where there is nothing to see: from any phase
///
/// An item in `didDisappear` is *leaving*: drawn, and no part of layout. Documentation/Views.md has
/// a leaving element's whole life.
@MainActor final class ItemLife {
  enum Phase {
    case willAppear, identity, didDisappear, erased
  }

  let element: ElementNode
  // These two are looked at all the time, and no access of them calls out to others.
  @exclusivity(unchecked) private(set) var shell: TransitionShell?
  @exclusivity(unchecked) private(set) var phase = Phase.identity
  /// Where it was before a change moved it, and the update of that; nil where it was not in view.
  var before: (pass: Int, start: CGFloat?)?
  /// How far the others were put further down while it was gone within an update, and in which.
  var missedShift: (pass: Int, distance: CGFloat)?
  /// The update in which it came; in another one it was there already.
  var entryPass = -1
  /// The update in which it began to leave last.
  private(set) var exitPass = -1
  /// Counts removals and returns, so that a listener of an earlier removal does nothing.
  private var listenerGeneration = 0

  init(element: ElementNode) { self.element = element }

  /// What the container lays out and draws: the element, or the transition around it.
  var displayed: ElementNode { shell?.node ?? element }

  /// Becomes part of a container.
  ///
  /// - Parameter isFirst: Whether the container is new, too: then nothing transitions.
  func enter(_ container: ContainerNode, isFirst: Bool) {
    let element = element
    let graph = container.graph
    element.host = container
    let transition = element.canTransition ? transition(in: container) : nil
    let mayLeave = element.canTransition && transition?.isIdentity != true
    let transaction = container.visibleTransaction()
    let entersNow =
      mayLeave && !element.isPassing && !isFirst && !transaction.hasNoAnimationAtAll
    if let transition, mayLeave {
      // A shell starts a space of its own for what is inside, so it is there from the start: also
      // around what only comes into view now, and may go by its transition later.
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
      // What is set aside, or went again within the update, appears once it is shown.
      if !element.isDestroyed, element.isShownAmongActions { element.appearOnce() }
    }
  }

  /// Whether there is nothing to see on its way out.
  var leavesAtOnce: Bool {
    !element.canTransition || element.isPassing
      || writtenTransition?.isIdentity == true
  }

  /// What the program says of how the element comes and goes.
  private var writtenTransition: AnyTransition? {
    guard element.graph.uses.transitions else { return nil }
    return element.trait(TransitionTrait.self)
      ?? (displayed.host as? ContainerNode)?.transitionWrittenAround
  }

  /// Begins to leave: frozen where it was last, by its transition.
  ///
  /// - Parameter whenGone: Called when all that moves for the removal has ended, unless the item
  ///   has come back by then.
  func leave(_ container: ContainerNode, whenGone: @escaping @MainActor () -> Void) {
    let transition = transition(in: container) ?? .opacity
    if shell?.take(transition) != true {
      let placement = displayed.placement
      shell?.node.destroy()
      makeShell(transition, phase: .identity, container)
      // What is inside lies in another space now, and is seen where it was.
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
      // Listeners are told where animators step: on the main actor.
      MainActor.assumeIsolated {
        guard let self, self.phase == .didDisappear, self.listenerGeneration == generation
        else { return }
        whenGone()
      }
    }
    listener.hold()
    container.graph.withListener(listener) {
      shell?.update(.didDisappear)
      // Frozen where it last was: effects that move it act within that frame.
      if let placement = displayed.placement { displayed.placeAnew(placement) }
    }
    listener.release(container.graph.pool.actions)
  }

  /// Is wanted again while it leaves.
  func comeBack() {
    phase = .identity
    displayed.isFrozen = false
    listenerGeneration += 1
    shell?.update(.identity)
    displayed.setNeedsDisplay()
  }

  /// The container lets go of the element, and tells the retirement that waits for that.
  func erase() {
    phase = .erased
    shell?.node.destroy()
    shell = nil
    element.wasErased()
  }

  /// How the element says it comes and goes; nil when it doesn't. Where less motion is preferred,
  /// what moves fades instead (Semantics 4.1).
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

import TweenMotion

/// What a transition writes into the environment, for the element it is around.
///
/// The element's environment comes down from where its view stands in the tree, past the transition,
/// which the container puts around it. The element sees what the transition writes all the same, as
/// if the transition stood at the container: what modifiers between say, which are nearer to the
/// element, holds.
@MainActor final class TransitionEnvironment {
  /// The environment that came down to the element.
  private var own: EnvironmentValues
  /// The environment around the transition.
  private let outside: EnvironmentValues
  /// The environment within.
  private let written: EnvironmentValues

  private init(own: EnvironmentValues, outside: EnvironmentValues, written: EnvironmentValues) {
    self.own = own
    self.outside = outside
    self.written = written
  }

  /// What the element is to see where `new` came down to it.
  func values(for new: EnvironmentValues) -> EnvironmentValues {
    own = new
    return new.rebased(from: outside, to: written)
  }

  /// - Parameter isAnimated: Whether the running transaction applies: what comes is there at once.
  static func set(
    _ written: EnvironmentValues, over outside: EnvironmentValues, on element: ElementNode,
    isAnimated: Bool
  ) {
    let isWritten = !written.changedKeys(from: outside).isEmpty
    let before = element.transitionEnvironment
    guard !element.isDestroyed, isWritten || before != nil else { return }
    let own = before?.own ?? element.environment
    element.transitionEnvironment =
      isWritten ? TransitionEnvironment(own: own, outside: outside, written: written) : nil
    let seen = isWritten ? own.rebased(from: outside, to: written) : own
    let keys = seen.changedKeys(from: element.environment)
    guard !keys.isEmpty else { return }
    // At once, so that who waits for the end of a removal waits for what begins here too.
    element.graph.updateAtOnce(isAnimated: isAnimated) {
      element.environmentDidChange(own, keys: keys)
      element.leavesMayMove()
    }
  }
}

extension ElementNode {
  /// What a transition writes moves leaves even on their way out, where no body of the program's runs.
  fileprivate func leavesMayMove() {
    if isLeaf, isDirty { isMoving = true }
    visitShown { $0.leavesMayMove() }
  }
}

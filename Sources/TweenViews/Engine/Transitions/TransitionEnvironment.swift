import TweenMotion

/// The values that a transition writes into the environment of its element.
///
/// The element's environment comes from the place of its view in the tree, and bypasses the
/// transition, which the container puts around the element. This type merges the two: the
/// transition's values apply as if it were placed at the container, and values set between the
/// container and the element, nearer to the element, have precedence.
@MainActor final class TransitionEnvironment {
  /// The environment from the element's place in the tree.
  private var own: EnvironmentValues
  /// The environment around the transition.
  private let outside: EnvironmentValues
  /// The environment inside the transition.
  private let written: EnvironmentValues

  private init(own: EnvironmentValues, outside: EnvironmentValues, written: EnvironmentValues) {
    self.own = own
    self.outside = outside
    self.written = written
  }

  /// Returns the environment of the element where its place in the tree has `new`.
  func values(for new: EnvironmentValues) -> EnvironmentValues {
    own = new
    return new.rebased(from: outside, to: written)
  }

  /// - Parameter isAnimated: Whether the running transaction applies; without it the values change at
  ///   once.
  static func set(
    _ written: EnvironmentValues, over outside: EnvironmentValues, on element: ElementNode,
    isAnimated: Bool
  ) {
    let isWritten = !written.changes(from: outside).isEmpty
    let before = element.transitionEnvironment
    guard !element.isDestroyed, isWritten || before != nil else { return }
    let own = before?.own ?? element.environment
    element.transitionEnvironment =
      isWritten ? TransitionEnvironment(own: own, outside: outside, written: written) : nil
    let seen = isWritten ? own.rebased(from: outside, to: written) : own
    let keys = seen.changes(from: element.environment)
    guard !keys.isEmpty else { return }
    // At once, so that a listener for the end of a removal counts the animations that begin here.
    element.graph.updateAtOnce(isAnimated: isAnimated) {
      element.environmentDidChange(own, keys: keys)
      element.leavesMayMove()
    }
  }
}

extension ElementNode {
  /// Lets leaves animate to the transition's values during a removal, when no body of the program is
  /// evaluated.
  fileprivate func leavesMayMove() {
    if isLeaf, isDirty { isMoving = true }
    visitShown { $0.leavesMayMove() }
  }
}

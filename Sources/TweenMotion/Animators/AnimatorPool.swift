/// Who draws an animated attribute.
package protocol AnimatorOwner: AnyObject {
  /// Called once in a frame for each animator whose shown value moved or ended.
  func animatorDidMove()
}

/// All running animators of one view tree, stepped together once a frame.
package final class AnimatorPool {
  /// Completions that became due; for the graph to run after its update pass.
  package let actions = ActionQueue()

  /// The current frame's time.
  package private(set) var now = StageTime.zero

  /// Whether animators re-base their start in their second frame, as under a live display.
  let isLive: Bool

  private var standalone: [StandaloneAnimator] = []
  private var moved: ContiguousArray<any AnimatorOwner> = []

  package init(isLive: Bool) { self.isLive = isLive }

  /// How many animators run.
  package var activeCount: Int { standalone.count }

  /// Steps all animators to the frame at `time`, tells the owners of those that moved, and lets
  /// those go that ended.
  package func advance(to time: StageTime) {
    now = time
    var hasEnded = false
    // By index: a step never adds animators, owners are told below.
    for index in standalone.indices {
      let animator = standalone[index]
      guard animator.isRunning else {
        hasEnded = true
        continue
      }
      let owner = animator.owner
      if animator.step(to: time, pool: self), let owner { moved.append(owner) }
      if !animator.isRunning { hasEnded = true }
    }
    if hasEnded { standalone.removeAll { !$0.isRunning } }
    let owners = moved
    moved.removeAll()
    for owner in owners { owner.animatorDidMove() }
  }

  func add(_ animator: StandaloneAnimator) { standalone.append(animator) }

  func remove(_ animator: StandaloneAnimator) {
    standalone.removeAll { $0 === animator }
  }
}

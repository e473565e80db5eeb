/// One animatable attribute of a node: remembers the model's data and owns the animator, if any.
///
/// What shows is always `model + animated - interval`, so that an animator converges on whatever
/// the model is by then.
package struct AnimatedAttribute<Data: VectorArithmetic> {
  private var previous: Data?
  private var animator: GenericAnimator<Data>?
  private var pool: AnimatorPool?

  package init() {}

  /// Takes the model's data of this update. The first never animates; one that differs does, if
  /// the transaction says so.
  ///
  /// - Returns: whether an animator now runs.
  package mutating func update(
    _ model: Data, transaction: @autoclosure () -> Transaction,
    environment: @autoclosure () -> EnvironmentValues, pool: AnimatorPool,
    owner: any AnimatorOwner
  ) -> Bool {
    guard MemoryLayout<Data>.size > 0 else { return false }
    guard let old = previous else {
      previous = model
      return false
    }
    guard model != old else { return isAnimating }
    previous = model
    guard (model - old).magnitudeSquared.isFinite else {
      // Towards, or from, what is no number nothing moves.
      endAnimator()
      return false
    }
    let transaction = transaction()
    let animation =
      transaction.animation
      ?? (transaction.tracksVelocity ? VelocityTrackingAnimation.animation : nil)
    guard let animation else {
      if isAnimating { animator?.setModel(model) }
      return isAnimating
    }
    let environment = environment()
    if let animator, animator.isRunning {
      animator.retarget(
        animation, to: model, listeners: transaction.listeners, environment: { environment },
        pool: pool)
    } else {
      let animator = GenericAnimator(
        animation: animation, from: old, to: model, listeners: transaction.listeners,
        environment: { environment }, owner: owner)
      self.animator = animator
      self.pool = pool
      pool.add(animator)
    }
    return true
  }

  package var isAnimating: Bool { animator?.isRunning ?? false }

  /// What shows in the current frame, where `model` is what `update` was last given.
  package func shown(_ model: Data) -> Data {
    guard let animator, animator.isRunning else { return model }
    return animator.shown
  }

  /// Forgets the model's data: the next update does not animate. A running animator ends.
  package mutating func reset() {
    previous = nil
    endAnimator()
  }

  /// The node goes away: a running animator ends and its listeners are released.
  package mutating func remove() { reset() }

  private mutating func endAnimator() {
    if let animator, let pool, animator.isRunning {
      animator.end(pool)
      pool.remove(animator)
    }
    animator = nil
  }
}

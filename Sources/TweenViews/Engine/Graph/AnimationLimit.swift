import Foundation
import TweenMotion

/// How long animations below a place may go on.
struct AnimationLimit: Equatable, Sendable {
  /// What is still on its way then is at its end.
  var seconds: Double
  /// An animation that ends by itself in time.
  var free: Animation
}

private enum AnimationLimitKey: TransactionKey {
  static var defaultValue: AnimationLimit? { nil }
}

extension Transaction {
  /// nil: as long as they wish.
  var animationLimit: AnimationLimit? {
    get { self[AnimationLimitKey.self] }
    set { self[AnimationLimitKey.self] = newValue }
  }

  /// The transaction as a place sees it, with its animation cut off where there is a limit.
  func limited() -> Transaction {
    guard let limit = animationLimit, let animation, animation != limit.free,
      !(animation.base is LimitedAnimation)
    else { return self }
    var transaction = self
    transaction.animation = Animation(LimitedAnimation(animation: animation, limit: limit.seconds))
    return transaction
  }
}

/// When the while of a running animation began, in seconds of its time.
private struct LimitBegin: AnimationStateKey {
  static var defaultValue: Double { 0 }
}

/// An animation that ends after a while, wherever it is.
private struct LimitedAnimation: CustomAnimation {
  var animation: Animation
  /// In seconds.
  var limit: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let begin = context.state[LimitBegin.self]
    guard time - begin < limit else { return nil }
    return animation.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let before = (previous.base as? LimitedAnimation)?.animation ?? previous
    let merges = animation.shouldMerge(
      previous: before, value: value, time: time, context: &context)
    // What is taken over goes on from its own beginning; the while begins anew.
    if merges { context.state[LimitBegin.self] = time }
    return merges
  }
}

extension View {
  /// Leaves no effect to animations that come from outside, or from the view's own changes of state,
  /// and ends those that modifiers inside ask for after a while.
  ///
  /// - Parameters:
  ///   - seconds: When what still moves is at its end.
  ///   - free: An animation that ends by itself in time.
  package func animationsOfModifiersAlone(endAfter seconds: Double, free: Animation) -> some View {
    transaction {
      $0.animation = nil
      $0.animationLimit = AnimationLimit(seconds: seconds, free: free)
    }
  }
}

import Foundation
import TweenMotion

/// The longest duration of animations inside a view.
struct AnimationLimit: Equatable, Sendable {
  /// The time in seconds after which an animation ends, even if it has not reached its end value.
  var seconds: Double
  /// An animation to which the limit does not apply, because it ends in time by itself.
  var free: Animation
}

private enum AnimationLimitKey: TransactionKey {
  static var defaultValue: AnimationLimit? { nil }
}

extension Transaction {
  /// The limit of animations; nil for none.
  var animationLimit: AnimationLimit? {
    get { self[AnimationLimitKey.self] }
    set { self[AnimationLimitKey.self] = newValue }
  }

  /// Returns this transaction with its animation limited, if there is a limit.
  func limited() -> Transaction {
    guard let limit = animationLimit, let animation, animation != limit.free,
      !(animation.base is LimitedAnimation)
    else { return self }
    var transaction = self
    transaction.animation = Animation(LimitedAnimation(animation: animation, limit: limit.seconds))
    return transaction
  }
}

/// The time at which the limited duration of a running animation began, in seconds of its time.
private struct LimitBegin: AnimationStateKey {
  static var defaultValue: Double { 0 }
}

/// An animation that ends after a fixed duration, at any value.
private struct LimitedAnimation: CustomAnimation {
  var animation: Animation
  /// The duration in seconds.
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
    // The merged animation continues from its own beginning; the limited duration begins again.
    if merges { context.state[LimitBegin.self] = time }
    return merges
  }
}

extension View {
  /// Disables animations that come from outside or from the view's own changes of state, and limits
  /// the duration of animations that modifiers inside request.
  ///
  /// - Parameters:
  ///   - seconds: The time in seconds after which an animation ends.
  ///   - free: An animation without a limit, because it ends in time by itself.
  package func animationsOfModifiersAlone(endAfter seconds: Double, free: Animation) -> some View {
    transaction {
      $0.animation = nil
      $0.animationLimit = AnimationLimit(seconds: seconds, free: free)
    }
  }
}

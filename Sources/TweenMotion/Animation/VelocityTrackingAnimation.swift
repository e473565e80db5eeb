import Foundation
import TweenMath

/// The animation of a transaction that tracks velocity without animating: the value shows at once,
/// and each change is a sample, so that a following spring starts at the right speed.
struct VelocityTrackingAnimation: CustomAnimation {
  /// The seconds after the last sample at which tracking ends.
  private static let longestRest = 2.0

  static let animation = Animation(VelocityTrackingAnimation())

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let state = context.state[VelocityTrackingState<V>.self]
    guard time - state.changeTime <= Self.longestRest else { return nil }
    guard time > state.changeTime else { return value }
    let sampler = state.sampled(value)
    return sampler.count > 1 && sampler.velocity == .zero ? nil : value
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let state = context.state[VelocityTrackingState<V>.self]
    let milliseconds = max(0, time - state.changeTime) * 1000
    return state.sampled(value).velocity.scaled(
      by: Elementary.pow(FrictionSimulation.normalShare, milliseconds))
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard previous.base is VelocityTrackingAnimation else { return false }
    var state = context.state[VelocityTrackingState<V>.self]
    state.sampler = state.sampled(value)
    state.changeTime = time
    context.state[VelocityTrackingState<V>.self] = state
    return true
  }
}

/// All samples except the newest: that one is the interval itself, since `changeTime`.
private struct VelocityTrackingState<V: VectorArithmetic>: AnimationStateKey {
  var sampler = VelocitySampler<V>()
  var changeTime = 0.0

  func sampled(_ value: V) -> VelocitySampler<V> {
    var sampler = sampler
    sampler.add(time: changeTime, value: value)
    return sampler
  }

  static var defaultValue: Self { Self() }
}

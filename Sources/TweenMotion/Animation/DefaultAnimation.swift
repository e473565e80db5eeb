import Foundation

/// The animation behind `Animation.default`: the spring of `Animation.spring` in a type of its own,
/// which marks it as chosen by default.
struct DefaultAnimation: CustomAnimation, LaneAnimation {
  /// As `Animation.spring`.
  static let spring = FluidSpringAnimation(
    response: 0.5, dampingFraction: SpringConversion.dampingFraction(bounce: 0), blendDuration: 0)

  /// The program of the spring: the lane engine runs both alike.
  var laneProgram: LaneProgram? { Self.spring.laneProgram }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

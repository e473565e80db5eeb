import Foundation

/// What `Animation.default` runs: the spring of `Animation.spring` under a name of its own, so that
/// a program can tell that nobody chose it.
struct DefaultAnimation: CustomAnimation, LaneAnimation {
  /// As `Animation.spring`.
  static let spring = FluidSpringAnimation(
    response: 0.5, dampingFraction: SpringConversion.dampingFraction(bounce: 0), blendDuration: 0)

  /// The spring's own: what runs by lanes can't tell the two apart.
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

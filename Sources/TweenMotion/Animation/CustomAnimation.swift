import Foundation

/// How a value moves over time. The engine asks frame by frame, for any vector type.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the interval covered `time` seconds after the start.
  ///
  /// - Parameters:
  ///   - value: the whole interval, new model value minus old.
  ///   - time: seconds since the animation began.
  /// - Returns: nil when the animation has ended.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity at `time`, in interval units per second; nil when unknown.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from a running one.
  ///
  /// - Parameters:
  ///   - previous: the running animation.
  ///   - value: its interval.
  ///   - time: seconds since it began.
  ///   - context: its context; on true this animation goes on with its state.
  /// - Returns: true to replace the running animation, false to be combined with it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

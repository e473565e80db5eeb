import Foundation

/// How a value moves over time.
///
/// The engine asks frame by frame, for any vector type, on the thread that makes the frame. An
/// animation is a constant: what it must remember belongs into its context's state. Equal frames
/// come out equal only where the answers depend on nothing but the arguments and that state.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the interval covered `time` seconds after the start.
  ///
  /// It may be asked more than once for the same moment, with copies of one state.
  ///
  /// - Parameters:
  ///   - value: the whole interval, new model value minus old.
  ///   - time: seconds since the animation began.
  ///   - context: what it remembers, and the view's environment.
  /// - Returns: nil when the animation has ended. A value whose magnitude is not finite ends it
  ///   too.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity at `time`, in interval units per second; nil when unknown.
  ///
  /// A stepped spring that takes over starts with it.
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
  /// Unknown: a spring that takes over starts with the velocity it had before, or none.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Never: overlapping animations are combined.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

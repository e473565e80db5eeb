import Foundation

/// A program's own animation: how a value moves over time.
///
/// The engine calls the animation in each frame, for any vector type, on the thread that makes the
/// frame. An animation is a constant and keeps what changes in the state of its context. For equal
/// frames in every run the results must depend on the arguments and that state alone.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of the interval that is covered `time` seconds after the start.
  ///
  /// May be called several times for the same moment, with copies of one state.
  ///
  /// - Parameters:
  ///   - value: the whole interval, new model value minus old.
  ///   - time: the seconds since the animation began.
  ///   - context: the animation's state, and the view's environment.
  /// - Returns: nil when the animation has ended. A value whose magnitude is not finite ends it too.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity at `time`, in interval units per second; nil when it is unknown.
  ///
  /// A stepped spring that takes over starts with this velocity.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation takes over from a running one.
  ///
  /// - Parameters:
  ///   - previous: the running animation.
  ///   - value: the interval of the running animation.
  ///   - time: the seconds since the running animation began.
  ///   - context: the context of the running animation. After true this animation continues with its
  ///     state.
  /// - Returns: true to replace the running animation, false to be combined with it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil: a spring that takes over starts with its previous velocity, or at rest.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false: overlapping animations of this kind are combined.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

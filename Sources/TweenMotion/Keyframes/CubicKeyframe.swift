import Foundation

/// A keyframe that is reached along a cubic curve.
///
/// Where no velocity is given, cubic keyframes in a row go through the values between them
/// smoothly, as a Catmull-Rom spline does; beside another kind a curve takes that one's velocity,
/// and at the ends of a track, and beside a `MoveKeyframe`, it is at rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Made of no other keyframes.
  public typealias Body = Never
  private let target: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// A keyframe that is at `to` when its time is over.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: seconds; 0, negative and NaN ones jump there as a `MoveKeyframe` does, in an
  ///     infinite one it never moves.
  ///   - startVelocity: per second. A velocity that ends here does not show where the next keyframe
  ///     has none of its own: the join is then bent.
  ///   - endVelocity: per second.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(
      .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData),
      to: target, duration: duration)
  }
}

import Foundation

/// A keyframe that is reached along a cubic curve.
///
/// Without given velocities, consecutive cubic keyframes pass smoothly through their values, as a
/// Catmull-Rom spline does. Beside a keyframe of another kind the curve takes the velocity of that
/// keyframe; at the ends of a track, and beside a `MoveKeyframe`, its velocity is 0.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// `Never`: a cubic keyframe has no parts.
  public typealias Body = Never
  private let target: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// Creates a keyframe that reaches `to` at the end of its duration.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: in seconds. With 0, a negative number and NaN the value jumps as with a
  ///     `MoveKeyframe`; with infinity it never moves.
  ///   - startVelocity: per second. If only the end velocity of the keyframe before is given, it does
  ///     not carry over to this one: the motion has a kink there.
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

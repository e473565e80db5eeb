import Foundation

/// A keyframe towards which a spring pulls the value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// `Never`: a spring keyframe has no parts.
  public typealias Body = Never
  private let target: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  /// Creates a keyframe in which a spring pulls the value towards `to`.
  ///
  /// - Parameters:
  ///   - to: the value at which the spring rests.
  ///   - duration: the seconds after which the track continues from the spring's position. With 0, a
  ///     negative number and NaN the value jumps to `to`. nil: the spring's `settlingDuration`, after
  ///     which the value is `to`.
  ///   - spring: the source of stiffness and damping.
  ///   - startVelocity: per second; nil for the velocity at the end of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(
      .spring(spring, start: startVelocity?.animatableData, isWhole: duration == nil), to: target,
      duration: duration ?? spring.settlingDuration)
  }
}

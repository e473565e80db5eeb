import Foundation

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Made of no other keyframes.
  public typealias Body = Never
  private let target: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  /// A keyframe in which a spring pulls towards `to`.
  ///
  /// - Parameters:
  ///   - to: where the spring rests.
  ///   - duration: seconds, after which the track goes on from wherever the spring is; 0, negative
  ///     and NaN ones jump to `to`. nil for the spring's `settlingDuration`, after which the value
  ///     is `to`.
  ///   - spring: how stiff and how damped.
  ///   - startVelocity: per second; nil for that of the keyframe before.
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

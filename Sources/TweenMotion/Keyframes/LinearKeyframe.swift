import Foundation

/// A keyframe that is reached in a straight line, at constant speed or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// `Never`: a linear keyframe has no parts.
  public typealias Body = Never
  private let target: Value
  private let duration: TimeInterval
  private let timingCurve: UnitCurve

  /// Creates a keyframe that reaches `to` at the end of its duration.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: in seconds. With 0, a negative number and NaN the value jumps; with infinity it
  ///     never moves.
  ///   - timingCurve: maps the fraction of the duration that has passed to the fraction of the
  ///     distance.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    target = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(.linear(timingCurve), to: target, duration: duration)
  }
}

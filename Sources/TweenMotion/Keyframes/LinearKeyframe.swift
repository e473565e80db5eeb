import Foundation

/// A keyframe that is reached along a timing curve, straight by default.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Made of no other keyframes.
  public typealias Body = Never
  private let target: Value
  private let duration: TimeInterval
  private let timingCurve: UnitCurve

  /// A keyframe that is at `to` when its time is over.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: seconds; 0, negative and NaN ones jump there, in an infinite one it never moves.
  ///   - timingCurve: from the part of the time gone by to the part of the way gone.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    target = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(.linear(timingCurve), to: target, duration: duration)
  }
}

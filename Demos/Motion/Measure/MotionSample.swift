/// Where a motion is at one time.
struct MotionSample: Equatable {
  /// Seconds; progress for a UnitCurve without duration.
  var time: Double
  var value: Double
  /// Per second; infinite where a curve is vertical.
  var velocity: Double
  /// Whether the animation has ended; nil for a Spring and a UnitCurve.
  var hasEnded: Bool?
}

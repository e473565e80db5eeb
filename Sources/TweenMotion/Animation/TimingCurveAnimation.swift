import Foundation

/// A fraction of the interval as a function of elapsed/duration.
struct TimingCurveAnimation: CustomAnimation, LaneAnimation {
  enum Curve: Hashable, Sendable {
    case bezier(CubicTiming)
    case unit(UnitCurve)
  }

  var curve: Curve
  var duration: TimeInterval

  init(_ curve: Curve, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration
  }

  /// The fraction covered at `time`; nil when ended. At `time == duration` it still runs; 0,
  /// negative and NaN durations end at once, an infinite one stays at 0.
  func fraction(at time: Double) -> Double? {
    guard duration > 0, time <= duration else { return nil }
    let quotient = time / duration
    // An infinite time in an infinite duration has no quotient.
    let progress = quotient.isNaN ? 1 : min(max(quotient, 0), 1)
    let result: Double
    switch curve {
    case .bezier(let timing): result = timing.value(at: progress)
    case .unit(let curve): result = curve.value(at: progress)
    }
    // Control points that are not finite have no curve.
    return result.isFinite ? result : nil
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    fraction(at: time).map { value.scaled(by: $0) }
  }

  var laneProgram: LaneProgram? { LaneProgram(base: .timingCurve(self)) }
}

import Foundation

/// A range of numbers with round marks in it.
struct AxisScale: Equatable {
  /// low < high.
  var low: Double
  var high: Double
  /// In growing order, all within the range.
  var ticks: [Double]
  /// The digits after the point that make the marks' labels distinct.
  var digits: Int

  /// A scale over `low...high`, of about `count` marks at distances of 1, 2 or 5 times a power of
  /// ten. Where both are the same, or not finite, a range around them.
  init(low: Double, high: Double, count: Double) {
    var (low, high) = (low, high)
    if !low.isFinite || !high.isFinite { (low, high) = (0, 1) }
    // Closer than this, the marks' sums would not move.
    if high - low <= max(abs(low), abs(high)) * 1e-9 {
      let half = max(abs(low) * 0.1, 0.5)
      (low, high) = (low - half, high + half)
    }
    self.low = low
    self.high = high
    let (step, exponent) = Self.roundStep((high - low) / max(count, 1))
    digits = max(0, -exponent)
    let first = (low / step).rounded(.up)
    let last = (high / step).rounded(.down)
    ticks = []
    var index = first
    while index <= last, ticks.count < 100 {
      ticks.append(index == 0 ? 0 : index * step)
      index += 1
    }
  }

  /// The nearest of 1, 2 and 5 times a power of ten at or above `rough`, and that power.
  private static func roundStep(_ rough: Double) -> (step: Double, exponent: Int) {
    guard rough > 1e-300, rough < 1e300 else { return (rough, 0) }
    var power = 1.0
    var exponent = 0
    while power > rough {
      power /= 10
      exponent -= 1
    }
    while power * 10 <= rough {
      power *= 10
      exponent += 1
    }
    for factor in [1.0, 2, 5] where factor * power >= rough * (1 - 1e-9) {
      return (factor * power, exponent)
    }
    return (10 * power, exponent + 1)
  }

  /// Where `value` lies: 0 at the low end, 1 at the high one.
  func share(_ value: Double) -> Double { (value - low) / (high - low) }

  func label(_ tick: Double) -> String {
    if tick == 0 { return "0" }
    if abs(tick) >= 1e6 || digits > 6 { return String(format: "%.3g", tick) }
    return String(format: "%.*f", digits, tick)
  }
}

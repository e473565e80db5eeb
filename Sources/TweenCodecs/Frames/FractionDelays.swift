/// Converts durations in a film's time units to the delays of an APNG: fractions of two numbers of 16
/// bits.
///
/// A duration that is such a fraction stays exact. Another duration is rounded to the nearest
/// multiple of 1 / d seconds, d being the largest divisor of the time unit's denominator that keeps
/// both numbers within 16 bits. The next delay compensates the error, so that the sum of all delays
/// never differs from the film's time by more than half of such a step.
struct FractionDelays {
  /// A delay of numerator / denominator seconds.
  struct Delay: Equatable {
    var numerator: UInt16
    var denominator: UInt16
  }

  /// All times are counted in 1 / `base` seconds.
  private let base: Int
  private let unit: Int
  /// Divisors of `base` that fit 16 bits, the largest first.
  private let denominators: [Int]
  /// The error of earlier delays: above 0 where they are too short.
  private var carry: Int = 0

  init(_ unit: FilmTimeUnit) {
    var (base, numerator) = (unit.denominator, unit.numerator)
    // A denominator that does not fit gets factors that make fine steps.
    if base > 65_535 {
      let factor = 60_000 / FilmTimeUnit.commonDivisor(base, 60_000)
      (base, numerator) = (base * factor, numerator * factor)
    }
    self.base = base
    self.unit = numerator
    denominators = (1...65_535).reversed().filter { base % $0 == 0 }
  }

  /// The largest number of units that `delays(units:)` accepts: 136 years, or less where the
  /// arithmetic would overflow.
  var unitLimit: Int {
    let (time, overflows) = base.multipliedReportingOverflow(by: 1 << 32)
    return min(overflows ? .max : time, .max / 4) / unit
  }

  /// The delays that make up a duration: one, or several where it exceeds 65,535 seconds.
  ///
  /// - Parameter units: 1...`unitLimit`.
  mutating func delays(units: Int) -> [Delay] {
    var rest = units * unit + carry
    var result: [Delay] = []
    while rest > 65_535 * base {
      result.append(Delay(numerator: 65_535, denominator: 1))
      rest -= 65_535 * base
    }
    let (last, written) = nearest(max(rest, 1))
    carry = rest - written
    result.append(last)
    return result
  }

  /// The nearest delay, and its length in 1 / `base` seconds.
  private func nearest(_ time: Int) -> (Delay, Int) {
    let divisor = FilmTimeUnit.commonDivisor(time, base)
    if time / divisor <= 65_535, base / divisor <= 65_535 {
      return (Self.delay(time / divisor, base / divisor), time)
    }
    for denominator in denominators {
      let step = base / denominator
      let numerator = max((time + step / 2) / step, 1)
      guard numerator <= 65_535 else { continue }
      let common = FilmTimeUnit.commonDivisor(numerator, denominator)
      return (Self.delay(numerator / common, denominator / common), numerator * step)
    }
    return (Self.delay(65_535, 1), 65_535 * base)
  }

  private static func delay(_ numerator: Int, _ denominator: Int) -> Delay {
    Delay(
      numerator: UInt16(clamping: numerator), denominator: UInt16(clamping: denominator))
  }
}

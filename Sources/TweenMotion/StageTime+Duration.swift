/// Moments of the stage as instants of a clock, so that durations can be added to them.
extension StageTime: InstantProtocol {
  /// The moment nearest to `duration` after this one; the clock's nearest end beyond its range.
  public func advanced(by duration: Duration) -> StageTime {
    let (sum, overflow) = flicks.addingReportingOverflow(Self.flicks(of: duration))
    return StageTime(flicks: overflow ? (duration < .zero ? .min : .max) : sum)
  }

  /// The time from this moment to `other`, exact to the attosecond below.
  public func duration(to other: StageTime) -> Duration {
    let (gap, overflow) = other.flicks.subtractingReportingOverflow(flicks)
    let whole = overflow ? (other < self ? Int64.min : .max) : gap
    let (seconds, rest) = whole.quotientAndRemainder(dividingBy: Self.flicksPerSecond)
    let attoseconds = Int128(rest) * 1_000_000_000_000_000_000 / Int128(Self.flicksPerSecond)
    return Duration(secondsComponent: seconds, attosecondsComponent: Int64(attoseconds))
  }

  public static func + (time: StageTime, duration: Duration) -> StageTime {
    time.advanced(by: duration)
  }

  public static func + (duration: Duration, time: StageTime) -> StageTime {
    time.advanced(by: duration)
  }

  public static func += (time: inout StageTime, duration: Duration) {
    time = time.advanced(by: duration)
  }

  public static func - (time: StageTime, duration: Duration) -> StageTime {
    time.advanced(by: .zero - duration)
  }

  public static func -= (time: inout StageTime, duration: Duration) {
    time = time.advanced(by: .zero - duration)
  }

  public static func - (time: StageTime, other: StageTime) -> Duration { other.duration(to: time) }

  /// The whole number of flicks nearest to a duration.
  private static func flicks(of duration: Duration) -> Int64 {
    let perSecond = Int128(1_000_000_000_000_000_000)
    let (seconds, attoseconds) = duration.components
    let scaled = (Int128(seconds) * perSecond + Int128(attoseconds)) / 1_000_000
    let flicks = scaled * Int128(flicksPerSecond)
    let unit = perSecond / 1_000_000
    let half = flicks < 0 ? -unit / 2 : unit / 2
    return Int64(clamping: (flicks + half) / unit)
  }
}

/// Moments of the stage as instants of a clock, so that durations can be added to them.
extension StageTime: InstantProtocol {
  /// Returns the moment nearest to `duration` after this one; beyond the clock's range, its nearest
  /// end.
  public func advanced(by duration: Duration) -> StageTime { moved(by: Self.flicks(of: duration)) }

  /// Returns the time from this moment to `other`, rounded toward zero to whole attoseconds.
  ///
  /// A gap beyond the clock's range counts as the range's end.
  public func duration(to other: StageTime) -> Duration {
    let (gap, overflow) = other.flicks.subtractingReportingOverflow(flicks)
    let whole = overflow ? (other < self ? Int64.min : .max) : gap
    let (seconds, rest) = whole.quotientAndRemainder(dividingBy: Self.flicksPerSecond)
    let attoseconds = Int128(rest) * 1_000_000_000_000_000_000 / Int128(Self.flicksPerSecond)
    return Duration(secondsComponent: seconds, attosecondsComponent: Int64(attoseconds))
  }

  /// Returns the moment `duration` later; see `advanced(by:)`.
  public static func + (time: StageTime, duration: Duration) -> StageTime {
    time.advanced(by: duration)
  }

  /// Returns the moment `duration` later; see `advanced(by:)`.
  public static func + (duration: Duration, time: StageTime) -> StageTime {
    time.advanced(by: duration)
  }

  /// Moves the moment on by `duration`; see `advanced(by:)`.
  public static func += (time: inout StageTime, duration: Duration) {
    time = time.advanced(by: duration)
  }

  /// Returns the moment `duration` earlier; beyond the clock's range, its nearest end.
  public static func - (time: StageTime, duration: Duration) -> StageTime {
    time.moved(by: -flicks(of: duration))
  }

  /// Moves the moment back by `duration`; beyond the clock's range, to its nearest end.
  public static func -= (time: inout StageTime, duration: Duration) {
    time = time.moved(by: -flicks(of: duration))
  }

  /// Returns the time from the right moment to the left one; see `duration(to:)`.
  public static func - (time: StageTime, other: StageTime) -> Duration { other.duration(to: time) }

  /// The moment the given seconds after this one, or before it for a negative number; beyond the
  /// clock's range, its nearest end.
  package func adding(seconds: Double) -> StageTime {
    moved(by: StageTime(seconds: seconds).flicks)
  }

  private func moved(by gap: Int64) -> StageTime {
    let (sum, overflow) = flicks.addingReportingOverflow(gap)
    return StageTime(flicks: overflow ? (gap < 0 ? .min : .max) : sum)
  }

  /// The whole number of flicks nearest to a duration, halves away from zero; never `Int64.min`.
  private static func flicks(of duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    // Durations beyond the clock's range; the product below would overflow for larger ones.
    guard abs(Int128(seconds)) < 20_000_000_000 else { return seconds < 0 ? -.max : .max }
    let perSecond = Int128(1_000_000_000_000_000_000)
    let product = (Int128(seconds) * perSecond + Int128(attoseconds)) * Int128(flicksPerSecond)
    let half = product < 0 ? -perSecond / 2 : perSecond / 2
    return max(-.max, Int64(clamping: (product + half) / perSecond))
  }
}

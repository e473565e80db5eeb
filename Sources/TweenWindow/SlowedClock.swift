/// A clock in nanoseconds that runs slower than the host's clock or stands still. It never jumps: after a
/// change of the rate it continues from its time. At first it equals the host's clock.
package struct SlowedClock: Equatable, Sendable {
  package private(set) var rate = TimeRate.full
  package private(set) var isPaused = false
  /// The host's clock at the last change, and the time of this clock then.
  private var host: UInt64 = 0
  private var shown: UInt64 = 0

  package init() {}

  /// Returns this clock's time at a moment of the host's clock.
  package func time(at now: UInt64) -> UInt64 {
    guard !isPaused, now > host else { return shown }
    let (sum, overflow) = shown.addingReportingOverflow((now - host) / rate.rawValue)
    return overflow ? .max : sum
  }

  /// Returns the host's moment at which this clock reaches a time; nil: never, because this clock stands
  /// still.
  package func moment(of time: UInt64) -> UInt64? {
    if isPaused { return nil }
    guard time > shown else { return host }
    let (distance, isFar) = (time - shown).multipliedReportingOverflow(by: rate.rawValue)
    let (sum, overflow) = host.addingReportingOverflow(distance)
    return isFar || overflow ? .max : sum
  }

  /// Continues at another rate, or stands still, from a moment of the host's clock.
  package mutating func change(rate: TimeRate, isPaused: Bool, at now: UInt64) {
    (host, shown) = (now, time(at: now))
    self.rate = rate
    self.isPaused = isPaused
  }

  /// Jumps to a later time at once.
  package mutating func skip(to time: UInt64, at now: UInt64) {
    (host, shown) = (now, max(time, self.time(at: now)))
  }
}

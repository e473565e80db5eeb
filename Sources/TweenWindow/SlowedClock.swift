/// The host's clock slowed down, or standing still, in nanoseconds. It never jumps: a change of the rate
/// goes on from where it was. At first it is the host's clock itself.
package struct SlowedClock: Equatable, Sendable {
  package private(set) var rate = TimeRate.full
  package private(set) var isPaused = false
  /// The host's clock at the last change, and what this one showed then.
  private var host: UInt64 = 0
  private var shown: UInt64 = 0

  package init() {}

  /// What it shows at a moment of the host's clock.
  package func time(at now: UInt64) -> UInt64 {
    guard !isPaused, now > host else { return shown }
    let (sum, overflow) = shown.addingReportingOverflow((now - host) / rate.rawValue)
    return overflow ? .max : sum
  }

  /// When the host's clock will have come to where this one shows a time; nil: never, while it stands.
  package func moment(of time: UInt64) -> UInt64? {
    if isPaused { return nil }
    guard time > shown else { return host }
    let (distance, isFar) = (time - shown).multipliedReportingOverflow(by: rate.rawValue)
    let (sum, overflow) = host.addingReportingOverflow(distance)
    return isFar || overflow ? .max : sum
  }

  /// Goes on at another rate, or stands still, from a moment of the host's clock.
  package mutating func change(rate: TimeRate, isPaused: Bool, at now: UInt64) {
    (host, shown) = (now, time(at: now))
    self.rate = rate
    self.isPaused = isPaused
  }

  /// Shows a later time at once.
  package mutating func skip(to time: UInt64, at now: UInt64) {
    (host, shown) = (now, max(time, self.time(at: now)))
  }
}

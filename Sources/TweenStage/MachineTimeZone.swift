import Foundation

/// The time zone that Foundation uses where a program names none, for example in `DateFormatter` or
/// `date.formatted()`.
enum MachineTimeZone {
  /// Sets the time zone of the whole process from now on, so that an exact run does not depend on the
  /// machine's zone. Foundation on Linux does not read the user's locale.
  ///
  /// - Parameter zone: the zone; nil: GMT.
  static func fix(to zone: TimeZone? = nil) {
    let identifier = zone?.identifier ?? "GMT"
    guard TimeZone.current.identifier != identifier else { return }
    setenv("TZ", zone == nil ? "UTC" : identifier, 1)
    NSTimeZone.resetSystemTimeZone()
    if let zone = zone ?? TimeZone(secondsFromGMT: 0) { NSTimeZone.default = zone }
  }
}

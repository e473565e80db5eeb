import Foundation

/// The time zone that Foundation takes where a program names none: in `DateFormatter`, say, or in
/// `date.formatted()`.
enum MachineTimeZone {
  /// Makes it GMT from now on, in all of this process: what an exact run shows is not to depend on
  /// the machine's. The user's locale never reaches Foundation on Linux.
  static func fix() {
    guard TimeZone.current.identifier != "GMT" else { return }
    setenv("TZ", "UTC", 1)
    NSTimeZone.resetSystemTimeZone()
    if let zone = TimeZone(secondsFromGMT: 0) { NSTimeZone.default = zone }
  }
}

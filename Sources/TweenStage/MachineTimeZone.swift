import Foundation

/// The time zone that Foundation takes where a program names none: in `DateFormatter`, say, or in
/// `date.formatted()`.
enum MachineTimeZone {
  /// Makes it one zone from now on, in all of this process: what an exact run shows is not to depend on
  /// the machine's. The user's locale never reaches Foundation on Linux.
  ///
  /// - Parameter zone: nil: GMT.
  static func fix(to zone: TimeZone? = nil) {
    let identifier = zone?.identifier ?? "GMT"
    guard TimeZone.current.identifier != identifier else { return }
    setenv("TZ", zone == nil ? "UTC" : identifier, 1)
    NSTimeZone.resetSystemTimeZone()
    if let zone = zone ?? TimeZone(secondsFromGMT: 0) { NSTimeZone.default = zone }
  }
}

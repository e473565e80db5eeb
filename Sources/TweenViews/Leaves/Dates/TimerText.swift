import Foundation

/// A timer through an interval.
struct TimerText: Equatable, Sendable {
  var start: Date
  var end: Date
  /// When it stands still; nil: never.
  var pauseTime: Date?
  var countsDown: Bool
  var showsHours: Bool

  /// Seconds that it shows: those gone by, or those left with the one that runs.
  private func seconds(at now: Date) -> Int {
    guard start.isUsable, end.isUsable else { return 0 }
    let moment = min(max(min(now, pauseTime ?? now), start), end)
    return countsDown ? -end.wholeSeconds(at: moment) : start.wholeSeconds(at: moment)
  }

  func text(at now: Date, _ locale: Locale) -> String {
    Self.text(seconds: max(0, seconds(at: now)), locale, showsHours: showsHours)
  }

  func nextChange(after now: Date) -> Date? {
    guard start.isUsable, end.isUsable else { return nil }
    let last = min(end, pauseTime ?? end)
    let from = countsDown ? end : start
    // Before the start it stands; what it shows first changes a second later.
    let moment = max(now, start)
    let next = from + Double(from.wholeSeconds(at: moment) + 1)
    return next <= last + Date.tolerance ? next : nil
  }

  /// Minutes and seconds, with hours where there are some; they do not become days.
  static func text(seconds: Int, _ locale: Locale, showsHours: Bool = true) -> String {
    let hasHours = showsHours && seconds >= 3600
    let style = Duration.TimeFormatStyle(
      pattern: hasHours ? .hourMinuteSecond : .minuteSecond, locale: locale)
    return style.format(.seconds(seconds))
  }
}

import Foundation

/// A timer through an interval.
struct TimerText: Equatable, Sendable {
  var start: Date
  var end: Date
  /// The moment at which the timer stops; nil if it never does.
  var pauseTime: Date?
  var countsDown: Bool
  var showsHours: Bool

  /// The seconds that the timer shows: elapsed, or remaining including the second in progress.
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
    // Before the start the timer stands still; its first text changes a second after the start.
    let moment = max(now, start)
    let next = from + Double(from.wholeSeconds(at: moment) + 1)
    return next <= last + Date.tolerance ? next : nil
  }

  /// Minutes and seconds, with hours if there are any; hours do not become days.
  static func text(seconds: Int, _ locale: Locale, showsHours: Bool = true) -> String {
    let hasHours = showsHours && seconds >= 3600
    let style = Duration.TimeFormatStyle(
      pattern: hasHours ? .hourMinuteSecond : .minuteSecond, locale: locale)
    return style.format(.seconds(seconds))
  }
}

import Foundation

/// Format styles for the distance between now and a date, for texts that count by themselves.
public enum SystemFormatStyle: Sendable {}

/// The fields of a counting clock: hours, minutes, seconds and fractions of a second.
struct ClockFields: Codable, Hashable, Sendable {
  var showsHours: Bool
  /// The maximum number of fields, the largest ones; at least 1.
  var maxFieldCount: Int
  /// The smallest step that is written.
  var maxPrecision: Duration

  /// The fields for a duration in seconds, from the largest, each by its length in seconds. The fraction of
  /// a second is as fine as the precision.
  private func fields(_ seconds: Double) -> [Double] {
    let precision = max(maxPrecision / .seconds(1), Self.finest)
    let all: [Double] = (showsHours && seconds >= 3600 ? [3600] : []) + [60, 1]
    let kept = all + (precision < 1 ? [precision] : [])
    return Array(kept.prefix(max(1, maxFieldCount)))
  }

  /// The number of decimal digits for a step of `part` seconds.
  private static func digits(_ part: Double) -> Int {
    part >= 1 ? 0 : part >= 0.1 ? 1 : part >= 0.01 ? 2 : 3
  }

  /// The minimum precision in seconds.
  private static let finest = 1e-3

  /// The seconds for which the text stays the same.
  func step(_ seconds: Double) -> Double {
    max(fields(seconds).last ?? 1, maxPrecision / .seconds(1))
  }

  /// The text for some seconds in a locale, such as "1:02:03.45", rounded down to whole steps.
  func text(_ seconds: Double, _ locale: Locale) -> String {
    let step = step(seconds)
    let whole = ((seconds + Date.tolerance) / step).rounded(.down) * step
    let fields = fields(whole)
    let hasHours = fields.first == 3600
    let digits = fields.last.map(Self.digits) ?? 0
    let pattern: Duration.TimeFormatStyle.Pattern
    switch (hasHours, fields.count) {
    case (true, 2): pattern = .hourMinute
    case (true, 1), (false, 1):
      return Int(whole / (fields.first ?? 1)).formatted(.number.locale(locale))
    case (true, _):
      pattern = .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
    case (false, _):
      pattern = .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits)
    }
    // A little is added so that rounding does not turn a whole number into one less.
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale)
      .format(.seconds(whole + Self.finest / 10))
  }
}

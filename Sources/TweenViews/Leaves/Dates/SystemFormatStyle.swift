import Foundation

/// Styles that write how far the present is from a date, for texts that count by themselves.
public enum SystemFormatStyle: Sendable {}

/// The fields of a clock that counts: hours, minutes, seconds and a part of a second.
struct ClockFields: Codable, Hashable, Sendable {
  var showsHours: Bool
  /// At most so many fields are written, the largest ones; 1 and more.
  var maxFieldCount: Int
  /// Nothing finer is written.
  var maxPrecision: Duration

  /// The fields of a length of time in seconds, from the largest, by their length in seconds; the part
  /// of a second is as fine as the precision.
  private func fields(_ seconds: Double) -> [Double] {
    let precision = max(maxPrecision / .seconds(1), Self.finest)
    let all: [Double] = (showsHours && seconds >= 3600 ? [3600] : []) + [60, 1]
    let kept = all + (precision < 1 ? [precision] : [])
    return Array(kept.prefix(max(1, maxFieldCount)))
  }

  /// How many digits of a second a part of one takes, in seconds.
  private static func digits(_ part: Double) -> Int {
    part >= 1 ? 0 : part >= 0.1 ? 1 : part >= 0.01 ? 2 : 3
  }

  /// Precisions below count as this one, in seconds.
  private static let finest = 1e-3

  /// How long what is written stays the same, in seconds.
  func step(_ seconds: Double) -> Double {
    max(fields(seconds).last ?? 1, maxPrecision / .seconds(1))
  }

  /// Seconds as "1:02:03.45" in a locale: whole steps, rounded down.
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
    // What is whole is not to be written as a little less.
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale)
      .format(.seconds(whole + Self.finest / 10))
  }
}

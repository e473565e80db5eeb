import Foundation

extension SystemFormatStyle {
  /// A format style for a stopwatch that starts at a date: "0:12.34". Before the start it shows zero.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let fields: ClockFields
    private var locale = Locale.autoupdatingCurrent

    /// Creates a stopwatch that starts at a date.
    ///
    /// - Parameters:
    ///   - startDate: The date at which it starts.
    ///   - showsHours: Whether 60 minutes become an hour.
    ///   - maxFieldCount: The maximum number of fields, the largest ones; less than 1 counts as 1.
    ///   - maxPrecision: The smallest step shown; less than a thousandth of a second counts as that.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      fields = ClockFields(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// The seconds since the start, 0 before it.
    private func seconds(at date: Date) -> Double {
      date.isUsable && start.isUsable ? max(0, date.timeIntervalSince(start)) : 0
    }

    /// Returns the stopwatch's text at a moment.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(fields.text(seconds(at: value), locale))
    }

    /// Returns the style with a locale.
    public func locale(_ locale: Locale) -> Stopwatch {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the next moment at which the text changes, or nil if there is none.
    public func discreteInput(after input: Date) -> Date? {
      guard start.isUsable, input.isUsable else { return nil }
      let seconds = seconds(at: input)
      let step = fields.step(seconds)
      return start + (((seconds + Date.tolerance) / step).rounded(.down) + 1) * step
    }

    /// Returns the last moment before `input` at which the text changes, or nil if there is none.
    public func discreteInput(before input: Date) -> Date? {
      guard start.isUsable, input.isUsable, input > start else { return nil }
      let seconds = seconds(at: input)
      let step = fields.step(seconds)
      let begin = start + ((seconds + Date.tolerance) / step).rounded(.down) * step
      // From this distance on, the next step counts as begun.
      return begin > start ? begin - 2 * Date.tolerance : nil
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a style for a stopwatch that starts at a date: `SystemFormatStyle.Stopwatch`.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

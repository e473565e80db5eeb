import Foundation

extension SystemFormatStyle {
  /// A stopwatch from a date on: "0:12.34". It stands at nothing before.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let fields: ClockFields
    private var locale = Locale.autoupdatingCurrent

    /// A stopwatch.
    ///
    /// - Parameters:
    ///   - startDate: When it starts.
    ///   - showsHours: Whether 60 minutes become an hour.
    ///   - maxFieldCount: How many fields are written at most, the largest ones; below 1 counts as 1.
    ///   - maxPrecision: Nothing finer is written; below a thousandth of a second counts as that.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      fields = ClockFields(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Seconds gone by.
    private func seconds(at date: Date) -> Double {
      date.isUsable && start.isUsable ? max(0, date.timeIntervalSince(start)) : 0
    }

    /// The stopwatch at a moment.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(fields.text(seconds(at: value), locale))
    }

    /// The style in a locale.
    public func locale(_ locale: Locale) -> Stopwatch {
      var style = self
      style.locale = locale
      return style
    }

    /// The next moment at which it reads differently; nil: there is none.
    public func discreteInput(after input: Date) -> Date? {
      guard start.isUsable, input.isUsable else { return nil }
      let seconds = seconds(at: input)
      let step = fields.step(seconds)
      return start + (((seconds + Date.tolerance) / step).rounded(.down) + 1) * step
    }

    /// The last moment before at which it reads differently; nil: there is none.
    public func discreteInput(before input: Date) -> Date? {
      guard start.isUsable, input.isUsable, input > start else { return nil }
      let seconds = seconds(at: input)
      let step = fields.step(seconds)
      let begin = start + ((seconds + Date.tolerance) / step).rounded(.down) * step
      // Nearer to it, the next step counts as begun.
      return begin > start ? begin - 2 * Date.tolerance : nil
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A stopwatch from a date on: `SystemFormatStyle.Stopwatch`.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

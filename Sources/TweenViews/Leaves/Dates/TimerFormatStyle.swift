import Foundation

extension SystemFormatStyle {
  /// A format style for a timer through an interval: "36:59:01". The timer stands still before and after
  /// the interval.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let end: Date
    private let countsDown: Bool
    private let fields: ClockFields
    private var locale = Locale.autoupdatingCurrent

    private init(_ interval: Range<Date>, countsDown: Bool, _ fields: ClockFields) {
      start = interval.lowerBound
      end = interval.upperBound
      self.countsDown = countsDown
      self.fields = fields
    }

    /// Creates a timer that shows the elapsed time.
    ///
    /// - Parameters:
    ///   - interval: The interval in which it runs.
    ///   - showsHours: Whether 60 minutes become an hour.
    ///   - maxFieldCount: The maximum number of fields, the largest ones; less than 1 counts as 1.
    ///   - maxPrecision: The smallest step shown; less than a thousandth of a second counts as that.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        interval, countsDown: false,
        ClockFields(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
    }

    /// Creates a timer that shows the remaining time, including the step in progress.
    ///
    /// - Parameters:
    ///   - interval: The interval in which it runs.
    ///   - showsHours: Whether 60 minutes become an hour.
    ///   - maxFieldCount: The maximum number of fields, the largest ones; less than 1 counts as 1.
    ///   - maxPrecision: The smallest step shown; less than a thousandth of a second counts as that.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        interval, countsDown: true,
        ClockFields(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
    }

    /// The elapsed or the remaining seconds.
    private func seconds(at date: Date) -> Double {
      let moment = min(max(date, start), end)
      guard moment.isUsable else { return 0 }
      guard countsDown else { return moment.timeIntervalSince(start) }
      let left = end.timeIntervalSince(moment)
      // The step in progress counts until it is over.
      let step = step(at: moment)
      return ((left - Date.tolerance) / step).rounded(.up) * step
    }

    /// The seconds for which the text at a moment stays the same.
    private func step(at moment: Date) -> Double {
      // At its start, a step of a countdown is the one in progress, not the one that is over.
      fields.step(
        countsDown
          ? end.timeIntervalSince(moment) - 2 * Date.tolerance : moment.timeIntervalSince(start))
    }

    /// Returns the timer's text at a moment.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(fields.text(max(0, seconds(at: value)), locale))
    }

    /// Returns the style with a locale.
    public func locale(_ locale: Locale) -> Timer {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the next moment at which the text changes, or nil if there is none.
    public func discreteInput(after input: Date) -> Date? {
      guard start.isUsable, end.isUsable, input < end else { return nil }
      let moment = max(input, start)
      let step = step(at: moment)
      guard countsDown else {
        let count = ((moment.timeIntervalSince(start) + Date.tolerance) / step).rounded(.down)
        let next = start + (count + 1) * step
        return next <= end + Date.tolerance ? next : nil
      }
      let count = ((end.timeIntervalSince(moment) - Date.tolerance) / step).rounded(.up)
      return count < 1 ? nil : end - (count - 1) * step
    }

    /// Returns the last moment before `input` at which the text changes, or nil if there is none.
    public func discreteInput(before input: Date) -> Date? {
      guard start.isUsable, end.isUsable, input > start else { return nil }
      let moment = min(input, end)
      let step = step(at: moment)
      let begin: Date
      if countsDown {
        let count = ((end.timeIntervalSince(moment) - Date.tolerance) / step).rounded(.up)
        begin = end - count * step
      } else {
        let count = ((moment.timeIntervalSince(start) + Date.tolerance) / step).rounded(.down)
        begin = start + count * step
      }
      // From this distance on, the next step counts as begun.
      return begin > start ? begin - 2 * Date.tolerance : nil
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a style for a timer that shows the elapsed time: `SystemFormatStyle.Timer`.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// Returns a style for a timer that shows the remaining time: `SystemFormatStyle.Timer`.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

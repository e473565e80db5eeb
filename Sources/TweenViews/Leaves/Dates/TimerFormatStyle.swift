import Foundation

extension SystemFormatStyle {
  /// A timer through an interval: "36:59:01". It stands before the interval and after it.
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

    /// A timer that shows the time gone by.
    ///
    /// - Parameters:
    ///   - interval: When it runs.
    ///   - showsHours: Whether 60 minutes become an hour.
    ///   - maxFieldCount: How many fields are written at most, the largest ones; below 1 counts as 1.
    ///   - maxPrecision: Nothing finer is written; below a thousandth of a second counts as that.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        interval, countsDown: false,
        ClockFields(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
    }

    /// A timer that shows the time left, with the step that runs.
    ///
    /// - Parameters:
    ///   - interval: When it runs.
    ///   - showsHours: Whether 60 minutes become an hour.
    ///   - maxFieldCount: How many fields are written at most, the largest ones; below 1 counts as 1.
    ///   - maxPrecision: Nothing finer is written; below a thousandth of a second counts as that.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        interval, countsDown: true,
        ClockFields(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
    }

    /// Seconds gone by, or left.
    private func seconds(at date: Date) -> Double {
      let moment = min(max(date, start), end)
      guard moment.isUsable else { return 0 }
      guard countsDown else { return moment.timeIntervalSince(start) }
      let left = end.timeIntervalSince(moment)
      // The step that runs counts until it is over.
      let step = step(at: moment)
      return ((left - Date.tolerance) / step).rounded(.up) * step
    }

    /// How long what is written at a moment stays the same, in seconds.
    private func step(at moment: Date) -> Double {
      // At its beginning a step of a countdown is the one that runs, not the one that is over.
      fields.step(
        countsDown
          ? end.timeIntervalSince(moment) - 2 * Date.tolerance : moment.timeIntervalSince(start))
    }

    /// The timer at a moment.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(fields.text(max(0, seconds(at: value)), locale))
    }

    /// The style in a locale.
    public func locale(_ locale: Locale) -> Timer {
      var style = self
      style.locale = locale
      return style
    }

    /// The next moment at which it reads differently; nil: there is none.
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

    /// The last moment before at which it reads differently; nil: there is none.
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
      // Nearer to it, the next step counts as begun.
      return begin > start ? begin - 2 * Date.tolerance : nil
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A timer that shows the time gone by: `SystemFormatStyle.Timer`.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// A timer that shows the time left: `SystemFormatStyle.Timer`.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

import Foundation
import TestSupport
import Testing
import TweenMotion
import TweenViewsTestSupport

@testable import TweenViews

private let start = Date(timeIntervalSinceReferenceDate: 0)
private let english = Locale(identifier: "en_US")

struct SystemFormatStyleTests {
  private func text<F: DiscreteFormatStyle>(_ style: F, _ seconds: Double) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(style.locale(english).format(start + seconds).characters)
  }

  @Test func `a timer counts whole seconds up, and stands before and after`() {
    let style = SystemFormatStyle.Timer(countingUpIn: start..<start + 3700)
    #expect(text(style, -5) == "0:00")
    #expect(text(style, 0.99) == "0:00")
    #expect(text(style, 1) == "0:01")
    #expect(text(style, 3599.5) == "59:59")
    #expect(text(style, 3661) == "1:01:01")
    #expect(text(style, 9000) == "1:01:40")
  }

  @Test func `a timer that counts down shows the second that runs`() {
    let style = SystemFormatStyle.Timer(countingDownIn: start..<start + 61)
    #expect(text(style, -5) == "1:01")
    #expect(text(style, 0) == "1:01")
    #expect(text(style, 0.5) == "1:01")
    #expect(text(style, 1) == "1:00")
    #expect(text(style, 60.9) == "0:01")
    #expect(text(style, 61) == "0:00")
    #expect(text(style, 100) == "0:00")
  }

  @Test func `hours stay minutes where none are wanted, and small fields are left out`() {
    let interval = start..<start + 9000
    #expect(
      text(SystemFormatStyle.Timer(countingUpIn: interval, showsHours: false), 3661) == "61:01")
    #expect(text(SystemFormatStyle.Timer(countingUpIn: interval, maxFieldCount: 2), 3719) == "1:01")
    #expect(text(SystemFormatStyle.Timer(countingUpIn: interval, maxFieldCount: 2), 61) == "1:01")
    #expect(text(SystemFormatStyle.Timer(countingUpIn: interval, maxFieldCount: 1), 7300) == "2")
    #expect(text(SystemFormatStyle.Timer(countingUpIn: interval, maxFieldCount: -3), 119) == "1")
  }

  @Test func `a stopwatch shows hundredths`() {
    let style = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(text(style, -1) == "0:00.00")
    #expect(text(style, 12.345) == "0:12.34")
    #expect(text(style, 3723.5) == "1:02:03.50")
    #expect(
      text(SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .milliseconds(1)), 0.0625)
        == "0:00.062")
    #expect(
      text(SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(10)), 59) == "0:50"
    )
    #expect(
      text(SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .zero), 1) == "0:01.000")
  }

  private func changesWhereItSays<F: DiscreteFormatStyle>(
    _ style: F, from seconds: Double, _ count: Int = 20
  ) where F.FormatInput == Date, F.FormatOutput == AttributedString {
    var moment = start + seconds
    for _ in 0..<count {
      guard let next = style.discreteInput(after: moment) else { return }
      #expect(next > moment)
      let shown = style.format(moment)
      #expect(style.format(moment + next.timeIntervalSince(moment) * 0.99) == shown)
      #expect(style.format(next) != shown, "\(moment) \(next)")
      if let before = style.discreteInput(before: next + 1e-5) {
        #expect(style.format(before) == shown)
      }
      moment = next
    }
  }

  @Test(arguments: [0, 0.3, 50.05, 3590, 3599.99, 7195.5])
  func `what is written changes at the moments that the style names`(seconds: Double) {
    let interval = start..<start + 7200
    for precision in [Duration.milliseconds(10), .milliseconds(100), .seconds(1), .seconds(5)] {
      for count in 1...4 {
        changesWhereItSays(
          SystemFormatStyle.Timer(
            countingUpIn: interval, maxFieldCount: count, maxPrecision: precision), from: seconds)
        changesWhereItSays(
          SystemFormatStyle.Timer(
            countingDownIn: interval, maxFieldCount: count, maxPrecision: precision), from: seconds)
        changesWhereItSays(
          SystemFormatStyle.Stopwatch(
            startingAt: start, maxFieldCount: count, maxPrecision: precision), from: seconds)
      }
    }
  }

  @Test func `an offset is told in the largest units, from the date on`() {
    let hours: Set<Date.ComponentsFormatStyle.Field> = [.hour, .minute, .second]
    let style = SystemFormatStyle.DateOffset(to: start)
    #expect(text(style, 0) == "0 seconds")
    #expect(text(style, 222) == "3 minutes, 42 seconds")
    #expect(text(style, 5400) == "1 hour, 30 minutes")
    #expect(text(style, 7200) == "2 hours")
    #expect(text(style, -5) == "-5 seconds")
    #expect(text(style, 8 * 86_400) == "1 week, 1 day")
    #expect(text(SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1), 5663) == "1 hour")
    // Minutes and seconds alone, or with hours, are a clock.
    let minutes = SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second])
    #expect(text(minutes, 332) == "5:32" && text(minutes, 3661) == "61:01")
    #expect(text(minutes, -61) == "-1:01")
    let clock = SystemFormatStyle.DateOffset(to: start, allowedFields: hours, maxFieldCount: 3)
    #expect(text(clock, 5025) == "1:23:45")
    #expect(
      text(SystemFormatStyle.DateOffset(to: start, allowedFields: hours), 5025)
        == "1 hour, 23 minutes")
    #expect(text(SystemFormatStyle.DateOffset(to: start, allowedFields: []), 61) == "61 seconds")
    for (sign, expected) in [
      (
        NumberFormatStyleConfiguration.SignDisplayStrategy.never,
        ["5 seconds", "0 seconds", "5 seconds"]
      ),
      (.always(includingZero: false), ["-5 seconds", "0 seconds", "+5 seconds"]),
      (.always(includingZero: true), ["-5 seconds", "+0 seconds", "+5 seconds"]),
    ] {
      let style = SystemFormatStyle.DateOffset(to: start, sign: sign)
      #expect([-5, 0, 5].map { text(style, $0) } == expected)
    }
  }

  @Test func `a date is told by how far it is, and far away as itself`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // 9 January 2007, 18:30, seen from before and behind.
    let launch = Date(timeIntervalSinceReferenceDate: 190_060_200)
    func text(_ style: SystemFormatStyle.DateReference, _ seconds: Double) -> String {
      String(style.calendar(calendar).locale(english).format(launch + seconds).characters)
    }
    let style = SystemFormatStyle.DateReference(to: launch)
    #expect(text(style, -300) == "in 5 minutes")
    #expect(text(style, 0) == "this minute")
    #expect(text(style, 7200) == "2 hours ago")
    #expect(text(style, 86_400) == "yesterday")
    #expect(text(style, 10 * 86_400) == "10 days ago")
    #expect(text(style, 100 * 86_400) == "January 9")
    #expect(text(style, 3000 * 86_400) == "January 2007")
    let long = SystemFormatStyle.DateReference(to: launch, maxFieldCount: 3)
    #expect(text(long, 3000 * 86_400) == "January 9, 2007")
    let hours = SystemFormatStyle.DateReference(
      to: launch, allowedFields: [.hour, .minute], thresholdField: .minute)
    #expect(text(hours, -300) == "in 5 minutes")
    #expect(text(hours, -7200).hasPrefix("6:30"))
  }

  @Test(arguments: [-90_000, -3599, -2, 0, 59.5, 5000, 200_000])
  func `offsets and references change at the moments that they name`(seconds: Double) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    changesWhereItSays(
      SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1, sign: .never).calendar(calendar),
      from: seconds, 4)
    changesWhereItSays(
      SystemFormatStyle.DateOffset(to: start, allowedFields: [.hour], sign: .never)
        .calendar(calendar), from: seconds, 4)
    changesWhereItSays(
      SystemFormatStyle.DateReference(to: start).calendar(calendar), from: seconds, 3)
  }

  @Test func `an interval without a length and dates that nobody can tell stand still`() {
    #expect(text(SystemFormatStyle.Timer(countingDownIn: start..<start), 5) == "0:00")
    let never = Date.distantFuture + 1e15
    #expect(text(SystemFormatStyle.Stopwatch(startingAt: never), 5) == "0:00.00")
    #expect(SystemFormatStyle.Stopwatch(startingAt: never).discreteInput(after: start) == nil)
  }

  @Test func `a text in a style that rounds halves to even numbers goes on at each half`() {
    let text = FormattedText(
      TimeDataSource<Duration>.durationOffset(to: start),
      format: Duration.TimeFormatStyle(pattern: .minuteSecond)
    ) { AttributedString($0) }
    let setting = DateText.Setting(
      locale: english, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    var now = start
    var seen: [String] = []
    for _ in 0..<12 where seen.count < 4 {
      let shown = String(text.text(setting, at: now).characters)
      if seen.last != shown { seen.append(shown) }
      guard let next = text.nextChange(setting, after: now) else { break }
      #expect(next > now)
      now = next
    }
    #expect(seen == ["0:00", "0:01", "0:02", "0:03"])
    #expect(now == start + 3.5)
  }

  @Test func `sources give a value and its moment`() {
    let source = TimeDataSource<Duration>.durationOffset(to: start)
    #expect(source.value(start + 2) == .seconds(2))
    #expect(source.moment(.seconds(2)) == start + 2)
    let range = TimeDataSource<Range<Date>>.dateRange(endingAt: start + 10)
    #expect(range.value(start + 4) == start + 4..<start + 10)
    #expect(range.value(start + 14) == start + 10..<start + 10)
  }
}

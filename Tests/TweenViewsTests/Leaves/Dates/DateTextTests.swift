import Foundation
import TestSupport
import Testing
import TweenMotion
import TweenViewsTestSupport

@testable import TweenViews

private let start = Date(timeIntervalSinceReferenceDate: 0)

private func setting(_ locale: String = "en_US", _ zone: TimeZone = .gmt) -> DateText.Setting {
  DateText.Setting(
    locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: zone)
}

/// 3 June 2019, 23:23 UTC, the date of the documentation's examples.
private let example = Date(timeIntervalSince1970: 1_559_604_180)

private func text(
  _ style: Text.DateStyle, _ seconds: Double, _ locale: String = "en_US"
) -> String {
  DateText.date(start, style).text(at: start + seconds, setting(locale))
}

struct DateTextTests {
  @Test func `texts of dates are those of the vectors`() throws {
    for vector in Vector.all("text.date") {
      let found =
        switch vector.input["style"] as? String {
        case "timer": text(.timer, 36 * 3600 + 59 * 60 + 1)
        case "date": DateText.date(example, .date).text(at: start, setting())
        default: "an unknown style"
        }
      #expect(found == vector.expected as? String)
    }
  }

  @Test func `a time is told without a blank before its half of the day`() {
    #expect(DateText.date(example, .time).text(at: start, setting()) == "11:23PM")
    #expect(DateText.date(example, .time).text(at: start, setting("de_DE")) == "23:23")
    #expect(
      DateText.date(example, .time).text(
        at: start, setting("en_US", TimeZone(secondsFromGMT: 3600) ?? .gmt)) == "12:23AM")
  }

  @Test func `a relative date is told in its two largest units`() {
    #expect(text(.relative, 11 * 60 + 14) == "11 min, 14 sec")
    #expect(text(.relative, -(11 * 60 + 14)) == "11 min, 14 sec")
    #expect(text(.relative, 2 * 3600 + 23 * 60 + 5) == "2 hr, 23 min")
    #expect(text(.relative, 0) == "0 sec")
    #expect(text(.relative, 3 * 86_400 + 59) == "3 days")
    // Only units next to each other.
    #expect(text(.relative, 86_400 + 5 * 60) == "1 day")
    // January and February of 2001 have 59 days.
    #expect(text(.relative, 62 * 86_400) == "2 mths, 3 days")
    #expect(text(.relative, 400 * 86_400) == "1 yr, 1 mth")
    #expect(text(.relative, 674, "de_DE") == "11 Min., 14 Sek.")
  }

  @Test func `an offset is one unit, minus for what lies ahead`() {
    #expect(text(.offset, -(11 * 60 + 14)) == "-11 minutes")
    #expect(text(.offset, 2 * 3600 + 59 * 60) == "+2 hours")
    #expect(text(.offset, -92 * 86_400) == "-3 months")
    #expect(text(.offset, 1) == "+1 second")
    #expect(text(.offset, 0) == "0 seconds")
  }

  @Test func `a timer goes down to a date ahead, and up after it`() {
    #expect(text(.timer, 152) == "2:32")
    #expect(text(.timer, -152) == "2:32")
    #expect(text(.timer, (24 * 24 + 8) * 3600) == "584:00:00")
    #expect(text(.timer, 3599) == "59:59" && text(.timer, 3600) == "1:00:00")
    // A second ahead counts until it is over, one gone by when it is.
    #expect(text(.timer, -0.5) == "0:01" && text(.timer, 0) == "0:00")
    #expect(text(.timer, 0.999) == "0:00" && text(.timer, 1) == "0:01")
  }

  @Test func `what the ends of an interval share is said once`() {
    let day = Date(timeIntervalSince1970: 1_700_000_000)  // 14 November 2023, 22:13:20
    func interval(_ seconds: Double) -> String {
      DateText.interval(day, day + seconds).text(at: start, setting())
    }
    #expect(interval(92 * 60) == "10:13–11:45 PM")
    #expect(interval(86_400) == "Nov 14 – Nov 15")
    #expect(interval(366 * 86_400) == "Nov 14, 2023 – Nov 14, 2024")
    #expect(interval(0) == "10:13 PM")
  }

  @Test func `a timer of an interval stands before, after and from its pause on`() {
    func timer(
      _ seconds: Double, pause: Double? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) -> String {
      DateText.timer(
        TimerText(
          start: start, end: start + 3700, pauseTime: pause.map { start + $0 },
          countsDown: countsDown, showsHours: showsHours)
      ).text(at: start + seconds, setting())
    }
    #expect(timer(-50) == "1:01:40" && timer(0) == "1:01:40")
    #expect(timer(0.5) == "1:01:40" && timer(1) == "1:01:39")
    #expect(timer(3700) == "0:00" && timer(9999) == "0:00")
    #expect(timer(-50, countsDown: false) == "0:00" && timer(65.9, countsDown: false) == "1:05")
    #expect(timer(9999, countsDown: false) == "1:01:40")
    #expect(timer(10, showsHours: false) == "61:30")
    #expect(timer(30, pause: 20) == "1:01:20" && timer(10, pause: 20) == "1:01:30")
  }

  @Test func `words change at the moment that is told, and not before`() throws {
    let texts: [DateText] = [
      .date(start, .relative), .date(start, .offset), .date(start, .timer),
      .timer(
        TimerText(
          start: start - 5, end: start + 90, pauseTime: nil, countsDown: true, showsHours: true)),
    ]
    let moments: [Double] = [
      -40 * 86_400, -86_401, -3601, -61, -1, -0.25, 0, 0.5, 59, 60, 3599.5, 7000, 86_400, 5e6,
    ]
    for text in texts {
      for seconds in moments {
        let now = start + seconds
        let shown = text.text(at: now, setting())
        guard let change = text.nextChange(after: now, setting()) else {
          #expect(text.text(at: now + 1e7, setting()) == shown)
          continue
        }
        #expect(change > now)
        #expect(text.text(at: change, setting()) != shown, "\(text) \(seconds)")
        #expect(text.text(at: change - 0.001, setting()) == shown, "\(text) \(seconds)")
      }
    }
    #expect(DateText.date(example, .date).nextChange(after: start, setting()) == nil)
  }

  @Test func `dates that no calendar knows have no words`() {
    for date in [Date(timeIntervalSinceReferenceDate: .nan), .distantFuture + 1e15] {
      for style in [Text.DateStyle.date, .time, .relative, .offset, .timer] {
        let text = DateText.date(date, style)
        #expect(text.text(at: start, setting()) == "")
        #expect(text.nextChange(after: start, setting()) == nil)
      }
      #expect(DateText.interval(date, date).text(at: start, setting()) == "")
    }
  }
}

/// Dates on a stage.
@MainActor struct DateTextNodeTests {
  private func shown(_ screen: Screen<Int>) -> [String] {
    screen.graph.displayList.items.compactMap { item in
      if case .glyphs(let glyphs) = item.content { return glyphs.run.text }
      return nil
    }
  }

  @Test func `a timer follows the stage's clock, waking when its words change`() {
    let screen = Screen(0) { _ in Text(start + 62, style: .timer) }
    #expect(shown(screen) == ["1:02"])
    let seconds = StageTime.flicksPerSecond
    #expect(screen.graph.nextWork == .wake(StageTime(flicks: seconds - seconds / 1_000_000)))
    screen.step(59)
    #expect(shown(screen) == ["1:02"])
    screen.step()
    #expect(shown(screen) == ["1:01"])
    screen.step(60)
    #expect(shown(screen) == ["1:00"])
    screen.step(60)
    #expect(shown(screen) == ["0:59"])
  }

  @Test func `a text that is gone wakes nobody`() {
    let screen = Screen(0) { value in
      if value == 0 { Text(start, style: .relative) } else { Text("none") }
    }
    screen.set(1)
    screen.step()
    #expect(screen.graph.nextWork == .idle)
  }

  @Test func `a text that no longer tells of dates wakes nobody`() {
    let screen = Screen(0) { value in value == 0 ? Text(start, style: .timer) : Text("none") }
    screen.set(1)
    screen.step()
    #expect(screen.graph.nextWork == .idle && shown(screen) == ["none"])
  }

  @Test func `words about dates are in the environment's locale and time zone`() {
    let screen = Screen(0) { _ in
      Text("am \(start, style: .date)")
        .environment(\.locale, Locale(identifier: "de_DE"))
        .environment(\.timeZone, TimeZone(secondsFromGMT: -3600) ?? .gmt)
    }
    #expect(shown(screen).joined(separator: " ") == "am 31. Dezember 2000")
  }
}

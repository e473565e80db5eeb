import Foundation
import TestSupport
import Testing

@testable import TweenViews

private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

private func first<Schedule: TimelineSchedule>(
  _ count: Int, of schedule: Schedule, from seconds: Double, mode: TimelineScheduleMode = .normal
) -> [Double] {
  schedule.entries(from: date(seconds), mode: mode).prefix(count)
    .map(\.timeIntervalSinceReferenceDate)
}

@Suite struct TimelineScheduleTests {
  @Test(arguments: Vector.all("timeline"))
  func `dates and frequencies are those of the vectors`(vector: Vector) throws {
    if let duration = vector.input["UpdateFrequency for duration s"] as? Double {
      let names: [UpdateFrequency: String] = [.high: "high", .second: "second", .minute: "minute"]
      #expect(names[UpdateFrequency(duration: duration)] == vector.expected as? String)
      return
    }
    let found: [Double]
    switch vector.input["schedule"] as? String {
    case "explicit":
      let dates = try #require(vector.input["dates"] as? [Double]).map(date)
      found = first(9, of: .explicit(dates), from: 0)
    case "periodic":
      let start = try #require(vector.input["from"] as? Double)
      let interval = try #require(vector.input["by"] as? Double)
      let query = try #require(vector.input["entries from"] as? Double)
      found = first(2, of: .periodic(from: date(start), by: interval), from: query)
    case "animation(paused:true)": found = first(9, of: .animation(paused: true), from: 7)
    case "TimeDataFormatting 1 s text":
      let query = try #require(vector.input["from"] as? Double)
      found = first(3, of: TextUpdateSchedule(every: 1, since: date(0)), from: query)
    case "everyMinute":
      // The expectation is a sentence: the minute's start, or the query where it is one.
      #expect(first(2, of: .everyMinute, from: 130) == [120, 180])
      #expect(first(2, of: .everyMinute, from: 180) == [180, 240])
      #expect(first(1, of: .everyMinute, from: -1) == [-60])
      return
    default:
      Issue.record("unknown schedule: \(vector)")
      return
    }
    let expected = try #require(vector.expected as? [Double])
    try #require(found.count == expected.count)
    for (a, b) in zip(found, expected) { #expect(abs(a - b) <= vector.tolerance) }
  }

  @Test func `a period that begins later is continued to before its start`() {
    #expect(first(3, of: .periodic(from: date(100.5), by: 2), from: 10) == [10.5, 12.5, 14.5])
    #expect(first(2, of: .periodic(from: date(10), by: 2), from: 10) == [10, 12])
    // Many steps in, a date is where it was counted to, not where sums have led.
    let dates = Array(
      PeriodicTimelineSchedule(from: date(0), by: 0.1).entries(from: date(0), mode: .normal).prefix(
        100_001))
    #expect(dates.last == date(0) + 100_000 * 0.1)
  }

  @Test func `a period that is none gives the query alone`() {
    for interval in [0, -1, Double.nan, .infinity] {
      #expect(first(3, of: .periodic(from: date(3), by: interval), from: 10) == [10])
    }
  }

  @Test func `motion has a hundred and twenty dates a second, or fewer`() {
    let dates = first(121, of: .animation, from: 5)
    #expect(dates[0] == 5 && dates[120] == 6)
    #expect(first(3, of: .animation(minimumInterval: 0.5), from: 5) == [5, 5.5, 6])
    let second = 5 + 1.0 / 120
    for odd in [0, -1, Double.nan, .infinity] {
      #expect(first(2, of: .animation(minimumInterval: odd), from: 5) == [5, second])
    }
    #expect(first(1, of: .animation, from: 5, mode: .lowFrequency).isEmpty)
  }

  @Test func `a text changes with its step, seldom at whole minutes, or never`() {
    #expect(UpdateFrequency(duration: 0.1) == .second)
    #expect(UpdateFrequency(duration: 1.5) == .minute)
    let text = TextUpdateSchedule(every: 1, since: date(0.5))
    #expect(first(3, of: text, from: 2).map { ($0 * 30).rounded() } == [60, 76, 106])
    #expect(first(2, of: text, from: 90, mode: .lowFrequency) == [60, 120])
    #expect(first(3, of: TextUpdateSchedule { _ in nil }, from: 4) == [4])
    #expect(first(3, of: TextUpdateSchedule(every: 0, since: date(0)), from: 4) == [4])
  }
}

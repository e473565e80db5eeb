import Foundation
import Testing
import TweenMotion

@testable import TweenPickers
@testable import TweenViews

@Suite struct DateEnvironmentTests {
  private func setting(_ locale: String, _ zone: String = "GMT") -> DateEnvironment {
    DateEnvironment(
      locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian),
      timeZone: TimeZone(identifier: zone) ?? .gmt)
  }

  private func date(
    _ setting: DateEnvironment, _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0,
    _ minute: Int = 0
  ) -> Date {
    setting.calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  @Test func `months stand in the columns of the locale's week`() {
    // November 2026 begins on a Sunday, February 2027 on a Monday.
    for (locale, november, february) in [("en_US", 0, 1), ("de_DE", 6, 0)] {
      let setting = setting(locale)
      let month = setting.month(0, from: date(setting, 2026, 11, 25))
      #expect(month.firstColumn == november && month.days.count == 30)
      let later = setting.month(3, from: date(setting, 2026, 11, 25))
      #expect(later.firstColumn == february && later.days.count == 28)
    }
    #expect(setting("en_US").weekdays == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    #expect(setting("de_DE").weekdays.first == "MO")
  }

  @Test func `a time that the clocks skip is as much later`() {
    let setting = setting("en_US", "America/New_York")
    let moved = setting.day(
      of: date(setting, 2026, 3, 8), atTimeOf: date(setting, 2026, 3, 7, 2, 30))
    #expect(moved == date(setting, 2026, 3, 8, 3, 30))
    // Back again: the time exists.
    let back = setting.day(
      of: date(setting, 2026, 3, 9), atTimeOf: date(setting, 2026, 3, 7, 2, 30))
    #expect(back == date(setting, 2026, 3, 9, 2, 30))
  }

  @Test func `months have all their days where clocks change, and days begin as they do`() {
    let setting = setting("en_US", "America/Sao_Paulo")
    // In November 2018 the fourth began at one o'clock.
    let month = setting.month(0, from: date(setting, 2018, 11, 20))
    #expect(month.days.count == 30)
    #expect(setting.calendar.component(.hour, from: month.days[3]) == 1)
    #expect(setting.calendar.component(.hour, from: month.days[4]) == 0)
  }

  @Test func `parts begin again where they end`() {
    let setting = setting("en_US")
    let end = date(setting, 2026, 12, 31, 23, 59)
    func parts(_ date: Date) -> [Int?] {
      let found = setting.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute], from: date)
      return [found.year, found.month, found.day, found.hour, found.minute]
    }
    #expect(parts(setting.date(end, stepping: .month, by: 1)) == [2026, 1, 31, 23, 59])
    #expect(parts(setting.date(end, stepping: .day, by: 1)) == [2026, 12, 1, 23, 59])
    #expect(parts(setting.date(end, stepping: .hour, by: 1)) == [2026, 12, 31, 0, 59])
    #expect(parts(setting.date(end, stepping: .minute, by: 1)) == [2026, 12, 31, 23, 0])
    #expect(parts(setting.date(end, stepping: .period, by: 1)) == [2026, 12, 31, 11, 59])
    #expect(parts(setting.date(end, stepping: .year, by: 1)) == [2027, 12, 31, 23, 59])
    // A shorter month has its last day.
    let march = date(setting, 2026, 3, 31)
    #expect(parts(setting.date(march, stepping: .month, by: -1)) == [2026, 2, 28, 0, 0])
  }

  @Test func `parts stand in the locale's order, and hours are counted as it does`() {
    func units(_ locale: String) -> [DateUnit] {
      DateParts([.date, .hourAndMinute], locale: Locale(identifier: locale)).units
    }
    #expect(units("en_US") == [.month, .day, .year, .hour, .minute, .period])
    #expect(units("de_DE") == [.day, .month, .year, .hour, .minute])
    #expect(setting("en_US").countsToTwelve && !setting("de_DE").countsToTwelve)
    #expect(
      DateParts.pieces(ofPattern: "d 'de' MMM")
        == [.unit(.day, digits: 1), .words(" de "), .unit(.month, digits: 3)])
  }

  @Test @MainActor func `a range without a date lets nothing be chosen`() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(!DateRange(from: now, upTo: now).meets(.distantPast, .distantFuture))
    let day = DateRange(from: now, upTo: now + 86_400)
    #expect(day.meets(now, now + 86_400) && !day.meets(now + 86_400, now + 172_800))
    #expect(DateRange(now + 1, now).meets(now - 99, now - 98))
    let nan = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(DateRange(nan, nan).meets(.distantPast, .distantFuture))
  }
}

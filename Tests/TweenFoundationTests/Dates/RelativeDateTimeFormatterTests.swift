import Foundation
import Testing

@testable import TweenFoundation

@Suite struct RelativeDateTimeFormatterTests {
  private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    return formatter
  }

  private let noon = Date(timeIntervalSinceReferenceDate: 43_200)
  private let day: TimeInterval = 86_400

  @Test func `The defaults are Apple's`() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.dateTimeStyle == .numeric && formatter.unitsStyle == .full)
    #expect(formatter.formattingContext == .unknown)
    #expect(formatter.calendar == .autoupdatingCurrent && formatter.locale == .autoupdatingCurrent)
  }

  // Apple's documentation of RelativeDateTimeFormatter and of its two styles.
  @Test func `Documented texts come out as documented`() {
    let formatter = formatter()
    #expect(formatter.localizedString(fromTimeInterval: -3600) == "1 hour ago")
    #expect(formatter.localizedString(fromTimeInterval: 14 * day) == "in 2 weeks")
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 months ago")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(fromTimeInterval: -7 * day) == "last week")
  }

  // CLDR's narrow forms of relative months and hours in English.
  @Test func `Abbreviated units are the locale's shortest`() {
    let formatter = formatter()
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2mo ago")
    #expect(formatter.localizedString(from: DateComponents(hour: 3)) == "in 3h")
  }

  // Apple's engineers in swift-foundation's issue 774: the older formatter keeps "in 1 minute" until
  // two minutes are reached.
  @Test func `Smaller units are cut off`() {
    let formatter = formatter()
    #expect(formatter.localizedString(fromTimeInterval: 119) == "in 1 minute")
    #expect(formatter.localizedString(fromTimeInterval: -7199) == "1 hour ago")
    #expect(formatter.localizedString(from: DateComponents(day: 1, hour: 23)) == "in 1 day")
  }

  @Test func `Nothing is now, and zero of the smallest unit that is set`() {
    let formatter = formatter()
    #expect(formatter.localizedString(fromTimeInterval: 0) == "in 0 seconds")
    #expect(formatter.localizedString(from: DateComponents()) == "in 0 seconds")
    #expect(formatter.localizedString(from: DateComponents(year: 0, day: 0)) == "in 0 days")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    #expect(formatter.localizedString(from: DateComponents(day: 0)) == "today")
  }

  // From 1 January 2001: 31 days are a month, 30 days are four weeks, 365 days are a year.
  @Test func `The calendar divides the distance between two dates`() {
    let formatter = formatter()
    let texts = [31, 30, 365, 364, -31].map { days in
      formatter.localizedString(for: noon + Double(days) * day, relativeTo: noon)
    }
    #expect(texts == ["in 1 month", "in 4 weeks", "in 1 year", "in 11 months", "1 month ago"])
  }

  // CLDR: relative days, weeks and hours of each language.
  @Test func `Other languages have their own words, forms and digits`() {
    let hours = DateComponents(hour: -2)
    #expect(formatter("de_DE").localizedString(from: hours) == "vor 2 Stunden")
    #expect(formatter("ja_JP").localizedString(from: hours) == "2 時間前")
    #expect(formatter("ar_EG").localizedString(from: hours) == "قبل ساعتين")
    #expect(formatter("ar_EG").localizedString(from: DateComponents(hour: 3)) == "خلال ٣ ساعات")
    let german = formatter("de_DE")
    german.dateTimeStyle = .named
    #expect(german.localizedString(from: DateComponents(day: -2)) == "vorgestern")
  }

  @Test func `At the start of a sentence the first letter is a capital`() {
    let formatter = formatter()
    formatter.formattingContext = .beginningOfSentence
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 3)) == "In 3 days")
  }

  @Test func `Numbers that are no time, or too far away, still give texts`() {
    let formatter = formatter()
    #expect(formatter.localizedString(fromTimeInterval: .nan) == "in 0 seconds")
    #expect(formatter.localizedString(fromTimeInterval: .infinity) == "in 0 seconds")
    let far = formatter.localizedString(fromTimeInterval: 1e300)
    #expect(far.hasPrefix("in ") && far.hasSuffix(" years"))
  }

  @Test func `Only dates have a text as values`() throws {
    let formatter = formatter()
    #expect(formatter.string(for: 3) == nil && formatter.string(for: nil) == nil)
    #expect(formatter.string(for: Date() - 2.5 * 3600) == "2 hours ago")
  }

  @Test func `A copy has the properties and goes its own way`() throws {
    let formatter = formatter("de_DE")
    formatter.unitsStyle = .spellOut
    let copy = try #require(formatter.copy() as? RelativeDateTimeFormatter)
    formatter.locale = Locale(identifier: "en_US")
    #expect(copy.localizedString(from: DateComponents(day: 2)) == "in zwei Tagen")
    #expect(formatter.localizedString(from: DateComponents(day: 2)) == "in two days")
  }

  // Reasoned: as far back as forth.
  @Test func `An interval back is as long as the same forth`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: 31_536_000) == "in 1 year")
    #expect(formatter.localizedString(fromTimeInterval: -31_536_000) == "1 year ago")
    #expect(formatter.localizedString(fromTimeInterval: -90) == "1 minute ago")
  }
}

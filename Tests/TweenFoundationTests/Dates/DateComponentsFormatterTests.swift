import Foundation
import Testing

@testable import TweenFoundation

/// A formatter of the Gregorian calendar in Greenwich.
private func formatter(
  _ style: DateComponentsFormatter.UnitsStyle = .positional, _ locale: String = "en_US"
) -> DateComponentsFormatter {
  let formatter = DateComponentsFormatter()
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = Locale(identifier: locale)
  calendar.timeZone = .gmt
  formatter.calendar = calendar
  formatter.unitsStyle = style
  return formatter
}

@Suite struct DateComponentsFormatterTests {
  private let hourMinuteSecond: NSCalendar.Unit = [.hour, .minute, .second]
  private let dayToSecond: NSCalendar.Unit = [.day, .hour, .minute, .second]

  @Test func `The defaults are Apple's`() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.unitsStyle == .positional && formatter.zeroFormattingBehavior == .default)
    #expect(formatter.maximumUnitCount == 0 && !formatter.collapsesLargestUnit)
    #expect(!formatter.allowsFractionalUnits && !formatter.includesApproximationPhrase)
    #expect(!formatter.includesTimeRemainingPhrase && formatter.formattingContext == .unknown)
    #expect(formatter.calendar == .autoupdatingCurrent && formatter.referenceDate == nil)
  }

  // Microsoft's documentation of NSDateComponentsFormatterUnitsStyle and
  // NSDateComponentsFormatterZeroFormattingBehavior lists the numbers.
  @Test func `Constants have Apple's numbers`() {
    let styles: [DateComponentsFormatter.UnitsStyle] = [
      .positional, .abbreviated, .short, .full, .spellOut, .brief,
    ]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let behaviors: [DateComponentsFormatter.ZeroFormattingBehavior] = [
      [], .default, .dropLeading, .dropMiddle, .dropTrailing, .dropAll, .pad,
    ]
    #expect(behaviors.map(\.rawValue) == [0, 1, 2, 4, 8, 14, 65_536])
  }

  // Apple's documentation of DateComponentsFormatter.UnitsStyle: 3 years, 9 months, 26 days, 19 hours
  // and 17 seconds, and 9 hours, 41 minutes and 30 seconds.
  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.abbreviated, "3y 9mo 26d 19h 17s", "9h 41m 30s"),
    (.short, "3 yrs, 9 mths, 26 days, 19 hr, 17 sec", "9 hr, 41 min, 30 sec"),
    (
      .full, "3 years, 9 months, 26 days, 19 hours, 17 seconds",
      "9 hours, 41 minutes, 30 seconds"
    ),
    (
      .spellOut,
      "three years, nine months, twenty-six days, nineteen hours, seventeen seconds",
      "nine hours, forty-one minutes, thirty seconds"
    ),
    (.brief, "3yrs 9mths 26days 19hr 17sec", "9hr 41min 30sec"),
  ])
  func `Styles give the documented texts`(
    style: DateComponentsFormatter.UnitsStyle, long: String, short: String
  ) {
    let formatter = formatter(style)
    formatter.allowedUnits.remove(.weekOfMonth)
    let components = DateComponents(year: 3, month: 9, day: 26, hour: 19, second: 17)
    #expect(formatter.string(from: components) == long)
    #expect(formatter.string(from: 9 * 3600 + 41 * 60 + 30) == short)
  }

  // Little Bites of Cocoa 288, and the documentation of the class.
  @Test func `Phrases stand around the text`() {
    let formatter = formatter(.full)
    formatter.allowedUnits = [.minute]
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes")
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    formatter.allowedUnits = [.minute, .second]
    formatter.unitsStyle = .brief
    #expect(formatter.string(from: 123) == "About 2min 3sec remaining")
    formatter.includesApproximationPhrase = false
    #expect(formatter.string(from: 123) == "2min 3sec remaining")
  }

  // A published playground's results for 200,000,000 seconds from the reference date, one hour less
  // in Greenwich than in the author's summer time.
  @Test func `All units are allowed unless a program says otherwise`() {
    let seconds: TimeInterval = 200_000_000
    #expect(formatter(.positional).string(from: seconds) == "6y 4mo 0w 3d 19:33:20")
    #expect(formatter(.abbreviated).string(from: seconds) == "6y 4mo 3d 19h 33m 20s")
    let short = "6 yrs, 4 mths, 3 days, 19 hr, 33 min, 20 sec"
    #expect(formatter(.short).string(from: seconds) == short)
    let none = formatter(.abbreviated)
    none.allowedUnits = []
    #expect(none.string(from: seconds) == "6y 4mo 3d 19h 33m 20s")
  }

  // The documentation of `positional` and `default`, and the results that nuage-macos' pull request
  // 18 lists for 0, 10, 60 and 3600 seconds.
  @Test(
    arguments: [
      (0, "0"), (10, "10"), (60, "1:00"), (3600, "1:00:00"), (4200, "1:10:00"), (3610, "1:00:10"),
      (3723, "1:02:03"), (-90, "-1:30"), (360_000, "100:00:00"),
    ] as [(TimeInterval, String)])
  func `Positional texts drop zeros before the first amount alone`(
    seconds: TimeInterval, text: String
  ) {
    let formatter = formatter()
    formatter.allowedUnits = hourMinuteSecond
    #expect(formatter.string(from: seconds) == text)
  }

  // Apple's header: "1:10; may fall back to abbreviated units in some cases, e.g. 3d".
  @Test func `Positional texts abbreviate units that have no place beside a colon`() {
    let formatter = formatter()
    formatter.allowedUnits = [.day]
    #expect(formatter.string(from: 3 * 86_400) == "3d")
    formatter.allowedUnits = [.day, .hour]
    #expect(formatter.string(from: 3 * 86_400 + 7200) == "3d 2h")
    formatter.allowedUnits = [.hour, .second]
    #expect(formatter.string(from: 3605) == "1h 5s")
  }

  // Each is an example of Apple's documentation of ZeroFormattingBehavior.
  @Test(
    arguments: [
      (.default, 3610, "1h 10s"),
      (.dropLeading, 600, "10m 0s"), (.dropMiddle, 3605, "0d 1h 5s"),
      (.dropTrailing, 3600, "0d 1h"), (.pad, 3600, "0d 1h 0m 0s"), ([], 3600, "0d 1h 0m 0s"),
      (.dropAll, 3600, "1h"),
    ] as [(DateComponentsFormatter.ZeroFormattingBehavior, TimeInterval, String)])
  func `Zeros stay or go as documented`(
    behavior: DateComponentsFormatter.ZeroFormattingBehavior, seconds: TimeInterval, text: String
  ) {
    let formatter = formatter(.abbreviated)
    formatter.allowedUnits = dayToSecond
    formatter.zeroFormattingBehavior = behavior
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func `One unit stays where all are zero`() {
    let formatter = formatter(.full)
    formatter.allowedUnits = hourMinuteSecond
    #expect(formatter.string(from: 0) == "0 seconds")
    formatter.zeroFormattingBehavior = .dropAll
    #expect(formatter.string(from: 0) == "0 seconds")
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 0) == "0 hours")
  }

  // The documentation has "0d 1:00:00". Apple's header has 'Off: "1:0:10", On: "01:00:10"', which its
  // systems follow since iOS 13, as ResearchSuite's sources note.
  @Test func `Padded clocks have two digits everywhere, but not after days`() {
    let formatter = formatter()
    formatter.zeroFormattingBehavior = .pad
    formatter.allowedUnits = dayToSecond
    #expect(formatter.string(from: 3600) == "0d 1:00:00")
    formatter.allowedUnits = hourMinuteSecond
    #expect(formatter.string(from: 3610) == "01:00:10")
    #expect(formatter.string(from: 581) == "00:09:41")
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 90) == "01:30")
    formatter.zeroFormattingBehavior = []
    formatter.allowedUnits = hourMinuteSecond
    #expect(formatter.string(from: 3610) == "1:0:10")
  }
}

@Suite struct DateComponentsFormatterUnitsTests {
  // Apple's documentation of `maximumUnitCount`; Open Radar 44523744 for the texts that are expected
  // of it, and 32024200 for half an hour that is rounded up.
  @Test(arguments: [
    (DateComponents(hour: 1, minute: 10, second: 29), 2, "1h 10m"),
    (DateComponents(minute: 90), 1, "2h"), (DateComponents(minute: 89), 1, "1h"),
    (DateComponents(day: 1, hour: 0, minute: 31), 1, "1d"),
    (DateComponents(day: 1, hour: 1, minute: 0, second: 31), 2, "1d 1h"),
    (DateComponents(hour: 1, minute: 59, second: 40), 2, "2h"),
    (DateComponents(hour: 23, minute: 59, second: 59), 1, "1d"),
    (DateComponents(hour: 1, second: 30), 2, "1h 30s"), (DateComponents(hour: 2), 5, "2h"),
    (DateComponents(minute: -90), 1, "-2h"),
  ])
  func `At most so many units are shown, and the last one is rounded`(
    components: DateComponents, count: Int, text: String
  ) {
    let formatter = formatter(.abbreviated)
    formatter.maximumUnitCount = count
    #expect(formatter.string(from: components) == text)
  }

  // With leading zeros alone dropped, 23:59:40 rounds to 1 day, 0 hours and 0 minutes: three units.
  @Test func `Rounding that carries leaves no more units than allowed`() {
    let formatter = formatter(.abbreviated)
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    formatter.zeroFormattingBehavior = .dropLeading
    formatter.maximumUnitCount = 2
    let components = DateComponents(hour: 23, minute: 59, second: 40)
    #expect(formatter.string(from: components) == "1d 0h")
  }

  // Apple's documentation of `collapsesLargestUnit`.
  @Test func `One of the largest unit is counted in the next one`() {
    let formatter = formatter(.abbreviated)
    #expect(formatter.string(from: 63) == "1m 3s")
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 60) == "1m" && formatter.string(from: 123) == "2m 3s")
    #expect(formatter.string(from: 27 * 3600) == "27h")
  }

  // Open Radar 32024200: 90 minutes in hours are "1h", with fractions allowed or not.
  @Test func `What is less than the smallest unit is cut off`() {
    let formatter = formatter(.abbreviated)
    formatter.allowedUnits = [.hour]
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1h")
    formatter.allowsFractionalUnits = true
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1h")
    formatter.allowedUnits = [.second]
    #expect(formatter.string(from: 59.9) == "59s")
  }

  // sindresorhus' report FB7554477 of Apple's results.
  @Test func `The first unit carries the sign, and loses it with a zero`() {
    let formatter = formatter(.abbreviated)
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: -60) == "-1m")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: -6000) == "-1h 40m")
    #expect(formatter.string(from: -60) == "0h 1m")
  }

  // 2020 was a leap year, 2021 was none.
  @Test func `Months are as long as from the reference date`() {
    let formatter = formatter(.abbreviated)
    formatter.allowedUnits = [.month, .day]
    #expect(formatter.string(from: 31 * 86_400) == "1mo")
    formatter.referenceDate = Date(timeIntervalSince1970: 1_580_515_200)  // 1 February 2020
    #expect(formatter.string(from: 29 * 86_400) == "1mo")
    formatter.referenceDate = Date(timeIntervalSince1970: 1_612_137_600)  // 1 February 2021
    #expect(formatter.string(from: 29 * 86_400) == "1mo 1d")
  }

  @Test func `Two dates give the time between them`() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    let formatter = formatter(.full)
    #expect(formatter.string(from: start, to: start + 581) == "9 minutes, 41 seconds")
    #expect(formatter.string(from: start, to: start - 60) == "-1 minute")
  }

  // CLDR: units of each language in the wide and narrow forms, and the digits and separators of
  // times.
  @Test func `Other languages have their own words, digits and separators`() {
    let seconds: TimeInterval = 3 * 3600 + 300
    #expect(formatter(.full, "de_DE").string(from: seconds) == "3 Stunden und 5 Minuten")
    #expect(formatter(.full, "ja_JP").string(from: seconds) == "3時間 5分")
    #expect(formatter(.full, "es_ES").string(from: seconds) == "3 horas y 5 minutos")
    #expect(formatter(.positional, "ar_EG").string(from: seconds) == "٣:٠٥:٠٠")
    #expect(formatter(.positional, "fi_FI").string(from: seconds) == "3.05.00")
    #expect(formatter(.spellOut, "de_DE").string(from: 7200) == "zwei Stunden")
  }

  @Test func `Phrases of other languages go with any unit, and signs stand in for missing ones`() {
    let german = formatter(.full, "de_DE")
    german.includesApproximationPhrase = true
    german.includesTimeRemainingPhrase = true
    #expect(german.string(from: 300) == "Noch etwa 5 Minuten")
    let polish = formatter(.full, "pl_PL")
    polish.includesApproximationPhrase = true
    polish.includesTimeRemainingPhrase = true
    #expect(polish.string(from: 300) == "~5 minut")
  }

  @Test func `The place of the text decides its first letter`() {
    let formatter = formatter(.spellOut)
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.string(from: 120) == "Two minutes")
    formatter.formattingContext = .middleOfSentence
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 120) == "about two minutes")
  }

  @Test func `A calendar of the components goes before the formatter's`() {
    var components = DateComponents(hour: 2)
    components.calendar = formatter(.full, "de_DE").calendar
    #expect(formatter(.full).string(from: components) == "2 Stunden")
    let english = formatter(.full, "de_DE")
    english.calendar = nil
    #expect(english.string(from: 7200) == "2 hours")
    english.calendar = Calendar(identifier: .gregorian)
    #expect(english.string(from: 7200) == "2 hours")
  }

  @Test func `Weeks may be in either field of date components`() {
    let formatter = formatter(.full)
    #expect(formatter.string(from: DateComponents(weekOfMonth: 2)) == "2 weeks")
    #expect(formatter.string(from: DateComponents(weekOfYear: 2)) == "2 weeks")
  }

  @Test func `Numbers that are no time have no text`() {
    let formatter = formatter(.full)
    #expect(formatter.string(from: TimeInterval.nan) == nil)
    #expect(formatter.string(from: -TimeInterval.infinity) == nil)
    #expect(formatter.string(from: 1e14) == nil)
    #expect(formatter.string(from: DateComponents(second: .max / 2)) == nil)
    #expect(formatter.string(from: DateComponents(year: .min)) == nil)
    #expect(formatter.string(from: .distantPast, to: Date(timeIntervalSince1970: 1e15)) == nil)
    #expect(formatter.string(from: 1e13) != nil)
  }

  @Test func `Only date components have a text as values`() {
    let formatter = formatter(.full)
    let components = DateComponents(minute: 5)
    #expect(formatter.string(for: components) == "5 minutes")
    #expect(formatter.string(for: components as NSDateComponents) == "5 minutes")
    #expect(formatter.string(for: 5) == nil && formatter.string(for: nil) == nil)
  }

  @Test func `The class formats with the defaults`() {
    let components = DateComponents(minute: 5)
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    let text = DateComponentsFormatter.localizedString(from: components, unitsStyle: .full)
    #expect(text == formatter.string(from: components))
    #expect(text?.contains("5") == true)
  }

  @Test func `A copy has the properties and goes its own way`() throws {
    let formatter = formatter(.full, "de_DE")
    formatter.maximumUnitCount = 1
    let copy = try #require(formatter.copy() as? DateComponentsFormatter)
    formatter.maximumUnitCount = 0
    #expect(copy.string(from: 3660) == "1 Stunde")
    #expect(formatter.string(from: 3660) == "1 Stunde und 1 Minute")
  }

  // Reasoned: a time below zero is as long as the same above it.
  @Test func `A time below zero is as long as the same above it`() {
    let full = formatter(.full)
    #expect(full.string(from: 31_536_000) == "1 year")
    #expect(full.string(from: -31_536_000) == "-1 year")
  }
}

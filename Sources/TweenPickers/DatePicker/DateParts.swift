import Foundation
import TweenMotion
import TweenViews

/// A part of a date that is chosen separately.
enum DateUnit: Hashable {
  case year, month, day, hour, minute
  /// Before or after noon.
  case period
}

/// The parts of a date in a locale's order, with the texts between them.
struct DateParts: Equatable {
  enum Piece: Hashable {
    case unit(DateUnit, digits: Int)
    case words(String)
  }

  let pieces: [Piece]

  var units: [DateUnit] {
    pieces.compactMap { if case .unit(let unit, _) = $0 { unit } else { nil } }
  }

  /// - Parameters:
  ///   - components: The included parts.
  ///   - locale: The locale that determines the order.
  init(_ components: DatePickerComponents, locale: Locale) {
    var pieces: [Piece] = []
    if components.contains(.date) {
      pieces = Self.pieces(ofTemplate: "yMMdd", locale, instead: "MM/dd/y")
    }
    if components.contains(.hourAndMinute) {
      if !pieces.isEmpty { pieces.append(.words(", ")) }
      pieces += Self.pieces(ofTemplate: "jmm", locale, instead: "HH:mm")
    }
    self.pieces = pieces
  }

  private static func pieces(
    ofTemplate template: String, _ locale: Locale, instead: String
  ) -> [Piece] {
    pieces(
      ofPattern: DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
        ?? instead)
  }

  /// Returns the pieces of a Unicode pattern of date fields, such as "MM/dd/y".
  static func pieces(ofPattern pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    var isQuoted = false
    var index = pattern.startIndex
    func endWords() {
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
    }
    while index < pattern.endIndex {
      let letter = pattern[index]
      let run = pattern[index...].prefix { $0 == letter }
      if letter == "'" {
        isQuoted.toggle()
        index = pattern.index(after: index)
      } else if isQuoted || !letter.isASCII || !letter.isLetter {
        words.append(letter == "\u{202F}" ? " " : letter)
        index = pattern.index(after: index)
      } else {
        if let unit = unit(letter) {
          endWords()
          pieces.append(.unit(unit, digits: run.count))
        }
        index = run.endIndex
      }
    }
    endWords()
    return pieces
  }

  private static func unit(_ letter: Character) -> DateUnit? {
    switch letter {
    case "y", "u", "Y": .year
    case "M", "L": .month
    case "d": .day
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .period
    default: nil
    }
  }
}

extension DateEnvironment {
  /// Returns a part of a date as text.
  func words(_ unit: DateUnit, digits: Int, of date: Date) -> String {
    switch unit {
    case .year: number(calendar.component(.year, from: date), digits: 1)
    case .month: number(calendar.component(.month, from: date), digits: digits)
    case .day: number(calendar.component(.day, from: date), digits: digits)
    case .minute: number(calendar.component(.minute, from: date), digits: 2)
    case .hour:
      number(shownHour(calendar.component(.hour, from: date)), digits: countsToTwelve ? 1 : 2)
    case .period:
      calendar.component(.hour, from: date) < 12 ? calendar.amSymbol : calendar.pmSymbol
    }
  }

  func number(_ value: Int, digits: Int) -> String {
    value.formatted(
      .number.locale(locale).grouping(.never).precision(.integerLength(max(1, digits)...)))
  }

  /// Returns an hour of the day, from 0, as the locale displays it.
  func shownHour(_ hour: Int) -> Int {
    switch locale.hourCycle {
    case .oneToTwelve: hour % 12 == 0 ? 12 : hour % 12
    case .zeroToEleven: hour % 12
    case .oneToTwentyFour: hour == 0 ? 24 : hour
    default: hour
    }
  }

  /// Returns a date with one part changed. `value` is in the calendar's count; hours are those of a
  /// day, from 0.
  func date(_ date: Date, with unit: DateUnit, as value: Int) -> Date {
    switch unit {
    case .year: moved(date, .year, by: value - calendar.component(.year, from: date))
    case .month: moved(date, .month, by: value - calendar.component(.month, from: date))
    case .day: moved(date, .day, by: value - calendar.component(.day, from: date))
    case .hour: clock(date, hour: value, minute: calendar.component(.minute, from: date))
    case .minute: clock(date, hour: calendar.component(.hour, from: date), minute: value)
    case .period:
      clock(
        date, hour: calendar.component(.hour, from: date) % 12 + (value > 0 ? 12 : 0),
        minute: calendar.component(.minute, from: date))
    }
  }

  /// Returns a date with one part changed by a step forward or back. After its last value a part
  /// continues with its first, except for years.
  func date(_ date: Date, stepping unit: DateUnit, by step: Int) -> Date {
    let range: Range<Int>
    switch unit {
    case .year: return moved(date, .year, by: step)
    case .month: range = calendar.range(of: .month, in: .year, for: date) ?? 1..<13
    case .day: range = calendar.range(of: .day, in: .month, for: date) ?? 1..<32
    case .hour: range = 0..<24
    case .minute: range = 0..<60
    case .period:
      return self.date(
        date, with: .period, as: calendar.component(.hour, from: date) < 12 ? 1 : 0)
    }
    guard !range.isEmpty else { return date }
    let place = value(unit, of: date) - range.lowerBound + step % range.count
    let wrapped = ((place % range.count) + range.count) % range.count
    return self.date(date, with: unit, as: range.lowerBound + wrapped)
  }

  func value(_ unit: DateUnit, of date: Date) -> Int {
    switch unit {
    case .year: calendar.component(.year, from: date)
    case .month: calendar.component(.month, from: date)
    case .day: calendar.component(.day, from: date)
    case .hour: calendar.component(.hour, from: date)
    case .minute: calendar.component(.minute, from: date)
    case .period: calendar.component(.hour, from: date) < 12 ? 0 : 1
    }
  }

  private func moved(_ date: Date, _ component: Calendar.Component, by value: Int) -> Date {
    calendar.date(byAdding: component, value: min(max(value, -20_000), 20_000), to: date) ?? date
  }

  /// Returns the same day at another time; the seconds stay.
  private func clock(_ date: Date, hour: Int, minute: Int) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .second, .nanosecond], from: date)
    parts.isLeapMonth = calendar.dateComponents([.month], from: date).isLeapMonth
    (parts.hour, parts.minute) = (hour, minute)
    return calendar.date(from: parts) ?? date
  }
}

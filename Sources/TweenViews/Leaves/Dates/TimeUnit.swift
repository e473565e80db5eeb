import Foundation
import _FoundationICU

/// A unit in which durations are written.
enum TimeUnit: CaseIterable, Comparable, Sendable {
  // The largest unit comes first.
  case year, month, week, day, hour, minute, second

  /// The units that texts use by default; weeks only appear on request.
  static let usual: [TimeUnit] = [.year, .month, .day, .hour, .minute, .second]

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The length of the units' names.
  enum Width: Sendable {
    /// "11 min"
    case short
    /// "11 minutes"
    case wide
  }

  /// Formats amounts of units in a locale, the largest unit first.
  static func text(_ amounts: [(unit: TimeUnit, amount: Int)], _ width: Width, _ locale: Locale)
    -> String
  {
    var status = U_ZERO_ERROR
    let style = width == .short ? UAMEASFMT_WIDTH_SHORT : UAMEASFMT_WIDTH_WIDE
    let format = uameasfmt_open(locale.identifier, style, nil, &status)
    defer { uameasfmt_close(format) }
    let measures = amounts.map { UAMeasure(value: Double($0.amount), unit: $0.unit.measure) }
    var text = [UChar](repeating: 0, count: longestText)
    let count = uameasfmt_formatMultiple(
      format, measures, Int32(measures.count), &text, Int32(text.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...text.count).contains(Int(count)) else {
      // Without data for a locale, the text has the numbers only.
      return amounts.map { String($0.amount) }.joined(separator: " ")
    }
    return String(decoding: text[..<Int(count)], as: UTF16.self)
  }

  private static let longestText = 256

  private var measure: UAMeasureUnit {
    switch self {
    case .year: UAMEASUNIT_DURATION_YEAR
    case .month: UAMEASUNIT_DURATION_MONTH
    case .week: UAMEASUNIT_DURATION_WEEK
    case .day: UAMEASUNIT_DURATION_DAY
    case .hour: UAMEASUNIT_DURATION_HOUR
    case .minute: UAMEASUNIT_DURATION_MINUTE
    case .second: UAMEASUNIT_DURATION_SECOND
    }
  }
}

import Foundation
import _FoundationICU

/// Formats amounts of units in a locale.
struct DurationText {
  let style: DateComponentsFormatter.UnitsStyle
  let zeros: ZeroRule
  let locale: Locale

  /// Formats amounts, the largest unit first. The first one carries the sign of all, which is lost where
  /// that is 0, as observed on Apple's systems (report FB7554477).
  func text(_ amounts: [DurationAmount]) -> String {
    var amounts = amounts
    for index in amounts.indices.dropFirst() { amounts[index].amount = abs(amounts[index].amount) }
    switch style {
    case .positional: return positional(amounts)
    case .abbreviated: return named(amounts, UAMEASFMT_WIDTH_NARROW)
    case .short: return named(amounts, UAMEASFMT_WIDTH_SHORT)
    case .full: return named(amounts, UAMEASFMT_WIDTH_WIDE)
    case .brief: return named(amounts, UAMEASFMT_WIDTH_SHORTER)
    case .spellOut: return spelled(amounts)
    }
  }

  // MARK: Names

  private func named(_ amounts: [DurationAmount], _ width: UAMeasureFormatWidth) -> String {
    var status = U_ZERO_ERROR
    let format = uameasfmt_open(locale.identifier, width, nil, &status)
    defer { uameasfmt_close(format) }
    let measures = amounts.map { UAMeasure(value: Double($0.amount), unit: $0.unit.measure) }
    return UnicodeText.read { buffer, capacity, status in
      uameasfmt_formatMultiple(
        format, measures, Int32(measures.count), buffer, capacity, &status)
    } ?? plain(amounts)
  }

  /// Formats numbers in words. Of several measures, ICU spells out only the last number, so that each
  /// is formatted separately.
  private func spelled(_ amounts: [DurationAmount]) -> String {
    var status = U_ZERO_ERROR
    let format = uameasfmt_open(
      locale.identifier, UAMEASFMT_WIDTH_WIDE, UnicodeText.openSpelling(locale), &status)
    defer { uameasfmt_close(format) }
    let parts = amounts.map { amount in
      UnicodeText.read { buffer, capacity, status in
        uameasfmt_format(
          format, Double(amount.amount), amount.unit.measure, buffer, capacity, &status)
      } ?? plain([amount])
    }
    return UnicodeText.withoutHyphens(joined(parts))
  }

  /// Joins texts of units by the locale's rules for units, which in English are commas alone.
  private func joined(_ parts: [String]) -> String {
    var status = U_ZERO_ERROR
    let list = swift_ulistfmt_openForType(
      locale.identifier, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status)
    defer { swift_ulistfmt_close(list) }
    let texts = parts.map { Array($0.utf16) }
    let lengths = texts.map { Int32($0.count) }
    let all = texts.flatMap { $0 }
    let text = all.withUnsafeBufferPointer { units -> String? in
      var starts: [UnsafePointer<UChar>?] = []
      var offset = 0
      for text in texts {
        starts.append(units.baseAddress.map { $0 + offset })
        offset += text.count
      }
      return UnicodeText.read { buffer, capacity, status in
        swift_ulistfmt_format(
          list, starts, lengths, Int32(starts.count), buffer, capacity, &status)
      }
    }
    return text ?? parts.joined(separator: " ")
  }

  // MARK: Positions

  private func positional(_ amounts: [DurationAmount]) -> String {
    let large = amounts.filter { $0.unit < .hour }
    let clock = amounts.filter { $0.unit >= .hour }
    // A single number beside larger units needs its unit's name, and a colon requires adjacent units.
    guard !clock.isEmpty, large.isEmpty || clock.count > 1, isAdjacent(clock) else {
      return named(amounts, UAMEASFMT_WIDTH_NARROW)
    }
    let padsFirst = zeros.padsFirst && large.isEmpty
    let digits = clock.indices.map { index in
      number(clock[index].amount, isPadded: index == 0 ? padsFirst : zeros.padsFollowing)
    }.joined(separator: separator)
    return large.isEmpty ? digits : named(large, UAMEASFMT_WIDTH_NARROW) + " " + digits
  }

  private func isAdjacent(_ amounts: [DurationAmount]) -> Bool {
    zip(amounts, amounts.dropFirst()).allSatisfy { $1.unit.rawValue == $0.unit.rawValue + 1 }
  }

  private func number(_ number: Int, isPadded: Bool) -> String {
    let style = IntegerFormatStyle<Int>.number.grouping(.never).locale(locale)
    return number.formatted(style.precision(.integerLength((isPadded ? 2 : 1)...)))
  }

  /// The separator of hours, minutes and seconds: ICU's text of 1 minute and 11 seconds without its
  /// three digits.
  private var separator: String {
    let sample = named(
      [DurationAmount(unit: .minute, amount: 1), DurationAmount(unit: .second, amount: 11)],
      UAMEASFMT_WIDTH_NUMERIC)
    return sample.count > 3 ? String(sample.dropFirst().dropLast(2)) : ":"
  }

  /// The numbers alone, for a locale without data.
  private func plain(_ amounts: [DurationAmount]) -> String {
    amounts.map { String($0.amount) }.joined(separator: " ")
  }
}

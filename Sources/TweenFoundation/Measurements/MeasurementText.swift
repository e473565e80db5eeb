import Foundation
import _FoundationICU

/// Formats a measurement in the units, words and digits of a locale.
struct MeasurementText {
  /// The width in a number skeleton of ICU.
  let width: String
  /// The usage in a number skeleton of ICU, or nil to keep the unit.
  let usage: String?
  let locale: Locale
  let numbers: FloatingPointFormatStyle<Double>?
  let hidesScale: Bool

  /// Formats an amount. Units without a name in ICU are shown by their symbols.
  func text(_ value: Double, _ unit: Dimension) -> String {
    guard let name = UnitName.name(of: unit) else { return plain(value, unit) }
    let usage = UnitName.isConverted(unit) ? usage : nil
    if hidesScale, let celsius = (unit as? UnitTemperature)?.converted(value) {
      return hidden(celsius: celsius, value, unit, name, usage) ?? plain(value, unit)
    }
    // Not every usage has data for every kind of unit.
    return text(value, name, usage) ?? text(value, name, nil) ?? plain(value, unit)
  }

  private func plain(_ value: Double, _ unit: Dimension) -> String {
    number(value) + " " + unit.symbol
  }

  private func number(_ value: Double) -> String {
    (numbers ?? .number).locale(locale).format(value)
  }

  // MARK: Styles of numbers

  private func text(_ value: Double, _ unit: String, _ usage: String?) -> String? {
    var skeleton = "unit/\(unit) \(width)"
    if let usage { skeleton += " usage/\(usage)" }
    guard let numbers else { return Number(value, skeleton, locale)?.text }
    let amounts = converted(value, unit, usage)
    guard let last = amounts.last else { return nil }
    skeleton += " " + precision(of: numbers, last)
    guard amounts.count == 1 else { return Number(value, skeleton, locale)?.text }
    // The number style formats the sign itself.
    guard let number = Number(value, skeleton + " sign-never", locale) else { return nil }
    return number.text(replacingNumberBy: self.number(last))
  }

  /// Returns the amounts in which a measurement is formatted, without rounding: one for each unit.
  private func converted(_ value: Double, _ unit: String, _ usage: String?) -> [Double] {
    guard let usage else { return [value] }
    // The region decides the units. In English and without grouping, the numbers can be parsed.
    var components = Locale.Components(locale: locale)
    components.languageComponents = Locale.Language.Components(
      languageCode: "en", region: locale.region)
    components.numberingSystem = "latn"
    let skeleton = "unit/\(unit) usage/\(usage) precision-unlimited group-off"
    guard let number = Number(value, skeleton, Locale(components: components)) else { return [] }
    // A conversion of temperatures can change the sign: -5 °C is 23 °F.
    let start = number.numbers.first?.lowerBound ?? 0
    let sign: Double = number.units(in: 0..<start).contains(/[-\u{2212}]/) ? -1 : 1
    return number.numbers.compactMap { range in
      Double(number.units(in: range).replacing(",", with: ".")).map { $0 * sign }
    }
  }

  /// Returns the part of a skeleton with the number of decimal digits that a style gives a number. The
  /// plural form of a unit depends on the digits: "1 mile", "1.00 miles".
  private func precision(of style: FloatingPointFormatStyle<Double>, _ value: Double) -> String {
    let text = style.locale(Locale(identifier: "en_US_POSIX")).format(value)
    let digits = text.split(separator: ".").dropFirst().first?.prefix(while: \.isNumber).count ?? 0
    return digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
  }

  // MARK: Temperatures without a scale

  private func hidden(
    celsius: Double, _ value: Double, _ unit: Dimension, _ name: String, _ usage: String?
  ) -> String? {
    var value = value
    if let usage {
      value = usesFahrenheit(usage) ? celsius * 1.8 + 32 : celsius
    }
    let skeleton = "measure-unit/temperature-generic \(width)"
    guard let numbers else {
      let rounding = usage == nil ? "" : " ./@@+"
      return Number(value, skeleton + rounding, locale)?.text
    }
    let number = Number(value, "\(skeleton) \(precision(of: numbers, value)) sign-never", locale)
    return number?.text(replacingNumberBy: self.number(value))
  }

  /// Returns whether the region uses degrees Fahrenheit: its text of 0 °C differs then.
  private func usesFahrenheit(_ usage: String) -> Bool {
    let converted = Number(0, "unit/celsius usage/\(usage)", locale)?.text
    return converted != Number(0, "unit/celsius", locale)?.text
  }
}

extension UnitTemperature {
  /// A value of this unit in degrees Celsius.
  fileprivate func converted(_ value: Double) -> Double {
    Measurement(value: value, unit: self).converted(to: .celsius).value
  }
}

/// A text that ICU formatted, with the positions of its numbers.
private struct Number {
  let text: String
  /// The position of each number in UTF-16 units, without its sign.
  private(set) var numbers: [Range<Int>] = []

  init?(_ value: Double, _ skeleton: String, _ locale: Locale) {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let format = swift_unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale.identifier, &status)
    defer { swift_unumf_close(format) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(format, value, result, &status)
    guard UnicodeText.succeeded(status),
      let text = UnicodeText.read({ buffer, capacity, status in
        swift_unumf_resultToString(result, buffer, capacity, &status)
      })
    else { return nil }
    self.text = text
    let fields = swift_unumf_resultAsValue(result, &status)
    let position = swift_ucfpos_open(&status)
    defer { swift_ucfpos_close(position) }
    swift_ucfpos_constrainCategory(position, Int32(UFIELD_CATEGORY_NUMBER.rawValue), &status)
    while swift_ufmtval_nextPosition(fields, position, &status) != 0,
      UnicodeText.succeeded(status)
    {
      let field = swift_ucfpos_getField(position, &status)
      var start: Int32 = 0
      var end: Int32 = 0
      swift_ucfpos_getIndexes(position, &start, &end, &status)
      if Self.parts.contains(field) { add(Int(start)..<Int(end)) }
    }
  }

  /// The fields of a number. Its grouping separators belong to the integer field.
  private static let parts: Set<Int32> = [
    Int32(UNUM_INTEGER_FIELD.rawValue), Int32(UNUM_FRACTION_FIELD.rawValue),
    Int32(UNUM_DECIMAL_SEPARATOR_FIELD.rawValue),
  ]

  private mutating func add(_ range: Range<Int>) {
    if let last = numbers.last, range.lowerBound <= last.upperBound {
      let end = max(last.upperBound, range.upperBound)
      numbers[numbers.count - 1] = last.lowerBound..<end
    } else {
      numbers.append(range)
    }
  }

  func units(in range: Range<Int>) -> String {
    String(decoding: Array(text.utf16)[range], as: UTF16.self)
  }

  /// Returns the text with another number in place of the first one.
  func text(replacingNumberBy number: String) -> String {
    guard let range = numbers.first else { return text }
    let end = text.utf16.count
    return units(in: 0..<range.lowerBound) + number + units(in: range.upperBound..<end)
  }
}

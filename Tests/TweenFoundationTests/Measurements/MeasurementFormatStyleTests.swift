import Foundation
import Testing

@testable import TweenFoundation

private let english = Locale(identifier: "en_US")
private let french = Locale(identifier: "fr_FR")
private let swedish = Locale(identifier: "sv_SE")

@Suite struct MeasurementFormatStyleTests {
  private func text<UnitType: Dimension>(
    _ value: Double, _ unit: UnitType,
    _ width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated,
    _ usage: MeasurementFormatUnitUsage<UnitType> = .general, _ locale: Locale = english,
    numbers: FloatingPointFormatStyle<Double>? = nil
  ) -> String {
    // Published results don't show which of the spaces that don't break stands before a unit.
    Measurement(value: value, unit: unit).formatted(
      .measurement(width: width, usage: usage, numberFormatStyle: numbers).locale(locale)
    ).replacing(/[\u{A0}\u{202F}]/, with: " ")
  }

  // Apple's documentation of Measurement.FormatStyle, of its usage and of its width.
  @Test func `Documented texts come out as documented`() {
    #expect(text(38, UnitTemperature.celsius) == "100°F")
    #expect(text(38, UnitTemperature.celsius, .wide) == "100 degrees Fahrenheit")
    #expect(text(38, UnitTemperature.celsius, .wide, .general, french) == "38 degrés Celsius")
    #expect(text(36, UnitLength.miles, .wide, .road) == "36 miles")
    #expect(text(36, UnitLength.miles, .wide, .road, french) == "58 kilomètres")
    #expect(text(36.8, UnitTemperature.celsius) == "98°F")
    #expect(text(36.8, UnitTemperature.celsius, .abbreviated, .asProvided) == "36.8°C")
    let distances: [Double] = [100, 1000, 10_000, 1_000_000]
    let texts = distances.map {
      text($0, UnitLength.kilometers, .narrow, .asProvided, numbers: .number)
    }
    #expect(texts == ["100km", "1,000km", "10,000km", "1,000,000km"])
  }

  // The measurement page of fuckingformatstyle.com, which lists results of Apple's systems.
  @Test func `Measurements are shown in the region's usual unit`() {
    #expect(text(100, UnitSpeed.kilometersPerHour, .wide) == "62 miles per hour")
    #expect(text(100, UnitSpeed.kilometersPerHour) == "62 mph")
    #expect(text(100, UnitSpeed.kilometersPerHour, .narrow) == "62mph")
    #expect(text(200, UnitLength.kilometers) == "124 mi")
    #expect(text(98.5, UnitTemperature.fahrenheit) == "98°F")
    #expect(text(190, UnitLength.centimeters) == "6.2 ft")
    #expect(text(190, UnitLength.centimeters, .abbreviated, .general, swedish) == "1,9 m")
    #expect(text(2, UnitEnergy.kilowattHours, .wide) == "2 kilowatt-hours")
    #expect(text(197.9, UnitMass.pounds) == "198 lb")
    #expect(text(90, UnitDuration.seconds) == "90 sec")
  }

  // The same page.
  @Test func `The use decides the unit`() {
    let height = UnitLength.centimeters
    #expect(text(190, height, .abbreviated, .asProvided) == "190 cm")
    #expect(text(190, height, .wide, .focalLength) == "1,900 millimeters")
    #expect(text(190, height, .wide, .person) == "75 inches")
    #expect(text(190, height, .wide, .rainfall) == "75 inches")
    #expect(text(190, height, .wide, .snowfall) == "75 inches")
    #expect(text(190, height, .wide, .road) == "6 feet")
    #expect(text(190, height, .wide, .personHeight) == "6 feet, 2.8 inches")
    #expect(text(2, UnitEnergy.kilowattHours, .wide, .food) == "1,721 Calories")
    #expect(text(2, UnitEnergy.kilowattHours, .wide, .workout) == "1,721 Calories")
    #expect(text(197.9, UnitMass.pounds, .wide, .personWeight) == "198 pounds")
    #expect(text(25, UnitTemperature.celsius, .abbreviated, .weather) == "77°F")
    #expect(text(25, UnitTemperature.celsius, .narrow, .person) == "77°")
    #expect(text(0.5, UnitVolume.liters, .abbreviated, .liquid) == "1.1 pt")
  }

  // The same page for the height. One mile and 1.609344 kilometers are the same.
  @Test func `A style of numbers formats the converted number`() {
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    let two = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(
      text(190, UnitLength.centimeters, .wide, .personHeight, numbers: whole)
        == "6 feet, 3 inches")
    #expect(text(1.609344, UnitLength.kilometers, .wide, numbers: whole) == "1 mile")
    #expect(text(1.609344, UnitLength.kilometers, .wide, numbers: two) == "1.00 miles")
    #expect(
      text(1.609344, UnitLength.kilometers, .wide, .road, french, numbers: two)
        == "1,61 kilomètre")
    #expect(
      text(1234.5, UnitLength.meters, .wide, .asProvided, numbers: two)
        == "1,234.50 meters")
    #expect(
      text(-5, UnitTemperature.celsius, .wide, .asProvided, numbers: whole)
        == "-5 degrees Celsius")
    // -5 * 1.8 + 32 = 23, and (10 - 32) / 1.8 = -12.2.
    #expect(text(-5, UnitTemperature.celsius, .abbreviated, numbers: whole) == "23°F")
    #expect(
      text(10, UnitTemperature.fahrenheit, .wide, .general, french, numbers: whole)
        == "-12 degrés Celsius")
    let signed = whole.sign(strategy: .always())
    #expect(text(5, UnitLength.meters, .wide, .asProvided, numbers: signed) == "+5 meters")
  }

  // CLDR: the unit's patterns of each language.
  @Test func `Languages have their own patterns and plural forms`() {
    let japanese = Locale(identifier: "ja_JP")
    #expect(text(2, UnitMass.kilograms, .wide, .asProvided) == "2 kilograms")
    #expect(text(1, UnitMass.kilograms, .wide, .asProvided) == "1 kilogram")
    #expect(text(38, UnitTemperature.celsius, .wide, .general, japanese) == "摂氏38度")
    let german = Locale(identifier: "de_DE")
    #expect(text(2.5, UnitLength.kilometers, .wide, .asProvided, german) == "2,5 Kilometer")
  }

  // Apple's documentation of `hidesScaleName`.
  @Test func `A temperature can hide its scale, converted or not`() {
    func hidden(
      _ value: Double, _ width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
      _ usage: MeasurementFormatUnitUsage<UnitTemperature>, _ locale: Locale = english
    ) -> String {
      let style = Measurement<UnitTemperature>.FormatStyle(
        width: width, locale: locale, usage: usage, hidesScaleName: true)
      return style.format(Measurement(value: value, unit: .celsius))
    }
    #expect(hidden(90, .narrow, .asProvided) == "90°")
    #expect(hidden(90, .wide, .asProvided) == "90 degrees")
    #expect(hidden(25, .narrow, .general) == "77°")
    #expect(hidden(25, .wide, .weather) == "77 degrees")
    #expect(hidden(25.4, .narrow, .general, Locale(identifier: "de_DE")) == "25°")
  }

  private static let parsecsPerHour = UnitSpeed(
    symbol: "pc/h", converter: UnitConverterLinear(coefficient: 8.57e12))

  @Test func `Units without a name are shown by their symbols`() {
    #expect(text(2, UnitAngle.gradians) == "2 grad")
    #expect(text(1000, Self.parsecsPerHour) == "1,000 pc/h")
  }

  @Test func `Numbers that are none still give texts`() {
    #expect(text(.infinity, UnitLength.meters, .wide, .asProvided) == "∞ meters")
    #expect(text(.nan, UnitLength.meters, .wide, .asProvided) == "NaN meters")
    #expect(text(.infinity, UnitLength.meters, .wide, numbers: .number).contains("∞"))
  }

  @Test func `The defaults are Apple's`() {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide)
    #expect(style.locale == .autoupdatingCurrent && style.usage == .general)
    #expect(style.numberFormatStyle == nil)
    let temperatures = Measurement<UnitTemperature>.FormatStyle()
    #expect(temperatures.width == .abbreviated && !temperatures.hidesScaleName)
    let distance = Measurement(value: 3, unit: UnitLength.kilometers)
    #expect(distance.formatted() == distance.formatted(.measurement(width: .abbreviated)))
  }

  @Test func `A style that was encoded comes back the same`() throws {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .narrow, locale: french, usage: .road,
      numberFormatStyle: .number.sign(strategy: .never))
    let data = try JSONEncoder().encode(style)
    let decoded = try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: data)
    #expect(decoded == style)
    #expect(decoded.locale(english) != style)
  }
}

import Foundation

extension Measurement where UnitType: Dimension {
  /// Formats a measurement in the units, words and digits of a locale.
  ///
  /// A converted measurement is rounded to a whole number, or to two digits if that is more exact. A
  /// measurement that keeps its unit has up to six digits after the decimal point.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      /// The width in a number skeleton of ICU.
      let skeleton: String

      /// The whole name: "62 miles per hour".
      public static var wide: Self { Self(skeleton: "unit-width-full-name") }
      /// An abbreviation: "62 mph".
      public static var abbreviated: Self { Self(skeleton: "unit-width-short") }
      /// The shortest sign of the locale: "62mph".
      public static var narrow: Self { Self(skeleton: "unit-width-narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The locale of units, words and digits.
    public var locale: Locale
    /// The style of the number, with this style's locale. The default is nil: the rounding above. For a
    /// height in feet and inches, it decides only the number of digits after the decimal point.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The usage of the measurement, which decides its unit. Nil keeps the measurement's unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Whether a temperature is formatted without the name of its scale.
    var hidesScale = false

    /// Creates a style of measurements.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Formats a measurement. A unit that is missing in Unicode's locale data is shown by its symbol.
    public func format(_ measurement: Measurement) -> String {
      MeasurementText(
        width: width.skeleton, usage: usage?.name, locale: locale, numbers: numberFormatStyle,
        hidesScale: hidesScale
      ).text(measurement.value, measurement.unit)
    }

    /// Returns this style with another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Formats the measurement with a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self {
    style.format(self)
  }

  /// Formats the measurement abbreviated, in the usual unit of the user's region.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Creates a style of temperatures.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.width = width
    self.locale = locale
    self.usage = usage
    self.numberFormatStyle = numberFormatStyle
    self.hidesScale = hidesScaleName
  }

  /// Whether the scale's name is omitted: "90°" or "90 degrees". The temperature is converted
  /// nevertheless.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }
}

extension FormatStyle {
  /// Returns a style of measurements in the user's locale.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style of temperatures in the user's locale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}

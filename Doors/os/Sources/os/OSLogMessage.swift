public import Foundation

/// The text of a log message, with interpolated values.
///
/// As in Xcode's console, every value is shown unless it is `.private` or `.sensitive`.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// Creates a message from a literal without interpolated values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from a literal with interpolated values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The interpolation of a message, which collects its text.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty interpolation with room for the text.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }

  /// Appends the text between two interpolated values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: @autoclosure () -> String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    text += align.padded(privacy.shown(value()))
  }

  /// Appends a string with an alignment and a visibility.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString(), align, privacy)
  }

  /// Appends the description of a value, with an alignment and a visibility.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, align, privacy)
  }

  /// Appends a whole number with a format, an alignment and a visibility.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy)
  }

  /// Appends a number with a format, by default with six digits after the point, an alignment and a
  /// visibility.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy)
  }

  /// Appends a number with a format, by default with six digits after the point, an alignment and a
  /// visibility.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(number())), align, privacy)
  }

  /// Appends a number with a format, by default with six digits after the point, an alignment and a
  /// visibility.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(number())), align, privacy)
  }

  /// Appends a Boolean value with a format, by default `true` or `false`.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    let isTrue = boolean()
    append(format == .truth ? "\(isTrue)" : isTrue ? "YES" : "NO", .none, privacy)
  }

  /// Appends the description of an error, with a visibility.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append("\(error())", .none, privacy)
  }

  /// Appends the name of a type, with an alignment and a visibility.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", align, privacy)
  }
}

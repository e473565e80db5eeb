public import Foundation

/// A message with values in it.
///
/// Every value is shown but those that are `.private` or `.sensitive`, as in Xcode's console.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// Text without values.
  public init(stringLiteral value: String) { text = value }

  /// Text with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// No parts.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }

  /// Words.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: @autoclosure () -> String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    text += align.padded(privacy.shown(value()))
  }

  /// A string.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString(), align, privacy)
  }

  /// A value by its description.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, align, privacy)
  }

  /// A whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy)
  }

  /// A number, with six digits behind the point if nothing else is said.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy)
  }

  /// A number, with six digits behind the point if nothing else is said.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(number())), align, privacy)
  }

  /// A number, with six digits behind the point if nothing else is said.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(number())), align, privacy)
  }

  /// Yes or no.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    let isTrue = boolean()
    append(format == .truth ? "\(isTrue)" : isTrue ? "YES" : "NO", .none, privacy)
  }

  /// An error by its description.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append("\(error())", .none, privacy)
  }

  /// A type by its name.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", align, privacy)
  }
}

import Foundation

/// The visibility of a value in a message.
public struct OSLogPrivacy: Sendable {
  /// The text that replaces a hidden value.
  public enum Mask: Sendable {
    /// A hash of the value, which is the same for equal values and in every run.
    case hash
    /// The text `<private>`, which is the same for all values.
    case none
  }

  private let isShown: Bool
  private let mask: Mask

  /// The default visibility, which here shows the value.
  public static var auto: OSLogPrivacy { auto(mask: .none) }
  /// Shows the value in the message.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isShown: true, mask: .none) }
  /// Hides the value: the message has `<private>` instead.
  public static var `private`: OSLogPrivacy { `private`(mask: .none) }
  /// Hides the value: the message has `<private>` instead.
  public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

  /// The default visibility, which here shows the value and ignores the mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isShown: true, mask: mask) }
  /// Hides the value: the message has the mask instead.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(isShown: false, mask: mask)
  }
  /// Hides the value: the message has the mask instead.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(isShown: false, mask: mask)
  }

  func shown(_ value: String) -> String {
    if isShown { return value }
    guard mask == .hash else { return "<private>" }
    // FNV-1a, because Swift's own hash values differ between runs.
    let hash = value.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}

/// The number of columns of a value, and its alignment in them.
public struct OSLogStringAlignment {
  private let columns: () -> Int
  private let isRight: Bool

  /// No alignment: the value takes as many columns as it has characters.
  public static var none: OSLogStringAlignment { left(columns: 0) }

  /// Aligns the value to the right in at least `columns` columns, 0 to 10,000. Longer values are not cut.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  /// Aligns the value to the left in at least `columns` columns, 0 to 10,000. Longer values are not cut.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  func padded(_ text: String) -> String {
    // A line has fewer columns than 10,000.
    let padding = String(repeating: " ", count: max(min(columns(), 10_000) - text.count, 0))
    return isRight ? padding + text : text + padding
  }
}

/// The words for a Boolean value in a message.
public enum OSLogBoolFormat: Sendable {
  /// The words true and false.
  case truth
  /// The words YES and NO.
  case answer
}

/// The digits of a whole number in a message.
public struct OSLogIntegerFormatting {
  private let radix: Int
  private var prefix = ""
  private var isUppercase = false
  private var isSigned = false
  private let digits: () -> Int

  private static func of(
    _ radix: Int, prefix: String = "", isUppercase: Bool = false, isSigned: Bool = false,
    _ digits: @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: radix, prefix: prefix, isUppercase: isUppercase, isSigned: isSigned, digits: digits)
  }

  /// Decimal digits, without a plus sign.
  public static var decimal: OSLogIntegerFormatting { of(10) { 0 } }
  /// Hexadecimal digits in lower case, without the prefix 0x.
  public static var hex: OSLogIntegerFormatting { of(16) { 0 } }
  /// Octal digits, without the prefix 0.
  public static var octal: OSLogIntegerFormatting { of(8) { 0 } }

  /// Decimal digits with options.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a number that is not negative has a plus sign.
  ///   - minDigits: the least number of digits, 0 to 10,000; zeros come before a number with fewer.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    of(10, isSigned: explicitPositiveSign, minDigits)
  }

  /// Hexadecimal digits with options.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a number that is not negative has a plus sign.
  ///   - includePrefix: whether the digits have the prefix 0x.
  ///   - uppercase: whether letters are in upper case.
  ///   - minDigits: the least number of digits, 0 to 10,000; zeros come before a number with fewer.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    of(
      16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      isSigned: explicitPositiveSign, minDigits)
  }

  /// Octal digits with options.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a number that is not negative has a plus sign.
  ///   - includePrefix: whether the digits have the prefix 0.
  ///   - minDigits: the least number of digits, 0 to 10,000; zeros come before a number with fewer.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    of(8, prefix: includePrefix ? "0" : "", isSigned: explicitPositiveSign, minDigits)
  }

  func text<T: FixedWidthInteger>(of number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let sign = number < 0 ? "-" : isSigned ? "+" : ""
    let zeros = max(min(self.digits(), 10_000) - digits.count, 0)
    return sign + prefix + String(repeating: "0", count: zeros) + digits
  }
}

/// The form of a floating-point number in a message, one of C's `printf`.
public struct OSLogFloatFormatting {
  private let letter: String
  private var isSigned = false
  private var precision: (() -> Int)?

  private static func of(
    _ letter: String, _ uppercase: Bool = false, isSigned: Bool = false,
    _ precision: (() -> Int)? = nil
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? letter.uppercased() : letter, isSigned: isSigned, precision: precision)
  }

  /// Decimal digits without an exponent, with six digits after the point (`%f`).
  public static var fixed: OSLogFloatFormatting { of("f") }
  /// Hexadecimal digits with a binary exponent (`%a`).
  public static var hex: OSLogFloatFormatting { of("a") }
  /// Decimal digits with an exponent, with six digits after the point (`%e`).
  public static var exponential: OSLogFloatFormatting { of("e") }
  /// The shorter of the fixed and the exponential form (`%g`).
  public static var hybrid: OSLogFloatFormatting { of("g") }

  /// Decimal digits without an exponent, with `precision` digits after the point, 0 to 1,000.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("f", uppercase, isSigned: explicitPositiveSign, precision)
  }

  /// Decimal digits without an exponent, with six digits after the point.
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("f", uppercase, isSigned: explicitPositiveSign)
  }

  /// Hexadecimal digits with a binary exponent, as `%a` in C.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("a", uppercase, isSigned: explicitPositiveSign)
  }

  /// Decimal digits with an exponent, with `precision` digits after the point, 0 to 1,000.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("e", uppercase, isSigned: explicitPositiveSign, precision)
  }

  /// Decimal digits with an exponent, with six digits after the point.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("e", uppercase, isSigned: explicitPositiveSign)
  }

  /// The shorter of the fixed and the exponential form, with `precision` significant digits, 0 to 1,000.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("g", uppercase, isSigned: explicitPositiveSign, precision)
  }

  /// The shorter of the fixed and the exponential form, with six significant digits.
  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("g", uppercase, isSigned: explicitPositiveSign)
  }

  func text(of number: Double) -> String {
    let digits = precision.map { ".\(min(max($0(), 0), 1000))" } ?? ""
    return String(format: "%\(isSigned ? "+" : "")\(digits)\(letter)", number)
  }
}

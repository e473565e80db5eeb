import Foundation

/// Whether a value of a message is shown.
public struct OSLogPrivacy: Sendable {
  /// What stands in place of a value that is not shown.
  public enum Mask: Sendable {
    /// A number of the value, by which equal ones are known.
    case hash
    /// Nothing of it.
    case none
  }

  private let isShown: Bool
  private let mask: Mask

  /// As the system thinks: shown.
  public static var auto: OSLogPrivacy { auto(mask: .none) }
  /// Shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isShown: true, mask: .none) }
  /// Not shown.
  public static var `private`: OSLogPrivacy { `private`(mask: .none) }
  /// Not shown.
  public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

  /// As the system thinks: shown.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isShown: true, mask: mask) }
  /// Not shown, or as a number.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(isShown: false, mask: mask)
  }
  /// Not shown, or as a number.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(isShown: false, mask: mask)
  }

  func shown(_ value: String) -> String {
    if isShown { return value }
    guard mask == .hash else { return "<private>" }
    // FNV-1a, because Swift's own hash values differ from run to run.
    let hash = value.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}

/// How many columns a value takes.
public struct OSLogStringAlignment {
  private let columns: () -> Int
  private let isRight: Bool

  /// As many as it has.
  public static var none: OSLogStringAlignment { left(columns: 0) }

  /// At least some, the value at their right.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  /// At least some, the value at their left.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  func padded(_ text: String) -> String {
    // Ten thousand are more than any line has.
    let padding = String(repeating: " ", count: max(min(columns(), 10_000) - text.count, 0))
    return isRight ? padding + text : text + padding
  }
}

/// How a message shows a Bool.
public enum OSLogBoolFormat: Sendable {
  /// true, false.
  case truth
  /// YES, NO.
  case answer
}

/// How a message shows a whole number.
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

  /// With ten digits.
  public static var decimal: OSLogIntegerFormatting { of(10) { 0 } }
  /// With sixteen digits, without a prefix.
  public static var hex: OSLogIntegerFormatting { of(16) { 0 } }
  /// With eight digits, without a prefix.
  public static var octal: OSLogIntegerFormatting { of(8) { 0 } }

  /// With ten digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a number that is not negative has a plus sign.
  ///   - minDigits: zeros come before a number with fewer.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    of(10, isSigned: explicitPositiveSign, minDigits)
  }

  /// With sixteen digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a number that is not negative has a plus sign.
  ///   - includePrefix: whether 0x stands before it.
  ///   - uppercase: whether its letters are large.
  ///   - minDigits: zeros come before a number with fewer.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting {
    of(
      16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      isSigned: explicitPositiveSign, minDigits)
  }

  /// With eight digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: whether a number that is not negative has a plus sign.
  ///   - includePrefix: whether 0 stands before it.
  ///   - minDigits: zeros come before a number with fewer.
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

/// How a message shows a number.
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

  /// With digits behind the point, six if nothing else is said.
  public static var fixed: OSLogFloatFormatting { of("f") }
  /// With an exponent of sixteen.
  public static var hex: OSLogFloatFormatting { of("a") }
  /// With an exponent of ten.
  public static var exponential: OSLogFloatFormatting { of("e") }
  /// The shorter of the two.
  public static var hybrid: OSLogFloatFormatting { of("g") }

  /// With some digits behind the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("f", uppercase, isSigned: explicitPositiveSign, precision)
  }

  /// With six digits behind the point.
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("f", uppercase, isSigned: explicitPositiveSign)
  }

  /// With an exponent of sixteen.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("a", uppercase, isSigned: explicitPositiveSign)
  }

  /// With an exponent of ten, and some digits behind the point.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("e", uppercase, isSigned: explicitPositiveSign, precision)
  }

  /// With an exponent of ten.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("e", uppercase, isSigned: explicitPositiveSign)
  }

  /// The shorter of the two, with some digits.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    of("g", uppercase, isSigned: explicitPositiveSign, precision)
  }

  /// The shorter of the two.
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

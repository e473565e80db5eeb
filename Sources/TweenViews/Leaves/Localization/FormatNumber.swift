import Foundation

/// A number among the values of a text.
enum FormatNumber: Equatable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case real(Double)

  var double: Double {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    }
  }

  /// The number formatted by a specifier without a length modifier, such as "%5.2f".
  func text(_ specifier: String, locale: Locale) -> String {
    if let text = plainText(specifier, locale: locale) { return text }
    let conversion = LocalizedFormat.conversion(of: specifier)
    let start = String(specifier.dropLast())
    switch (self, conversion) {
    case (_, "f"), (_, "F"), (_, "e"), (_, "E"), (_, "g"), (_, "G"), (_, "a"), (_, "A"):
      return String(format: specifier, locale: locale, double)
    case (.real, "@"):
      return String(format: "%g", locale: locale, double)
    case (.unsigned(let value), "d"), (.unsigned(let value), "i"), (.unsigned(let value), "@"):
      return String(format: (conversion == "@" ? "%" : start) + "llu", locale: locale, value)
    case (_, "@"), (_, "s"), (_, "S"), (_, "p"):
      return String(format: "%lld", locale: locale, integer)
    case (_, "c"), (_, "C"):
      return UInt32(exactly: integer).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    default:
      return String(format: start + "ll" + String(conversion), locale: locale, integer)
    }
  }

  /// A fast path for integers without a width or precision, which are the most common; nil for others.
  private func plainText(_ specifier: String, locale: Locale) -> String? {
    switch (self, specifier) {
    case (.signed(let value), "%d"), (.signed(let value), "%i"), (.signed(let value), "%@"):
      value >= 0 && Self.groupsByCommas(locale)
        ? Self.grouped(value) : Self.formatted(value, locale)
    case (.unsigned(let value), "%u"), (.unsigned(let value), "%d"), (.unsigned(let value), "%@"):
      Self.formatted(value, locale)
    default: nil
    }
  }

  /// Not inlined, since inlining would make the caller look up the library's types on entry.
  @inline(never)
  private static func formatted(_ value: Int64, _ locale: Locale) -> String {
    value.formatted(.number.locale(locale))
  }

  @inline(never)
  private static func formatted(_ value: UInt64, _ locale: Locale) -> String {
    value.formatted(.number.locale(locale))
  }

  /// Whether whole numbers in the locale are known to be grouped as in English, "12,345". This avoids the
  /// formatter, which takes time and loads two megabytes of a library that many programs need for nothing
  /// else.
  private static func groupsByCommas(_ locale: Locale) -> Bool {
    ["en_US", "en", "en_001", "en_GB"].contains(locale.identifier)
  }

  private static func grouped(_ value: Int64) -> String {
    var bytes: [UInt8] = []
    var (rest, count) = (value.magnitude, 0)
    repeat {
      if count > 0, count % 3 == 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      count += 1
    } while rest > 0
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }

  private var integer: Int64 {
    switch self {
    case .signed(let value): value
    case .unsigned(let value): Int64(bitPattern: value)
    case .real(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
    }
  }
}

/// A number type that a format specifier can write.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  /// The specifier in a text's key, such as "%lld".
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  /// The number; nil if the value is not of a number type of the standard library.
  var number: FormatNumber? {
    switch _arg {
    case let value as Double: .real(value)
    case let value as Float: .real(Double(value))
    case let value as Int64: .signed(value)
    case let value as Int32: .signed(Int64(value))
    case let value as Int: .signed(Int64(value))
    case let value as UInt64: .unsigned(value)
    case let value as UInt32: .unsigned(UInt64(value))
    case let value as UInt: .unsigned(UInt64(value))
    default: nil
    }
  }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public var _specifier: String { "%lf" }
}

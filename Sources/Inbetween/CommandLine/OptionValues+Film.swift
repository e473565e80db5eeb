import ArgumentParser
import TweenHeadless
import TweenPaint

extension OptionValues {
  /// The colour behind the program's drawing.
  struct Background: Equatable, Sendable {
    var color: Color.Resolved
  }

  /// A positive speed as a fraction.
  struct Speed: Equatable, Sendable {
    var numerator: Int
    var denominator: Int
  }

  enum Until: Equatable, Sendable {
    case settled
  }

  static func filmForm(_ text: String) throws -> FilmForm {
    guard let form = FilmForm(rawValue: text) else {
      let names = FilmForm.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("expected one of \(names).")
    }
    return form
  }

  static func filmEncoder(_ text: String) throws -> FilmEncoder {
    guard let encoder = FilmEncoder(rawValue: text) else {
      let names = FilmEncoder.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("expected one of \(names).")
    }
    return encoder
  }

  static func filmQuality(_ text: String) throws -> Int { try whole(text, in: 0...63) }
  static func supersample(_ text: String) throws -> Int { try whole(text, in: 1...8) }
  static func motionBlur(_ text: String) throws -> Int { try whole(text, in: 1...64) }
  static func shutter(_ text: String) throws -> Int { try whole(text, in: 1...360) }

  static func until(_ text: String) throws -> Until {
    guard text == "settled" else { throw ValidationError("expected settled.") }
    return .settled
  }

  static func speed(_ text: String) throws -> Speed {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let places = parts.count == 2 ? parts[1].utf8.count : 0
    guard parts.count <= 2, places <= 3, text.utf8.count <= 8,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let number = Int(parts.joined()), number > 0
    else { throw ValidationError("expected a number above 0, such as 0.25 or 2.") }
    var denominator = 1
    for _ in 0..<places { denominator *= 10 }
    guard number <= 1000 * denominator, number * 1000 >= denominator else {
      throw ValidationError("expected a number from 0.001 to 1000.")
    }
    return Speed(numerator: number, denominator: denominator)
  }

  static func background(_ text: String) throws -> Background {
    switch text {
    case "clear": return Background(color: .transparent)
    case "white": return Background(color: color(0xFFFF_FFFF))
    case "black": return Background(color: color(0x0000_00FF))
    default: break
    }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), [6, 8].contains(digits.utf8.count),
      digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else {
      throw ValidationError("expected clear, white, black or a color such as #1e90ff or #1e90ff80.")
    }
    return Background(color: color(digits.utf8.count == 6 ? value << 8 | 255 : value))
  }

  /// The colour of an encoded value 0xRRGGBBAA.
  private static func color(_ value: UInt32) -> Color.Resolved {
    func channel(_ shift: UInt32) -> Float { Float(value >> shift & 255) / 255 }
    return Color.Resolved(
      colorSpace: .sRGB, red: channel(24), green: channel(16), blue: channel(8), opacity: channel(0)
    )
  }
}

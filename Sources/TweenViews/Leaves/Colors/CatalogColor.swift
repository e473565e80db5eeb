import TweenMath
import TweenPaint

/// A colour as written in a colour set: components in a space, or the name of a system colour.
struct CatalogColor: Decodable {
  /// The reason why a colour is invalid, as the end of a sentence.
  struct Flaw: Error, Equatable {
    var reason: String
  }

  /// A number as a string in one of four formats, or a bare JSON number.
  enum Component: Decodable, Equatable {
    case text(String)
    case number(Double)
    /// A value of another type.
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .other
      }
    }

    /// Whether the component is the number 1, with any zeros or blanks around it.
    var isOne: Bool {
      switch self {
      case .text(let text): Int(text.filter { !$0.isWhitespace }) == 1
      case .number(let number): number == 1
      case .other: false
      }
    }

    /// The component as a fraction of 1, from "0.500", the byte "128", or the hex bytes "0x80" and "#80";
    /// nil for other texts. A bare number is a fraction, except that a whole number above 1 is a byte.
    var value: Double? {
      switch self {
      case .number(let number):
        return number > 1 && number == number.rounded() ? number / 255 : number
      case .other: return nil
      case .text(let text):
        let digits = text.filter { !$0.isWhitespace }.lowercased()
        for mark in ["0x", "#"] where digits.hasPrefix(mark) {
          return UInt8(digits.dropFirst(mark.count), radix: 16).map { Double($0) / 255 }
        }
        if let byte = Int(digits) { return Double(byte) / 255 }
        // Swift also accepts "nan", "inf" and hexadecimal floats as numbers.
        guard digits.allSatisfy({ "+-.e0123456789".contains($0) }), let value = Double(digits),
          value.isFinite
        else { return nil }
        return value
      }
    }
  }

  var colorSpace: String?
  var components: [String: Component]?
  /// The system colour's name, such as "systemBlueColor".
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case components, reference
    case colorSpace = "color-space"
  }

  /// The colour that the set describes.
  func color() throws(Flaw) -> Color {
    if let reference {
      guard let color = Self.references[reference] else {
        throw Flaw(reason: "names the unknown system color \"\(reference)\"")
      }
      return color
    }
    let opacity = components?["alpha"] == nil ? 1 : try component("alpha")
    switch colorSpace {
    case nil, "srgb", "extended-srgb": return try color(in: .sRGB, opacity: opacity)
    case "extended-linear-srgb": return try color(in: .sRGBLinear, opacity: opacity)
    case "display-p3": return try color(in: .displayP3, opacity: opacity)
    case "gray-gamma-22", "extended-gray":
      // A plain power: sRGB's encoding is linear near black instead. Negative values are mirrored, as in
      // sRGB.
      let white = try component("white")
      let light = Elementary.pow(white.magnitude, 2.2)
      return Color(.sRGBLinear, white: white < 0 ? -light : light, opacity: opacity)
    case .some(let name):
      throw Flaw(reason: "has the unsupported color space \"\(name)\"")
    }
  }

  private func color(in space: Color.RGBColorSpace, opacity: Double) throws(Flaw) -> Color {
    Color(
      space, red: try component("red"), green: try component("green"), blue: try component("blue"),
      opacity: opacity)
  }

  private func component(_ name: String) throws(Flaw) -> Double {
    guard let component = components?[name] else {
      throw Flaw(reason: "has no component \"\(name)\"")
    }
    // An opacity is not written as a byte, but a plain "1" for opaque is common.
    if name == "alpha", component.isOne { return 1 }
    guard let value = component.value else {
      throw Flaw(
        reason: "has a component \"\(name)\" that is neither a number from 0 to 1 nor a byte")
    }
    return value
  }

  /// The system colours that a set can refer to, by their names there.
  private static let references: [String: Color] = {
    let hues: [String: Color] = [
      "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green,
      "systemMint": .mint, "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue,
      "systemIndigo": .indigo, "systemPurple": .purple, "systemPink": .pink, "systemBrown": .brown,
      "systemGray": .gray, "tint": .accentColor, "controlAccent": .accentColor,
      "text": .primary, "controlText": .primary, "black": .black, "white": .white, "clear": .clear,
    ]
    let others = SystemStyles.allCases.map { ($0.rawValue, Color(provider: $0)) }
    return Dictionary(
      (Array(hues) + others).map { ($0.0 + "Color", $0.1) }, uniquingKeysWith: { hue, _ in hue })
  }()
}

import TweenPaint

/// Texts and names in XML and CSS.
enum SVGEscape {
  /// A text as the value of an attribute in double quotes; nil for an empty result. Characters that
  /// XML 1.0 does not permit are omitted.
  static func attribute(_ text: String) -> String? {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped.contains { $0 != " " } ? escaped : nil
  }

  /// The name of a blend mode in CSS; `normal` for operators that CSS does not support.
  static func name(of blend: BlendOperator) -> String {
    switch blend {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    default: "normal"
    }
  }
}

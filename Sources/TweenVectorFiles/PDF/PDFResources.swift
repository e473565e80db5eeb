import TweenPaint

/// The named resources of a content stream (ISO 32000-1, 7.8.3), in the order of the first use.
struct PDFResources {
  enum Kind: CaseIterable {
    case state
    case shading
    case object
    case font

    fileprivate var entry: String {
      switch self {
      case .state: "ExtGState"
      case .shading: "Shading"
      case .object: "XObject"
      case .font: "Font"
      }
    }

    fileprivate var letter: String {
      switch self {
      case .state: "G"
      case .shading: "S"
      case .object: "X"
      case .font: "F"
      }
    }
  }

  private var used: [Kind: [PDFObjects.Reference]] = [:]

  /// The name of an object: a letter and the object's number.
  mutating func name(_ kind: Kind, _ reference: PDFObjects.Reference) -> String {
    if used[kind]?.contains(reference) != true { used[kind, default: []].append(reference) }
    return "\(kind.letter)\(reference)"
  }

  /// The dictionary.
  var text: String {
    let parts = Kind.allCases.compactMap { kind -> String? in
      guard let references = used[kind] else { return nil }
      let names = references.map { "/\(kind.letter)\($0) \($0) 0 R" }.joined(separator: " ")
      return "/\(kind.entry) << \(names) >>"
    }
    return "<< \(parts.joined(separator: " ")) >>"
  }
}

/// Names and colours in content streams.
enum PDFNames {
  /// The name of a blend mode (11.3.5); `Normal` for operators that PDF does not support.
  static func name(of blend: BlendOperator) -> String {
    switch blend {
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    default: "Normal"
    }
  }

  /// The operands of `rg` and `RG`.
  static func color(_ color: VectorColor) -> String {
    [color.red, color.green, color.blue]
      .map { VectorBytes.text(Double($0) / 255, digits: 4) }.joined(separator: " ")
  }
}

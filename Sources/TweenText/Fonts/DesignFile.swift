/// A file with the letters of a design, and the changes that make other looks of it for which the
/// family has no file.
struct DesignFile {
  var name: String
  var variant: FontVariant

  /// The files of a design other than the default one, the best first. Rounded letters are made
  /// from the default family's own.
  static func files(of design: FontRequest.Design, _ look: FontLook) -> [DesignFile] {
    let bold = look.isBold
    switch design {
    case .standard, .rounded: return []
    case .serif:
      let style =
        look.isItalic ? bold ? "BoldItalic" : "Italic" : bold ? "Bold" : "Regular"
      let stem = bold ? 0.152 : 0.094
      return ["NotoSerif-\(style)", "DejaVuSerif" + (style == "Regular" ? "" : "-\(style)")].map {
        DesignFile($0, look, stem, serifGain(look.weight))
      }
    case .monospaced:
      let stem = bold ? 0.145 : 0.09
      let names = [
        "NotoSansMono-\(bold ? "Bold" : "Regular")", "DejaVuSansMono" + (bold ? "-Bold" : ""),
      ]
      return names.map { name in
        DesignFile(name, look, stem, monospacedGain(look.weight), isSlanted: look.isItalic)
      }
    }
  }

  private init(
    _ stem: String, _ look: FontLook, _ width: Double, _ gain: Double, isSlanted: Bool = false
  ) {
    name = stem + ".ttf"
    variant = look.variant(isSlanted: isSlanted)
    if gain != 0 { (variant.stem, variant.boldness) = (width, gain) }
  }

  // Both families have a regular and a bold file, whose upright strokes are nearly as wide as those
  // of the default family: 0.09 and 0.15 em. For other weights the distance to the neighbouring
  // weight is that of the default family. Light serif letters stop earlier, since their thin strokes
  // would vanish, and so do heavy ones in columns, where M and W would fill up.

  private static func serifGain(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: -0.03
    case .thin: -0.023
    case .light: -0.014
    default: gain(weight)
    }
  }

  private static func monospacedGain(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: -0.05
    case .thin: -0.036
    case .light: -0.019
    case .heavy: 0.017
    case .black: 0.034
    default: gain(weight)
    }
  }

  private static func gain(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular, .bold: 0
    case .medium: 0.019
    case .semibold: -0.02
    case .heavy: 0.0224
    case .black: 0.0447
    }
  }

  /// The radius that rounds the end of an upright stroke of the default family to a half circle, in
  /// sizes of the font.
  static func rounding(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.0227 / 2
    case .thin: 0.0433 / 2
    case .light: 0.0632 / 2
    case .regular: 0.0838 / 2
    case .medium: 0.1062 / 2
    case .semibold: 0.1286 / 2
    case .bold: 0.1513 / 2
    case .heavy: 0.1737 / 2
    case .black: 0.196 / 2
    }
  }
}

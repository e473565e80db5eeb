import Foundation
import TweenViews

/// What a font of UIKit's is made of.
struct FontRecipe: Hashable, Sendable {
  /// A family or a font by its PostScript name; nil: the system's.
  var name: String?
  /// In points.
  var size: CGFloat
  var weight = Font.Weight.regular
  /// How much wider than usual letters are, as a share of it.
  var width: CGFloat = 0
  var design = Font.Design.default
  var isItalic = false
  var isBold = false
  var hasMonospacedDigits = false
  /// The text style it came from.
  var style: UIFont.TextStyle?

  /// The font as views show it, of a fixed size.
  var font: Font {
    var font =
      name.map { Font.custom($0, fixedSize: size) }
      ?? Font.system(size: size, weight: weight, design: design)
    if isItalic { font = font.italic() }
    if isBold { font = font.bold() }
    if width != 0 { font = font.width(Font.Width(width)) }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }

  /// The weight as names of fonts end in it.
  var weightName: String {
    if isBold { return "Bold" }
    return UIFont.Weight.named.first { $0.fontWeight == weight }?.name ?? "Regular"
  }
}

import Foundation
import TweenViews

/// The properties of a UIKit font.
struct FontRecipe: Hashable, Sendable {
  /// The family or PostScript name; nil: the system's font.
  var name: String?
  /// The size in points.
  var size: CGFloat
  var weight = Font.Weight.regular
  /// The additional width of letters, as a share of the usual width.
  var width: CGFloat = 0
  var design = Font.Design.default
  var isItalic = false
  var isBold = false
  var hasMonospacedDigits = false
  /// The text style from which the font was created; nil: none.
  var style: UIFont.TextStyle?

  /// The same font as SwiftUI's type, in a fixed size.
  var font: Font {
    var font =
      name.map { Font.custom($0, fixedSize: size) }
      ?? Font.system(size: size, weight: weight, design: design)
    if isItalic { font = font.italic() }
    if isBold { font = font.bold() }
    if width != 0 { font = font.width(Font.Width(width)) }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }

  /// The name of the weight as it appears at the end of font names.
  var weightName: String {
    if isBold { return "Bold" }
    return UIFont.Weight.named.first { $0.fontWeight == weight }?.name ?? "Regular"
  }
}

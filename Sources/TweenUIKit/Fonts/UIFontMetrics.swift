import Foundation
import TweenViews

/// A scale for lengths and fonts that follows the text size that the user has chosen, as a text style
/// does.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: Font.TextStyle

  /// Creates the scale of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  /// The scale of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns a length at the text size of the program's window, in whole points. `value` is the length
  /// at the default text size, at which it is returned unchanged.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length at the text size of given traits; nil: of the program's window.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let size = traits.preferredContentSizeCategory.dynamicTypeSize ?? .large
    let factor = style.size(at: size) / style.size(at: .large)
    return factor == 1 ? value : (value * CGFloat(factor)).rounded()
  }

  /// Returns a font at the text size of the program's window. `font` is the font at the default text
  /// size.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font at the text size of the program's window, with a size of at most `maximumPointSize`
  /// points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
}

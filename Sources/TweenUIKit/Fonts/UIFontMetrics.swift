import Foundation
import TweenViews

/// Makes lengths and fonts grow with the text size that the user has chosen, as a text style does.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: Font.TextStyle

  /// What grows as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  /// What grows as the body's text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A length at the text size of the program's window, where `value` is that at the default one; in
  /// whole points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length at the text size of some surroundings; nil: of the program's window.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let size = traits.preferredContentSizeCategory.dynamicTypeSize ?? .large
    let factor = style.size(at: size) / style.size(at: .large)
    return factor == 1 ? value : (value * CGFloat(factor)).rounded()
  }

  /// A font at the text size of the program's window, where `font` is that at the default one.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// The same, at most of a size, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
}

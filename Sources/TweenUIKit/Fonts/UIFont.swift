import Foundation
import TweenMotion
import TweenText
import TweenViews

/// An immutable font of a fixed size.
///
/// `Font(_:)` converts it to SwiftUI's type. Metrics are those of the drawn text.
public final class UIFont: NSObject, Sendable {
  /// The properties of the font.
  let recipe: FontRecipe

  init(_ recipe: FontRecipe) { self.recipe = recipe }

  private var request: FontRequest { recipe.font.request }
  private var metrics: LineMetrics { TextEngine.shared.lineMetrics(of: request) }

  // MARK: Making fonts

  /// Returns the system's font in the regular weight, in a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system's font in a weight, in a size in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRecipe(size: fontSize, weight: weight.fontWeight))
  }

  /// Returns the system's font in a weight and a width, in a size in points.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    UIFont(FontRecipe(size: fontSize, weight: weight.fontWeight, width: width.rawValue))
  }

  /// Returns the system's font in the bold weight, in a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system's font in italic, in a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRecipe(size: fontSize, isItalic: true))
  }

  /// Returns the system's monospaced font, in a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRecipe(size: fontSize, weight: weight.fontWeight, design: .monospaced))
  }

  /// Returns the system's font with monospaced digits, in a size in points.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(
      FontRecipe(size: fontSize, weight: weight.fontWeight, hasMonospacedDigits: true))
  }

  /// Returns the font of a text style at the text size that the user has chosen. Its size is fixed: it
  /// does not follow later changes.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of given traits; nil: of the program's window.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let size = style.style.size(at: traits.preferredContentSizeCategory.dynamicTypeSize ?? .large)
    return UIFont(
      FontRecipe(
        size: CGFloat(size), weight: style.style == .headline ? .semibold : .regular, style: style))
  }

  /// Creates the font of a family, or the font with a PostScript name, in a size in points; nil where
  /// neither the program nor the machine has a font with the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard TextEngine.shared.hasFont(named: fontName) else { return nil }
    self.init(FontRecipe(name: fontName, size: fontSize))
  }

  /// Creates a font from a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The face, its traits and a size.
  ///   - pointSize: The size in points; 0 or less: the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var recipe = descriptor.recipe
    if pointSize > 0 { recipe.size = pointSize }
    self.init(recipe)
  }

  /// Returns this font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var recipe = recipe
    recipe.size = fontSize
    return UIFont(recipe)
  }

  /// The font's descriptor, from which similar fonts can be created.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(recipe) }

  // MARK: Measures

  /// The size of the font, in points.
  public var pointSize: CGFloat { recipe.size }
  /// The height of letters above the baseline, in points.
  public var ascender: CGFloat { CGFloat(metrics.ascent) }
  /// The depth of letters below the baseline, in points, as a negative number.
  public var descender: CGFloat { -CGFloat(metrics.descent) }
  /// The height of a line, in points, without the space between lines.
  public var lineHeight: CGFloat { CGFloat(metrics.ascent + metrics.descent) }
  /// The font's recommended space between lines, in points.
  public var leading: CGFloat { CGFloat(metrics.leading) }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { CGFloat(TextEngine.shared.letterHeights(of: request).capital) }
  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { CGFloat(TextEngine.shared.letterHeights(of: request).small) }
  /// The name with which the font was created; for the system's font, ".SFUI-" and the weight.
  public var fontName: String { recipe.name ?? ".SFUI-\(recipe.weightName)" }
  /// The name with which the font was created; for the system's font, ".AppleSystemUIFont".
  public var familyName: String { recipe.name ?? ".AppleSystemUIFont" }

  /// The default size of text, in points: 14, as on a phone.
  public static let systemFontSize: CGFloat = 14
  /// The default size of small text, in points: 12.
  public static let smallSystemFontSize: CGFloat = 12
  /// The default size of labels, in points: 17.
  public static let labelFontSize: CGFloat = 17
  /// The default size of button titles, in points: 18.
  public static let buttonFontSize: CGFloat = 18

  /// Returns whether an object is a `UIFont` of the same face, traits and size.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.recipe == recipe
  }

  /// The hash value of the font, which differs between runs.
  public override var hash: Int { recipe.hashValue }

  /// The name and the size of the font.
  public override var description: String { "\(fontName) \(pointSize)" }
}

extension Font {
  /// Creates a font from UIKit's, in its fixed size, independent of the text size that the user has
  /// chosen.
  public init(_ font: UIFont) { self = font.recipe.font }
}

import Foundation
import TweenMotion
import TweenText
import TweenViews

/// A font of a fixed size as UIKit has it: an object that never changes.
///
/// `Font(_:)` makes a view's font of it. Text is measured as it is drawn.
public final class UIFont: NSObject, Sendable {
  /// What the font is made of.
  let recipe: FontRecipe

  init(_ recipe: FontRecipe) { self.recipe = recipe }

  private var request: FontRequest { recipe.font.request }
  private var metrics: LineMetrics { TextEngine.shared.lineMetrics(of: request) }

  // MARK: Making fonts

  /// The system's font of the regular weight, in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font, in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRecipe(size: fontSize, weight: weight.fontWeight))
  }

  /// The system's font, in points, its letters stretched.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    UIFont(FontRecipe(size: fontSize, weight: weight.fontWeight, width: width.rawValue))
  }

  /// The system's font of the bold weight, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font in italic, in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRecipe(size: fontSize, isItalic: true))
  }

  /// The system's font whose letters are all as wide as each other, in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRecipe(size: fontSize, weight: weight.fontWeight, design: .monospaced))
  }

  /// The system's font whose digits are all as wide as each other, in points.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(
      FontRecipe(size: fontSize, weight: weight.fontWeight, hasMonospacedDigits: true))
  }

  /// A text style's font at the text size that the user has chosen; it doesn't grow later.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// A text style's font at the text size of some surroundings.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let size = style.style.size(at: traits.preferredContentSizeCategory.dynamicTypeSize ?? .large)
    return UIFont(
      FontRecipe(
        size: CGFloat(size), weight: style.style == .headline ? .semibold : .regular, style: style))
  }

  /// The font of a family, or by its PostScript name, in points; nil where there is none of that
  /// name among the program's files and the machine's.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard TextEngine.shared.hasFont(named: fontName) else { return nil }
    self.init(FontRecipe(name: fontName, size: fontSize))
  }

  /// The font that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: The face, its traits and a size.
  ///   - pointSize: Its size; 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var recipe = descriptor.recipe
    if pointSize > 0 { recipe.size = pointSize }
    self.init(recipe)
  }

  /// The same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var recipe = recipe
    recipe.size = fontSize
    return UIFont(recipe)
  }

  /// What the font is, to make others of it.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(recipe) }

  // MARK: Measures

  /// The size, in points.
  public var pointSize: CGFloat { recipe.size }
  /// How far letters reach above the baseline, in points.
  public var ascender: CGFloat { CGFloat(metrics.ascent) }
  /// How far letters reach below the baseline, in points: a negative number.
  public var descender: CGFloat { -CGFloat(metrics.descent) }
  /// The height of a line, in points, without the space between lines.
  public var lineHeight: CGFloat { CGFloat(metrics.ascent + metrics.descent) }
  /// The space between lines that the font asks for, in points.
  public var leading: CGFloat { CGFloat(metrics.leading) }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { CGFloat(TextEngine.shared.letterHeights(of: request).capital) }
  /// The height of a small x, in points.
  public var xHeight: CGFloat { CGFloat(TextEngine.shared.letterHeights(of: request).small) }
  /// The name that the font was asked for by; the system's is ".SFUI-Regular" and its kin.
  public var fontName: String { recipe.name ?? ".SFUI-\(recipe.weightName)" }
  /// The family's name as far as it is known: that of the system's is ".AppleSystemUIFont".
  public var familyName: String { recipe.name ?? ".AppleSystemUIFont" }

  /// The size of words in points, unless a program says another: 14 on a phone.
  public static let systemFontSize: CGFloat = 14
  /// The size of small words in points: 12.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of words on labels in points: 17.
  public static let labelFontSize: CGFloat = 17
  /// The size of words on buttons in points: 18.
  public static let buttonFontSize: CGFloat = 18

  /// Whether an object is a `UIFont` of the same face, traits and size.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.recipe == recipe
  }

  /// The same for equal objects; another in the next run.
  public override var hash: Int { recipe.hashValue }

  /// The name and the size.
  public override var description: String { "\(fontName) \(pointSize)" }
}

extension Font {
  /// A font of UIKit's: of its size, whatever text size the user has chosen.
  public init(_ font: UIFont) { self = font.recipe.font }
}

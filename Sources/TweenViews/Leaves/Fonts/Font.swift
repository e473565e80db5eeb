import Foundation
import TweenMotion
import TweenText

/// A font: a family, a size, and the style of its letters. Text layout resolves it to a font file.
public struct Font: Hashable, Sendable {
  /// The weight of a font's letters. Text uses the nearest weight for which there is a font file.
  public struct Weight: Hashable, Sendable {
    /// The weight as in font files: 100...900.
    let value: Double

    /// The lightest weight: 100 in font files.
    public static let ultraLight = Weight(value: 100)
    /// A thin weight: 200 in font files.
    public static let thin = Weight(value: 200)
    /// A light weight: 300 in font files.
    public static let light = Weight(value: 300)
    /// The regular weight: 400 in font files; used by all text styles but the headline.
    public static let regular = Weight(value: 400)
    /// A medium weight: 500 in font files.
    public static let medium = Weight(value: 500)
    /// A semibold weight: 600 in font files; used by the headline style.
    public static let semibold = Weight(value: 600)
    /// A bold weight: 700 in font files.
    public static let bold = Weight(value: 700)
    /// A heavy weight: 800 in font files.
    public static let heavy = Weight(value: 800)
    /// The heaviest weight: 900 in font files.
    public static let black = Weight(value: 900)
  }

  /// The width of a font's letters. Letters are stretched; no other font file is used.
  public struct Width: Hashable, Sendable {
    /// The difference to the usual width as a fraction of it: 0 is the usual width, -0.25 a quarter less.
    public var value: CGFloat

    /// Creates a width by its difference to the usual width, as a fraction of it. Text is shown with values
    /// from -0.5 to 1, in steps of 1/64; other values are limited to that range, and values that are not
    /// finite count as 0.
    public init(_ value: CGFloat) { self.value = value }

    /// A very narrow width: letters are three fifths as wide as usual.
    public static let compressed = Width(-0.4)
    /// A narrow width: letters are four fifths as wide as usual.
    public static let condensed = Width(-0.2)
    /// The usual width of the font file.
    public static let standard = Width(0)
    /// A wide width: letters are one fifth wider than usual.
    public static let expanded = Width(0.2)
  }

  /// The design of the system font's letters.
  public enum Design: Hashable, Sendable {
    /// `default` is the sans-serif that text uses by default; the others are as named. If the font files of
    /// a design are missing, the text uses `default`, with a warning. Fonts made by `custom` keep their own
    /// letters.
    case `default`, serif, rounded, monospaced
  }

  /// The distance between the lines of a text.
  public enum Leading: Hashable, Sendable {
    /// `standard` is the distance that the font file sets; `tight` is less by a tenth of the line height,
    /// `loose` more by the same amount.
    case standard, tight, loose
  }

  /// The source of the family and the size.
  enum Base: Hashable, Sendable {
    case size(CGFloat)
    case style(TextStyle)
    /// A family, or a font by its PostScript name, with a size that scales with a text style; nil for a
    /// fixed size.
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }

  private let base: Base
  private var traits = FontTraits()

  private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    traits.weight = weight
    traits.design = design
  }

  // MARK: The text styles

  /// The font of large titles: 34 points at the default text size.
  public static let largeTitle = system(.largeTitle)
  /// The font of titles: 28 points at the default text size.
  public static let title = system(.title)
  /// The font of second-level titles: 22 points at the default text size.
  public static let title2 = system(.title2)
  /// The font of third-level titles: 20 points at the default text size.
  public static let title3 = system(.title3)
  /// The font of headlines: 17 points at the default text size, semibold.
  public static let headline = system(.headline)
  /// The font of subheadlines: 15 points at the default text size.
  public static let subheadline = system(.subheadline)
  /// The font of body text, and the default of all text: 17 points at the default text size.
  public static let body = system(.body)
  /// The font of callouts: 16 points at the default text size.
  public static let callout = system(.callout)
  /// The font of footnotes: 13 points at the default text size.
  public static let footnote = system(.footnote)
  /// The font of captions: 12 points at the default text size.
  public static let caption = system(.caption)
  /// The font of second-level captions: 11 points at the default text size.
  public static let caption2 = system(.caption2)

  // MARK: Making fonts

  /// Returns the system font at a fixed size in points, which does not scale with the user's text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// Returns the system font at the size and weight of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// Returns a family, or a font by its PostScript name. `size` is its size in points at the default text
  /// size; it scales like body text. If there is no such font, text uses the system font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }

  /// Returns a custom font, like `custom(_:size:)`, that scales like another text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  /// Returns a custom font, like `custom(_:size:)`, with a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }

  // MARK: Variants

  /// Returns the font with a weight. `bold()` can still raise it; a weight set on the text, or around it,
  /// has precedence.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// Returns the font with a width; a width set on the text, or around it, has precedence.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// Returns the font with bold letters: at least the weight `semibold` in text styles smaller than titles,
  /// and at least `bold` in all others.
  public func bold() -> Font { with { $0.isBold = true } }

  /// Returns the font in italic. Letters are slanted by 12 degrees if the family has no italic.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// Returns the font in the monospaced design, in which all letters have the same width.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }

  /// Returns the font with digits of the same width; letters keep their widths.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// Returns the font with all letters as small capitals.
  public func smallCaps() -> Font {
    with {
      $0.hasLowercaseSmallCaps = true
      $0.hasUppercaseSmallCaps = true
    }
  }

  /// Returns the font with lowercase letters as small capitals.
  public func lowercaseSmallCaps() -> Font { with { $0.hasLowercaseSmallCaps = true } }

  /// Returns the font with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.hasUppercaseSmallCaps = true } }

  /// Returns the font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// The font with lines as close as in UIKit's labels, for headers and footers of lists.
  package var withCloseLines: Font { with { $0.hasCloseLines = true } }

  func with(_ change: (inout FontTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }

  // MARK: Resolving

  /// The request from which text is shaped, for a text size and a bold setting of the user.
  ///
  /// - Parameters:
  ///   - outer: The traits set on and around the text; they have precedence over the font's own.
  ///   - scale: A factor for the size.
  func request(
    _ outer: FontTraits = FontTraits(), scale: Double = 1, dynamicTypeSize: DynamicTypeSize,
    legibilityWeight: LegibilityWeight?
  ) -> FontRequest {
    var traits = traits
    traits.override(with: outer)
    var request = FontRequest(size: size(dynamicTypeSize) * scale, weight: base.weight.value)
    if case .custom(let name, _, _) = base { request.family = .named(name) }
    traits.apply(to: &request, bold: base.boldWeight)
    if case .style = base, request.family.isSystemFace {
      let size = size(dynamicTypeSize)
      request.lineGap =
        (traits.hasCloseLines == true
          ? TextStyle.closeLineGap(size: size) : TextStyle.lineGap(size: size)) * scale
    }
    if legibilityWeight == .bold {
      request.weight = min(request.weight + Self.legibleStep, Weight.black.value)
    }
    return request
  }

  /// The amount that the user's bold setting adds to weights: two named weights.
  private static let legibleStep: Double = 200

  /// The request for the default text size and no bold setting.
  package var request: FontRequest { request(dynamicTypeSize: .large, legibilityWeight: nil) }

  private func size(_ dynamicTypeSize: DynamicTypeSize) -> Double {
    switch base {
    case .size(let size): Double(size)
    case .style(let style): style.size(at: dynamicTypeSize)
    case .custom(_, let size, let style):
      Double(size) * (style?.scale(at: dynamicTypeSize) ?? 1)
    }
  }
}

extension Font.Base {
  /// The weight if no other is set.
  fileprivate var weight: Font.Weight {
    if case .style(.headline) = self { return .semibold }
    return .regular
  }

  /// The minimum weight of bold letters: emphasis is semibold in styles for reading.
  fileprivate var boldWeight: Font.Weight {
    guard case .style(let style) = self else { return .bold }
    return switch style {
    case .largeTitle, .title, .title2: .bold
    case .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2:
      .semibold
    }
  }
}

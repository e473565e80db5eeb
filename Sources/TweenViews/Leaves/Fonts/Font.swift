import Foundation
import TweenMotion
import TweenText

/// A font: a family, a size and how its letters look. It becomes a face where text is laid out.
public struct Font: Hashable, Sendable {
  /// How heavy letters are. Text is shown in the nearest weight that there is a font file of.
  public struct Weight: Hashable, Sendable {
    /// As font files number it: 100...900.
    let value: Double

    /// 100 in font files: the lightest.
    public static let ultraLight = Weight(value: 100)
    /// 200 in font files.
    public static let thin = Weight(value: 200)
    /// 300 in font files.
    public static let light = Weight(value: 300)
    /// 400 in font files: that of all text styles but the headline.
    public static let regular = Weight(value: 400)
    /// 500 in font files.
    public static let medium = Weight(value: 500)
    /// 600 in font files: that of the headline.
    public static let semibold = Weight(value: 600)
    /// 700 in font files.
    public static let bold = Weight(value: 700)
    /// 800 in font files.
    public static let heavy = Weight(value: 800)
    /// 900 in font files: the heaviest.
    public static let black = Weight(value: 900)
  }

  /// How wide letters are. They are stretched: no other font file is taken.
  public struct Width: Hashable, Sendable {
    /// How much wider than the usual, as a share of it: 0 is the usual width, -0.25 a quarter less.
    public var value: CGFloat

    /// A width that is larger than the usual by a share of it. Text is shown as from -0.5 to 1, in
    /// steps of a 64th: what lies outside counts as the nearer end, and what is not finite as 0.
    public init(_ value: CGFloat) { self.value = value }

    /// -0.4: letters are three fifths as wide.
    public static let compressed = Width(-0.4)
    /// -0.2: letters are four fifths as wide.
    public static let condensed = Width(-0.2)
    /// 0: letters as the font file has them.
    public static let standard = Width(0)
    /// 0.2: letters are a fifth wider.
    public static let expanded = Width(0.2)
  }

  /// The kind of letters.
  public enum Design: Hashable, Sendable {
    /// `default` is the sans-serif that text is shown in where nothing says another, the rest are
    /// as named. A design whose font files are missing is shown as `default`, with a warning; fonts
    /// made by `custom` keep their own letters.
    case `default`, serif, rounded, monospaced
  }

  /// How far the lines of a text are apart.
  public enum Leading: Hashable, Sendable {
    /// `standard` is the distance that the font asks for; `tight` takes a tenth of the height of
    /// its lines away, `loose` adds as much.
    case standard, tight, loose
  }

  /// Where the family and the size come from.
  enum Base: Hashable, Sendable {
    case size(CGFloat)
    case style(TextStyle)
    /// A family, or a font by its PostScript name, which grows as a text style does; nil: it
    /// doesn't.
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

  /// The large title's: 34 points at the default text size.
  public static let largeTitle = system(.largeTitle)
  /// The title's: 28 points at the default text size.
  public static let title = system(.title)
  /// The second title's: 22 points at the default text size.
  public static let title2 = system(.title2)
  /// The third title's: 20 points at the default text size.
  public static let title3 = system(.title3)
  /// The headline's: 17 points at the default text size, semibold.
  public static let headline = system(.headline)
  /// The subheadline's: 15 points at the default text size.
  public static let subheadline = system(.subheadline)
  /// The body's: 17 points at the default text size. Text has it where nothing says another.
  public static let body = system(.body)
  /// The callout's: 16 points at the default text size.
  public static let callout = system(.callout)
  /// The footnote's: 13 points at the default text size.
  public static let footnote = system(.footnote)
  /// The caption's: 12 points at the default text size.
  public static let caption = system(.caption)
  /// The second caption's: 11 points at the default text size.
  public static let caption2 = system(.caption2)

  // MARK: Making fonts

  /// The system's font at a size in points, whatever text size the user has chosen.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// The system's font at the size and weight of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// A family, or a font by its PostScript name, that grows with the body text of the user's text
  /// size: `size` is that of the default one. The system's font where there is none of that name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }

  /// As `custom(_:size:)`, growing as another text style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  /// As `custom(_:size:)`, always of the same size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }

  // MARK: Variants

  /// In that weight. `bold()` may still raise it; a weight that is said of the text, or around it,
  /// goes before.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// In that width; one that is said of the text, or around it, goes before.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// Bold letters: at least of the weight `semibold` in text styles smaller than titles, of `bold` in
  /// all others.
  public func bold() -> Font { with { $0.isBold = true } }

  /// In italic; upright letters are slanted by 12 degrees where the family has no italic.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The design in which all letters are as wide as each other.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }

  /// All digits are as wide as each other; letters stay as they are.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// All letters are shown as small capitals.
  public func smallCaps() -> Font {
    with {
      $0.hasLowercaseSmallCaps = true
      $0.hasUppercaseSmallCaps = true
    }
  }

  /// Lowercase letters are shown as small capitals.
  public func lowercaseSmallCaps() -> Font { with { $0.hasLowercaseSmallCaps = true } }

  /// Capitals are shown as small capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.hasUppercaseSmallCaps = true } }

  /// How far lines are apart.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// With lines as close as UIKit's labels have them: what stands around the rows of lists.
  package var withCloseLines: Font { with { $0.hasCloseLines = true } }

  func with(_ change: (inout FontTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }

  // MARK: Resolving

  /// What text is shaped with where the user has chosen a text size and a legibility.
  ///
  /// - Parameters:
  ///   - outer: What is said of fonts around and on the text; it goes before what the font says.
  ///   - scale: What the size is multiplied with.
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

  /// What the user's wish for bold text adds to weights: two named ones.
  private static let legibleStep: Double = 200

  /// As the default text size and legibility have it.
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
  /// The weight where nothing says another.
  fileprivate var weight: Font.Weight {
    if case .style(.headline) = self { return .semibold }
    return .regular
  }

  /// The least weight of bold letters: emphasis is semibold in the styles that are read.
  fileprivate var boldWeight: Font.Weight {
    guard case .style(let style) = self else { return .bold }
    return switch style {
    case .largeTitle, .title, .title2: .bold
    case .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2:
      .semibold
    }
  }
}

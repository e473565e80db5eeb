import Foundation
import TweenViews

extension UIFont {
  /// The weight of a font: 0 is regular, lighter weights are below and heavier ones above.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number of the weight, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from a number. Text is drawn in the nearest named weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number. Text is drawn in the nearest named weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultralight weight, -0.8, the lightest.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight, -0.6.
    public static let thin = Weight(-0.6)
    /// The light weight, -0.4.
    public static let light = Weight(-0.4)
    /// The regular weight, 0.
    public static let regular = Weight(0)
    /// The medium weight, 0.23.
    public static let medium = Weight(0.23)
    /// The semibold weight, 0.3.
    public static let semibold = Weight(0.3)
    /// The bold weight, 0.4.
    public static let bold = Weight(0.4)
    /// The heavy weight, 0.56.
    public static let heavy = Weight(0.56)
    /// The black weight, 0.62, the heaviest.
    public static let black = Weight(0.62)

    static let named: [(weight: Weight, fontWeight: Font.Weight, name: String)] = [
      (.ultraLight, .ultraLight, "Ultralight"), (.thin, .thin, "Thin"), (.light, .light, "Light"),
      (.regular, .regular, "Regular"), (.medium, .medium, "Medium"),
      (.semibold, .semibold, "Semibold"), (.bold, .bold, "Bold"), (.heavy, .heavy, "Heavy"),
      (.black, .black, "Black"),
    ]

    /// The nearest named weight; regular for numbers that are not finite.
    var fontWeight: Font.Weight {
      guard rawValue.isFinite else { return .regular }
      let nearest = Self.named.min {
        abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
      }
      return nearest?.fontWeight ?? .regular
    }
  }

  /// The width of a font's letters: 0 is the usual width, narrower ones are below.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The additional width, as a share of the usual width.
    public let rawValue: CGFloat

    /// Creates a width from a number, unchanged.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Letters with 80 percent of the usual width.
    public static let condensed = Width(rawValue: -0.2)
    /// Letters with the width of the font file.
    public static let standard = Width(rawValue: 0)
    /// Letters with 120 percent of the usual width.
    public static let expanded = Width(rawValue: 0.2)
    /// Letters with 60 percent of the usual width.
    public static let compressed = Width(rawValue: -0.4)
  }

  /// A role of text, such as a title, with a font size for each text size that a user can choose.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style, such as "UICTFontTextStyleBody".
    public let rawValue: String

    /// Creates a style from its name; an unknown style has the sizes of `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ ending: String) { rawValue = "UICTFontTextStyle" + ending }

    /// The style of large titles: 34 points at the default text size.
    public static let largeTitle = TextStyle("Title0")
    /// The style of first-level titles: 28 points at the default text size.
    public static let title1 = TextStyle("Title1")
    /// The style of second-level titles: 22 points at the default text size.
    public static let title2 = TextStyle("Title2")
    /// The style of third-level titles: 20 points at the default text size.
    public static let title3 = TextStyle("Title3")
    /// The style of headings: 17 points at the default text size, semibold.
    public static let headline = TextStyle("Headline")
    /// The style of subheadings: 15 points at the default text size.
    public static let subheadline = TextStyle("Subhead")
    /// The style of body text: 17 points at the default text size.
    public static let body = TextStyle("Body")
    /// The style of callouts: 16 points at the default text size.
    public static let callout = TextStyle("Callout")
    /// The style of footnotes: 13 points at the default text size.
    public static let footnote = TextStyle("Footnote")
    /// The style of captions: 12 points at the default text size.
    public static let caption1 = TextStyle("Caption1")
    /// The style of small captions: 11 points at the default text size.
    public static let caption2 = TextStyle("Caption2")

    /// The same style as SwiftUI's type; `body` for unknown ones.
    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}

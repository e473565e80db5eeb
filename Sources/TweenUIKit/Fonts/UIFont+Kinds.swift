import Foundation
import TweenViews

extension UIFont {
  /// How heavy letters are: 0 is regular, lighter ones are below and heavier ones above.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat

    /// A weight of that number. Text is shown in the nearest named one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight of that number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest: -0.8.
    public static let ultraLight = Weight(-0.8)
    /// -0.6.
    public static let thin = Weight(-0.6)
    /// -0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// The heaviest: 0.62.
    public static let black = Weight(0.62)

    static let named: [(weight: Weight, fontWeight: Font.Weight, name: String)] = [
      (.ultraLight, .ultraLight, "Ultralight"), (.thin, .thin, "Thin"), (.light, .light, "Light"),
      (.regular, .regular, "Regular"), (.medium, .medium, "Medium"),
      (.semibold, .semibold, "Semibold"), (.bold, .bold, "Bold"), (.heavy, .heavy, "Heavy"),
      (.black, .black, "Black"),
    ]

    /// The nearest named one; no number is regular.
    var fontWeight: Font.Weight {
      guard rawValue.isFinite else { return .regular }
      let nearest = Self.named.min {
        abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
      }
      return nearest?.fontWeight ?? .regular
    }
  }

  /// How wide letters are: 0 is the usual width, narrower ones are below.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// How much wider than the usual, as a share of it.
    public let rawValue: CGFloat

    /// A width of that number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Letters are four fifths as wide.
    public static let condensed = Width(rawValue: -0.2)
    /// Letters as the font file has them.
    public static let standard = Width(rawValue: 0)
    /// Letters are a fifth wider.
    public static let expanded = Width(rawValue: 0.2)
    /// Letters are three fifths as wide.
    public static let compressed = Width(rawValue: -0.4)
  }

  /// A role of text, with a size for each text size that a user may choose.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name: "UICTFontTextStyleBody".
    public let rawValue: String

    /// A style of that name; an unknown one has the body's sizes.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ ending: String) { rawValue = "UICTFontTextStyle" + ending }

    /// 34 points at the default text size.
    public static let largeTitle = TextStyle("Title0")
    /// 28 points at the default text size.
    public static let title1 = TextStyle("Title1")
    /// 22 points at the default text size.
    public static let title2 = TextStyle("Title2")
    /// 20 points at the default text size.
    public static let title3 = TextStyle("Title3")
    /// 17 points at the default text size, semibold.
    public static let headline = TextStyle("Headline")
    /// 15 points at the default text size.
    public static let subheadline = TextStyle("Subhead")
    /// 17 points at the default text size.
    public static let body = TextStyle("Body")
    /// 16 points at the default text size.
    public static let callout = TextStyle("Callout")
    /// 13 points at the default text size.
    public static let footnote = TextStyle("Footnote")
    /// 12 points at the default text size.
    public static let caption1 = TextStyle("Caption1")
    /// 11 points at the default text size.
    public static let caption2 = TextStyle("Caption2")

    /// As views name it.
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

import Foundation
import TweenPaint

// Constant colours, and those of the system's that differ between light and dark. Their numbers are
// those of `Color`'s.

extension UIColor {
  private convenience init(_ surface: SurfaceColor) { self.init(Color(provider: surface)) }

  // MARK: Constant colours
  /// Opaque grey: 0 of white.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Opaque grey: a third of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Opaque grey: half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Opaque grey: two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Opaque grey: all of white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Opaque, of red 1, green 0, blue 0; the system's is another.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Opaque, of red 0, green 1, blue 0; the system's is another.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Opaque, of red 0, green 0, blue 1; the system's is another.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Opaque, of red 0, green 1, blue 1; the system's is another.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Opaque, of red 1, green 1, blue 0; the system's is another.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Opaque, of red 1, green 0, blue 1; the system's is another.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Opaque, of red 1, green 0.5, blue 0; the system's is another.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Opaque, of red 0.5, green 0, blue 0.5; the system's is another.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Opaque, of red 0.6, green 0.4, blue 0.2; the system's is another.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing: black without opacity.
  public static let clear = UIColor(white: 0, alpha: 0)

  // MARK: The system's hues
  /// The same as `Color.red`.
  public static let systemRed = UIColor(Color.red)
  /// The same as `Color.orange`.
  public static let systemOrange = UIColor(Color.orange)
  /// The same as `Color.yellow`.
  public static let systemYellow = UIColor(Color.yellow)
  /// The same as `Color.green`.
  public static let systemGreen = UIColor(Color.green)
  /// The same as `Color.mint`.
  public static let systemMint = UIColor(Color.mint)
  /// The same as `Color.teal`.
  public static let systemTeal = UIColor(Color.teal)
  /// The same as `Color.cyan`.
  public static let systemCyan = UIColor(Color.cyan)
  /// The same as `Color.blue`.
  public static let systemBlue = UIColor(Color.blue)
  /// The same as `Color.indigo`.
  public static let systemIndigo = UIColor(Color.indigo)
  /// The same as `Color.purple`.
  public static let systemPurple = UIColor(Color.purple)
  /// The same as `Color.pink`.
  public static let systemPink = UIColor(Color.pink)
  /// The same as `Color.brown`.
  public static let systemBrown = UIColor(Color.brown)
  /// The same as `Color.gray`.
  public static let systemGray = UIColor(Color.gray)
  /// The same as `Color.accentColor`.
  public static let tintColor = UIColor(Color.accentColor)

  // MARK: The system's greys, grounds, fills, lines and words
  /// Words: black on light, white on dark.
  public static let label = UIColor(SurfaceColor.label)
  /// Words of less weight.
  public static let secondaryLabel = UIColor(SurfaceColor.secondaryLabel)
  /// Words of still less weight.
  public static let tertiaryLabel = UIColor(SurfaceColor.tertiaryLabel)
  /// Words of the least weight.
  public static let quaternaryLabel = UIColor(SurfaceColor.quaternaryLabel)
  /// Words that stand where something is to be entered.
  public static let placeholderText = UIColor(SurfaceColor.placeholderText)
  /// Links.
  public static let link = UIColor(SurfaceColor.link)
  /// Words on a light ground, on dark too: black.
  public static let darkText = UIColor(SurfaceColor.darkText)
  /// Words on a dark ground, on light too: white at 60 percent.
  public static let lightText = UIColor(SurfaceColor.lightText)
  /// Lines between things, through which a little is seen.
  public static let separator = UIColor(SurfaceColor.separator)
  /// Lines between things, opaque.
  public static let opaqueSeparator = UIColor(SurfaceColor.opaqueSeparator)
  /// Small things that are filled.
  public static let systemFill = UIColor(SurfaceColor.systemFill)
  /// Things of a middle size that are filled.
  public static let secondarySystemFill = UIColor(SurfaceColor.secondarySystemFill)
  /// Large things that are filled.
  public static let tertiarySystemFill = UIColor(SurfaceColor.tertiarySystemFill)
  /// The largest things that are filled.
  public static let quaternarySystemFill = UIColor(SurfaceColor.quaternarySystemFill)
  /// The ground: white, and black on dark.
  public static let systemBackground = UIColor(SurfaceColor.systemBackground)
  /// What lies on the ground.
  public static let secondarySystemBackground = UIColor(SurfaceColor.secondarySystemBackground)
  /// What lies on the second ground.
  public static let tertiarySystemBackground = UIColor(SurfaceColor.tertiarySystemBackground)
  /// The ground of grouped lists.
  public static let systemGroupedBackground = UIColor(SurfaceColor.systemGroupedBackground)
  /// The cards of grouped lists.
  public static let secondarySystemGroupedBackground = UIColor(
    SurfaceColor.secondarySystemGroupedBackground)
  /// What lies on the cards of grouped lists.
  public static let tertiarySystemGroupedBackground = UIColor(
    SurfaceColor.tertiarySystemGroupedBackground)
  /// A grey a little nearer to the ground than `systemGray`.
  public static let systemGray2 = UIColor(SurfaceColor.systemGray2)
  /// The third grey.
  public static let systemGray3 = UIColor(SurfaceColor.systemGray3)
  /// The fourth grey.
  public static let systemGray4 = UIColor(SurfaceColor.systemGray4)
  /// The fifth grey.
  public static let systemGray5 = UIColor(SurfaceColor.systemGray5)
  /// The grey nearest to the ground.
  public static let systemGray6 = UIColor(SurfaceColor.systemGray6)
}

import Foundation
import TweenPaint

// Constant colours, and those of the system's that differ between appearances. Their numbers are
// those of `Color`'s: both have the table `SystemStyles`.

extension UIColor {
  private convenience init(_ style: SystemStyles) { self.init(Color(provider: style)) }

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
  public static let label = UIColor(SystemStyles.label)
  /// Words of less weight.
  public static let secondaryLabel = UIColor(SystemStyles.secondaryLabel)
  /// Words of still less weight.
  public static let tertiaryLabel = UIColor(SystemStyles.tertiaryLabel)
  /// Words of the least weight.
  public static let quaternaryLabel = UIColor(SystemStyles.quaternaryLabel)
  /// Words that stand where something is to be entered.
  public static let placeholderText = UIColor(SystemStyles.placeholderText)
  /// Links.
  public static let link = UIColor(SystemStyles.link)
  /// Words on a light ground, on dark too: black.
  public static let darkText = UIColor(SystemStyles.darkText)
  /// Words on a dark ground, on light too: white at 60 percent.
  public static let lightText = UIColor(SystemStyles.lightText)
  /// Lines between things, through which a little is seen.
  public static let separator = UIColor(SystemStyles.separator)
  /// Lines between things, opaque.
  public static let opaqueSeparator = UIColor(SystemStyles.opaqueSeparator)
  /// Small things that are filled.
  public static let systemFill = UIColor(SystemStyles.systemFill)
  /// Things of a middle size that are filled.
  public static let secondarySystemFill = UIColor(SystemStyles.secondarySystemFill)
  /// Large things that are filled.
  public static let tertiarySystemFill = UIColor(SystemStyles.tertiarySystemFill)
  /// The largest things that are filled.
  public static let quaternarySystemFill = UIColor(SystemStyles.quaternarySystemFill)
  /// The ground: white, and black on dark.
  public static let systemBackground = UIColor(SystemStyles.systemBackground)
  /// What lies on the ground.
  public static let secondarySystemBackground = UIColor(SystemStyles.secondarySystemBackground)
  /// What lies on the second ground.
  public static let tertiarySystemBackground = UIColor(SystemStyles.tertiarySystemBackground)
  /// The ground of grouped lists.
  public static let systemGroupedBackground = UIColor(SystemStyles.systemGroupedBackground)
  /// The cards of grouped lists.
  public static let secondarySystemGroupedBackground = UIColor(
    SystemStyles.secondarySystemGroupedBackground)
  /// What lies on the cards of grouped lists.
  public static let tertiarySystemGroupedBackground = UIColor(
    SystemStyles.tertiarySystemGroupedBackground)
  /// A grey a little nearer to the ground than `systemGray`.
  public static let systemGray2 = UIColor(SystemStyles.systemGray2)
  /// The third grey.
  public static let systemGray3 = UIColor(SystemStyles.systemGray3)
  /// The fourth grey.
  public static let systemGray4 = UIColor(SystemStyles.systemGray4)
  /// The fifth grey.
  public static let systemGray5 = UIColor(SystemStyles.systemGray5)
  /// The grey nearest to the ground.
  public static let systemGray6 = UIColor(SystemStyles.systemGray6)
}

import Foundation
import TweenPaint

// Constant colours, and system colours that differ between appearances. `UIColor` and `Color` take
// their values from the same table, `SystemStyles`.

extension UIColor {
  private convenience init(_ style: SystemStyles) { self.init(Color(provider: style)) }

  // MARK: Constant colours
  /// The opaque grey with white 0: black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// The opaque grey with white 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// The opaque grey with white 1/2.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The opaque grey with white 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// The opaque grey with white 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The opaque sRGB colour (1, 0, 0); `systemRed` is a different colour.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The opaque sRGB colour (0, 1, 0); `systemGreen` is a different colour.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The opaque sRGB colour (0, 0, 1); `systemBlue` is a different colour.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The opaque sRGB colour (0, 1, 1); `systemCyan` is a different colour.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The opaque sRGB colour (1, 1, 0); `systemYellow` is a different colour.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The opaque sRGB colour (1, 0, 1).
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The opaque sRGB colour (1, 0.5, 0); `systemOrange` is a different colour.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The opaque sRGB colour (0.5, 0, 0.5); `systemPurple` is a different colour.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The opaque sRGB colour (0.6, 0.4, 0.2); `systemBrown` is a different colour.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black with alpha 0, which draws nothing.
  public static let clear = UIColor(white: 0, alpha: 0)

  // MARK: The system's hues
  /// The system's red, the same as `Color.red`.
  public static let systemRed = UIColor(Color.red)
  /// The system's orange, the same as `Color.orange`.
  public static let systemOrange = UIColor(Color.orange)
  /// The system's yellow, the same as `Color.yellow`.
  public static let systemYellow = UIColor(Color.yellow)
  /// The system's green, the same as `Color.green`.
  public static let systemGreen = UIColor(Color.green)
  /// The system's mint, the same as `Color.mint`.
  public static let systemMint = UIColor(Color.mint)
  /// The system's teal, the same as `Color.teal`.
  public static let systemTeal = UIColor(Color.teal)
  /// The system's cyan, the same as `Color.cyan`.
  public static let systemCyan = UIColor(Color.cyan)
  /// The system's blue, the same as `Color.blue`.
  public static let systemBlue = UIColor(Color.blue)
  /// The system's indigo, the same as `Color.indigo`.
  public static let systemIndigo = UIColor(Color.indigo)
  /// The system's purple, the same as `Color.purple`.
  public static let systemPurple = UIColor(Color.purple)
  /// The system's pink, the same as `Color.pink`.
  public static let systemPink = UIColor(Color.pink)
  /// The system's brown, the same as `Color.brown`.
  public static let systemBrown = UIColor(Color.brown)
  /// The system's grey, the same as `Color.gray`.
  public static let systemGray = UIColor(Color.gray)
  /// The accent colour, the same as `Color.accentColor`.
  public static let tintColor = UIColor(Color.accentColor)

  // MARK: The system's greys, backgrounds, fills, separators and text colours
  /// The colour of text: black in light appearance, white in dark.
  public static let label = UIColor(SystemStyles.label)
  /// The colour of secondary text, weaker than `label`.
  public static let secondaryLabel = UIColor(SystemStyles.secondaryLabel)
  /// The colour of tertiary text, weaker than `secondaryLabel`.
  public static let tertiaryLabel = UIColor(SystemStyles.tertiaryLabel)
  /// The colour of the weakest text.
  public static let quaternaryLabel = UIColor(SystemStyles.quaternaryLabel)
  /// The colour of the text in an empty text field.
  public static let placeholderText = UIColor(SystemStyles.placeholderText)
  /// The colour of links in text.
  public static let link = UIColor(SystemStyles.link)
  /// The colour of text on a background that is always light: black in both appearances.
  public static let darkText = UIColor(SystemStyles.darkText)
  /// The colour of text on a background that is always dark: white at 60 percent in both appearances.
  public static let lightText = UIColor(SystemStyles.lightText)
  /// The colour of translucent separators between contents.
  public static let separator = UIColor(SystemStyles.separator)
  /// The colour of opaque separators between contents.
  public static let opaqueSeparator = UIColor(SystemStyles.opaqueSeparator)
  /// The fill colour of small shapes, such as a slider's track.
  public static let systemFill = UIColor(SystemStyles.systemFill)
  /// The fill colour of shapes of medium size, such as a switch.
  public static let secondarySystemFill = UIColor(SystemStyles.secondarySystemFill)
  /// The fill colour of large shapes, such as a text field.
  public static let tertiarySystemFill = UIColor(SystemStyles.tertiarySystemFill)
  /// The fill colour of the largest areas.
  public static let quaternarySystemFill = UIColor(SystemStyles.quaternarySystemFill)
  /// The background of windows: white in light appearance, black in dark.
  public static let systemBackground = UIColor(SystemStyles.systemBackground)
  /// The background of content above `systemBackground`.
  public static let secondarySystemBackground = UIColor(SystemStyles.secondarySystemBackground)
  /// The background of content above `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(SystemStyles.tertiarySystemBackground)
  /// The background of grouped lists.
  public static let systemGroupedBackground = UIColor(SystemStyles.systemGroupedBackground)
  /// The background of the cards of grouped lists.
  public static let secondarySystemGroupedBackground = UIColor(
    SystemStyles.secondarySystemGroupedBackground)
  /// The background of content on the cards of grouped lists.
  public static let tertiarySystemGroupedBackground = UIColor(
    SystemStyles.tertiarySystemGroupedBackground)
  /// The second of six greys, closer to the background than `systemGray`.
  public static let systemGray2 = UIColor(SystemStyles.systemGray2)
  /// The third of six greys, closer to the background than `systemGray2`.
  public static let systemGray3 = UIColor(SystemStyles.systemGray3)
  /// The fourth of six greys, closer to the background than `systemGray3`.
  public static let systemGray4 = UIColor(SystemStyles.systemGray4)
  /// The fifth of six greys, closer to the background than `systemGray4`.
  public static let systemGray5 = UIColor(SystemStyles.systemGray5)
  /// The last of six greys, the closest to the background.
  public static let systemGray6 = UIColor(SystemStyles.systemGray6)
}

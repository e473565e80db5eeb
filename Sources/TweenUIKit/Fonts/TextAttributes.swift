import Foundation
import TweenText
import TweenViews

extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The colour of the text's background, a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The additional space between letters, in points, a number.
  public static let kern = Self(rawValue: "NSKern")
  /// The additional space between all characters, in points, a number.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle` for the line under the text.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The colour of the line under the text, a `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle` for the line through the text.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The colour of the line through the text, a `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The colour of the letters' outlines, a `UIColor`. Without effect.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The width of the letters' outlines, in percent of the font's size. Without effect.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The distance by which text is raised above the baseline, in points, a number.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The style of the paragraph. Without effect.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The shadow of the text. Without effect.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The target of a link, a `URL` or a string.
  public static let link = Self(rawValue: "NSLink")
}

extension StringProtocol {
  /// Returns the size of the text in points, with lines broken only at line breaks of the text. The
  /// attributes `.font` and `.kern` take effect; without a font, the size is that of the system's font
  /// in 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let kern = (attributes?[.kern] as? NSNumber)?.doubleValue ?? 0
    let request = font.recipe.font.request
    var size = CGSize.zero
    for line in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let shaped = TextEngine.shared.line(String(line), font: request)
      size.width = Swift.max(size.width, CGFloat(shaped.width + kern * Double(line.count)))
      size.height += font.lineHeight
    }
    return size
  }
}

extension NSString {
  /// Returns the size of the text in points; see `StringProtocol.size(withAttributes:)`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }
}

import Foundation
import TweenText
import TweenViews

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// A `UIColor`: of the letters.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// A `UIColor`: behind the letters.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// A number of points added between letters.
  public static let kern = Self(rawValue: "NSKern")
  /// A number of points added between letters, of whatever kind.
  public static let tracking = Self(rawValue: "CTTracking")
  /// Whole numbers: lines under the letters.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// A `UIColor`: of lines under the letters.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// Whole numbers: lines through the letters.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// A `UIColor`: of lines through the letters.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// A `UIColor`: of the letters' outlines.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// A share of the font's size in percent: of the letters' outlines.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// A number of points by which letters are raised.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// How lines are set.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// What letters throw on the ground.
  public static let shadow = Self(rawValue: "NSShadow")
  /// A URL.
  public static let link = Self(rawValue: "NSLink")
}

extension StringProtocol {
  /// The room that the text takes on lines of its own, in points: its lines are broken only where it
  /// says so. Of the attributes `.font` and `.kern` count; without a font it is the system's of 12
  /// points.
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
  /// As `StringProtocol.size(withAttributes:)`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }
}

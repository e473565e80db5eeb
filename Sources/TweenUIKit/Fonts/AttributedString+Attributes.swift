import Foundation
import TweenPaint
import TweenViews

/// The style of lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw bits of the style.
  public let rawValue: Int
  /// Creates a style from its bits, unchanged.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// A thick line; drawn as a single line.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// A double line; drawn as a single line.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// A pattern of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A pattern of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A pattern of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A pattern of a dash and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line under words only; spaces are underlined as well here.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension AttributedString {
  /// Creates text with the attributes that a `Text` shows: font, colours, underline, strikethrough,
  /// kerning, tracking, baseline offset and link. Other attributes are dropped.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = nsStr.string as NSString
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      append(
        AttributedString(
          text.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSUnderlineStyle {
  /// Creates the style of a line of a `Text`: a single line with the same pattern.
  public init(_ lineStyle: Text.LineStyle) {
    let pattern: NSUnderlineStyle =
      switch lineStyle.pattern {
      case .dot: .patternDot
      case .dash: .patternDash
      case .dashDot: .patternDashDot
      case .dashDotDot: .patternDashDotDot
      default: []
      }
    self = pattern.union(.single)
  }
}

extension Text.LineStyle {
  /// Creates a line with the pattern of a style, in the colour of the text; nil where the style has no
  /// line. Thick and double lines become single ones.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 0xF != 0 else { return nil }
    self.init(pattern: Pattern(bits: nsUnderlineStyle.rawValue))
  }
}

extension Text.LineStyle.Pattern {
  /// Creates the pattern of an underline style's bits; unknown patterns are solid.
  fileprivate init(bits: Int) {
    self =
      switch bits & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
  }
}

extension AttributeContainer {
  /// Creates a container with the attributes of UIKit that a `Text` shows; others are dropped.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    func points(_ key: NSAttributedString.Key) -> CGFloat? {
      (dictionary[key] as? CGFloat) ?? (dictionary[key] as? NSNumber).map {
        CGFloat($0.doubleValue)
      }
        ?? (dictionary[key] as? Double).map { CGFloat($0) }
        ?? (dictionary[key] as? Int).map { CGFloat($0) }
    }
    func color(_ key: NSAttributedString.Key) -> Color? {
      (dictionary[key] as? UIColor).map { Color($0) }
    }
    func line(_ style: NSAttributedString.Key, _ color: Color?) -> Text.LineStyle? {
      guard let number = points(style), number != 0 else { return nil }
      return Text.LineStyle(
        pattern: Text.LineStyle.Pattern(bits: Int(exactly: number.rounded()) ?? 0), color: color)
    }
    if let font = dictionary[.font] as? UIFont { self.swiftUI.font = Font(font) }
    if let color = color(.foregroundColor) { self.swiftUI.foregroundColor = color }
    if let color = color(.backgroundColor) { self.swiftUI.backgroundColor = color }
    if let kern = points(.kern) { self.swiftUI.kern = kern }
    if let tracking = points(.tracking) { self.swiftUI.tracking = tracking }
    if let offset = points(.baselineOffset) { self.swiftUI.baselineOffset = offset }
    if let line = line(.underlineStyle, color(.underlineColor)) {
      self.swiftUI.underlineStyle = line
    }
    if let line = line(.strikethroughStyle, color(.strikethroughColor)) {
      self.swiftUI.strikethroughStyle = line
    }
    let link =
      (dictionary[.link] as? URL) ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    if let link { self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link }
  }
}

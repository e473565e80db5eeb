import Foundation
import TweenPaint
import TweenViews

/// How lines under and through letters are drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// What these bits say.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// One line, twice as thick; drawn as one.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines; drawn as one.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots by turns.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots by turns.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only words; drawn under the spaces between them, too.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension AttributedString {
  /// The text with those of its attributes that a `Text` shows: font, colours, lines under and through
  /// letters, distances, raised letters, links.
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
  /// The style of a line of a `Text`: a single one of the same pattern.
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
  /// The line of a style, in the colour of the characters; nil where the style has no line. Thick and
  /// double lines are single ones here.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 0xF != 0 else { return nil }
    self.init(pattern: Pattern(bits: nsUnderlineStyle.rawValue))
  }
}

extension Text.LineStyle.Pattern {
  /// The pattern that the bits of an underline style name; others than those are solid.
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
  /// Those of UIKit's attributes that a `Text` shows.
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

import Foundation
import TweenMotion
import TweenPaint

/// A modifier of a text itself.
enum TextModifier: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case width(Font.Width?)
  case design(Font.Design?)
  case isBold(Bool)
  case isItalic(Bool)
  case isMonospaced(Bool)
  case monospacedDigit
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case foreground(TextForeground)
  case scale(Text.Scale?)
  case attribute(CustomTextAttribute)
  case semantics(TextSemantics)
}

/// The style that fills characters.
struct TextForeground: Equatable, Sendable {
  let style: AnyShapeStyle

  init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }

  static func == (left: TextForeground, right: TextForeground) -> Bool {
    left.style.isSame(as: right.style)
  }
}

extension Text {
  // MARK: Fonts

  /// Returns the text with a font; nil for that of the environment.
  nonisolated public func font(_ font: Font?) -> Text { with(.font(font)) }

  /// Returns the text with a font weight; nil for the font's own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }

  /// Returns the text with a width of its letters; nil for the font's own.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }

  /// Returns the text with a design of its letters; nil for the font's own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }

  /// Returns the text with at least a bold weight.
  nonisolated public func bold() -> Text { with(.isBold(true)) }

  /// Returns the text with at least a bold weight, or without that, regardless of its environment.
  nonisolated public func bold(_ isActive: Bool) -> Text { with(.isBold(isActive)) }

  /// Returns the text in italic. Letters are slanted if the family has no italic.
  nonisolated public func italic() -> Text { with(.isItalic(true)) }

  /// Returns the text in italic or upright, regardless of its font and its environment.
  nonisolated public func italic(_ isActive: Bool) -> Text { with(.isItalic(isActive)) }

  /// Returns the text with or without the monospaced design, in which all letters have the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    with(.isMonospaced(isActive))
  }

  /// Returns the text with digits of the same width.
  nonisolated public func monospacedDigit() -> Text { with(.monospacedDigit) }

  /// Returns the text with a size in relation to its font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    with(.scale(isEnabled ? scale : nil))
  }

  // MARK: Characters

  /// Returns the text with or without a line through it.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter color: The colour of the line; nil for that of the characters.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Returns the text with or without a line through it, in a pattern.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter pattern: The pattern of the line: solid, dotted or dashed.
  /// - Parameter color: The colour of the line; nil for that of the characters.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Returns the text with or without a line under it.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter color: The colour of the line; nil for that of the characters.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Returns the text with or without a line under it, in a pattern.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter pattern: The pattern of the line: solid, dotted or dashed.
  /// - Parameter color: The colour of the line; nil for that of the characters.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Returns the text with additional space between characters, in points; ligatures are kept.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

  /// Returns the text with additional space between characters, in points; ligatures are split.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

  /// Returns the text raised above its baseline by a distance in points; negative values lower it.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }

  // MARK: Paint

  /// Returns the text with a colour; nil changes nothing.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    color.map { with(.foreground(TextForeground($0))) } ?? self
  }

  /// Returns the text filled with a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground(TextForeground(style)))
  }
}

import Foundation
import TweenMotion
import TweenPaint

/// What is said of a text by its own modifiers.
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
  case semantics(TextTelling)
}

/// What characters are filled with.
struct TextForeground: Equatable, Sendable {
  let style: AnyShapeStyle

  init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }

  static func == (left: TextForeground, right: TextForeground) -> Bool {
    left.style.isSame(as: right.style)
  }
}

extension Text {
  // MARK: Fonts

  /// The text's font; nil: the surroundings'.
  nonisolated public func font(_ font: Font?) -> Text { with(.font(font)) }

  /// The text's weight; nil: the font's.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }

  /// The width of letters; nil: the font's.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }

  /// The design of letters; nil: the font's.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }

  /// At least of the weight bold.
  nonisolated public func bold() -> Text { with(.isBold(true)) }

  /// Whether the text is at least of the weight bold.
  nonisolated public func bold(_ isActive: Bool) -> Text { with(.isBold(isActive)) }

  /// In italic; upright letters are slanted where the family has no italic.
  nonisolated public func italic() -> Text { with(.isItalic(true)) }

  /// Whether the text is in italic, whatever its font and the surroundings say.
  nonisolated public func italic(_ isActive: Bool) -> Text { with(.isItalic(isActive)) }

  /// Whether the text is of the design in which letters are all as wide as each other.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    with(.isMonospaced(isActive))
  }

  /// All digits are as wide as each other.
  nonisolated public func monospacedDigit() -> Text { with(.monospacedDigit) }

  /// The size beside other text of the font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    with(.scale(isEnabled ? scale : nil))
  }

  // MARK: Characters

  /// A line through the text.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter color: nil: that of the characters.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// A line through the text.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter pattern: Whether the line is solid, dotted or dashed.
  /// - Parameter color: nil: that of the characters.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// A line under the text.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter color: nil: that of the characters.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// A line under the text.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter pattern: Whether the line is solid, dotted or dashed.
  /// - Parameter color: nil: that of the characters.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Points between the characters; ligatures stay.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

  /// Points between the characters; ligatures come apart.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

  /// How many points the text is raised above its baseline.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }

  // MARK: Paint

  /// The text's colour; nil: the surroundings'.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    color.map { with(.foreground(TextForeground($0))) } ?? self
  }

  /// What the text is filled with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground(TextForeground(style)))
  }
}

import Foundation
import TweenMotion
import TweenPaint

extension View {
  // MARK: Fonts

  /// Sets the font of text in this view; nil for the body font.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text in this view; nil for the font's own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textDefaults.traits.weight, weight)
  }

  /// Sets the width of letters in this view; nil for the font's own.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textDefaults.traits.width, width)
  }

  /// Sets the design of letters in this view; nil for the font's own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textDefaults.traits.design, design)
  }

  /// Sets whether text in this view is bold; false leaves it to the font.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.textDefaults.traits.isBold, isActive ? true : nil)
  }

  /// Sets whether text in this view is italic; false leaves it to the font.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textDefaults.traits.isItalic, isActive ? true : nil)
  }

  /// Sets whether text in this view has the monospaced design; false leaves it to the font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textDefaults.traits.isMonospaced, isActive ? true : nil)
  }

  /// Gives all digits of text in this view the same width.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.textDefaults.traits.hasMonospacedDigits, true)
  }

  /// Sets the size of text in this view in relation to its font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environment(\.textDefaults.scale, isEnabled ? scale : nil)
  }

  // MARK: Characters

  /// Sets a line under the text in this view.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter pattern: The pattern of the line: solid, dotted or dashed.
  /// - Parameter color: The colour of the line; nil for that of the characters.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textDefaults.underline,
      isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets a line through the text in this view.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter pattern: The pattern of the line: solid, dotted or dashed.
  /// - Parameter color: The colour of the line; nil for that of the characters.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textDefaults.strikethrough,
      isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets additional space between characters of text in this view, in points; ligatures are kept.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textDefaults.kerning, kerning)
  }

  /// Sets additional space between characters of text in this view, in points; ligatures are split.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textDefaults.tracking, tracking)
  }

  /// Raises text in this view above its baseline by a distance in points; negative values lower it.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textDefaults.baselineOffset, baselineOffset)
  }

  /// Sets the case in which letters in this view are shown; nil for no change.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  // MARK: Lines

  /// Sets the alignment of lines that are shorter than the longest one. `leading` and `trailing` are the
  /// sides of the layout, for any direction of the text.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the space between lines of text in this view in points, in addition to that of the font.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the maximum number of lines of a text in this view; nil for any number. Less than 1 counts as 1.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lineLimits(minimum: nil, maximum: number)
  }

  /// Sets the minimum number of lines that the height of a text in this view allows for.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(minimum: limit.lowerBound, maximum: nil)
  }

  /// Sets the maximum number of lines of a text in this view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(minimum: nil, maximum: limit.upperBound)
  }

  /// Sets the maximum number of lines of a text in this view, and the minimum that its height allows for.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(minimum: limit.lowerBound, maximum: limit.upperBound)
  }

  /// Sets the maximum number of lines of a text in this view. If it reserves space, the text always has the
  /// height of that many lines.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(minimum: reservesSpace ? limit : nil, maximum: limit)
  }

  nonisolated private func lineLimits(minimum: Int?, maximum: Int?) -> some View {
    transformEnvironment(\.lineDefaults) {
      $0.minimum = minimum
      $0.limit = maximum
    }
  }

  /// Sets where a text in this view that does not fit is truncated.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the smallest scale to which a text in this view may be reduced to fit, 0...1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether characters in this view may move closer together before a text is truncated.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}

/// The formatting that a button gives to its label's text.
package struct ButtonType {
  package var font: Font?
  /// True if the user prefers buttons with visible shapes.
  package var isUnderlined: Bool
}

extension EnvironmentValues {
  /// The button's formatting, as one property.
  package var buttonType: ButtonType {
    get { ButtonType(font: font, isUnderlined: textDefaults.underline != nil) }
    set {
      font = newValue.font
      guard newValue.isUnderlined != (textDefaults.underline != nil) else { return }
      textDefaults.underline = newValue.isUnderlined ? .single : nil
    }
  }
}

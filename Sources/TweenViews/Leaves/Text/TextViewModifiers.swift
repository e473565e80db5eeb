import Foundation
import TweenMotion
import TweenPaint

extension View {
  // MARK: Fonts

  /// The font of text below; nil: body.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The weight of text below; nil: the font's.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textDefaults.traits.weight, weight)
  }

  /// The width of the letters of text below; nil: the font's.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textDefaults.traits.width, width)
  }

  /// The design of text below; nil: the font's.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textDefaults.traits.design, design)
  }

  /// Whether text below is bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.textDefaults.traits.isBold, isActive ? true : nil)
  }

  /// Whether text below is italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textDefaults.traits.isItalic, isActive ? true : nil)
  }

  /// Whether text below is of the design in which letters are all as wide as each other.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textDefaults.traits.isMonospaced, isActive ? true : nil)
  }

  /// All digits of text below are as wide as each other.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.textDefaults.traits.hasMonospacedDigits, true)
  }

  /// The size of text below beside other text of its font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environment(\.textDefaults.scale, isEnabled ? scale : nil)
  }

  // MARK: Characters

  /// A line under text below.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter pattern: Whether the line is solid, dotted or dashed.
  /// - Parameter color: nil: that of the characters.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textDefaults.underline,
      isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// A line through text below.
  ///
  /// - Parameter isActive: Whether there is a line.
  /// - Parameter pattern: Whether the line is solid, dotted or dashed.
  /// - Parameter color: nil: that of the characters.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textDefaults.strikethrough,
      isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Points between the characters of text below; ligatures stay.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textDefaults.kerning, kerning)
  }

  /// Points between the characters of text below; ligatures come apart.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textDefaults.tracking, tracking)
  }

  /// How many points text below is raised above its baseline.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textDefaults.baselineOffset, baselineOffset)
  }

  /// In which case the letters of text below are shown; nil: as they are written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  // MARK: Lines

  /// Where the lines of text below stand that are shorter than the longest. `leading` and
  /// `trailing` are the sides of the layout, whatever direction the text has.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Points between two lines of text below, besides what fonts have.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// How many lines text below has at most; nil: any number. Less than 1 counts as 1.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lineLimits(minimum: nil, maximum: number)
  }

  /// The height of text below is that of at least so many lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(minimum: limit.lowerBound, maximum: nil)
  }

  /// How many lines text below has at most.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(minimum: nil, maximum: limit.upperBound)
  }

  /// How many lines text below has at most, and the height of how many it has at least.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(minimum: limit.lowerBound, maximum: limit.upperBound)
  }

  /// How many lines text below has at most; when it reserves space, its height is always that of
  /// so many.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(minimum: reservesSpace ? limit : nil, maximum: limit)
  }

  nonisolated private func lineLimits(minimum: Int?, maximum: Int?) -> some View {
    transformEnvironment(\.lineDefaults) {
      $0.minimum = minimum
      $0.limit = maximum
    }
  }

  /// Where text below is cut that doesn't fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// How small text below may become to fit, as a share of its size, in 0...1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Whether the characters of text below may move closer together before it is cut.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}

/// What a button says of its label's letters.
package struct ButtonType {
  package var font: Font?
  /// Where users ask for buttons with visible shapes.
  package var isUnderlined: Bool
}

extension EnvironmentValues {
  /// What a button says of its label's letters, to be set at once.
  package var buttonType: ButtonType {
    get { ButtonType(font: font, isUnderlined: textDefaults.underline != nil) }
    set {
      font = newValue.font
      guard newValue.isUnderlined != (textDefaults.underline != nil) else { return }
      textDefaults.underline = newValue.isUnderlined ? .single : nil
    }
  }
}

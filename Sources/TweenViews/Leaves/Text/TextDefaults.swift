import Foundation
import TweenMotion
import TweenPaint

/// The character formatting that views set for the texts inside. It is a single environment value, since a
/// text reads all of it at once, and few views set anything.
struct TextDefaults: Equatable, Sendable {
  var traits = FontTraits()
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var textCase: Text.Case?
  var scale: Text.Scale?
  /// The custom renderer; nil for the standard drawing.
  var renderer: AnyTextRenderer?
}

/// The line formatting that views set for the texts inside.
struct LineDefaults: Equatable, Sendable {
  var alignment = TextAlignment.leading
  var limit: Int?
  /// The minimum number of lines that the height allows for.
  var minimum: Int?
  var truncation = Text.TruncationMode.tail
  var spacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
}

/// The horizontal alignment of lines that are shorter than the longest one.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// `leading` and `trailing` are the sides where a line begins and ends: left and right in a paragraph
  /// that reads from left to right, else right and left. `leading` is the default.
  case leading, center, trailing
}

extension Text {
  /// The place where a text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// An ellipsis replaces the missing characters in the last line shown: before its other characters
    /// (`head`), after them (`tail`) or between them (`middle`). `tail` is the default.
    case head, tail, middle
  }

  /// The case in which letters are shown.
  public enum Case: Hashable, Sendable {
    /// `uppercase` shows all letters as capitals, `lowercase` all as small letters, by the rules of the
    /// environment's locale. The number of characters can change.
    case uppercase, lowercase
  }

  /// The size of a text in relation to its font.
  public struct Scale: Hashable, Sendable {
    let factor: Double
    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Four fifths of the font's size.
    public static let secondary = Scale(factor: 0.8)
  }

  /// The style of a line under or through characters.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    package let pattern: Pattern
    let color: Color?

    /// Creates a style for a line.
    ///
    /// - Parameter pattern: The pattern of the line: solid, dotted or dashed.
    /// - Parameter color: The colour of the line; nil for that of the characters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line in the characters' colour.
    public static let single = LineStyle()

    /// The pattern of a line. A line longer than 10,000 times its thickness is solid.
    public struct Pattern: Hashable, Sendable {
      let kind: Kind
      enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

      /// A line without gaps.
      public static let solid = Pattern(kind: .solid)
      /// Squares of the line's thickness, with gaps of the same length.
      public static let dot = Pattern(kind: .dot)
      /// Dashes of four times the thickness, with gaps of two.
      public static let dash = Pattern(kind: .dash)
      /// Alternating dashes and dots, with gaps of twice the thickness.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A dash and two dots alternating, with gaps of twice the thickness.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }
  }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum TextDefaultsKey: BundlingEnvironmentKey {
  static let defaultValue = TextDefaults()

  static func rebase(
    _ own: TextDefaults, from base: TextDefaults, to other: TextDefaults
  ) -> TextDefaults {
    own.rebased(from: base, to: other)
  }
}

private enum LineDefaultsKey: BundlingEnvironmentKey {
  static let defaultValue = LineDefaults()

  static func rebase(
    _ own: LineDefaults, from base: LineDefaults, to other: LineDefaults
  ) -> LineDefaults {
    own.rebased(from: base, to: other)
  }
}

extension TextDefaults {
  /// These values, made from `base`, with unchanged ones replaced by those of `other`.
  func rebased(from base: TextDefaults, to other: TextDefaults) -> TextDefaults {
    var result = self
    func take<Part: Equatable>(_ part: WritableKeyPath<TextDefaults, Part>) {
      if self[keyPath: part] == base[keyPath: part] { result[keyPath: part] = other[keyPath: part] }
    }
    take(\.traits.weight)
    take(\.traits.width)
    take(\.traits.design)
    take(\.traits.isBold)
    take(\.traits.isItalic)
    take(\.traits.isMonospaced)
    take(\.traits.hasMonospacedDigits)
    take(\.traits.hasLowercaseSmallCaps)
    take(\.traits.hasUppercaseSmallCaps)
    take(\.traits.leading)
    take(\.traits.hasCloseLines)
    take(\.kerning)
    take(\.tracking)
    take(\.baselineOffset)
    take(\.underline)
    take(\.strikethrough)
    take(\.textCase)
    take(\.scale)
    take(\.renderer)
    return result
  }
}

extension LineDefaults {
  /// These values, made from `base`, with unchanged ones replaced by those of `other`.
  func rebased(from base: LineDefaults, to other: LineDefaults) -> LineDefaults {
    var result = self
    func take<Part: Equatable>(_ part: WritableKeyPath<LineDefaults, Part>) {
      if self[keyPath: part] == base[keyPath: part] { result[keyPath: part] = other[keyPath: part] }
    }
    take(\.alignment)
    take(\.limit)
    take(\.minimum)
    take(\.truncation)
    take(\.spacing)
    take(\.minimumScaleFactor)
    take(\.allowsTightening)
    return result
  }
}

extension EnvironmentValues {
  /// The font of text in this view; nil for the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var textDefaults: TextDefaults {
    get { self[TextDefaultsKey.self] }
    set { self[TextDefaultsKey.self] = newValue }
  }

  var lineDefaults: LineDefaults {
    get { self[LineDefaultsKey.self] }
    set { self[LineDefaultsKey.self] = newValue }
  }

  /// The alignment of lines that are shorter than the longest one. `leading` and `trailing` are the sides
  /// of the layout, for any direction of the text.
  public var multilineTextAlignment: TextAlignment {
    get { lineDefaults.alignment }
    set { lineDefaults.alignment = newValue }
  }

  /// The maximum number of lines of a text; nil for any number. Less than 1 counts as 1.
  public var lineLimit: Int? {
    get { lineDefaults.limit }
    set { lineDefaults.limit = newValue }
  }

  /// The space between two lines in points, in addition to that of the font.
  public var lineSpacing: CGFloat {
    get { lineDefaults.spacing }
    set { lineDefaults.spacing = newValue }
  }

  /// The place where a text that does not fit is truncated; the tail by default.
  public var truncationMode: Text.TruncationMode {
    get { lineDefaults.truncation }
    set { lineDefaults.truncation = newValue }
  }

  /// The smallest scale to which a text may be reduced to fit, 0...1; 1 by default.
  public var minimumScaleFactor: CGFloat {
    get { lineDefaults.minimumScaleFactor }
    set { lineDefaults.minimumScaleFactor = newValue }
  }

  /// Whether characters may move closer together before a text is truncated.
  public var allowsTightening: Bool {
    get { lineDefaults.allowsTightening }
    set { lineDefaults.allowsTightening = newValue }
  }

  /// The case in which letters are shown; nil for no change.
  public var textCase: Text.Case? {
    get { textDefaults.textCase }
    set { textDefaults.textCase = newValue }
  }
}

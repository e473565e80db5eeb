import Foundation
import TweenMotion
import TweenPaint

/// What views around a text say of its characters. One value of the environment for all of it:
/// a text reads it at once, and hardly any view says something.
struct TextDefaults: Equatable, Sendable {
  var traits = FontTraits()
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var textCase: Text.Case?
  var scale: Text.Scale?
  /// Draws the text; nil: as texts are drawn.
  var renderer: AnyTextRenderer?
}

/// What views around a text say of its lines.
struct LineDefaults: Equatable, Sendable {
  var alignment = TextAlignment.leading
  var limit: Int?
  /// The height is that of at least so many lines.
  var minimum: Int?
  var truncation = Text.TruncationMode.tail
  var spacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
}

/// Where the lines of a text stand that are shorter than the longest.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// `leading` and `trailing` are the sides where a line begins and ends: left and right of one
  /// whose paragraph is read from left to right, else the other way round. `leading` is the
  /// default.
  case leading, center, trailing
}

extension Text {
  /// Where a text that doesn't fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// An ellipsis stands in the last line that is shown for what is left out: before its
    /// characters (`head`), after them (`tail`) or amid them (`middle`). `tail` is the default.
    case head, tail, middle
  }

  /// In which case letters are shown.
  public enum Case: Hashable, Sendable {
    /// `uppercase` shows all letters as capitals, `lowercase` as small ones, by the rules of the
    /// environment's locale. The number of characters may change.
    case uppercase, lowercase
  }

  /// How large a text is beside others of its font.
  public struct Scale: Hashable, Sendable {
    let factor: Double
    /// As large as the font says.
    public static let `default` = Scale(factor: 1)
    /// Four fifths as large.
    public static let secondary = Scale(factor: 0.8)
  }

  /// A line under or through characters.
  public struct LineStyle: Hashable, Sendable {
    /// What the line is made of.
    package let pattern: Pattern
    let color: Color?

    /// - Parameter pattern: Whether the line is solid, dotted or dashed.
    /// - Parameter color: nil: that of the characters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One solid line.
    public static let single = LineStyle()

    /// What the line is made of. A line of more than 10,000 thicknesses is solid.
    public struct Pattern: Hashable, Sendable {
      let kind: Kind
      enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

      /// Without gaps.
      public static let solid = Pattern(kind: .solid)
      /// Squares of the line's thickness, as far apart.
      public static let dot = Pattern(kind: .dot)
      /// Dashes of four thicknesses, two apart.
      public static let dash = Pattern(kind: .dash)
      /// A dash and a dot by turns, two thicknesses apart.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A dash and two dots by turns, two thicknesses apart.
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
  /// What this, which was made of `base`, would be if it had been made of `other`.
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
  /// What this, which was made of `base`, would be if it had been made of `other`.
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
  /// The font of text below; nil: body.
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

  /// Where the lines of a text stand that are shorter than the longest. `leading` and `trailing`
  /// are the sides of the layout, whatever direction the text has.
  public var multilineTextAlignment: TextAlignment {
    get { lineDefaults.alignment }
    set { lineDefaults.alignment = newValue }
  }

  /// How many lines a text has at most; nil: any number. Less than 1 counts as 1.
  public var lineLimit: Int? {
    get { lineDefaults.limit }
    set { lineDefaults.limit = newValue }
  }

  /// Points between two lines, besides what fonts have.
  public var lineSpacing: CGFloat {
    get { lineDefaults.spacing }
    set { lineDefaults.spacing = newValue }
  }

  /// Where a text that doesn't fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { lineDefaults.truncation }
    set { lineDefaults.truncation = newValue }
  }

  /// How small a text may become to fit, as a share of its size, in 0...1.
  public var minimumScaleFactor: CGFloat {
    get { lineDefaults.minimumScaleFactor }
    set { lineDefaults.minimumScaleFactor = newValue }
  }

  /// Whether characters may move closer together before a text is cut.
  public var allowsTightening: Bool {
    get { lineDefaults.allowsTightening }
    set { lineDefaults.allowsTightening = newValue }
  }

  /// In which case letters are shown; nil: as they are written.
  public var textCase: Text.Case? {
    get { textDefaults.textCase }
    set { textDefaults.textCase = newValue }
  }
}

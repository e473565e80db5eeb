import Foundation
import TweenMotion
import TweenText

extension Font {
  /// The values besides the font that resolution depends on: the user's text size and bold setting.
  ///
  /// Read the context from the environment: `@Environment(\.fontResolutionContext)`.
  public struct Context: Hashable, Sendable {
    fileprivate let dynamicTypeSize: DynamicTypeSize
    fileprivate let legibilityWeight: LegibilityWeight?
  }

  /// The properties of a font as shown in a context.
  public struct Resolved: Hashable, Sendable {
    /// Whether the weight is bold or heavier.
    public var isBold: Bool
    /// Whether the letters are italic.
    public var isItalic: Bool
    /// Whether all letters have the same width.
    public var isMonospaced: Bool
    /// Whether lowercase letters are shown as small capitals.
    public var isLowercaseSmallCaps: Bool
    /// Whether capitals are shown as small capitals.
    public var isUppercaseSmallCaps: Bool
    /// Whether all letters are shown as small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    /// The font's size in points.
    public var pointSize: CGFloat
    /// The weight of the letters.
    public var weight: Font.Weight
    /// The width of the letters.
    public var width: Font.Width
    /// The distance between lines.
    public var leading: Font.Leading
  }

  /// The default font of text: that of the body style.
  public static let `default` = Font.body

  /// Returns the font's properties in a context.
  public func resolve(in context: Context) -> Resolved {
    let request = request(
      dynamicTypeSize: context.dynamicTypeSize, legibilityWeight: context.legibilityWeight)
    return Resolved(
      isBold: request.weight >= Weight.bold.value, isItalic: request.isItalic,
      isMonospaced: request.family == .system(.monospaced),
      isLowercaseSmallCaps: request.hasLowercaseSmallCaps,
      isUppercaseSmallCaps: request.hasUppercaseSmallCaps, pointSize: CGFloat(request.size),
      weight: Weight(value: request.weight), width: Width(CGFloat(request.width - 1)),
      leading: Leading(request.leading))
  }

  /// Returns the font with or without bold letters.
  ///
  /// - Parameter isActive: true for bold letters, as with `bold()`; false undoes `bold()`.
  public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }

  /// Returns the font with or without italic letters.
  ///
  /// - Parameter isActive: true for italic; false undoes `italic()`.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// Returns the font with or without the monospaced design, in which all letters have the same width.
  ///
  /// - Parameter isActive: true for the monospaced design; false undoes `monospaced()`.
  public func monospaced(_ isActive: Bool) -> Font { with { $0.isMonospaced = isActive } }
}

extension Font.Leading {
  fileprivate init(_ leading: FontRequest.Leading) {
    self =
      switch leading {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
  }
}

extension EnvironmentValues {
  /// The values of this environment that the resolution of fonts depends on.
  public var fontResolutionContext: Font.Context {
    Font.Context(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight)
  }
}

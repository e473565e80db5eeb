import Foundation
import TweenMotion
import TweenText

extension Font {
  /// What a font depends on besides itself: the user's text size and legibility.
  ///
  /// Read it from the environment: `@Environment(\.fontResolutionContext)`.
  public struct Context: Hashable, Sendable {
    fileprivate let dynamicTypeSize: DynamicTypeSize
    fileprivate let legibilityWeight: LegibilityWeight?
  }

  /// A font as it is shown in a context.
  public struct Resolved: Hashable, Sendable {
    /// Whether letters are bold or heavier.
    public var isBold: Bool
    /// Whether letters are italic.
    public var isItalic: Bool
    /// Whether all letters are as wide as each other.
    public var isMonospaced: Bool
    /// Whether lowercase letters are shown as small capitals.
    public var isLowercaseSmallCaps: Bool
    /// Whether capitals are shown as small capitals.
    public var isUppercaseSmallCaps: Bool
    /// Whether all letters are shown as small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    /// The size, in points.
    public var pointSize: CGFloat
    /// How heavy letters are.
    public var weight: Font.Weight
    /// How wide letters are.
    public var width: Font.Width
    /// How far lines are apart.
    public var leading: Font.Leading
  }

  /// The font of text where nothing says another: the body's.
  public static let `default` = Font.body

  /// The font as it is shown in a context.
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

  /// Of the weight `bold` at least, or no longer.
  ///
  /// - Parameter isActive: Whether it is; false takes back what `bold()` said.
  public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }

  /// In italic, or no longer.
  ///
  /// - Parameter isActive: Whether it is; false takes back what `italic()` said.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// In the design in which all letters are as wide as each other, or no longer.
  ///
  /// - Parameter isActive: Whether it is; false takes back what `monospaced()` said.
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
  /// What fonts depend on here besides themselves.
  public var fontResolutionContext: Font.Context {
    Font.Context(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight)
  }
}

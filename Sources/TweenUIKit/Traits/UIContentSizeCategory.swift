import TweenViews

/// The text size that the user has chosen.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name of the category, such as "UICTContentSizeCategoryL".
  public let rawValue: String

  /// Creates a category from its name; an unknown one has no size.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ ending: String) { rawValue = "UICTContentSizeCategory" + ending }

  /// No category is specified.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The category with body text of 14 points.
  public static let extraSmall = Self("XS")
  /// The category with body text of 15 points.
  public static let small = Self("S")
  /// The category with body text of 16 points.
  public static let medium = Self("M")
  /// The category with body text of 17 points, the default.
  public static let large = Self("L")
  /// The category with body text of 19 points.
  public static let extraLarge = Self("XL")
  /// The category with body text of 21 points.
  public static let extraExtraLarge = Self("XXL")
  /// The category with body text of 23 points.
  public static let extraExtraExtraLarge = Self("XXXL")
  /// The category with body text of 28 points.
  public static let accessibilityMedium = Self("AccessibilityM")
  /// The category with body text of 33 points.
  public static let accessibilityLarge = Self("AccessibilityL")
  /// The category with body text of 40 points.
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  /// The category with body text of 47 points.
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  /// The category with body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

  /// The categories in the order of `DynamicTypeSize.allCases`.
  private static let all: [Self] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  init(_ size: DynamicTypeSize) {
    self = zip(DynamicTypeSize.allCases, Self.all).first { $0.0 == size }?.1 ?? .large
  }

  /// The same size as SwiftUI's type; nil for `unspecified` and unknown categories.
  var dynamicTypeSize: DynamicTypeSize? {
    zip(DynamicTypeSize.allCases, Self.all).first { $0.1 == self }?.0
  }

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize?.isAccessibilitySize ?? false }

  /// Returns whether the left category has the smaller text; categories without a size come first.
  public static func < (left: Self, right: Self) -> Bool {
    let (left, right) = (all.firstIndex(of: left) ?? -1, all.firstIndex(of: right) ?? -1)
    return left < right
  }
}

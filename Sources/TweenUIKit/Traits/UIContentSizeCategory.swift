import TweenViews

/// The text size that a user has chosen, as UIKit names it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name: "UICTContentSizeCategoryL".
  public let rawValue: String

  /// A category of that name; an unknown one stands for no size.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ ending: String) { rawValue = "UICTContentSizeCategory" + ending }

  /// Nothing says which.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points.
  public static let extraSmall = Self("XS")
  /// Body text of 15 points.
  public static let small = Self("S")
  /// Body text of 16 points.
  public static let medium = Self("M")
  /// Body text of 17 points: the default.
  public static let large = Self("L")
  /// Body text of 19 points.
  public static let extraLarge = Self("XL")
  /// Body text of 21 points.
  public static let extraExtraLarge = Self("XXL")
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = Self("XXXL")
  /// Body text of 28 points.
  public static let accessibilityMedium = Self("AccessibilityM")
  /// Body text of 33 points.
  public static let accessibilityLarge = Self("AccessibilityL")
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  /// Body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

  /// In the order of `DynamicTypeSize.allCases`.
  private static let all: [Self] = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  init(_ size: DynamicTypeSize) {
    self = zip(DynamicTypeSize.allCases, Self.all).first { $0.0 == size }?.1 ?? .large
  }

  /// nil where the category stands for no size.
  var dynamicTypeSize: DynamicTypeSize? {
    zip(DynamicTypeSize.allCases, Self.all).first { $0.1 == self }?.0
  }

  /// Whether it is one of the sizes for those who see little.
  public var isAccessibilityCategory: Bool { dynamicTypeSize?.isAccessibilitySize ?? false }

  /// Whether text is smaller; what stands for no size comes first.
  public static func < (left: Self, right: Self) -> Bool {
    let (left, right) = (all.firstIndex(of: left) ?? -1, all.firstIndex(of: right) ?? -1)
    return left < right
  }
}

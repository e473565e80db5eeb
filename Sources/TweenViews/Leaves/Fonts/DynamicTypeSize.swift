import TweenMotion

/// The user's text size, from the smallest to the largest. `Font.TextStyle` has the font size of each style
/// at each text size.
public enum DynamicTypeSize: Comparable, CaseIterable, Hashable, Sendable {
  /// The smallest size: body text of 14 points.
  case xSmall
  /// A small size: body text of 15 points.
  case small
  /// A medium size: body text of 16 points.
  case medium
  /// The default size: body text of 17 points.
  case large
  /// A large size: body text of 19 points.
  case xLarge
  /// A larger size: body text of 21 points.
  case xxLarge
  /// The largest size that is not an accessibility size: body text of 23 points.
  case xxxLarge
  /// The smallest accessibility size: body text of 28 points.
  case accessibility1
  /// The second accessibility size: body text of 33 points.
  case accessibility2
  /// The third accessibility size: body text of 40 points.
  case accessibility3
  /// The fourth accessibility size: body text of 47 points.
  case accessibility4
  /// The largest accessibility size: body text of 53 points.
  case accessibility5

  /// Whether the size is one of the five large sizes for people with low vision.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The index in `allCases`.
  var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// The nearest size in a range; itself if the range is empty.
  func clamped<Sizes: RangeExpression>(to range: Sizes) -> DynamicTypeSize
  where Sizes.Bound == DynamicTypeSize {
    Self.allCases.filter { range.contains($0) }
      .min { abs($0.index - index) < abs($1.index - index) } ?? self
  }
}

/// The user's text size, by its older type before `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// The size named `DynamicTypeSize.xSmall` today.
  case extraSmall
  /// The size named `DynamicTypeSize.small` today.
  case small
  /// The size named `DynamicTypeSize.medium` today.
  case medium
  /// The default size, named `DynamicTypeSize.large` today.
  case large
  /// The size named `DynamicTypeSize.xLarge` today.
  case extraLarge
  /// The size named `DynamicTypeSize.xxLarge` today.
  case extraExtraLarge
  /// The size named `DynamicTypeSize.xxxLarge` today.
  case extraExtraExtraLarge
  /// The size named `DynamicTypeSize.accessibility1` today.
  case accessibilityMedium
  /// The size named `DynamicTypeSize.accessibility2` today.
  case accessibilityLarge
  /// The size named `DynamicTypeSize.accessibility3` today.
  case accessibilityExtraLarge
  /// The size named `DynamicTypeSize.accessibility4` today.
  case accessibilityExtraExtraLarge
  /// The size named `DynamicTypeSize.accessibility5` today.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five large sizes for people with low vision.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Whether the left size is smaller than the right size.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }

  /// Whether the left size is smaller than, or equal to, the right size.
  public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize <= right.dynamicTypeSize
  }

  /// Whether the left size is larger than the right size.
  public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize > right.dynamicTypeSize
  }

  /// Whether the left size is larger than, or equal to, the right size.
  public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize >= right.dynamicTypeSize
  }

  init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }

  /// Both types name the same twelve sizes in the same order.
  var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}

/// The user's setting for bold text.
public enum LegibilityWeight: Hashable, Sendable {
  /// `regular` leaves weights as they are; `bold` adds 200 to them, two named weights, up to 900.
  case regular, bold
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
  /// The user's text size; `large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The user's text size, by its older type.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// The user's setting for bold text; nil if it is not known.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the text size for this view and the views in it.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size of this view and the views in it to a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
  }
}

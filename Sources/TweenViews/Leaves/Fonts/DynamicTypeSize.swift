import TweenMotion

/// The text size that a user has chosen. Sizes compare by how large text is; `Font.TextStyle` has
/// what each makes of each style.
public enum DynamicTypeSize: Comparable, CaseIterable, Hashable, Sendable {
  /// The smallest: body text of 14 points.
  case xSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// The default: body text of 17 points.
  case large
  /// Body text of 19 points.
  case xLarge
  /// Body text of 21 points.
  case xxLarge
  /// Body text of 23 points: the largest that is no accessibility size.
  case xxxLarge
  /// The smallest of the accessibility sizes: body text of 28 points.
  case accessibility1
  /// Body text of 33 points.
  case accessibility2
  /// Body text of 40 points.
  case accessibility3
  /// Body text of 47 points.
  case accessibility4
  /// The largest: body text of 53 points.
  case accessibility5

  /// Whether it is one of the sizes for those who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Its place in `allCases`.
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

  /// The size in a range that is nearest; itself where the range is empty.
  func clamped<Sizes: RangeExpression>(to range: Sizes) -> DynamicTypeSize
  where Sizes.Bound == DynamicTypeSize {
    Self.allCases.filter { range.contains($0) }
      .min { abs($0.index - index) < abs($1.index - index) } ?? self
  }
}

/// The text size that a user has chosen, as it was named before `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// `DynamicTypeSize.xSmall`.
  case extraSmall
  /// `DynamicTypeSize.small`.
  case small
  /// `DynamicTypeSize.medium`.
  case medium
  /// `DynamicTypeSize.large`, the default.
  case large
  /// `DynamicTypeSize.xLarge`.
  case extraLarge
  /// `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// `DynamicTypeSize.xxxLarge`.
  case extraExtraExtraLarge
  /// `DynamicTypeSize.accessibility1`.
  case accessibilityMedium
  /// `DynamicTypeSize.accessibility2`.
  case accessibilityLarge
  /// `DynamicTypeSize.accessibility3`.
  case accessibilityExtraLarge
  /// `DynamicTypeSize.accessibility4`.
  case accessibilityExtraExtraLarge
  /// `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for those who see little.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Whether the left size is the smaller one.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }

  /// Whether the left size is the smaller one, or both are the same.
  public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize <= right.dynamicTypeSize
  }

  /// Whether the left size is the larger one.
  public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize > right.dynamicTypeSize
  }

  /// Whether the left size is the larger one, or both are the same.
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

/// Whether the user wants text to be bold.
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
  /// The text size that the user has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The same as `dynamicTypeSize`, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// Whether the user wants text to be bold; nil: nothing is known.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the text size below.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size below within a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
  }
}

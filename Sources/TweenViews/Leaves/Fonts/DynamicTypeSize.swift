import TweenMotion

/// The text size that a user has chosen.
public enum DynamicTypeSize: Comparable, CaseIterable, Hashable, Sendable {
  case xSmall
  case small
  case medium
  /// The default.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
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
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for those who see little.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }

  public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize <= right.dynamicTypeSize
  }

  public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize > right.dynamicTypeSize
  }

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

import TweenMotion

// What users have asked their system for: each is what users have who ask for nothing, unless a host,
// a test or a view sets it by the name with an underscore.

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room, as a telephone has across.
  case compact
  /// Room enough for views side by side.
  case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum ReduceTransparencyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum DifferentiateWithoutColorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum InvertColorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum ShowButtonShapesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum DimFlashingLightsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum PlayAnimatedImagesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
private enum EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum VoiceOverEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum SwitchControlEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum LargeContentViewerEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum QuickActionsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum AssistiveAccessEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether surfaces that shine through should be opaque: false, unless the host says otherwise.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
  /// The same, for a host or a test to set.
  public var _accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  /// Whether what colours tell should be told otherwise too: false, unless the host says otherwise.
  public var accessibilityDifferentiateWithoutColor: Bool {
    self[DifferentiateWithoutColorKey.self]
  }
  /// The same, for a host or a test to set.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }
  /// Whether the screen shows each colour as its opposite: false, unless the host says otherwise.
  public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }
  /// The same, for a host or a test to set.
  public var _accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }
  /// Whether buttons should have a visible outline: false, unless the host says otherwise.
  public var accessibilityShowButtonShapes: Bool { self[ShowButtonShapesKey.self] }
  /// The same, for a host or a test to set.
  public var _accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }
  /// Whether lights that flash should be dimmed: false, unless the host says otherwise.
  public var accessibilityDimFlashingLights: Bool { self[DimFlashingLightsKey.self] }
  /// The same, for a host or a test to set.
  public var _accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }
  /// Whether images that move by themselves should: true, unless the host says otherwise.
  public var accessibilityPlayAnimatedImages: Bool { self[PlayAnimatedImagesKey.self] }
  /// The same, for a host or a test to set.
  public var _accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }
  /// Whether any assistive technology is at work: false, unless the host says otherwise.
  public var accessibilityEnabled: Bool { self[EnabledKey.self] }
  /// The same, for a host or a test to set.
  public var _accessibilityEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// Whether a screen is read aloud: false, unless the host says otherwise.
  public var accessibilityVoiceOverEnabled: Bool { self[VoiceOverEnabledKey.self] }
  /// The same, for a host or a test to set.
  public var _accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverEnabledKey.self] }
    set { self[VoiceOverEnabledKey.self] = newValue }
  }
  /// Whether the program is worked by switches: false, unless the host says otherwise.
  public var accessibilitySwitchControlEnabled: Bool { self[SwitchControlEnabledKey.self] }
  /// The same, for a host or a test to set.
  public var _accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlEnabledKey.self] }
    set { self[SwitchControlEnabledKey.self] = newValue }
  }
  /// Whether what bars show can be seen in large: false, unless the host says otherwise.
  public var accessibilityLargeContentViewerEnabled: Bool {
    self[LargeContentViewerEnabledKey.self]
  }
  /// The same, for a host or a test to set.
  public var _accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerEnabledKey.self] }
    set { self[LargeContentViewerEnabledKey.self] = newValue }
  }
  /// Whether quick gestures of a watch act: false, unless the host says otherwise.
  public var accessibilityQuickActionsEnabled: Bool { self[QuickActionsEnabledKey.self] }
  /// The same, for a host or a test to set.
  public var _accessibilityQuickActionsEnabled: Bool {
    get { self[QuickActionsEnabledKey.self] }
    set { self[QuickActionsEnabledKey.self] = newValue }
  }
  /// Whether the system shows itself in its simple form: false, unless the host says otherwise.
  public var accessibilityAssistiveAccessEnabled: Bool { self[AssistiveAccessEnabledKey.self] }
  /// The same, for a host or a test to set.
  public var _accessibilityAssistiveAccessEnabled: Bool {
    get { self[AssistiveAccessEnabledKey.self] }
    set { self[AssistiveAccessEnabledKey.self] = newValue }
  }
  /// `accessibilityReduceMotion`, for a host or a test to set.
  public var _accessibilityReduceMotion: Bool {
    get { accessibilityReduceMotion }
    set { accessibilityReduceMotion = newValue }
  }
  /// Whether the screen is dimmed, as a watch's is when nobody looks.
  public var isLuminanceReduced: Bool { false }

  /// Regular, until a view sets another; on a device that the host names, compact where its window
  /// is less than 640 points wide.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Regular, until a view sets another; on a device that the host names, compact where its window
  /// is less than 440 points high.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

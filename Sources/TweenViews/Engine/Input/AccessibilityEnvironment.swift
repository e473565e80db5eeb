import TweenMotion

// The user's settings for accessibility. Each has the system's default unless a host, a test or a
// view sets it by its name with an underscore.

/// The amount of space in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, as in the width of a phone.
  case compact
  /// Enough space for views side by side.
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
  /// Whether translucent surfaces should be opaque. False unless the host sets it.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
  /// `accessibilityReduceTransparency`, settable by a host or a test.
  public var _accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  /// Whether differences in colour should also be shown by shape. False unless the host sets it.
  public var accessibilityDifferentiateWithoutColor: Bool {
    self[DifferentiateWithoutColorKey.self]
  }
  /// `accessibilityDifferentiateWithoutColor`, settable by a host or a test.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }
  /// Whether the screen shows each colour inverted. False unless the host sets it.
  public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }
  /// `accessibilityInvertColors`, settable by a host or a test.
  public var _accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }
  /// Whether buttons should have a visible outline. False unless the host sets it.
  public var accessibilityShowButtonShapes: Bool { self[ShowButtonShapesKey.self] }
  /// `accessibilityShowButtonShapes`, settable by a host or a test.
  public var _accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }
  /// Whether flashing lights should be dimmed. False unless the host sets it.
  public var accessibilityDimFlashingLights: Bool { self[DimFlashingLightsKey.self] }
  /// `accessibilityDimFlashingLights`, settable by a host or a test.
  public var _accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }
  /// Whether animated images should play automatically. True unless the host sets it.
  public var accessibilityPlayAnimatedImages: Bool { self[PlayAnimatedImagesKey.self] }
  /// `accessibilityPlayAnimatedImages`, settable by a host or a test.
  public var _accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }
  /// Whether any assistive technology is active. False unless the host sets it.
  public var accessibilityEnabled: Bool { self[EnabledKey.self] }
  /// `accessibilityEnabled`, settable by a host or a test.
  public var _accessibilityEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// Whether a screen reader is active. False unless the host sets it.
  public var accessibilityVoiceOverEnabled: Bool { self[VoiceOverEnabledKey.self] }
  /// `accessibilityVoiceOverEnabled`, settable by a host or a test.
  public var _accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverEnabledKey.self] }
    set { self[VoiceOverEnabledKey.self] = newValue }
  }
  /// Whether the program is operated by switches. False unless the host sets it.
  public var accessibilitySwitchControlEnabled: Bool { self[SwitchControlEnabledKey.self] }
  /// `accessibilitySwitchControlEnabled`, settable by a host or a test.
  public var _accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlEnabledKey.self] }
    set { self[SwitchControlEnabledKey.self] = newValue }
  }
  /// Whether bar items are shown enlarged while they are pressed. False unless the host sets it.
  public var accessibilityLargeContentViewerEnabled: Bool {
    self[LargeContentViewerEnabledKey.self]
  }
  /// `accessibilityLargeContentViewerEnabled`, settable by a host or a test.
  public var _accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerEnabledKey.self] }
    set { self[LargeContentViewerEnabledKey.self] = newValue }
  }
  /// Whether the quick gestures of a watch are active. False unless the host sets it.
  public var accessibilityQuickActionsEnabled: Bool { self[QuickActionsEnabledKey.self] }
  /// `accessibilityQuickActionsEnabled`, settable by a host or a test.
  public var _accessibilityQuickActionsEnabled: Bool {
    get { self[QuickActionsEnabledKey.self] }
    set { self[QuickActionsEnabledKey.self] = newValue }
  }
  /// Whether the system uses its simplified interface. False unless the host sets it.
  public var accessibilityAssistiveAccessEnabled: Bool { self[AssistiveAccessEnabledKey.self] }
  /// `accessibilityAssistiveAccessEnabled`, settable by a host or a test.
  public var _accessibilityAssistiveAccessEnabled: Bool {
    get { self[AssistiveAccessEnabledKey.self] }
    set { self[AssistiveAccessEnabledKey.self] = newValue }
  }
  /// `accessibilityReduceMotion`, settable by a host or a test.
  public var _accessibilityReduceMotion: Bool {
    get { accessibilityReduceMotion }
    set { accessibilityReduceMotion = newValue }
  }
  /// Whether the screen is dimmed, as a watch's is when it is not looked at. Always false.
  public var isLuminanceReduced: Bool { false }

  /// The horizontal size class. Regular unless a view sets another; for a device that the host
  /// sets, compact if its window is narrower than 640 points.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class. Regular unless a view sets another; for a device that the host sets,
  /// compact if its window is lower than 440 points.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

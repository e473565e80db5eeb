import TweenMotion

// What users have asked their system for. There is no system here that would tell, so each is what
// users have who ask for nothing; `accessibilityReduceMotion` alone can be set.

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

extension EnvironmentValues {
  /// Whether surfaces that shine through should be opaque: false, for nothing asks for it here.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether what colours tell should be told otherwise too: false, for nothing asks for it here.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the screen shows each colour as its opposite: false, as the pixels here never are.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons should have a visible outline: false, for nothing asks for it here.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether lights that flash should be dimmed: false, for nothing asks for it here.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether images that move by themselves should: true, for nothing asks for rest here.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether any assistive technology is at work: false, for none is connected here.
  public var accessibilityEnabled: Bool { false }
  /// Whether a screen is read aloud: false, for no reader is connected here.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the program is worked by switches: false, for none are connected here.
  public var accessibilitySwitchControlEnabled: Bool { false }
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

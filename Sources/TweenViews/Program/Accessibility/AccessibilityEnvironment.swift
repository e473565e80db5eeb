import TweenMotion

// What users have asked their system for, where nothing here tells of it: each is what users have who
// ask for nothing. What a desktop tells, and the command line, is in UserSettings.

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
  /// Whether the screen shows each colour as its opposite: false, as the pixels here never are.
  public var accessibilityInvertColors: Bool { false }
  /// Whether lights that flash should be dimmed: false, for nothing asks for it here.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether images that move by themselves should: true, for nothing asks for rest here.
  public var accessibilityPlayAnimatedImages: Bool { true }
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

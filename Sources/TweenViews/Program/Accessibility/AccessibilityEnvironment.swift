import TweenMotion

// What users have asked their system for. There is no system here that would tell, so each is what
// users have who ask for nothing; `accessibilityReduceMotion` alone can be set.

/// How much contrast the user wants.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard
  case increased
}

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// Whether a program is to be seen and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether the screen is dimmed, as a watch's is when nobody looks.
  public var isLuminanceReduced: Bool { false }

  /// Regular, as in every window, until a view sets another.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Regular, as in every window, until a view sets another.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Active: a program here runs as long as its window is open.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

import TweenMotion

/// Whether a window, or a program, is to be seen and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nothing of it is to be seen.
  case background
  /// It is to be seen, but input goes elsewhere.
  case inactive
  /// It is to be seen and used.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// In a view whether its window is to be seen and used: active while it has the keys, inactive
  /// while another has them, in the background while it is hidden. In an `App` the most of what its
  /// windows are.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

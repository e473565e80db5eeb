import TweenMotion

/// The visibility and activity of a window or a program.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The window is hidden, and nothing of it is visible.
  case background
  /// The window is visible, but another window receives the keys.
  case inactive
  /// The window is visible and receives the keys.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the view's window: active while it receives the keys, inactive while another
  /// window does, background while it is hidden. In an `App`, the highest phase of its windows.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

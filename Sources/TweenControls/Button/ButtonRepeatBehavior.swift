import TweenMotion
import TweenViews

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let repeats: Bool?
  /// As the place has it: buttons act once.
  public static let automatic = ButtonRepeatBehavior(repeats: nil)
  /// It acts when it is pressed, and again while it is held, at first slowly, then faster.
  public static let enabled = ButtonRepeatBehavior(repeats: true)
  /// It acts once, when it is let go.
  public static let disabled = ButtonRepeatBehavior(repeats: false)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Whether buttons in this view act again and again while they are held.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

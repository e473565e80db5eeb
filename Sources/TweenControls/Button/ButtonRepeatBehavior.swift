import TweenMotion
import TweenViews

/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let repeats: Bool?
  /// The default behaviour: the action runs once.
  public static let automatic = ButtonRepeatBehavior(repeats: nil)
  /// The action runs when the button is pressed, and again while it is held, at first slowly, then
  /// faster.
  public static let enabled = ButtonRepeatBehavior(repeats: true)
  /// The action runs once, when the button is released.
  public static let disabled = ButtonRepeatBehavior(repeats: false)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons repeat their actions while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons in this view repeat their actions while they are held.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

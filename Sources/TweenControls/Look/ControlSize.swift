import TweenMotion
import TweenViews

/// The size of a control, from `mini` to `extraLarge`.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size of a control.
  case mini
  /// A size smaller than the usual one.
  case small
  /// The usual size of a control.
  case regular
  /// A size larger than the usual one.
  case large
  /// The largest size; the built-in styles draw it like `large`.
  case extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// The size of the controls in a view.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in this view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The way in which the width of a button is determined.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, flexible, fitted }
  private let kind: Kind
  /// The default sizing: buttons are as wide as their labels.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// Buttons take the whole width that they are offered.
  public static let flexible = ButtonSizing(kind: .flexible)
  /// Buttons are only as wide as their labels.
  public static let fitted = ButtonSizing(kind: .fitted)

  /// The greatest width of a label: infinity for all the width that is offered, nil for the label's
  /// own width.
  var labelWidth: CGFloat? { kind == .flexible ? .infinity : nil }
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// The way in which the width of buttons is determined.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of buttons with a surface in this view.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

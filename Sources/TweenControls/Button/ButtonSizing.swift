import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, flexible, fitted }
  private let kind: Kind
  /// As the place has it: as wide as their labels.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(kind: .flexible)
  /// As wide as their labels.
  public static let fitted = ButtonSizing(kind: .fitted)

  /// How wide a label is at most: as much as there is, or nil for its own width.
  var labelWidth: CGFloat? { kind == .flexible ? .infinity : nil }
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// How wide buttons are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// How wide buttons with a surface are in this view.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

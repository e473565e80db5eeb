import TweenMotion
import TweenPaint
import TweenViews

/// The colour of the icons in rows of a list.
public struct ListItemTint: Sendable {
  package let style: AnyShapeStyle

  /// A tint of the given colour, which no preference of the user replaces.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(style: AnyShapeStyle(tint))
  }

  /// A tint of the given colour, which a preference of the user can replace. This engine has no
  /// such preference.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(style: AnyShapeStyle(tint))
  }

  /// A grey tint, in the secondary foreground style.
  public static let monochrome = ListItemTint(style: AnyShapeStyle(.secondary))
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  /// The tint of the icons in rows; nil: the accent colour.
  package var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the tint of the icons of labels in rows of a list; nil: the accent colour.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the colour of the icons of labels in rows of a list; nil: the accent colour.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }
}

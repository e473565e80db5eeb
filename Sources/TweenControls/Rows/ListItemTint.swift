import TweenMotion
import TweenPaint
import TweenViews

/// What the icons in rows of a list are coloured with.
public struct ListItemTint: Sendable {
  package let style: AnyShapeStyle

  /// This colour, whatever the user prefers.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(style: AnyShapeStyle(tint))
  }

  /// This colour, unless the user prefers another; nobody does here.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(style: AnyShapeStyle(tint))
  }

  /// Grey.
  public static let monochrome = ListItemTint(style: AnyShapeStyle(.secondary))
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  /// What icons in rows are coloured with; nil for the accent colour.
  package var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// What the icons of labels in rows of a list are coloured with; nil for the accent colour.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// The colour of the icons of labels in rows of a list; nil for the accent colour.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }
}

import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What the views of a page ask of the bars around it. Of several wishes for one thing that of the
/// outer view counts.
package struct PagePreferences {
  package var title: Text?
  /// Has the title changed in the bar.
  var renaming: TitleRenaming?
  var subtitle: Text?
  package var titleMode: NavigationBarItem.TitleDisplayMode?
  package var isBarHidden: Bool?
  var isBottomBarHidden: Bool?
  var backHidden: Bool?
  var barGround: Visibility?
  var barFill: AnyShapeStyle?
  var barScheme: ColorScheme?
  package var items: [ToolbarEntry] = []
  /// What the title opens.
  var titleMenu: PageMenuContent?
  package var search: SearchEntry?
  var role: ToolbarRole?
  var removesTitle: Bool?
  var removesToggle: Bool?

  /// Whether a split view's button for its first column is left out.
  var isToggleRemoved: Bool { removesToggle ?? false }

  /// Whether the title is a button.
  var opensTitleMenu: Bool { titleMenu != nil || renaming != nil }

  var isBackHidden: Bool { backHidden ?? false }
}

// Closures and texts cannot be compared: what was told anew counts as another wish.
extension PagePreferences: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.renaming === right.renaming && left.subtitle == right.subtitle
      && left.titleMode == right.titleMode && left.isBarHidden == right.isBarHidden
      && left.isBottomBarHidden == right.isBottomBarHidden && left.backHidden == right.backHidden
      && left.barGround == right.barGround && left.barScheme == right.barScheme
      && left.barFill.isSame(as: right.barFill) && left.items == right.items
      && left.search == right.search && left.titleMenu === right.titleMenu
      && left.role == right.role
      && left.removesTitle == right.removesTitle && left.removesToggle == right.removesToggle
  }
}

extension AnyShapeStyle? {
  /// Whether both are certainly the same fill, or none.
  func isSame(as other: AnyShapeStyle?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}

enum PagePreferencesKey: PreferenceKey {
  static var defaultValue: PagePreferences { PagePreferences() }
  static func reduce(value: inout PagePreferences, nextValue: () -> PagePreferences) {
    let next = nextValue()
    if value.title == nil { (value.title, value.renaming) = (next.title, next.renaming) }
    value.subtitle = value.subtitle ?? next.subtitle
    value.titleMode = value.titleMode ?? next.titleMode
    value.isBarHidden = value.isBarHidden ?? next.isBarHidden
    value.isBottomBarHidden = value.isBottomBarHidden ?? next.isBottomBarHidden
    value.backHidden = value.backHidden ?? next.backHidden
    value.barGround = value.barGround ?? next.barGround
    value.barFill = value.barFill ?? next.barFill
    value.barScheme = value.barScheme ?? next.barScheme
    value.items += next.items
    value.search = value.search ?? next.search
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.role = value.role ?? next.role
    value.removesTitle = value.removesTitle ?? next.removesTitle
    value.removesToggle = value.removesToggle ?? next.removesToggle
  }
}

extension View {
  /// Tells the bars around a wish.
  package nonisolated func pagePreference(
    _ write: @escaping @Sendable (inout PagePreferences) -> Void
  ) -> some View {
    transformPreference(PagePreferencesKey.self) { write(&$0) }
  }
}

import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The preferences of a page's views for the bars around it. If several views set a preference, the
/// outermost is used.
package struct PagePreferences {
  package var title: Text?
  /// Handles the renaming of the title in the bar.
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
  /// The menu that the title opens.
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

// Closures and texts cannot be compared, so an object that was set anew counts as a changed
// preference.
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
  /// Returns whether both are certainly the same fill, or both are nil.
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
  /// Changes a preference for the enclosing bars.
  package nonisolated func pagePreference(
    _ write: @escaping @Sendable (inout PagePreferences) -> Void
  ) -> some View {
    transformPreference(PagePreferencesKey.self) { write(&$0) }
  }
}

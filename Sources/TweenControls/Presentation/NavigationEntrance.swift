import TweenMotion
import TweenViews

/// What a transition of pages asks for.
public struct _NavigationEntrance: Equatable {
  enum Kind: Equatable { case slide, fade, zoom(ZoomSourceKey) }
  let kind: Kind
}

/// How the views of a page, a sheet or a cover have it come. Of several views the outer one counts.
enum EntranceKey: PreferenceKey {
  static var defaultValue: _NavigationEntrance? { nil }
  static func reduce(value: inout _NavigationEntrance?, nextValue: () -> _NavigationEntrance?) {
    value = value ?? nextValue()
  }
}

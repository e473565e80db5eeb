import TweenMotion
import TweenViews

/// The entrance that a transition of pages requests.
public struct _NavigationEntrance: Equatable {
  package enum Kind: Equatable { case slide, fade, zoom(ZoomSourceKey) }
  package let kind: Kind

  package init(kind: Kind) { self.kind = kind }
}

/// The entrance that the views of a page, a sheet or a cover request. If several views do, the
/// outermost is used.
package enum EntranceKey: PreferenceKey {
  package static var defaultValue: _NavigationEntrance? { nil }
  package static func reduce(
    value: inout _NavigationEntrance?, nextValue: () -> _NavigationEntrance?
  ) {
    value = value ?? nextValue()
  }
}

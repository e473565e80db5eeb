import TweenMotion
import TweenViews

/// What a transition of pages asks for.
public struct _NavigationEntrance: Equatable {
  package enum Kind: Equatable { case slide, fade, zoom(ZoomSourceKey) }
  package let kind: Kind

  package init(kind: Kind) { self.kind = kind }
}

/// How the views of a page, a sheet or a cover have it come. Of several views the outer one counts.
package enum EntranceKey: PreferenceKey {
  package static var defaultValue: _NavigationEntrance? { nil }
  package static func reduce(
    value: inout _NavigationEntrance?, nextValue: () -> _NavigationEntrance?
  ) {
    value = value ?? nextValue()
  }
}

import TweenMotion
import TweenOverlays
import TweenViews

/// The page of a stack that contains a view.
package struct NavigationPlace: Equatable {
  let model: NavigationModel
  let page: NavigationPage

  package nonisolated static func == (left: Self, right: Self) -> Bool {
    left.model === right.model && left.page === right.page
  }
}

private enum NavigationPlaceKey: EnvironmentKey {
  static var defaultValue: NavigationPlace? { nil }
}

extension EnvironmentValues {
  /// The page that contains the view; nil outside stacks.
  package var navigationPlace: NavigationPlace? {
    get { self[NavigationPlaceKey.self] }
    set {
      self[NavigationPlaceKey.self] = newValue
      menuPage = newValue.map { place in
        MenuPage(
          page: place.page, request: { place.model.addRequest($0, of: place.page) },
          withdraw: { place.model.withdraw($0, of: place.page) })
      }
    }
  }
}

/// The name of a stack's coordinate space, different for each stack.
final class NavigationSpace: Hashable, Sendable {
  static func == (left: NavigationSpace, right: NavigationSpace) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

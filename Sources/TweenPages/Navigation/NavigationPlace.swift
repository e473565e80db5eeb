import TweenMotion
import TweenOverlays
import TweenViews

/// The page of a stack that a view is part of.
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
  /// The page around; nil outside of stacks.
  package var navigationPlace: NavigationPlace? {
    get { self[NavigationPlaceKey.self] }
    set {
      self[NavigationPlaceKey.self] = newValue
      menuPage = newValue.map { place in
        MenuPage(
          page: place.page, ask: { place.model.ask($0, of: place.page) },
          withdraw: { place.model.withdraw($0, of: place.page) })
      }
    }
  }
}

/// The name of a stack's coordinate space: no other stack has it.
final class NavigationSpace: Hashable, Sendable {
  static func == (left: NavigationSpace, right: NavigationSpace) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

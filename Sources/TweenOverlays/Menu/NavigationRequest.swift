import TweenMotion
import TweenViews

/// A page that a view in another page asks for: that of a link which was followed, of a destination
/// whose value says so.
package struct NavigationRequest: Equatable {
  package typealias ID = ObjectIdentifier

  package let id: ID
  /// What tells one page of the same asker from the next.
  package let item: AnyHashable
  /// Counts how often the asker was evaluated: its content may be another one.
  package let version: Int
  package let content: () -> AnyView
  /// The page has gone.
  package let withdraw: () -> Void
  /// It stands for a value, which no view goes on asking for.
  package var isOfValue = false

  package init(
    id: ID, item: AnyHashable, version: Int, content: @escaping () -> AnyView,
    withdraw: @escaping () -> Void, isOfValue: Bool = false
  ) {
    self.id = id
    self.item = item
    self.version = version
    self.content = content
    self.withdraw = withdraw
    self.isOfValue = isOfValue
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.item == right.item && left.version == right.version
  }
}

/// The pages that views ask for, in the order of the views.
package enum NavigationRequestsKey: EvaluationPreferenceKey {
  package static var defaultValue: [NavigationRequest] { [] }
  package static func reduce(
    value: inout [NavigationRequest], nextValue: () -> [NavigationRequest]
  ) {
    value += nextValue()
  }
}

/// The page that a menu belongs to, as far as the views in the menu depend on it.
package struct MenuPage: Equatable {
  let page: AnyObject
  /// Shows what a view in the menu asks for.
  let ask: @MainActor (NavigationRequest) -> Void
  /// Takes a request back.
  let withdraw: @MainActor (NavigationRequest.ID) -> Void

  package init(
    page: AnyObject, ask: @escaping @MainActor (NavigationRequest) -> Void,
    withdraw: @escaping @MainActor (NavigationRequest.ID) -> Void
  ) {
    self.page = page
    self.ask = ask
    self.withdraw = withdraw
  }

  package nonisolated static func == (left: Self, right: Self) -> Bool { left.page === right.page }
}

private enum MenuPageKey: EnvironmentKey {
  static var defaultValue: MenuPage? { nil }
}

extension EnvironmentValues {
  /// The page around; nil outside of stacks. What makes pages sets it.
  package var menuPage: MenuPage? {
    get { self[MenuPageKey.self] }
    set { self[MenuPageKey.self] = newValue }
  }
}

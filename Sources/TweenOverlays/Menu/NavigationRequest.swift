import TweenMotion
import TweenViews

/// A view's request for a page in the enclosing stack: the page of a link that was followed, or of
/// a destination whose binding is set.
package struct NavigationRequest: Equatable {
  package typealias ID = ObjectIdentifier

  package let id: ID
  /// The identity of the page among the pages that the same view requests.
  package let item: AnyHashable
  /// The number of evaluations of the requesting view, after each of which its content can differ.
  package let version: Int
  package let content: () -> AnyView
  /// Called when the page has been removed.
  package let withdraw: () -> Void
  /// Whether the request is for a value of the path. No view repeats such a request.
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

/// The page requests of views, in the order of the views.
package enum NavigationRequestsKey: EvaluationPreferenceKey {
  package static var defaultValue: [NavigationRequest] { [] }
  package static func reduce(
    value: inout [NavigationRequest], nextValue: () -> [NavigationRequest]
  ) {
    value += nextValue()
  }
}

/// The page that contains a menu, with the actions that views in the menu need.
package struct MenuPage: Equatable {
  let page: AnyObject
  /// Shows the page that a view in the menu requests.
  let request: @MainActor (NavigationRequest) -> Void
  /// Withdraws a request of a view in the menu.
  let withdraw: @MainActor (NavigationRequest.ID) -> Void

  package init(
    page: AnyObject, request: @escaping @MainActor (NavigationRequest) -> Void,
    withdraw: @escaping @MainActor (NavigationRequest.ID) -> Void
  ) {
    self.page = page
    self.request = request
    self.withdraw = withdraw
  }

  package nonisolated static func == (left: Self, right: Self) -> Bool { left.page === right.page }
}

private enum MenuPageKey: EnvironmentKey {
  static var defaultValue: MenuPage? { nil }
}

extension EnvironmentValues {
  /// The enclosing page; nil outside stacks. The view that creates pages sets it.
  package var menuPage: MenuPage? {
    get { self[MenuPageKey.self] }
    set { self[MenuPageKey.self] = newValue }
  }
}

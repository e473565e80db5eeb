import TweenMotion
import TweenViews

/// A page that a view in another page asks for: that of a link which was followed, of a destination
/// whose value says so.
struct NavigationRequest: Equatable {
  typealias ID = ObjectIdentifier

  let id: ID
  /// What tells one page of the same asker from the next.
  let item: AnyHashable
  /// Counts how often the asker was evaluated: its content may be another one.
  let version: Int
  let content: () -> AnyView
  /// The page has gone.
  let withdraw: () -> Void
  /// It stands for a value, which no view goes on asking for.
  var isOfValue = false

  static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.item == right.item && left.version == right.version
  }
}

/// The pages that views ask for, in the order of the views.
enum NavigationRequestsKey: EvaluationToldKey {
  static var defaultValue: [NavigationRequest] { [] }
  static func reduce(value: inout [NavigationRequest], nextValue: () -> [NavigationRequest]) {
    value += nextValue()
  }
}

/// The page that a menu belongs to, as far as the views in the menu depend on it.
struct MenuPage: Equatable {
  let page: AnyObject
  /// Shows what a view in the menu asks for.
  let ask: @MainActor (NavigationRequest) -> Void
  /// Takes a request back.
  let withdraw: @MainActor (NavigationRequest.ID) -> Void

  nonisolated static func == (left: Self, right: Self) -> Bool { left.page === right.page }
}

private enum MenuPageKey: EnvironmentKey {
  static var defaultValue: MenuPage? { nil }
}

extension EnvironmentValues {
  /// The page around; nil outside of stacks. What makes pages sets it.
  var menuPage: MenuPage? {
    get { self[MenuPageKey.self] }
    set { self[MenuPageKey.self] = newValue }
  }
}

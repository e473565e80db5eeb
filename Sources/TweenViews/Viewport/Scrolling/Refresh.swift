import Foundation
import TweenMotion

/// Refreshes the contents of a view: `await refresh()`.
public struct RefreshAction: Sendable {
  private let link: RefreshLink

  init(_ link: RefreshLink) { self.link = link }

  /// Runs the action of `refreshable`, and returns after the action has ended.
  public func callAsFunction() async {
    let action = await link.action
    await action()
  }
}

/// The action of a `refreshable`: one object for the modifier's lifetime.
@MainActor final class RefreshLink {
  var action: @Sendable () async -> Void = {}
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The action that refreshes the contents of this view; nil outside of `refreshable`.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

nonisolated private struct RefreshModifier: ScrollLinkModifier {
  typealias Body = Never
  let action: @Sendable () async -> Void

  @MainActor func makeLink() -> RefreshLink { RefreshLink() }
  @MainActor func update(_ link: RefreshLink) { link.action = action }
  @MainActor static func install(_ link: RefreshLink, in locals: inout ScrollLocals) {
    locals.refresh = link
  }
  @MainActor static func install(_ link: RefreshLink, in values: inout EnvironmentValues) {
    values.scrollLocals.refresh = link
    values.refresh = RefreshAction(link)
  }
}

extension View {
  /// Sets an action that refreshes this view's contents. Pulling down a scroll view in this view far enough
  /// runs `action`, and a spinner turns above its contents until the action has ended. Views inside find
  /// the action in `EnvironmentValues.refresh`.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: action))
  }
}

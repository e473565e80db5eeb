import Foundation
import TweenMotion

/// What brings the contents of a view up to date: `await refresh()`.
public struct RefreshAction: Sendable {
  private let link: RefreshLink

  init(_ link: RefreshLink) { self.link = link }

  /// Runs the action of `refreshable`, and returns when it has ended.
  public func callAsFunction() async {
    let action = await link.action
    await action()
  }
}

/// The action of a `refreshable`, one object for the modifier's life.
@MainActor final class RefreshLink {
  var action: @Sendable () async -> Void = {}
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What brings the contents of this place up to date; nil where `refreshable` says nothing.
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
  /// Brings this view's contents up to date: a scroll view in it that is pulled down far enough
  /// runs `action`, and shows a turning mark above its contents until that has ended. Views in it
  /// find the action as `EnvironmentValues.refresh`.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: action))
  }
}

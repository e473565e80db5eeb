import TweenMotion
import TweenViews

/// Passes the page requests of views in a menu on to the page that contains the menu, also after
/// the menu has closed.
package struct MenuRequests: ViewModifier {
  @Environment(\.menuPage) private var page
  @Environment(\.menuHold) private var hold
  @State private var requestedPages = RequestedPages()

  package nonisolated init() {}

  package func body(content: Content) -> some View {
    let (requestedPages, page, hold) = (requestedPages, page, hold)
    content
      .onPreferenceChange(NavigationRequestsKey.self) { requestedPages.follow($0, of: page, hold) }
      .preference(key: NavigationRequestsKey.self, value: [])
      .modifier(EndModifier { requestedPages.follow([], of: page, hold) })
  }
}

/// The pages that views of a menu have requested.
@MainActor private final class RequestedPages {
  private var known: [NavigationRequest] = []

  nonisolated init() {}

  func follow(_ new: [NavigationRequest], of page: MenuPage?, _ hold: MenuLifetime?) {
    guard let page else { return }
    let old = known
    known = new
    for request in old where !new.contains(where: { $0.id == request.id }) {
      page.withdraw(request.id)
    }
    for request in new where !old.contains(request) { page.request(request) }
    if new.isEmpty { hold?.release(self) } else { hold?.retain(self) }
  }
}

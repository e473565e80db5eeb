import TweenMotion
import TweenViews

/// Passes the page requests of views in a menu on to the page that contains the menu, also after
/// the menu has closed.
package struct MenuRequests: ViewModifier {
  @Environment(\.menuPage) private var page
  @Environment(\.menuHold) private var hold
  @State private var asked = RequestedPages()

  package nonisolated init() {}

  package func body(content: Content) -> some View {
    let (asked, page, hold) = (asked, page, hold)
    content
      .onPreferenceChange(NavigationRequestsKey.self) { asked.follow($0, of: page, hold) }
      .preference(key: NavigationRequestsKey.self, value: [])
      .modifier(EndModifier { asked.follow([], of: page, hold) })
  }
}

/// The pages that views of a menu have requested.
@MainActor private final class RequestedPages {
  private var known: [NavigationRequest] = []

  nonisolated init() {}

  func follow(_ new: [NavigationRequest], of page: MenuPage?, _ hold: MenuHold?) {
    guard let page else { return }
    let old = known
    known = new
    for request in old where !new.contains(where: { $0.id == request.id }) {
      page.withdraw(request.id)
    }
    for request in new where !old.contains(request) { page.ask(request) }
    if new.isEmpty { hold?.release(self) } else { hold?.take(self) }
  }
}

import TweenMotion
import TweenViews

/// Has the page that a menu belongs to asked for the pages that views in the menu ask for, also when the
/// menu has closed.
struct MenuRequests: ViewModifier {
  @Environment(\.navigationPlace) private var place
  @Environment(\.menuHold) private var hold
  @State private var asked = AskedPages()

  nonisolated init() {}

  func body(content: Content) -> some View {
    let (asked, place, hold) = (asked, place, hold)
    content
      .onPreferenceChange(NavigationRequestsKey.self) { asked.follow($0, of: place, hold) }
      .preference(key: NavigationRequestsKey.self, value: [])
      .modifier(EndModifier { asked.follow([], of: place, hold) })
  }
}

/// The pages that views of a menu have asked for.
@MainActor private final class AskedPages {
  private var known: [NavigationRequest] = []

  nonisolated init() {}

  func follow(_ new: [NavigationRequest], of place: NavigationPlace?, _ hold: MenuHold?) {
    guard let place else { return }
    let old = known
    known = new
    for request in old where !new.contains(where: { $0.id == request.id }) {
      place.model.withdraw(request.id, of: place.page)
    }
    for request in new where !old.contains(request) { place.model.ask(request, of: place.page) }
    if new.isEmpty { hold?.release(self) } else { hold?.take(self) }
  }
}

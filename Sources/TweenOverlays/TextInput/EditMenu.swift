import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// What the menu of a text offers, and which of that can be done now; nil: it is not there.
struct EditMenu: Equatable {
  enum Item { case cut, copy, paste, selectAll }

  var cut: Bool?
  var copy: Bool
  var paste: Bool?
  var selectAll: Bool
}

/// Opens the menu of a text when the right button is pressed there, or the key for menus while it has the
/// focus (Controls 8.3).
struct EditMenuModifier {
  /// Receives where it is pressed, in the view's points; nil: by the key. Returns what the menu stands
  /// beside, in the same points; nil: it does not open.
  let find: @MainActor (CGPoint?) -> CGRect?
  let offers: @MainActor () -> EditMenu
  let perform: @MainActor (EditMenu.Item) -> Void
  @State private var place = PlaceInWindow()
  /// What the open menu offers, and what it stands beside, in the window's points; nil: it is closed.
  @State private var open: OpenEditMenu?

  nonisolated init(
    find: @escaping @MainActor (CGPoint?) -> CGRect?,
    offers: @escaping @MainActor () -> EditMenu,
    perform: @escaping @MainActor (EditMenu.Item) -> Void
  ) {
    self.find = find
    self.offers = offers
    self.perform = perform
  }
}

private struct OpenEditMenu: Equatable {
  let menu: EditMenu
  let source: CGRect
}

extension EditMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    let open = $open
    content
      .modifier(SecondaryPressModifier(place: place) { show(at: $0) })
      .modifier(
        PresentationModifier(
          kind: .menu, wanted: open.wrappedValue == nil ? nil : AnyHashable(true),
          dismiss: { if open.wrappedValue != nil { open.wrappedValue = nil } },
          source: open.wrappedValue?.source ?? .null,
          presented: {
            open.wrappedValue.map { EditMenuItems(menu: $0.menu, perform: perform) }
          }))
  }

  @MainActor private func show(at point: CGPoint?) -> Bool {
    let corner = place.frame.origin
    let local = point.map { CGPoint(x: $0.x - corner.x, y: $0.y - corner.y) }
    guard let source = find(local) else { return false }
    open = OpenEditMenu(menu: offers(), source: source.offsetBy(dx: corner.x, dy: corner.y))
    return true
  }
}

private struct EditMenuItems: View {
  let menu: EditMenu
  let perform: @MainActor (EditMenu.Item) -> Void

  var body: some View {
    if let cut = menu.cut { item(.cut, .cut, cut) }
    item(.copy, .copy, menu.copy)
    if let paste = menu.paste { item(.paste, .paste, paste) }
    item(.selectAll, .selectAll, menu.selectAll)
  }

  private func item(_ item: EditMenu.Item, _ word: SystemWord, _ isOn: Bool) -> some View {
    Button {
      perform(item)
    } label: {
      Text(system: word)
    }
    .disabled(!isOn)
  }
}

import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// The commands in the menu of a text, and whether each is enabled; nil: the command is not in the
/// menu.
struct EditMenu: Equatable {
  enum Item { case cut, copy, paste, selectAll }

  var cut: Bool?
  var copy: Bool
  var paste: Bool?
  var selectAll: Bool
}

/// Opens the menu of a text at a secondary click, or by the menu key while the text has the focus
/// (Controls 8.3).
struct EditMenuModifier {
  /// Finds the place for the menu. The argument is the position of the press, in the view's points;
  /// nil: the menu key was pressed. Returns the rectangle beside which the menu is placed, in the
  /// same points; nil: the menu does not open.
  let find: @MainActor (CGPoint?) -> CGRect?
  let offers: @MainActor () -> EditMenu
  let perform: @MainActor (EditMenu.Item) -> Void
  @State private var place = PlaceInWindow()
  /// The commands of the open menu, and the rectangle beside which it is placed, in the window's
  /// points; nil: it is closed.
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
          kind: .menu, requested: open.wrappedValue == nil ? nil : AnyHashable(true),
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

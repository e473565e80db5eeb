import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A button that opens a list of actions.
///
/// The content consists of buttons, toggles, pickers, links, dividers, sections, control groups and
/// menus, which are shown below each other in a card beside the button; a menu inside opens in
/// place. A press chooses an action, which runs once the menu no longer reacts. A press beside the
/// card, or Esc, closes the menu. `menuStyle(_:)` sets the look of the button.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @Environment(\.menuDepth) private var depth
  @Environment(\.menuStyle) private var style
  @Environment(\.isShortcutOnlyCommand) private var isShortcutOnlyCommand

  /// A menu with a label of your own.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content: content(), label: label(), primaryAction: nil)
  }

  /// A menu whose button runs an action when it is pressed, and opens when it is held for half a
  /// second.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: label(), primaryAction: primaryAction)
  }

  nonisolated init(content: Content, label: Label, primaryAction: (() -> Void)?) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  /// The button; inside another menu a row.
  public var body: some View {
    if isShortcutOnlyCommand {
      content
    } else if depth > 0 {
      MenuSection(label: label, content: content)
    } else {
      let style = style ?? AnyMenuStyle(DefaultMenuStyle(), over: nil)
      style.makeBody(
        MenuStyleConfiguration(
          label: MenuStyleConfiguration.Label(view: AnyView(SlotContent(in: .row, label))),
          content: MenuStyleConfiguration.Content(view: AnyView(content)),
          primaryAction: primaryAction, isEmpty: content.isKnownEmptyMenu))
    }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration, for a style that modifies another style. The menu is
  /// drawn in the style of the view that surrounds the style, or in the style that the modifying
  /// style sets on it.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: configuration.content, label: configuration.label,
      primaryAction: configuration.primaryAction)
  }
}

extension Menu where Label == Text {
  // Titles: string, resource.
  /// A menu with a title, which is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  // Titles: string, resource.
  /// A menu with a title that is looked up in the string tables, whose button runs an action.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TweenControls.Label<Text, Image> {
  // Titles: string, resource.
  /// A menu with a title that is looked up in the string tables, and a symbol.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(titleKey, systemImage: systemImage) }
  }

  // Titles: string, resource.
  /// A menu with a title that is looked up in the string tables, and an image of the program's
  /// assets.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(titleKey, image: image) }
  }

  // Titles: string, resource.
  /// A menu with a title that is looked up in the string tables and a symbol, whose button runs an
  /// action.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TweenControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  // Titles: string, resource.
  /// A menu with a title that is looked up in the string tables and an image of the program's
  /// assets, whose button runs an action.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TweenControls.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }
}

extension View {
  /// Opens a card of items beside this view.
  package func menu<Items: View>(
    isOpen: Binding<Bool>, @ViewBuilder items: () -> Items
  ) -> some View {
    modifier(MenuSource(isOpen: isOpen, items: items()))
  }
}

/// Opens a card beside a view, and follows the view's frame.
private struct MenuSource<Items: View>: ViewModifier {
  @Binding var isOpen: Bool
  let items: Items
  /// The frame beside which the card is placed, in the window's points; updated only once the card
  /// has been shown.
  @State private var source = CGRect.null
  @State private var place = MenuPlace()

  func body(content: Content) -> some View {
    let isOpen = $isOpen
    if isOpen.wrappedValue { place.wasOpen = true }
    let source = source.isNull ? place.rect : self.source
    return
      content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        place.rect = $0
        // Most menus are never opened, so a change of their frame updates nothing.
        if place.wasOpen { self.source = $0 }
      }
      .modifier(
        PresentationModifier(
          kind: .menu, requested: isOpen.wrappedValue ? AnyHashable(true) : nil,
          dismiss: { if isOpen.wrappedValue { isOpen.wrappedValue = false } }, source: source,
          presented: { items }))
  }
}

/// The frame of a menu's source view.
@MainActor private final class MenuPlace {
  var rect = CGRect.null
  /// Whether the card was ever shown.
  var wasOpen = false
}

/// A menu inside another menu: a row that shows or hides its own items below it.
package struct MenuSection<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @State private var isOpen = false

  package init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  package var body: some View {
    MenuRow(isDisclosed: isOpen, label: label) { isOpen.toggle() }
      .semantics(Semantics(.button, traits: ["popUp"], actions: ["default"], children: .combined))
    if isOpen { content }
  }
}

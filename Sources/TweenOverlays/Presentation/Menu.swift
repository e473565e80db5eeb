import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A button that opens a list of actions.
///
/// Its content is buttons, toggles, pickers, links, dividers, sections, control groups and menus, which
/// stand one below the other in a card beside the button; a menu in it opens in place. An action is
/// chosen by a press, and runs once the menu is out of reach; a press beside the card, or Esc, closes
/// it. How the button looks `menuStyle(_:)` says.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @Environment(\.menuDepth) private var depth
  @Environment(\.menuStyle) private var style
  @Environment(\.isUnseenCommand) private var isUnseenCommand

  /// A menu with a label of your own.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content: content(), label: label(), primaryAction: nil)
  }

  /// A menu whose button acts when it is pressed, and opens when it is held for half a second.
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
  /// The button; in another menu a row.
  public var body: some View {
    if isUnseenCommand {
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
  /// The menu that a style is asked to show, for a style that changes another: it has the style from
  /// around the one that makes it, or that which the latter gives it.
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
  /// A menu with a title that is looked up, whose button acts.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TweenControls.Label<Text, Image> {
  // Titles: string, resource.
  /// A menu with a title that is looked up, and a symbol.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(titleKey, systemImage: systemImage) }
  }

  // Titles: string, resource.
  /// A menu with a title that is looked up, and an image of the program's.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(titleKey, image: image) }
  }

  // Titles: string, resource.
  /// A menu with a title that is looked up and a symbol, whose button acts.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TweenControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  // Titles: string, resource.
  /// A menu with a title that is looked up and an image of the program's, whose button acts.
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

/// Opens a card beside a view, whose place it follows.
private struct MenuSource<Items: View>: ViewModifier {
  @Binding var isOpen: Bool
  let items: Items
  /// What the card belongs to, in the window's points, once it has moved below a card.
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
        // Most menus are never opened, and need not be looked at again for their place.
        if place.wasOpen { self.source = $0 }
      }
      .modifier(
        PresentationModifier(
          kind: .menu, wanted: isOpen.wrappedValue ? AnyHashable(true) : nil,
          dismiss: { if isOpen.wrappedValue { isOpen.wrappedValue = false } }, source: source,
          presented: { items }))
  }
}

/// Where the source of a menu is.
@MainActor private final class MenuPlace {
  var rect = CGRect.null
  /// Whether its card was ever shown, and may still be.
  var wasOpen = false
}

/// A menu in another one: a row that shows or hides its own items below it.
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

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A button that opens a list of actions.
///
/// Its content is buttons, toggles, links, dividers, sections and menus, which stand one below the other
/// in a card beside the button; a menu in it opens in place. An action is chosen by a press, and runs
/// once the menu is out of reach; a press beside the card, or Esc, closes it.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @Environment(\.menuDepth) private var depth
  @Environment(\.menuIndicatorVisibility) private var indicator
  @State private var isOpen = false
  @State private var source = CGRect.null

  /// A menu with a label of your own.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A menu whose button acts when it is pressed, and opens when it is held for half a second.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  /// The button; in another menu a row.
  public var body: some View {
    if depth > 0 {
      MenuSection(label: label, content: content)
    } else {
      button
        .background {
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.frame(in: .global), initial: true) { _, new in
              source = new
            }
          }
        }
        .modifier(MenuHost(isOpen: $isOpen, source: source, items: content))
    }
  }

  @MainActor @ViewBuilder private var button: some View {
    if let primaryAction {
      Button(action: primaryAction) { label }
        .highPriorityGesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in isOpen = true })
    } else {
      Button {
        isOpen = true
      } label: {
        label
      }
    }
  }
}

extension Menu where Label == Text {
  /// A menu with a title, which is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A menu with a title as it stands.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// A menu with a title that is looked up, whose button acts.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A menu with a title as it stands, whose button acts.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TweenControls.Label<Text, Image> {
  /// A menu with a title that is looked up, and a symbol.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a title as it stands, and a symbol.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TweenControls.Label(title, systemImage: systemImage) }
  }
}

/// Shows items in a card while it is open: the host of menus of all kinds.
struct MenuHost<Items: View> {
  @Binding var isOpen: Bool
  /// What the card belongs to, in the window's points.
  let source: CGRect
  let items: Items
}

extension MenuHost: ViewModifier {
  func body(content: Content) -> some View {
    let isOpen = $isOpen
    content.modifier(
      PresentationModifier(
        kind: .menu, wanted: isOpen.wrappedValue ? AnyHashable(true) : nil,
        dismiss: { if isOpen.wrappedValue { isOpen.wrappedValue = false } }, source: source,
        presented: { items }))
  }
}

/// A menu in another one: a row that shows or hides its own items below it.
private struct MenuSection<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @State private var isOpen = false

  var body: some View {
    MenuRow(role: nil, isDisclosed: isOpen, label: label) { isOpen.toggle() }
    if isOpen { content }
  }
}

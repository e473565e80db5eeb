import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The items of an open menu, below each other, with a band between groups and between their
/// sections.
package struct MenuItems<Content: View>: View {
  /// The groups of items, each with or without sections of its own.
  let groups: [Content]
  let isReversed: Bool
  @State private var hasMarks = false
  @Environment(\.displayScale) private var scale
  @Environment(\.interfaceIdiom) private var idiom

  package init(groups: [Content], isReversed: Bool) {
    self.groups = groups
    self.isReversed = isReversed
  }

  package var body: some View {
    VStack(spacing: 0) {
      ForEach(groups.indices, id: \.self) { place in
        if place > 0 { MenuSeparator() }
        Group(sections: groups[place]) { sections in
          let filled = sections.filter { !$0.isLine }
          let parts = isReversed ? Array(filled.reversed()) : Array(filled)
          if filled.isEmpty, groups.count == 1 { EmptyMenu() }
          ForEach(parts) { part in
            if part.id != parts.first?.id { MenuSeparator() }
            MenuPart(section: part, isReversed: isReversed)
          }
        }
      }
    }
    .labelStyle(MenuLabelStyle())
    // Each row has a line above it; the first row's line lies outside the card.
    .padding(.top, idiom.isTouch ? -Hairline.thickness(at: scale) : 0)
    .environment(\.dividerThickness, idiom.isTouch ? PresentationMetrics.touch.menuBand : nil)
    .environment(\.menuHasMarks, hasMarks)
    .onPreferenceChange(MenuMarksKey.self) { hasMarks = $0 }
  }
}

extension SectionConfiguration {
  /// Whether the section contains only dividers, which would coincide with the bands around it.
  fileprivate var isLine: Bool { header.isEmpty && content.allSatisfy(\.isDivider) }
}

/// A section of a menu.
private struct MenuPart: View {
  let section: SectionConfiguration
  let isReversed: Bool
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if !section.header.isEmpty {
      let metrics = PresentationMetrics.touch
      HStack { section.header }
        .font(idiom.isTouch ? .footnote : .system(size: 11))
        .foregroundStyle(.secondary)
        .frame(
          maxWidth: .infinity, minHeight: idiom.isTouch ? 30 : metrics.desktopMenuRow,
          alignment: .leading
        )
        .padding(.horizontal, idiom.isTouch ? metrics.menuInset : metrics.desktopMenuInset)
    }
    let views = isReversed ? Array(section.content.reversed()) : Array(section.content)
    ForEach(views) { view in
      if view.isDivider {
        if isVisible(view, between: views) { MenuSeparator() }
      } else if view.isText || view.containsTextOrImage && !view.hasControl {
        MenuHeading { view }
      } else {
        view
      }
    }
  }
}

extension MenuPart {
  /// Returns whether a divider has other items on both sides, and is the first of adjacent
  /// dividers. At the ends of a section there is a band or the card's edge instead.
  private func isVisible(_ line: Subview, between views: [Subview]) -> Bool {
    guard let place = views.firstIndex(where: { $0.id == line.id }), place > 0 else { return false }
    return !views[place - 1].isDivider && views[place...].contains { !$0.isDivider }
  }
}

/// Closes a menu without items, which would be invisible but would block presses.
private struct EmptyMenu: View {
  @Environment(\.menuPresentation) private var presentation

  var body: some View {
    Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
      .onAppear { presentation?.dismiss() }
  }
}

/// An item of a menu that cannot be chosen, such as a text, in a row of its own.
private struct MenuHeading<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.menuRowHeight) private var barHeight
  private let metrics = PresentationMetrics.touch

  var body: some View {
    content
      .font(idiom.isTouch ? .body : .system(size: 13))
      .foregroundStyle(.secondary)
      .frame(
        maxWidth: .infinity,
        minHeight: idiom.isTouch ? metrics.menuRow : barHeight ?? metrics.desktopMenuRow,
        alignment: .leading
      )
      .padding(.horizontal, idiom.isTouch ? metrics.menuInset : metrics.desktopMenuInset)
  }
}

/// The band between two sections of a menu.
private struct MenuSeparator: View {
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if idiom.isTouch {
      MenuColors.band.frame(height: PresentationMetrics.touch.menuBand)
    } else {
      Rectangle().fill(.separator).frame(height: 1)
        .padding(.vertical, 5).padding(.horizontal, 10)
    }
  }
}

enum MenuColors {
  static let band = Color(provider: MenuBandColor())
}

/// The colour of the band between sections of a menu: translucent black, which is darker with
/// increased contrast.
private struct MenuBandColor: ColorProvider {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let base = environment.colorScheme == .dark ? 0.16 : 0.08
    let more = environment.colorSchemeContrast == .increased ? 0.12 : 0
    return Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(base + more))
  }

  var description: String { "the band between sections of a menu" }
}

/// Whether a menu has an item that can have a checkmark.
enum MenuMarksKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum MenuRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum ShownShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

private enum MenuKeysKey: EnvironmentKey {
  static var defaultValue: MenuKeys? { nil }
}

/// The shortcuts that the items of an open menu show. If several items have the same shortcut, the
/// first of them acts, and only that item shows the keys.
@MainActor package final class MenuKeys {
  private var items: [String: ObjectIdentifier] = [:]

  package nonisolated init() {}

  /// Returns the name of a shortcut's keys; nil if another item shows them.
  func name(of shortcut: KeyboardShortcut, for item: MenuKeysItem) -> String? {
    let name = shortcut.text
    if let known = items[name] { return known == ObjectIdentifier(item) ? name : nil }
    items[name] = ObjectIdentifier(item)
    return name
  }
}

/// The identity of an item in a menu.
final class MenuKeysItem: Sendable {}

private enum MenuHasMarksKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The height of the items in menus of a bar, which show their shortcuts; nil: the menu is not in
  /// a bar.
  package var menuRowHeight: CGFloat? {
    get { self[MenuRowHeightKey.self] }
    set { self[MenuRowHeightKey.self] = newValue }
  }

  /// The shortcut that an item shows if it has no active shortcut of its own.
  package var shownShortcut: KeyboardShortcut? {
    get { self[ShownShortcutKey.self] }
    set { self[ShownShortcutKey.self] = newValue }
  }

  /// The shortcuts that the items of the enclosing menu show; nil outside menus of a bar.
  package var menuKeys: MenuKeys? {
    get { self[MenuKeysKey.self] }
    set { self[MenuKeysKey.self] = newValue }
  }

  /// Whether items leave room for a checkmark before them.
  var menuHasMarks: Bool {
    get { self[MenuHasMarksKey.self] }
    set { self[MenuHasMarksKey.self] = newValue }
  }
}

/// A menu item that is a button: it closes the menu, then runs the button's action.
package struct MenuItemStyle: KeyedButtonStyle {

  package init() {}
  package func makeBody(configuration: Configuration) -> some View {
    MenuChoice(role: configuration.role, label: configuration.label.parts) {
      configuration.trigger()
    }
  }
}

/// A menu item that is a toggle: it has a checkmark while it is on.
package struct MenuToggleStyle: KeyedToggleStyle {

  package init() {}
  package func makeBody(configuration: Configuration) -> some View {
    let mark: MenuMark = configuration.isMixed ? .dash : configuration.isOn ? .check : .room
    MenuChoice(mark: mark, label: configuration.label) { configuration.isOn.toggle() }
  }
}

/// The mark before an item.
package enum MenuMark {
  /// No mark, and no room for one.
  case none
  /// No mark now, but room for one.
  case room
  case check
  case dash
}

/// A menu item that closes the menu and runs an action.
package struct MenuChoice<Label: View>: View {
  var role: ButtonRole?
  var mark = MenuMark.none
  let label: Label
  let action: () -> Void
  @Environment(\.menuPresentation) private var presentation
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.shownShortcut) private var shownShortcut
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuDismisses) private var dismisses
  @Environment(\.menuKeys) private var keys
  @State private var item = MenuKeysItem()

  package init(
    role: ButtonRole? = nil, mark: MenuMark = .none, label: Label, action: @escaping () -> Void
  ) {
    self.role = role
    self.mark = mark
    self.label = label
    self.action = action
  }

  package var body: some View {
    let name = (shownShortcut ?? shortcut).flatMap { keys?.name(of: $0, for: item) }
    MenuRow(role: role, mark: mark, keys: name, label: label) {
      guard isEnabled else { return }
      if dismisses { presentation?.dismiss() }
      action()
    }
  }
}

/// A row of a menu.
struct MenuRow<Label: View>: View {
  var role: ButtonRole?
  var mark = MenuMark.none
  /// The keyboard shortcut of the action, which the menus of a bar show.
  var keys: String?
  /// Whether the submenu of the row is open; nil: the row has no submenu.
  var isDisclosed: Bool?
  let label: Label
  let action: () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.menuHasMarks) private var hasMarks
  @Environment(\.menuRowHeight) private var barHeight
  @Environment(\.layoutDirection) private var direction
  @State private var isPressed = false
  @State private var isHovered = false
  @FocusState private var isFocused: Bool
  private let metrics = PresentationMetrics.touch

  var body: some View {
    HStack(spacing: 8) {
      MenuItemLabel(label: label, inset: Self.inset).labelStyle(MenuLabelStyle())
      if let keys, barHeight != nil {
        Spacer(minLength: 16)
        Text(verbatim: keys)
          .foregroundStyle(isLit ? AnyShapeStyle(.white.opacity(0.8)) : AnyShapeStyle(.secondary))
          .accessibilityHidden(true)
      }
      if let isDisclosed {
        Spacer(minLength: 0)
        Image(systemName: isDisclosed ? "chevron.down" : "chevron.forward")
          .font(idiom.isTouch ? .footnote.weight(.semibold) : .system(size: 10, weight: .semibold))
          .accessibilityHidden(true)
      }
    }
    .padding(.vertical, idiom.isTouch ? Self.inset : 0)
    .font(idiom.isTouch ? .body : .system(size: 13))
    .foregroundColor(color)
    .frame(
      maxWidth: .infinity,
      minHeight: idiom.isTouch ? metrics.menuRow : barHeight ?? metrics.desktopMenuRow,
      alignment: .leading
    )
    .padding(.leading, leading)
    .padding(.trailing, idiom.isTouch ? metrics.menuInset : metrics.desktopMenuInset)
    .background(alignment: .leading) { markView }
    .background { ground }
    .overlay(alignment: .top) {
      if idiom.isTouch {
        Hairline(axis: .horizontal)
      }
    }
    .contentShape(Rectangle())
    .onHover { isHovered = $0 && !idiom.isTouch }
    .gesture(PressGesture(on: idiom, onPressing: { isPressed = $0 }, action: action))
    .controlFocus(
      ControlKeys(
        movesByArrows: true, activate: { action() }, onPressing: { isPressed = $0 }, other: handle)
    )
    .focused($isFocused)
    // The focused row is highlighted; a ring around it would lie outside the card.
    .focusEffectDisabled()
    .preference(key: MenuMarksKey.self, value: mark != .none)
  }

  /// The padding above and below the content of a row, on a phone.
  private static var inset: CGFloat { 4 }

  /// Handles the arrow keys: Right opens the submenu of the row, Left closes it.
  private func handle(_ press: KeyPress) -> Bool {
    guard let isDisclosed, [.leftArrow, .rightArrow].contains(press.key) else { return false }
    let opens = (press.key == .rightArrow) == (direction == .leftToRight)
    if opens != isDisclosed { action() }
    return true
  }

  private var leading: CGFloat {
    switch (idiom.isTouch, hasMarks) {
    case (true, false): metrics.menuInset
    case (true, true): metrics.menuMarkInset
    case (false, false): metrics.desktopMenuInset
    case (false, true): metrics.desktopMenuMarkInset
    }
  }

  @ViewBuilder private var markView: some View {
    if mark == .check || mark == .dash {
      Image(systemName: mark == .check ? "checkmark" : "minus")
        .font(idiom.isTouch ? .footnote.weight(.semibold) : .system(size: 10, weight: .semibold))
        .foregroundColor(color)
        .frame(width: leading)
        .accessibilityHidden(true)
    }
  }

  @ViewBuilder private var ground: some View {
    if isLit {
      RoundedRectangle(cornerRadius: 4).fill(.tint)
    } else if isPressed || isFocused, idiom.isTouch {
      PresentationColors.pressed
    }
  }

  /// Whether a desktop's row is highlighted: under the pointer, pressed or focused.
  private var isLit: Bool { !idiom.isTouch && isEnabled && (isHovered || isPressed || isFocused) }

  private var color: Color {
    if isLit { return .white }
    if !isEnabled { return ControlColors.tertiaryLabel }
    return role == .destructive ? .red : .primary
  }
}

/// The label of an item. In a label of several views, the first text is the title, further texts
/// are explanations below it, and a picture is the icon.
private struct MenuItemLabel<Label: View>: View {
  let label: Label
  /// The padding of the row above and below.
  let inset: CGFloat
  private let metrics = PresentationMetrics.touch
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    Group(subviews: label) { parts in
      if parts.count > 1 {
        let pictures = parts.filter(\.isPicture)
        let words = parts.filter { !$0.isPicture }
        HStack(spacing: 8) {
          if !idiom.isTouch { ForEach(pictures) { $0 } }
          VStack(alignment: .leading, spacing: 0) {
            if let title = words.first { title }
            ForEach(Array(words.dropFirst())) {
              $0.font(idiom.isTouch ? .footnote : .system(size: 11)).foregroundStyle(.secondary)
            }
          }
          .frame(minHeight: idiom.isTouch && words.count > 1 ? metrics.menuTallRow - 2 * inset : 0)
          if idiom.isTouch {
            Spacer(minLength: 0)
            ForEach(pictures) { $0 }
          }
        }
      } else {
        parts
      }
    }
  }
}

/// A label in a menu: the icon stands at the trailing end, on a desktop before the title.
package struct MenuLabelStyle: LabelStyle {

  package init() {}
  package func makeBody(configuration: Configuration) -> some View {
    MenuLabel(configuration: configuration)
  }
}

private struct MenuLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    HStack(spacing: 8) {
      if !idiom.isTouch { configuration.icon }
      configuration.title
      if idiom.isTouch {
        Spacer(minLength: 0)
        configuration.icon
      }
    }
  }
}

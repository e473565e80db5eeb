import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The items of an open menu, one below the other, with a band between groups and their sections.
package struct MenuItems<Content: View>: View {
  /// What belongs together, with sections of its own or without.
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
        if place > 0 { MenuBand() }
        Group(sections: groups[place]) { sections in
          let filled = sections.filter { !$0.isLine }
          let parts = isReversed ? Array(filled.reversed()) : Array(filled)
          if filled.isEmpty, groups.count == 1 { EmptyMenu() }
          ForEach(parts) { part in
            if part.id != parts.first?.id { MenuBand() }
            MenuPart(section: part, isReversed: isReversed)
          }
        }
      }
    }
    .labelStyle(MenuLabelStyle())
    // Each row has a line above it; the first one's lies outside of the card.
    .padding(.top, idiom.isTouch ? -Hairline.thickness(at: scale) : 0)
    .environment(\.dividerThickness, idiom.isTouch ? PresentationMetrics.touch.menuBand : nil)
    .environment(\.menuHasMarks, hasMarks)
    .onPreferenceChange(MenuMarksKey.self) { hasMarks = $0 }
  }
}

extension SectionConfiguration {
  /// Whether there are but lines in it, beside which bands are anyway.
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
        if stands(view, between: views) { MenuBand() }
      } else if view.isWords || view.hasWords && !view.hasControl {
        MenuHeading { view }
      } else {
        view
      }
    }
  }
}

extension MenuPart {
  /// Whether a line has something else on both sides, and is the first one there: at the ends of a section
  /// is a band anyway, or the card's edge.
  private func stands(_ line: Subview, between views: [Subview]) -> Bool {
    guard let place = views.firstIndex(where: { $0.id == line.id }), place > 0 else { return false }
    return !views[place - 1].isDivider && views[place...].contains { !$0.isDivider }
  }
}

/// Closes a menu that has nothing in it: nobody would see what it keeps presses from.
private struct EmptyMenu: View {
  @Environment(\.menuPresentation) private var presentation

  var body: some View {
    Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
      .onAppear { presentation?.dismiss() }
  }
}

/// What in a menu cannot be chosen, such as words, in a row of its own.
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

/// What stands between two sections of a menu.
private struct MenuBand: View {
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

/// What lies between the sections of a menu: black, which more contrast makes darker.
private struct MenuBandColor: ColorProvider {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let base = environment.colorScheme == .dark ? 0.16 : 0.08
    let more = environment.colorSchemeContrast == .increased ? 0.12 : 0
    return Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(base + more))
  }

  var description: String { "the band between sections of a menu" }
}

/// Whether a menu has an item that can be marked.
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

/// The keys that the items of an open menu show. Where several items have the same shortcut, the first
/// one acts, and it alone shows the keys.
@MainActor package final class MenuKeys {
  private var items: [String: ObjectIdentifier] = [:]

  package nonisolated init() {}

  /// The name of a shortcut's keys, unless another item shows them.
  func name(of shortcut: KeyboardShortcut, for item: MenuKeysItem) -> String? {
    let name = shortcut.text
    if let known = items[name] { return known == ObjectIdentifier(item) ? name : nil }
    items[name] = ObjectIdentifier(item)
    return name
  }
}

/// What distinguishes the items of a menu.
final class MenuKeysItem: Sendable {}

private enum MenuHasMarksKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How high the items of a bar's menus are, which show their keys; nil: they are another menu's.
  package var menuRowHeight: CGFloat? {
    get { self[MenuRowHeightKey.self] }
    set { self[MenuRowHeightKey.self] = newValue }
  }

  /// The keys that an item shows where no shortcut of its own is in force.
  package var shownShortcut: KeyboardShortcut? {
    get { self[ShownShortcutKey.self] }
    set { self[ShownShortcutKey.self] = newValue }
  }

  /// The keys that the items of the menu around show; nil outside of a bar's menus.
  package var menuKeys: MenuKeys? {
    get { self[MenuKeysKey.self] }
    set { self[MenuKeysKey.self] = newValue }
  }

  /// Whether items leave room for a mark before them.
  var menuHasMarks: Bool {
    get { self[MenuHasMarksKey.self] }
    set { self[MenuHasMarksKey.self] = newValue }
  }
}

/// An item that is a button: closes the menu, then acts.
package struct MenuItemStyle: KeyedButtonStyle {

  package init() {}
  package func makeBody(configuration: Configuration) -> some View {
    MenuChoice(role: configuration.role, label: configuration.label.parts) {
      configuration.trigger()
    }
  }
}

/// An item that is a toggle: marked while it is on.
package struct MenuToggleStyle: KeyedToggleStyle {

  package init() {}
  package func makeBody(configuration: Configuration) -> some View {
    let mark: MenuMark = configuration.isMixed ? .dash : configuration.isOn ? .check : .room
    MenuChoice(mark: mark, label: configuration.label) { configuration.isOn.toggle() }
  }
}

/// What stands before an item.
package enum MenuMark {
  /// Nothing, and nothing may stand there.
  case none
  /// Nothing now.
  case room
  case check
  case dash
}

/// An item that closes the menu and acts.
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
  /// The keys that do the same; shown in the menus of a bar.
  var keys: String?
  /// Whether what it stands for is open; nil: it isn't a menu.
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
      MenuWords(label: label, inset: Self.inset).labelStyle(MenuLabelStyle())
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
        goesByArrows: true, activate: { action() }, onPressing: { isPressed = $0 }, other: take)
    )
    .focused($isFocused)
    // The row that keys have come to is lit; a line around it would lie outside of the card.
    .focusEffectDisabled()
    .preference(key: MenuMarksKey.self, value: mark != .none)
  }

  /// Above and below what a row shows, on a phone.
  private static var inset: CGFloat { 4 }

  /// Right opens the menu that the row stands for, left closes it.
  private func take(_ press: KeyPress) -> Bool {
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

  /// Whether a desktop's row is under the pointer, or where keys have come to.
  private var isLit: Bool { !idiom.isTouch && isEnabled && (isHovered || isPressed || isFocused) }

  private var color: Color {
    if isLit { return .white }
    if !isEnabled { return ControlColors.tertiaryLabel }
    return role == .destructive ? .red : .primary
  }
}

/// What an item shows. Of several views words are a title and what it says of itself, below it, and a
/// picture is the icon.
private struct MenuWords<Label: View>: View {
  let label: Label
  /// What the row has above and below it.
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

/// A label in a menu: the icon stands at the end, on a desktop before the title.
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

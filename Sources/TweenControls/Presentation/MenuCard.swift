import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The card of an open menu: its items, one below the other (Controls 7.2).
struct MenuCard<Content: View>: View {
  let window: PresentationWindow
  let source: CGRect
  let hasEntered: Bool
  let isLeaving: Bool
  let dismiss: () -> Void
  let content: Content
  @Environment(\.layoutDirection) private var direction
  private let metrics = PresentationMetrics.touch

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .onTapGesture(perform: dismiss)
    MenuPlacement(
      source: source, insets: window.insets, width: metrics.menuWidth, gap: metrics.menuGap,
      isMirrored: direction == .rightToLeft
    ) {
      VStack(spacing: 0) { content }
        .environment(\.menuDepth, 1)
        .buttonStyle(MenuItemStyle())
        .frame(width: metrics.menuWidth)
        .background(PresentationColors.dialog)
        .clipShape(RoundedRectangle(cornerRadius: metrics.menuRadius))
        .shadow(color: .black.opacity(0.2), radius: 16)
        .gesture(TapGesture())
        .opacity(hasEntered && !isLeaving ? 1 : 0)
    }
    .scaleEffect(hasEntered || isLeaving ? 1 : 0.3, anchor: anchor)
  }

  /// Where it comes from, as a part of the window.
  private var anchor: UnitPoint {
    guard window.size.width > 0, window.size.height > 0, !source.isNull else { return .center }
    return UnitPoint(x: source.midX / window.size.width, y: source.midY / window.size.height)
  }
}

/// Puts a menu below what it belongs to, or above it where it doesn't fit.
private struct MenuPlacement: Layout {
  let source: CGRect
  let insets: EdgeInsets
  let width: CGFloat
  let gap: CGFloat
  let isMirrored: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let safe = bounds.inset(
      by: AbsoluteInsets(
        top: insets.top + gap, left: insets.leading + gap, bottom: insets.bottom + gap,
        right: insets.trailing + gap))
    for card in subviews {
      let size = card.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let fitsBelow = source.maxY + gap + size.height <= safe.maxY
      let fitsAbove = source.minY - gap - size.height >= safe.minY
      let y =
        fitsBelow || !fitsAbove ? source.maxY + gap : source.minY - gap - size.height
      // Leading edges aligned, trailing ones past the middle. Layouts are mirrored as a whole.
      let isRight = source.midX > bounds.midX
      let left = isRight ? source.maxX - size.width : source.minX
      let x = isMirrored ? bounds.maxX - (left - bounds.minX) - size.width : left
      card.place(
        at: CGPoint(
          x: min(max(x, safe.minX), max(safe.minX, safe.maxX - size.width)),
          y: min(max(y, safe.minY), max(safe.minY, safe.maxY - size.height))),
        proposal: ProposedViewSize(size))
    }
  }
}

/// An item that is a button: closes the menu, then acts.
private struct MenuItemStyle: KeyedButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItem(configuration: configuration)
  }
}

private struct MenuItem: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.presentation) private var presentation
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuDismisses) private var dismisses

  var body: some View {
    MenuRow(role: configuration.role, isDisclosed: nil, label: configuration.label) {
      guard isEnabled else { return }
      if dismisses { presentation?.dismiss() }
      configuration.trigger()
    }
  }
}

/// A row of a menu.
struct MenuRow<Label: View>: View {
  let role: ButtonRole?
  /// Whether what it stands for is open; nil: it isn't a menu.
  let isDisclosed: Bool?
  let label: Label
  let action: () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @State private var isPressed = false

  var body: some View {
    HStack(spacing: 8) {
      label.labelStyle(MenuLabelStyle())
      if let isDisclosed {
        Spacer(minLength: 0)
        Image(systemName: isDisclosed ? "chevron.down" : "chevron.forward")
      }
    }
    .font(.system(size: 17))
    .foregroundColor(color)
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    .padding(.horizontal, 16)
    .background { if isPressed { PresentationColors.pressed } }
    .overlay(alignment: .bottom) {
      Rectangle().fill(PresentationColors.separator)
        .frame(height: PresentationMetrics.touch.hairline)
    }
    .contentShape(Rectangle())
    .gesture(PressGesture(on: idiom, onPressing: { isPressed = $0 }, action: action))
    .controlFocus(ControlKeys(activate: { action() }, onPressing: { isPressed = $0 }))
  }

  private var color: Color {
    if !isEnabled { return ControlColors.tertiaryLabel }
    return role == .destructive ? .red : .primary
  }
}

/// A label in a menu: the icon stands at the end.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title
      Spacer(minLength: 0)
      configuration.icon
    }
  }
}

private enum MenuDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private enum MenuDismissesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
  /// How many menus the view is an item of.
  var menuDepth: Int {
    get { self[MenuDepthKey.self] }
    set { self[MenuDepthKey.self] = newValue }
  }

  /// Whether a chosen item closes its menu.
  var menuDismisses: Bool {
    get { self[MenuDismissesKey.self] }
    set { self[MenuDismissesKey.self] = newValue }
  }

  /// Whether buttons of menus show that they are such.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// The order of items in menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

/// The order that is asked for of a menu's items; they stand as written so far.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String
  /// As written.
  public static let automatic = MenuOrder(name: "automatic")
  /// Asks for the first nearest to what was pressed; as written so far.
  public static let priority = MenuOrder(name: "priority")
  /// As written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// What a menu does when an item is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let closes: Bool
  /// It closes.
  public static let automatic = MenuActionDismissBehavior(closes: true)
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(closes: true)
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(closes: false)
}

extension View {
  /// Asks for an order of items in menus. They stand as written so far.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Asks whether buttons of menus show that they are such. They do not so far.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// What menus do when an item is chosen.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    environment(\.menuDismisses, behavior.closes)
  }

  /// Opens a menu when the view is held for half a second.
  ///
  /// - Parameter menuItems: Its items, as those of `Menu`. Without any it doesn't open.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}

/// A menu of a view that is held.
private struct ContextMenuModifier<Items: View> {
  let items: Items
  @State private var isOpen = false
  @State private var source = CGRect.null

  nonisolated init(items: Items) { self.items = items }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .background {
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.frame(in: .global), initial: true) { _, new in
            source = new
          }
        }
      }
      .gesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in open() })
      .modifier(MenuHost(isOpen: $isOpen, source: source, items: items))
  }

  private func open() { if Items.self != EmptyView.self { isOpen = true } }
}

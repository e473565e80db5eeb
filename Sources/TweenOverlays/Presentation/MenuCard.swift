import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The card of an open menu, with its items below each other (Controls 7.2).
struct MenuCard<Content: View>: View {
  let window: PresentationWindow
  let source: CGRect
  let hasEntered: Bool
  let isLeaving: Bool
  let dismiss: () -> Void
  let content: Content
  @Environment(\.layoutDirection) private var direction
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.menuOrder) private var order
  @Environment(\.menuStandsInMiddle) private var standsInMiddle
  /// The card's height with unlimited room; nil: not measured yet.
  @State private var height: CGFloat?
  private let metrics = PresentationMetrics.touch

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .onTapGesture(perform: dismiss)
      .accessibilityHidden(true)
    MenuPlacement(
      room: room, source: source, width: idiom.isTouch ? metrics.menuWidth : nil,
      gap: idiom.isTouch ? metrics.menuGap : 2, isMirrored: direction == .rightToLeft,
      isCentered: standsInMiddle
    ) {
      card
    }
    .scaleEffect(hasEntered || isLeaving || !idiom.isTouch ? 1 : 0.3, anchor: anchor)
  }

  private var card: some View {
    let shape = RoundedRectangle(
      cornerRadius: idiom.isTouch ? metrics.menuRadius : metrics.desktopMenuRadius)
    let limit = max(0, window.size.height - window.insets.top - window.insets.bottom - 16)
    return MenuScroller(isOn: (height ?? 0) > limit) {
      MenuItems(groups: [content], isReversed: isReversed)
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
        .modifier(MenuRequests())
    }
    .environment(\.menuDepth, 1)
    .buttonStyle(MenuItemStyle())
    .toggleStyle(MenuToggleStyle())
    .frame(width: idiom.isTouch ? metrics.menuWidth : nil)
    .padding(idiom.isTouch ? 0 : metrics.desktopMenuPadding)
    .background(PresentationColors.dialog)
    .clipShape(shape)
    .shadow(color: .black.opacity(0.2), radius: idiom.isTouch ? 16 : 8)
    .gesture(TapGesture())
    .opacity((hasEntered || !idiom.isTouch) && !isLeaving ? 1 : 0)
    .semantics(Semantics(.menu, children: .contained))
  }

  private var room: MenuRoom { MenuRoom(window, gap: metrics.menuGap) }

  /// Whether the items are in reverse order, so that the first item is nearest to a source below
  /// the card.
  private var isReversed: Bool {
    guard order == .priority || order == .automatic && idiom.isTouch, let height else {
      return false
    }
    return !room.opensDown(from: source, height: height, gap: metrics.menuGap)
  }

  /// The point from which the card grows, as a share of the window.
  private var anchor: UnitPoint {
    guard window.size.width > 0, window.size.height > 0, !source.isNull else { return .center }
    return UnitPoint(x: source.midX / window.size.width, y: source.midY / window.size.height)
  }
}

/// The part of the window in which menus are placed.
struct MenuRoom {
  let size: CGSize
  let insets: AbsoluteInsets

  init(_ window: PresentationWindow, gap: CGFloat) {
    size = window.size
    insets = AbsoluteInsets(
      top: window.insets.top + gap, left: window.insets.leading + gap,
      bottom: window.insets.bottom + gap, right: window.insets.trailing + gap)
  }

  /// Returns whether a card is placed below its source: if it fits there, or if it does not fit
  /// above either.
  func opensDown(from source: CGRect, height: CGFloat, gap: CGFloat) -> Bool {
    let safe = CGRect(origin: .zero, size: size).inset(by: insets)
    return source.isNull || source.maxY + gap + height <= safe.maxY
      || source.minY - gap - height < safe.minY
  }
}

/// A column that scrolls if there are more items than room.
private struct MenuScroller<Content: View>: View {
  let isOn: Bool
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView { content }.scrollDisabled(!isOn)
  }
}

/// Places a menu below its source, or above it if it does not fit below.
private struct MenuPlacement: Layout {
  let room: MenuRoom
  let source: CGRect
  /// The width of the menu; nil: the width of its items.
  let width: CGFloat?
  let gap: CGFloat
  let isMirrored: Bool
  /// Whether the menu is centred below its source.
  let isCentered: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let safe = bounds.inset(by: room.insets)
    for card in subviews {
      let ideal = card.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let size = CGSize(
        width: min(max(ideal.width, width ?? source.width), safe.width),
        height: min(ideal.height, safe.height))
      let isBelow = room.opensDown(from: source, height: size.height, gap: gap)
      let y = isBelow ? source.maxY + gap : source.minY - gap - size.height
      // Leading edges are aligned, or trailing edges if the source is in the trailing half. The
      // layout is mirrored as a whole.
      let isRight = source.midX > bounds.midX
      let left =
        isCentered
        ? source.midX - size.width / 2 : isRight ? source.maxX - size.width : source.minX
      let x = isMirrored ? bounds.maxX - (left - bounds.minX) - size.width : left
      card.place(
        at: CGPoint(
          x: min(max(x, safe.minX), max(safe.minX, safe.maxX - size.width)),
          y: min(max(y, safe.minY), max(safe.minY, safe.maxY - size.height))),
        proposal: ProposedViewSize(size))
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

private enum MenuMiddleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
  /// The number of menus that contain the view as an item.
  package var menuDepth: Int {
    get { self[MenuDepthKey.self] }
    set { self[MenuDepthKey.self] = newValue }
  }

  /// Whether a chosen item closes its menu.
  package var menuDismisses: Bool {
    get { self[MenuDismissesKey.self] }
    set { self[MenuDismissesKey.self] = newValue }
  }

  /// Whether menus are centred below their source, instead of aligned with one of its ends.
  package var menuStandsInMiddle: Bool {
    get { self[MenuMiddleKey.self] }
    set { self[MenuMiddleKey.self] = newValue }
  }

  /// Whether the buttons of menus show an indicator.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// The order of items in menus, as `menuOrder(_:)` sets it.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

/// The order in which a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String
  /// The default order. On a phone the first item is nearest to the pressed button, except in rows
  /// of lists and in pickers; on a desktop the items are in the declared order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item is nearest to the pressed button: a menu that opens upwards has it at its lower
  /// end.
  public static let priority = MenuOrder(name: "priority")
  /// The items are in the order of their declaration.
  public static let fixed = MenuOrder(name: "fixed")
}

/// The behaviour of a menu when an item is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let closes: Bool
  /// The default behaviour: the menu closes.
  public static let automatic = MenuActionDismissBehavior(closes: true)
  /// The menu closes when an item is chosen.
  public static let enabled = MenuActionDismissBehavior(closes: true)
  /// The menu stays open when an item is chosen.
  public static let disabled = MenuActionDismissBehavior(closes: false)
}

extension View {
  /// Sets the order of items in the menus of this view.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Shows or hides the indicator of menu buttons, a small arrow. By default it is shown on a
  /// desktop.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets the behaviour of menus when an item is chosen.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    environment(\.menuDismisses, behavior.closes)
  }
}

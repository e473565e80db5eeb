import Foundation
import TweenControls
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
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.menuOrder) private var order
  @Environment(\.menuStandsInMiddle) private var standsInMiddle
  /// How high the card would be if there were room; nil: not known yet.
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

  /// Whether the first item, which is to be nearest to the source, stands last.
  private var isReversed: Bool {
    guard order == .priority || order == .automatic && idiom.isTouch, let height else {
      return false
    }
    return !room.opensDown(from: source, height: height, gap: metrics.menuGap)
  }

  /// Where it comes from, as a part of the window.
  private var anchor: UnitPoint {
    guard window.size.width > 0, window.size.height > 0, !source.isNull else { return .center }
    return UnitPoint(x: source.midX / window.size.width, y: source.midY / window.size.height)
  }
}

/// The part of the window that menus stand in.
struct MenuRoom {
  let size: CGSize
  let insets: AbsoluteInsets

  init(_ window: PresentationWindow, gap: CGFloat) {
    size = window.size
    insets = AbsoluteInsets(
      top: window.insets.top + gap, left: window.insets.leading + gap,
      bottom: window.insets.bottom + gap, right: window.insets.trailing + gap)
  }

  /// Whether a card stands below its source: where it fits, and where it doesn't fit above either.
  func opensDown(from source: CGRect, height: CGFloat, gap: CGFloat) -> Bool {
    let safe = CGRect(origin: .zero, size: size).inset(by: insets)
    return source.isNull || source.maxY + gap + height <= safe.maxY
      || source.minY - gap - height < safe.minY
  }
}

/// A column that scrolls where there are more items than room.
private struct MenuScroller<Content: View>: View {
  let isOn: Bool
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView { content }.scrollDisabled(!isOn)
  }
}

/// Puts a menu below what it belongs to, or above it where it doesn't fit.
private struct MenuPlacement: Layout {
  let room: MenuRoom
  let source: CGRect
  /// Nil: as wide as its items.
  let width: CGFloat?
  let gap: CGFloat
  let isMirrored: Bool
  /// Whether its middle is below that of what it belongs to.
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
      // Leading edges aligned, trailing ones past the middle. Layouts are mirrored as a whole.
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
  /// How many menus the view is an item of.
  package var menuDepth: Int {
    get { self[MenuDepthKey.self] }
    set { self[MenuDepthKey.self] = newValue }
  }

  /// Whether a chosen item closes its menu.
  package var menuDismisses: Bool {
    get { self[MenuDismissesKey.self] }
    set { self[MenuDismissesKey.self] = newValue }
  }

  /// Whether menus stand with their middle below that of what they belong to, not at one of its ends.
  package var menuStandsInMiddle: Bool {
    get { self[MenuMiddleKey.self] }
    set { self[MenuMiddleKey.self] = newValue }
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

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String
  /// As the place has it: on a phone the first nearest to what was pressed, but in rows of lists and
  /// for pickers as written; on a desktop as written.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first nearest to what was pressed: a menu that opens upwards has it at its lower end.
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
  /// The order of items in menus of this view.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Whether buttons of menus show that they are such, by a small arrow. On a desktop they do where
  /// nobody says.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// What menus do when an item is chosen.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    environment(\.menuDismisses, behavior.closes)
  }
}

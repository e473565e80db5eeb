import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The items of a menu that belongs to a view: the early form of `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// A menu of items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Opens a menu when the view is pressed with the right button, or held for half a second.
  ///
  /// On a phone the view lifts off what is around it while the menu is open.
  ///
  /// - Parameter menuItems: Its items, as those of `Menu`. Without any it doesn't open.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
  }

  /// The same, with something else in place of the view while the menu is open.
  ///
  /// - Parameters:
  ///   - menuItems: The menu's items. Without any it doesn't open.
  ///   - preview: What is shown on a card; on a desktop it isn't.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Opens a menu when the view is held; nil: there is none.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(
      ContextMenuModifier<MenuItems?, EmptyView>(items: contextMenu?.items, preview: nil))
  }
}

/// What lies beside the card of a row, which fills its list's width.
package protocol CardMargins {
  /// The margin before the card, in points, in a list of this width.
  func leading(_ width: CGFloat) -> CGFloat
  /// The margin after the card.
  func trailing(_ width: CGFloat) -> CGFloat
}

/// A menu of a view.
package struct ContextMenuModifier<Items: View, Preview: View> {
  let items: Items
  /// What lifts; nil: the view itself, or the whole row of a list that shows nothing else.
  let preview: Preview?
  /// Where the view is a row of a list with all around its content: what lies beside its card.
  var rowSides: (any CardMargins)?
  /// Whether it is told as an action; not where it is that of the ground beside the rows of a list.
  var isExposed = true
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.listLevel) private var listLevel
  @State private var isOpen = false
  /// What the menu stands beside, in the window's points.
  @State private var source = CGRect.null
  /// Where the view was when the menu opened; null: nothing is lifted.
  @State private var frame = CGRect.null
  /// How far the view is lifted, from 0 to 1.
  @State private var lift: CGFloat = 0
  /// Shows the view above the others, and nothing in its place meanwhile.
  @State private var picture = PictureLift()
  /// Whether a list's row is lifted.
  @State private var isRow = false
  @State private var place = PlaceInWindow()

  package nonisolated init(
    items: Items, preview: Preview?, rowSides: (any CardMargins)? = nil, isExposed: Bool = true
  ) {
    self.items = items
    self.preview = preview
    self.rowSides = rowSides
    self.isExposed = isExposed
  }
}

extension ContextMenuModifier: ViewModifier {
  package func body(content: Content) -> some View {
    let isOpen = $isOpen
    content
      .modifier(PictureSource(picture, isLifted: !frame.isNull))
      .modifier(FocusTarget(givingWay: isExposed && isEnabled && hasItems))
      .gesture(
        HoldGesture(seconds: 0.5) { _ = open(at: nil) },
        including: isEnabled && hasItems ? .all : .subviews
      )
      .modifier(SecondaryPressModifier(place: place) { open(at: $0, isHeld: false) })
      .semantics(Semantics(actions: isExposed && isEnabled && hasItems ? [Self.action] : [])) {
        $0 == .perform(Self.action) && open(at: nil)
      }
      .modifier(
        WindowLayerModifier(
          level: .popover, isActive: !frame.isNull, blocks: false, layer: lifted)
      )
      .modifier(
        PresentationModifier(
          kind: .menu, wanted: isOpen.wrappedValue ? AnyHashable(true) : nil,
          dismiss: { if isOpen.wrappedValue { isOpen.wrappedValue = false } },
          onDismiss: { frame = .null }, source: source, presented: { items })
      )
      .onChange(of: isOpen.wrappedValue) { _, new in
        guard !frame.isNull else { return }
        let menu = PresentationKind.menu
        withAnimation(new ? menu.arrival : menu.departure) {
          lift = new ? 1 : 0
        }
      }
  }

  /// What readers ask for to open it.
  private static var action: String { "showMenu" }

  @MainActor private var hasItems: Bool { !items.isKnownEmptyMenu }

  /// Where the view is, of a row its card.
  @MainActor private var cardFrame: CGRect {
    var rect = place.frame
    guard let rowSides else { return rect }
    let (leading, trailing) = (rowSides.leading(rect.width), rowSides.trailing(rect.width))
    rect.origin.x += direction == .rightToLeft ? trailing : leading
    rect.size.width = max(0, rect.width - leading - trailing)
    return rect
  }

  /// - Parameters:
  ///   - pointer: Where the pointer is, in the window's points; nil: the menu stands beside the view.
  ///   - isHeld: Whether the view is held, and lifts off on a desktop too.
  @MainActor private func open(at pointer: CGPoint?, isHeld: Bool = true) -> Bool {
    guard hasItems, isEnabled else { return false }
    if !idiom.isTouch, let pointer {
      source = CGRect(origin: pointer, size: .zero)
    } else if !idiom.isTouch, !isHeld {
      source = cardFrame
    } else {
      source = liftPicture()
      lift = 0
      frame = source
    }
    isOpen = true
    return true
  }

  /// Lifts the view's picture, and returns where it is.
  @MainActor private func liftPicture() -> CGRect {
    let lifted = picture.begin(wholeRow: rowSides != nil || listLevel != nil) {
      $0.layoutValue(ListCellPart.self) == .ground
    }
    guard let lifted else { return cardFrame }
    isRow = lifted.isRow
    // The lines between a row and its neighbours stay behind.
    return lifted.isRow ? lifted.rect.insetBy(dx: 0, dy: 1 / max(scale, 1)) : lifted.rect
  }

  /// The view, or its preview, above what is dimmed around it.
  @MainActor @ViewBuilder private var lifted: some View {
    if !frame.isNull {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        let size = CGSize(
          width: proxy.size.width + insets.leading + insets.trailing,
          height: proxy.size.height + insets.top + insets.bottom)
        ZStack(alignment: .topLeading) {
          Rectangle().fill(.ultraThinMaterial).opacity(Double(lift))
          Color.black.opacity(0.2 * Double(lift))
          LiftedPlacement(frame: frame, margin: 16) {
            liftedView.scaleEffect(1 + 0.05 * lift)
            if let preview {
              preview
                .background(.background)
                .clipShape(RoundedRectangle(cornerRadius: PresentationMetrics.touch.menuRadius))
                .onGeometryChange(for: CGRect.self) {
                  $0.frame(in: .global)
                } action: {
                  source = $0
                }
                // The view that it is of may be shown in it once more.
                .environment(\.isStandIn, true)
                .environment(\.layoutDirection, direction)
                .compositingGroup()
                .opacity(Double(lift))
                .scaleEffect(1 + 0.05 * lift)
            }
          }
        }
        .frame(width: size.width, height: size.height)
        .offset(x: -insets.leading, y: -insets.top)
      }
      // Frames are the window's: they aren't turned around where reading goes from the right.
      .environment(\.layoutDirection, .leftToRight)
      .allowsHitTesting(false)
    }
  }

  /// What is lifted: a row with the ground that it has on its list, and round corners. It fades where
  /// something else takes its place.
  @MainActor private var liftedView: some View {
    let radius = isRow ? ControlMetrics.touch.cardRadius : 0
    return LiftedPicture(picture)
      .frame(width: frame.width, height: frame.height)
      .background { if isRow { Color(provider: SystemStyles.systemBackground) } }
      .modifier(LiftedRowShape(radius: radius))
      .compositingGroup(isOn: preview != nil)
      .opacity(preview == nil ? 1 : 1 - Double(lift))
  }
}

/// The round corners of a lifted row. Other views keep their form, and what they draw beyond it.
private struct LiftedRowShape: ViewModifier {
  let radius: CGFloat

  func body(content: Content) -> some View {
    if radius > 0 {
      content.clipShape(RoundedRectangle(cornerRadius: radius))
    } else {
      content
    }
  }
}

/// Puts a view in the middle of where another was, within the window.
private struct LiftedPlacement: Layout {
  let frame: CGRect
  let margin: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let size = CGSize(
        width: min(ideal.width, max(frame.width, bounds.width - 2 * margin)),
        height: min(ideal.height, max(frame.height, bounds.height - 2 * margin)))
      // The view itself stays where it is, also at the window's edge; a preview keeps away from that.
      let isOwn = size == frame.size
      let (left, right) = isOwn ? (frame.minX, frame.maxX) : (margin, bounds.width - margin)
      let (top, bottom) = isOwn ? (frame.minY, frame.maxY) : (margin, bounds.height - margin)
      let x = min(max(frame.midX - size.width / 2, left), max(left, right - size.width))
      let y = min(max(frame.midY - size.height / 2, top), max(top, bottom - size.height))
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(size))
    }
  }
}

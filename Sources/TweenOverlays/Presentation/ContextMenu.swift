import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The items of a view's context menu: the earlier form of `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a context menu of the given items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a context menu, which opens at a secondary click on the view, or when the view is held
  /// for half a second.
  ///
  /// On a phone the view is lifted above its surroundings while the menu is open.
  ///
  /// - Parameter menuItems: The items, as those of `Menu`. Without items the menu does not open.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
  }

  /// Adds a context menu with a preview, which replaces the view while the menu is open.
  ///
  /// - Parameters:
  ///   - menuItems: The items. Without items the menu does not open.
  ///   - preview: The view to show on a card; a desktop does not show it.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Adds a context menu, which opens when the view is held; nil: no menu.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(
      ContextMenuModifier<MenuItems?, EmptyView>(items: contextMenu?.items, preview: nil))
  }
}

/// The margins beside the card of a row, whose cell fills the list's width.
package protocol CardMargins {
  /// Returns the margin before the card, in points, in a list of this width.
  func leading(_ width: CGFloat) -> CGFloat
  /// Returns the margin after the card, in points, in a list of this width.
  func trailing(_ width: CGFloat) -> CGFloat
}

/// Adds a context menu to a view.
package struct ContextMenuModifier<Items: View, Preview: View> {
  let items: Items
  /// The view that is lifted; nil: the view itself, or the whole row of a list if the row shows
  /// nothing else.
  let preview: Preview?
  /// The margins beside the row's card, if the view is a whole row of a list.
  var rowSides: (any CardMargins)?
  /// Whether assistive technology gets an action that opens the menu; false for the menu of the
  /// area beside the rows of a list.
  var isExposed = true
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.listLevel) private var listLevel
  @State private var isOpen = false
  /// The rectangle beside which the menu is placed, in the window's points.
  @State private var source = CGRect.null
  /// The frame of the view when the menu opened; null: no view is lifted.
  @State private var frame = CGRect.null
  /// The progress of the lift, from 0 to 1.
  @State private var lift: CGFloat = 0
  /// Draws the view above the others, and hides it in its place.
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
      .modifier(FocusTarget(yieldsToInnerStops: isExposed && isEnabled && hasItems))
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
          kind: .menu, requested: isOpen.wrappedValue ? AnyHashable(true) : nil,
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

  /// The name of the accessibility action that opens the menu.
  private static var action: String { "showMenu" }

  @MainActor private var hasItems: Bool { !items.isKnownEmptyMenu }

  /// The frame of the view; for a row, of its card.
  @MainActor private var cardFrame: CGRect {
    var rect = place.frame
    guard let rowSides else { return rect }
    let (leading, trailing) = (rowSides.leading(rect.width), rowSides.trailing(rect.width))
    rect.origin.x += direction == .rightToLeft ? trailing : leading
    rect.size.width = max(0, rect.width - leading - trailing)
    return rect
  }

  /// - Parameters:
  ///   - pointer: The position of the pointer, in the window's points; nil: the menu is placed
  ///     beside the view.
  ///   - isHeld: Whether the menu opens because the view is held, which lifts it on a desktop too.
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

  /// Lifts the view's picture, and returns its frame.
  @MainActor private func liftPicture() -> CGRect {
    let lifted = picture.begin(wholeRow: rowSides != nil || listLevel != nil) {
      $0.layoutValue(ListCellPart.self) == .background
    }
    guard let lifted else { return cardFrame }
    isRow = lifted.isRow
    // The lines between a row and its neighbours are not lifted.
    return lifted.isRow ? lifted.rect.insetBy(dx: 0, dy: 1 / max(scale, 1)) : lifted.rect
  }

  /// The view, or its preview, above the dimmed window.
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
                // The preview can contain another copy of the view.
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
      // Frames are in the window's coordinates, which are not mirrored in right-to-left languages.
      .environment(\.layoutDirection, .leftToRight)
      .allowsHitTesting(false)
    }
  }

  /// The lifted view: a row with the background that it has in its list, and round corners. It
  /// fades out if a preview replaces it.
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

/// Rounds the corners of a lifted row. Other views keep their shape, and everything that they draw
/// outside it.
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

/// Centres a view at the frame of another view, within the window.
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
      // The view itself keeps its place, even at the window's edge; a preview keeps a distance from
      // the edge.
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

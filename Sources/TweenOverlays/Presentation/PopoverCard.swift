import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A card beside its target, with an arrow that points to the target.
struct PopoverCard<Content: View>: View {
  let window: PresentationWindow
  let options: PresentationOptions
  /// The frame of the target, in the window's points; null: no target.
  let source: CGRect
  /// The preferred edge of the card for the arrow.
  let arrowEdge: Edge
  let isIn: Bool
  let isLeaving: Bool
  let dismiss: () -> Void
  let content: Content
  @Environment(\.layoutDirection) private var direction
  @Environment(\.interfaceIdiom) private var idiom
  private let margin: CGFloat = 10
  private let arrow = CGSize(width: 26, height: 13)

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .onTapGesture { if options.isDismissDisabled != true { dismiss() } }
      .accessibilityHidden(true)
    PopoverLayout(
      source: source, edge: PopoverEdge(arrowEdge, direction), margin: margin, arrow: arrow,
      insets: AbsoluteInsets(window.insets, direction)
    ) {
      content
        .environment(\.layoutDirection, direction)
        .environment(\.isElevated, idiom.isTouch)
        .background { ground }
        .clipShape(RoundedRectangle(cornerRadius: PresentationMetrics.touch.menuRadius))
        .contentShape(Rectangle())
        .gesture(TapGesture())
        .semantics(Semantics(.popover, actions: ["escape"], children: .contained))
      ForEach(PopoverEdge.allCases, id: \.self) { edge in
        ground.clipShape(PopoverArrow(edge: edge))
      }
    }
    // Positions are in the window's coordinates, which are not mirrored in right-to-left languages.
    .environment(\.layoutDirection, .leftToRight)
    .compositingGroup()
    .shadow(color: .black.opacity(0.2), radius: 16)
    .scaleEffect(isIn || isLeaving ? 1 : 0.9, anchor: anchor)
    .opacity(isIn ? 1 : isLeaving ? 0 : PresentationMetrics.touch.initialOpacity)
  }

  @ViewBuilder private var ground: some View {
    if let background = options.background {
      background.value
    } else {
      Rectangle().fill(PresentationColors.dialog)
    }
  }

  /// The tip of the arrow, as a share of the window.
  private var anchor: UnitPoint {
    guard !source.isNull, window.size.width > 0, window.size.height > 0 else { return .center }
    return UnitPoint(x: source.midX / window.size.width, y: source.midY / window.size.height)
  }
}

/// An edge of a popover's card, independent of the reading direction.
private enum PopoverEdge: CaseIterable {
  case top, bottom, left, right

  init(_ edge: Edge, _ direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    switch edge {
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = isMirrored ? .right : .left
    case .trailing: self = isMirrored ? .left : .right
    }
  }

  var opposite: Self {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    }
  }

  var isVertical: Bool { self == .top || self == .bottom }
}

/// An arrow that points away from the card's edge, with a round tip and concave flanks.
private struct PopoverArrow: Shape {
  let edge: PopoverEdge

  nonisolated func path(in rect: CGRect) -> Path {
    /// Returns a point by its position along the edge and its distance from the edge, each from 0
    /// to 1.
    func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      let (x, y) =
        switch edge {
        case .top: (along, 1 - out)
        case .bottom: (along, out)
        case .left: (1 - out, along)
        case .right: (out, along)
        }
      return CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    path.move(to: point(0, 0))
    path.addQuadCurve(to: point(0.4, 0.75), control: point(0.2, 0.1))
    path.addQuadCurve(to: point(0.6, 0.75), control: point(0.5, 1.2))
    path.addQuadCurve(to: point(1, 0), control: point(0.8, 0.1))
    path.closeSubpath()
    return path
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Places a card below, above or beside its target, where there is room, with the arrow of that
/// edge between the two. The first view is the card; the others are arrows.
private struct PopoverLayout: Layout {
  let source: CGRect
  let edge: PopoverEdge
  let margin: CGFloat
  let arrow: CGSize
  let insets: AbsoluteInsets

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let card = subviews.first else { return }
    let room = bounds.inset(
      by: AbsoluteInsets(
        top: insets.top + margin, left: insets.left + margin, bottom: insets.bottom + margin,
        right: insets.right + margin))
    let ideal = card.sizeThatFits(.unspecified)
    let size = CGSize(
      width: min(ideal.width, max(0, room.width)), height: min(ideal.height, max(0, room.height)))
    let target = source.isNull ? CGRect(x: room.midX, y: room.minY, width: 0, height: 0) : source
    let side = side(size, target, room)
    let frame = frame(size, at: side, target, room)
    card.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    for (place, arrow) in zip(PopoverEdge.allCases, subviews.dropFirst()) {
      let rect =
        place == side && !source.isNull ? arrowFrame(place, frame, target) : .zero
      arrow.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
  }

  /// Returns the card's edge for the arrow: the preferred edge, the opposite one, or else any edge
  /// for which there is room.
  private func side(_ size: CGSize, _ target: CGRect, _ room: CGRect) -> PopoverEdge {
    func fits(_ edge: PopoverEdge) -> Bool {
      switch edge {
      case .top: target.maxY + arrow.height + size.height <= room.maxY
      case .bottom: target.minY - arrow.height - size.height >= room.minY
      case .left: target.maxX + arrow.height + size.width <= room.maxX
      case .right: target.minX - arrow.height - size.width >= room.minX
      }
    }
    let order = [edge, edge.opposite] + PopoverEdge.allCases
    return order.first(where: fits) ?? (target.midY < room.midY ? .top : .bottom)
  }

  private func frame(
    _ size: CGSize, at side: PopoverEdge, _ target: CGRect, _ room: CGRect
  ) -> CGRect {
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    switch side {
    case .top: origin.y = target.maxY + arrow.height
    case .bottom: origin.y = target.minY - arrow.height - size.height
    case .left: origin.x = target.maxX + arrow.height
    case .right: origin.x = target.minX - arrow.height - size.width
    }
    origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - size.width))
    origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height))
    return CGRect(origin: origin, size: size)
  }

  /// Returns the frame of the arrow: beside the middle of the target, but not beside the card's
  /// round corners.
  private func arrowFrame(_ side: PopoverEdge, _ card: CGRect, _ target: CGRect) -> CGRect {
    let corner = PresentationMetrics.touch.menuRadius
    let half = arrow.width / 2
    func along(_ wanted: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let (low, high) = (low + corner + half, high - corner - half)
      return low > high ? (low + high) / 2 : min(max(wanted, low), high)
    }
    // A small part of the arrow lies under the card, so that there is no visible seam.
    let seam: CGFloat = 0.5
    if side.isVertical {
      let x = along(target.midX, card.minX, card.maxX) - half
      let y = side == .top ? card.minY - arrow.height + seam : card.maxY - seam
      return CGRect(x: x, y: y, width: arrow.width, height: arrow.height)
    }
    let y = along(target.midY, card.minY, card.maxY) - half
    let x = side == .left ? card.minX - arrow.height + seam : card.maxX - seam
    return CGRect(x: x, y: y, width: arrow.height, height: arrow.width)
  }
}

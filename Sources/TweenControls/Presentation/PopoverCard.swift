import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A card beside what it belongs to, with an arrow that points there.
struct PopoverCard<Content: View>: View {
  let window: PresentationWindow
  let options: PresentationOptions
  /// In the window's points; null: nothing to point to.
  let source: CGRect
  let arrowEdge: Edge
  let isIn: Bool
  let isLeaving: Bool
  let dismiss: () -> Void
  let content: Content
  private let margin: CGFloat = 10
  private let arrow = CGSize(width: 26, height: 13)

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .onTapGesture { if options.isDismissDisabled != true { dismiss() } }
    PopoverLayout(
      source: source, edge: arrowEdge, margin: margin, arrow: arrow, insets: window.insets
    ) {
      content
        .background {
          if let background = options.background {
            background.value
          } else {
            Rectangle().fill(PresentationColors.dialog)
          }
        }
        .clipShape(RoundedRectangle(cornerRadius: PresentationMetrics.touch.menuRadius))
        .shadow(color: .black.opacity(0.2), radius: 16)
        .contentShape(Rectangle())
        .gesture(TapGesture())
      PopoverArrow()
        .fill(PresentationColors.dialog)
        .frame(width: arrow.width, height: arrow.height)
    }
    .scaleEffect(isIn || isLeaving ? 1 : 0.9, anchor: anchor)
    .opacity(isIn ? 1 : 0)
  }

  /// The tip, as a part of the window.
  private var anchor: UnitPoint {
    guard !source.isNull, window.size.width > 0, window.size.height > 0 else { return .center }
    return UnitPoint(x: source.midX / window.size.width, y: source.midY / window.size.height)
  }
}

/// A triangle that points up.
private struct PopoverArrow: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// Puts a card below or above what it belongs to, or beside it, where there is room.
private struct PopoverLayout: Layout {
  let source: CGRect
  let edge: Edge
  let margin: CGFloat
  let arrow: CGSize
  let insets: EdgeInsets

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let card = subviews.first, let tip = subviews.last, subviews.count == 2 else { return }
    let room = bounds.inset(
      by: AbsoluteInsets(
        top: insets.top + margin, left: insets.leading + margin, bottom: insets.bottom + margin,
        right: insets.trailing + margin))
    let ideal = card.sizeThatFits(.unspecified)
    let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
    let target = source.isNull ? CGRect(x: room.midX, y: room.minY, width: 0, height: 0) : source
    let below = target.maxY + arrow.height
    let above = target.minY - arrow.height - size.height
    let fitsBelow = below + size.height <= room.maxY
    let fitsAbove = above >= room.minY
    let isBelow = edge == .bottom ? !fitsAbove && fitsBelow : fitsBelow || !fitsAbove
    let y = min(max(isBelow ? below : above, room.minY), max(room.minY, room.maxY - size.height))
    let x = min(
      max(target.midX - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
    card.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    let middle = min(
      max(target.midX, x + arrow.width), max(x + arrow.width, x + size.width - arrow.width))
    // The arrow's shape points up: above its source the card's lower edge stands for it.
    let isShown = isBelow && !source.isNull
    tip.place(
      at: CGPoint(x: middle - arrow.width / 2, y: isShown ? y - arrow.height : y),
      proposal: ProposedViewSize(isShown ? arrow : .zero))
  }
}

import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// Lays out a cell of a list.
///
/// The cell is as wide as the list. Its content gets the width inside the insets, and no height,
/// and is placed at the leading side and vertically centred between the insets. The height is a
/// whole number of pixels, so that the backgrounds of neighbouring cells meet without a seam.
struct ListRowLayout: Layout {
  var sides: ListSideMargins
  var metrics: ListMetrics
  /// The row's own insets; nil sides use the list's insets, which depend on its width.
  var insets: ListRowInsets
  /// The padding above and below the content for sides without insets.
  var pads: (top: CGFloat, bottom: CGFloat)
  /// The distances above and below the cell's part of its card.
  var gaps: (top: CGFloat, bottom: CGFloat) = (0, 0)
  var leastHeight: CGFloat
  /// The indentation of the content of an outline's lower levels.
  var indent: CGFloat
  /// The width at the trailing side that is kept free in addition to the insets, also by the lines.
  var indexRoom: CGFloat = 0
  /// The number of pixels to a point.
  var scale: CGFloat

  private func edges(_ width: CGFloat) -> EdgeInsets {
    let side = metrics.inset(width)
    return EdgeInsets(
      top: insets.top ?? pads.top, leading: (insets.leading ?? side) + indent,
      bottom: insets.bottom ?? pads.bottom, trailing: (insets.trailing ?? side) + indexRoom)
  }

  /// The distance between the content and the badge.
  private static let badgeGap: CGFloat = 8

  private func whole(_ length: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    // A length that exceeds a whole pixel by a rounding error counts as that pixel: sums of thirds
    // are not exact.
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  /// The part that each of the subviews plays in the cell.
  typealias Cache = [ListCellPart]

  func makeCache(subviews: Subviews) -> Cache {
    var parts: Cache = []
    parts.reserveCapacity(subviews.count)
    for subview in subviews { parts.append(subview[ListCellPart.self]) }
    return parts
  }

  private func content(_ subviews: Subviews, _ parts: Cache) -> LayoutSubview? {
    parts.firstIndex(of: .content).map { subviews[$0] }
  }

  /// Returns the insets of the content, the proposal for it, and its size.
  private func measure(
    _ width: CGFloat, _ subviews: Subviews, _ parts: Cache
  ) -> (edges: EdgeInsets, proposal: ProposedViewSize, size: CGSize) {
    var edges = edges(width)
    var badge: CGFloat = 0
    for (index, part) in parts.enumerated() {
      switch part {
      case .leading: edges.leading += subviews[index].sizeThatFits(.unspecified).width
      case .trailing: edges.trailing += subviews[index].sizeThatFits(.unspecified).width
      case .badge:
        let own = subviews[index].sizeThatFits(.unspecified).width
        badge = own > 0 ? own + Self.badgeGap : 0
      default: break
      }
    }
    let card = width - sides.leading(width) - sides.trailing(width)
    let content = content(subviews, parts)
    let room = card - edges.leading - edges.trailing
    let whole = ProposedViewSize(width: max(room, 0), height: nil)
    // Content that shows a chevron after the badge leaves the room itself.
    let proposal =
      badge == 0 || content.map { badgeEnd($0, whole) != nil } ?? false
      ? whole : ProposedViewSize(width: max(room - badge, 0), height: nil)
    return (edges, proposal, content?.sizeThatFits(proposal) ?? .zero)
  }

  /// Returns the position of the badge's end in the content, if the content sets that alignment
  /// guide.
  private func badgeEnd(_ content: LayoutSubview, _ proposal: ProposedViewSize) -> CGFloat? {
    content.dimensions(in: proposal)[explicit: .rowBadgeEnd]
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    guard let width = proposal.width, width.isFinite else {
      let edges = edges(0)
      let size = content(subviews, cache)?.sizeThatFits(.unspecified) ?? .zero
      return CGSize(
        width: size.width + edges.leading + edges.trailing,
        height: height(size.height, edges) + gaps.top + gaps.bottom)
    }
    let (edges, _, size) = measure(width, subviews, cache)
    return CGSize(width: width, height: height(size.height, edges) + gaps.top + gaps.bottom)
  }

  private func height(_ content: CGFloat, _ edges: EdgeInsets) -> CGFloat {
    let content = content.isFinite ? content : 10
    return whole(max(content + edges.top + edges.bottom, leastHeight))
  }

  func placeSubviews(
    in whole: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let bounds = CGRect(
      x: whole.minX, y: whole.minY + gaps.top, width: whole.width,
      height: whole.height - gaps.top - gaps.bottom)
    let card = sides.card(bounds)
    let (edges, offer, size) = measure(bounds.width, subviews, cache)
    let middle = bounds.minY + edges.top + (bounds.height - edges.top - edges.bottom) / 2
    let pixel = 1 / (scale > 0 ? scale : 1)
    for (subview, part) in zip(subviews, cache) {
      switch part {
      case .background: subview.place(at: card.origin, proposal: ProposedViewSize(card.size))
      case .content:
        subview.place(
          at: CGPoint(x: card.minX + edges.leading, y: middle - size.height / 2), proposal: offer)
      case .leading:
        subview.place(
          at: CGPoint(x: card.minX + edges.leading, y: middle), anchor: .trailing,
          proposal: .unspecified)
      case .trailing:
        subview.place(
          at: CGPoint(x: card.maxX - edges.trailing, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(
            width: max(edges.trailing - indexRoom, 0), height: bounds.height))
      case .badge:
        let end = content(subviews, cache).flatMap { badgeEnd($0, offer) }
        subview.place(
          at: CGPoint(
            x: end.map { card.minX + edges.leading + $0 } ?? card.maxX - edges.trailing, y: middle),
          anchor: .trailing, proposal: .unspecified)
      case .lowerLine:
        let guides = content(subviews, cache)?.dimensions(in: offer)
        let start = edges.leading + (guides?[explicit: .listRowSeparatorLeading] ?? 0)
        let end =
          guides?[explicit: .listRowSeparatorTrailing].map { edges.leading + $0 } ?? card.width
          - indexRoom
        subview.place(
          at: CGPoint(x: card.minX + start, y: bounds.maxY - pixel),
          proposal: ProposedViewSize(width: max(end - start, 0), height: pixel))
      case .lastLine:
        subview.place(
          at: CGPoint(x: card.minX, y: bounds.maxY - pixel),
          proposal: ProposedViewSize(width: card.width, height: pixel))
      case .upperLine:
        subview.place(
          at: card.origin,
          proposal: ProposedViewSize(width: max(card.width - indexRoom, 0), height: pixel))
      }
    }
  }
}

import Foundation
import TweenGeometry

/// The margins and the size of the content, and the offsets at which it may rest.
extension ScrollNode {
  /// Margins of the content as the program sets them, from the left and the top.
  var ownMargins: EdgeInsets {
    AbsoluteInsets(locals.contentMargins, environment.layoutDirection).edgeInsets(.leftToRight)
  }

  /// The program's margins, plus the part of the safe area's border that the view extends into.
  var margins: EdgeInsets {
    let own = ownMargins
    return EdgeInsets(
      top: own.top + safeMargins.top + refreshRoom, leading: own.leading + safeMargins.left,
      bottom: own.bottom + safeMargins.bottom, trailing: own.trailing + safeMargins.right)
  }

  /// Margins of the indicators, in reading direction.
  var indicatorMargins: EdgeInsets {
    let own = locals.indicatorMargins
    let safe = safeMargins.edgeInsets(environment.layoutDirection)
    return EdgeInsets(
      top: own.top + safe.top, leading: own.leading + safe.leading,
      bottom: own.bottom + safe.bottom, trailing: own.trailing + safe.trailing)
  }

  /// Margins of the content, from the left and the top.
  var contentInset: CGPoint { CGPoint(x: margins.leading, y: margins.top) }
  /// Margins of the content, at the right and the bottom.
  var contentOutset: CGPoint { CGPoint(x: margins.trailing, y: margins.bottom) }

  func contentOffer(
    width: CGFloat?, height: CGFloat?, margins: EdgeInsets
  ) -> ProposedViewSize {
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : width.map { max($0 - margins.leading - margins.trailing, 0) },
      height: axes.contains(.vertical)
        ? nil : height.map { max($0 - margins.top - margins.bottom, 0) })
  }

  /// Updates relative frames in the content, which are fractions of this view's size.
  func takeRelativeSize(_ whole: CGSize) {
    let margins = margins
    let size = ProposedViewSize(
      width: max(whole.width - margins.leading - margins.trailing, 0),
      height: max(whole.height - margins.top - margins.bottom, 0))
    guard size != relativeFrameSize else { return }
    relativeFrameSize = size
    relativeFrames.containerDidResize()
    graph.settleMeasurements()
  }

  /// Stores the size of the content, and moves the offset to where it then belongs.
  func takeContent(size: CGSize, offer: ProposedViewSize, oldViewport: CGSize) {
    let own = CGSize(
      width: ScrollBounds.length(size.width), height: ScrollBounds.length(size.height))
    let margins = margins
    let old = (bounds: bounds, size: contentSize)
    contentSize = CGSize(
      width: max(own.width + margins.leading + margins.trailing, 0),
      height: max(own.height + margins.top + margins.bottom, 0))
    bounds = ScrollBounds(
      width: axes.contains(.horizontal) ? contentSize.width - viewport.width : 0,
      height: axes.contains(.vertical) ? longestWayDown : 0)
    let slack = CGPoint(
      x: max(viewport.width - contentSize.width, 0),
      y: max(viewport.height - contentSize.height, 0))
    let alignment = restingAnchor(locals.alignmentAnchor, isAlignment: true)
    space.contentOrigin = CGPoint(
      x: margins.leading + slack.x * alignment.x, y: margins.top + slack.y * alignment.y)
    space.contentSize = own
    space.contentOffer = offer
    guard isPlaced else {
      isPlaced = true
      let anchor = restingAnchor(locals.initialAnchor, isAlignment: false)
      offset = bounds.point(at: anchor)
      return
    }
    guard old.bounds != bounds || old.size != contentSize || oldViewport != viewport else { return }
    boundsDidChange(from: old.bounds)
  }

  /// How far content can be scrolled down. A bar over the top collapses as a whole or not at all, so
  /// content that is a little longer than the view can still scroll as far as the bar's height.
  private var longestWayDown: CGFloat {
    let excess = contentSize.height - viewport.height
    guard excess > 0.5, contentInset.y > 0 else { return excess }
    return environment.topSnapOffsets.first { $0 >= excess } ?? excess
  }

  /// An anchor in left-to-right terms; without one, the leading end of each axis.
  private func restingAnchor(_ anchor: UnitPoint?, isAlignment: Bool) -> UnitPoint {
    if let anchor { return UnitPoint(x: isMirrored ? 1 - anchor.x : anchor.x, y: anchor.y) }
    let centres = isAlignment && axes == [.horizontal, .vertical]
    return UnitPoint(
      x: centres || (isAlignment && !axes.contains(.horizontal)) ? 0.5 : isMirrored ? 1 : 0,
      y: centres || (isAlignment && !axes.contains(.vertical)) ? 0.5 : 0)
  }

  private func boundsDidChange(from old: ScrollBounds) {
    indicators.rangeDidChange()
    // From right to left, content grows at its left end, so offsets are kept relative to the right end.
    let growth = isMirrored ? bounds.point(at: .trailing).x - old.point(at: .trailing).x : 0
    if growth != 0, !isAtRest { shift(by: CGSize(width: growth, height: 0)) }
    switch motion {
    case .panning(let pan): setOffset(pan.offset(in: self))
    case .coasting(let run):
      coast(velocity: CGPoint(x: run.velocity.first, y: run.velocity.second), isNew: false)
    case .gliding(let glide): glide.confine(to: bounds, visibleTransaction(), self)
    case .resting:
      var target = offset
      target.x += growth
      if let anchor = locals.sizeAnchor {
        let kept = restingAnchor(anchor, isAlignment: false)
        let was = old.point(at: kept)
        let now = bounds.point(at: kept)
        if abs(was.x - offset.x) < 1 { target.x = now.x }
        if abs(was.y - offset.y) < 1 { target.y = now.y }
      }
      target = bounds.nearest(to: target)
      guard target != offset else { return }
      move(to: target, transaction: visibleTransaction(), isSettling: true)
    }
  }

  /// Keeps the visible content in place after the content above or before it grew by `growth`.
  func contentDidShift(by growth: CGFloat, along axis: Axis) {
    guard growth != 0, growth.isFinite else { return }
    let change =
      axis == .vertical ? CGSize(width: 0, height: growth) : CGSize(width: growth, height: 0)
    if axis == .horizontal, isMirrored {
      // The content begins at the right. Once its new length is known, everything further left moves with
      // the left end, so the growth is shifted out here.
      return shift(by: CGSize(width: -growth, height: 0))
    }
    bounds = bounds.grown(by: change)
    shift(by: change)
  }

  /// Moves the offset together with the content: the same part of the content stays in view.
  func shift(by change: CGSize) {
    switch motion {
    case .panning(var pan):
      pan.shift(by: change)
      motion = .panning(pan)
    case .gliding(let glide): glide.shift(by: change)
    case .resting, .coasting: break
    }
    let isCoasting = if case .coasting = motion { true } else { false }
    let velocity = shownVelocity
    wheel.shift(by: change)
    offset = CGPoint(x: offset.x + change.width, y: offset.y + change.height)
    space.setNeedsRedraw()
    indicators.rangeDidChange()
    if isCoasting { coast(velocity: velocity, isNew: false) }
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The scroll bars of a scroll view. They show while the content moves, and fade out when it rests.
@MainActor final class ScrollIndicatorNode: ElementNode, AnimatorOwner {
  /// The anchor of the scroll view.
  var owner: NodeAnchor?
  private var isShown = false
  private var opacity = AnimatedAttribute<Double>()
  private var slot = RunSlot()

  private static let thickness: CGFloat = 3
  /// The distance from the edges of the view, in points.
  private static let inset: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// The minimum length of a bar while the content is pulled beyond an end.
  private static let squeezed: CGFloat = 8
  private static let fading = Animation.linear(duration: 0.25).delay(0.5)

  /// Shows the bars, when the content moves.
  func show() {
    isShown = true
    opacity.reset()
    setNeedsRedraw()
  }

  /// Fades the bars out, when the content rests.
  func fade() {
    guard isShown else { return }
    isShown = false
    opacity.reset()
    takeOpacity(1, Transaction())
    takeOpacity(0, Transaction(animation: Self.fading))
  }

  /// Redraws the bars after the content's length or the visible part changed.
  func rangeDidChange() {
    if isShown || opacity.isAnimating { setNeedsRedraw() }
  }

  private func takeOpacity(_ value: Double, _ transaction: Transaction) {
    _ = opacity.update(
      value, transaction: transaction, environment: environment, pool: graph.pool, owner: self)
  }

  private var shownOpacity: Double { isShown ? 1 : opacity.isAnimating ? opacity.shown(0) : 0 }

  func animatorDidMove() { setNeedsRedraw() }

  override func placementDidChange(_ placement: Placement) {
    if isShown || opacity.isAnimating { setNeedsDisplay() }
  }

  /// The bars' rectangles, in the space that this element is placed in.
  private var bars: [CGRect] {
    guard let placement, let scroll = owner?.node as? ScrollNode else { return [] }
    let rect = placement.rect
    let margins = scroll.indicatorMargins
    let both = scroll.showsIndicator(.horizontal) && scroll.showsIndicator(.vertical)
    let corner = both ? Self.thickness + Self.inset : 0
    var bars: [CGRect] = []
    if scroll.showsIndicator(.vertical) {
      let start = Self.inset + margins.top
      let (at, length) = span(
        of: scroll, track: rect.height - start - Self.inset - margins.bottom - corner,
        axis: .vertical)
      let x =
        scroll.isMirrored
        ? rect.minX + Self.inset + margins.trailing
        : rect.maxX - Self.inset - Self.thickness - margins.trailing
      bars.append(
        CGRect(x: x, y: rect.minY + start + at, width: Self.thickness, height: length))
    }
    if scroll.showsIndicator(.horizontal) {
      let start = Self.inset + (scroll.isMirrored ? margins.trailing : margins.leading)
      let end = Self.inset + (scroll.isMirrored ? margins.leading : margins.trailing)
      let (at, length) = span(
        of: scroll, track: rect.width - start - end - corner, axis: .horizontal)
      let y = rect.maxY - Self.inset - Self.thickness - margins.bottom
      bars.append(
        CGRect(x: rect.minX + start + at, y: y, width: length, height: Self.thickness))
    }
    return bars
  }

  /// The start of a bar on its track, and its length.
  private func span(
    of scroll: ScrollNode, track: CGFloat, axis: Axis
  ) -> (at: CGFloat, length: CGFloat) {
    let isAcross = axis == .horizontal
    let whole = isAcross ? scroll.contentSize.width : scroll.contentSize.height
    let seen = isAcross ? scroll.viewport.width : scroll.viewport.height
    let offset = isAcross ? scroll.offset.x : scroll.offset.y
    let end = CGFloat(scroll.bounds[axis].upperBound)
    guard track > 0, whole > 0, end > 0 else { return (0, 0) }
    let length = min(max(track * seen / whole, Self.shortest), track)
    let beyond = max(-offset, offset - end, 0)
    let shown = min(max(length - beyond, Self.squeezed), track)
    let part = min(max(offset / end, 0), 1)
    return ((track - shown) * part, shown)
  }

  override var isPicture: Bool { true }

  override func draw(_ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool) {
    let opacity = shownOpacity
    let bars = opacity > 0 ? bars.filter { $0.width > 0 && $0.height > 0 } : []
    let isDark = environment.colorScheme == .dark
    let color = Color.Resolved(
      linearRed: isDark ? 1 : 0, linearGreen: isDark ? 1 : 0, linearBlue: isDark ? 1 : 0,
      opacity: isDark ? 0.5 : 0.35)
    builder.emit(&slot, isStale: isStale, count: bars.count) { index in
      let bar = bars[index]
      let path = Path(
        roundedRect: bar, cornerRadius: min(bar.width, bar.height) / 2, style: .circular)
      return DisplayItem(
        blend: context.blend,
        .fill(
          DisplayItem.Fill(
            path: path, paint: .solid(color), opacity: context.opacity * opacity,
            transform: context.transform)))
    }
  }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    opacity.remove()
  }

  override func propertyName(movedBy animation: RunningAnimation) -> String { "scroll indicator" }

  override var debugName: String { "ScrollIndicator" }
}

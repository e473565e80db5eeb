import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The spinner of a scroll view: it appears with the pull, and turns while the contents are refreshed.
@MainActor final class RefreshSpinnerNode: ElementNode, AnimatorOwner {
  /// The anchor of the scroll view.
  var owner: NodeAnchor?
  private var clock: SimulationRun<ElapsedTime>?
  private var slot = RunSlot()

  private static let spokes = 8
  private static let inner: CGFloat = 5
  private static let outer: CGFloat = 10
  private static let thickness: CGFloat = 2.4
  /// The duration of one turn in seconds.
  private static let turn = 0.8

  func begin() {
    clock?.stop()
    clock = SimulationRun(
      ElapsedTime(duration: .infinity), at: graph.now, in: graph.pool, owner: self)
    setNeedsRedraw()
  }

  func end() {
    clock?.stop()
    clock = nil
    setNeedsRedraw()
  }

  func animatorDidMove() { setNeedsRedraw() }

  override func placementDidChange(_ placement: Placement) { setNeedsDisplay() }

  /// The opacity of each spoke, clockwise from the top; empty if nothing is drawn.
  private func opacities(_ scroll: ScrollNode) -> [Double] {
    if let clock {
      let place = Int((clock.value / Self.turn * Double(Self.spokes)).rounded(.down))
      return (0..<Self.spokes).map { spoke in
        let age = ((place - spoke) % Self.spokes + Self.spokes) % Self.spokes
        return 0.7 - 0.08 * Double(age)
      }
    }
    guard scroll.locals.refresh != nil, scroll.axes.contains(.vertical) else { return [] }
    let threshold = ScrollRefresh.threshold(in: scroll.viewport)
    guard scroll.offset.y < 0, threshold > 0 else { return [] }
    // The part of the spokes that is shown equals the part of the threshold that is pulled.
    let part = Double(min(-scroll.offset.y / threshold, 1)) * Double(Self.spokes)
    return (0..<Self.spokes).map { min(max(part - Double($0), 0), 1) * 0.7 }
  }

  override var isPicture: Bool { true }

  override func draw(_ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool) {
    var spokes: [(path: Path, opacity: Double)] = []
    if let placement, let scroll = owner?.node as? ScrollNode {
      let rect = placement.rect
      let gap = scroll.refreshRoom - scroll.shownOffset.y
      let centre = CGPoint(x: rect.midX, y: rect.minY + scroll.indicatorMargins.top + gap / 2)
      for (index, opacity) in opacities(scroll).enumerated() where opacity > 0 {
        spokes.append((Self.spoke(index, centre), opacity))
      }
    }
    let isDark = environment.colorScheme == .dark
    let light: Float = isDark ? 1 : 0
    let color = Color.Resolved(
      linearRed: light, linearGreen: light, linearBlue: light, opacity: 1)
    builder.emit(&slot, isStale: isStale, count: spokes.count) { index in
      DisplayItem(
        blend: context.blend,
        .fill(
          DisplayItem.Fill(
            path: spokes[index].path, paint: .solid(color),
            opacity: context.opacity * spokes[index].opacity, transform: context.transform)))
    }
  }

  private static func spoke(_ index: Int, _ centre: CGPoint) -> Path {
    let bar = CGRect(
      x: -thickness / 2, y: -outer, width: thickness, height: outer - inner)
    return Path(roundedRect: bar, cornerRadius: thickness / 2, style: .circular)
      .applying(
        CGAffineTransform(rotationAngle: 2 * CGFloat.pi * CGFloat(index) / CGFloat(spokes))
          .concatenating(CGAffineTransform(translationX: centre.x, y: centre.y)))
  }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    clock?.stop()
  }

  override func propertyName(movedBy animation: RunningAnimation) -> String { "refresh" }

  override var debugName: String { "RefreshSpinner" }
}

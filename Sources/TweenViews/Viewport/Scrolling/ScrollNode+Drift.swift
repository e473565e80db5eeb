import Foundation
import TweenGeometry
import TweenMotion

/// Scrolls the content by itself while something is dragged near an end of the visible range.
extension ScrollNode {
  /// The distance from an end, in points, at which scrolling begins, and the speed in points per second at
  /// the end or beyond.
  private static var driftZone: CGFloat { 60 }
  private static var maximumDrift: CGFloat { 600 }

  /// Scrolls the content up or down at a constant speed, faster the nearer a point of the window lies to an
  /// end of the visible range; nil stops it.
  func drift(for point: CGPoint?) {
    let speed = point.map(driftSpeed) ?? 0
    guard speed != driftSpeed else { return }
    if case .coasting(let run) = motion { run.stop() }
    driftSpeed = speed
    guard speed != 0 else { return rest() }
    beginDrift()
  }

  private func driftSpeed(_ point: CGPoint) -> CGFloat {
    guard moves(along: .vertical) else { return 0 }
    let y = pointInSpace(point).y - visibleFrame.minY
    let above = y - contentInset.y
    let below = viewport.height - contentOutset.y - y
    let zone = min(Self.driftZone, max(viewport.height - contentInset.y - contentOutset.y, 0) / 4)
    guard zone > 0 else { return 0 }
    let part = max(zone - min(above, below), 0) / zone
    return min(part, 1) * Self.maximumDrift * (above < below ? -1 : 1)
  }

  /// Scrolls to the end of the content at the current drift speed.
  func beginDrift() {
    let end = driftSpeed > 0 ? bounds[.vertical].upperBound : bounds[.vertical].lowerBound
    let start = Double(offset.y)
    guard driftSpeed > 0 ? start < end : start > end else { return rest() }
    let pair = SimulationPair(
      ScrollMotion(driftingFrom: Double(offset.x), velocity: 0, to: Double(offset.x)),
      ScrollMotion(driftingFrom: start, velocity: Double(driftSpeed), to: end))
    motion = .coasting(SimulationRun(pair, at: graph.now, in: graph.pool, owner: self))
  }
}

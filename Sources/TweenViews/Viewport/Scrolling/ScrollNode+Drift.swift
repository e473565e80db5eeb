import Foundation
import TweenGeometry
import TweenMotion

/// Something that is carried near an end of what is in view has the content go by itself.
extension ScrollNode {
  /// Points from an end from which on it does, and points a second where it is at the end or beyond.
  private static var driftZone: CGFloat { 60 }
  private static var mostDrift: CGFloat { 600 }

  /// Has the content go up or down at one speed, the faster the nearer to its end a point of the window
  /// lies; nil: it stands still.
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
    return min(part, 1) * Self.mostDrift * (above < below ? -1 : 1)
  }

  /// Goes on to the end of the content by the speed that is asked for.
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

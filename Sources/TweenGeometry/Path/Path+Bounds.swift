import Foundation
import TweenMath

extension Path {
  /// The smallest upright rectangle around the path's lines, curves and arcs, without their control
  /// points; null for an empty path. Points that are not finite are ignored.
  public var boundingRect: CGRect {
    var box = BoundingBox()
    forEachStep { step in
      switch step {
      case .move(let point): box.add(point)
      case .segment(let segment): box.add(segment)
      case .close: break
      }
    }
    return box.rect
  }
}

/// A bounding box that grows.
private struct BoundingBox {
  var left = Double.infinity
  var top = Double.infinity
  var right = -Double.infinity
  var bottom = -Double.infinity

  var rect: CGRect {
    left <= right
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }

  mutating func add(_ point: CGPoint) {
    guard point.isFinite else { return }
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }

  mutating func add(_ segment: Segment) {
    add(segment.end)
    switch segment {
    case .line: return
    case .arc(_, let arc, _): add(arc)
    case .quad, .cubic:
      for turns in [segment.turnsInX, segment.turnsInY] {
        if let t = turns.first { add(segment.point(at: t)) }
        if let t = turns.second { add(segment.point(at: t)) }
      }
    }
  }

  /// Along x, c + u cos t + v sin t is c + r cos(t - phase) with r = |(u, v)|: its extremes are at the
  /// phase and half a turn later. The same holds along y.
  mutating func add(_ arc: Arc) {
    guard arc.isFinite else { return }
    let reachX = (arc.ux * arc.ux + arc.vx * arc.vx).squareRoot()
    let reachY = (arc.uy * arc.uy + arc.vy * arc.vy).squareRoot()
    guard reachX.isFinite, reachY.isFinite else { return }
    let phaseX = Elementary.atan2(arc.vx, arc.ux)
    let phaseY = Elementary.atan2(arc.vy, arc.uy)
    if arc.covers(phaseX) { right = max(right, arc.centerX + reachX) }
    if arc.covers(phaseX + .pi) { left = min(left, arc.centerX - reachX) }
    if arc.covers(phaseY) { bottom = max(bottom, arc.centerY + reachY) }
    if arc.covers(phaseY + .pi) { top = min(top, arc.centerY - reachY) }
  }
}

extension Arc {
  /// Returns whether the arc contains the angle `t`, modulo whole turns.
  func covers(_ t: Double) -> Bool {
    let fullTurn = 2 * Double.pi
    if abs(sweep) >= fullTurn { return true }
    let first = sweep < 0 ? start + sweep : start
    var ahead = (t - first).truncatingRemainder(dividingBy: fullTurn)
    if ahead < 0 { ahead += fullTurn }
    return ahead <= abs(sweep)
  }
}

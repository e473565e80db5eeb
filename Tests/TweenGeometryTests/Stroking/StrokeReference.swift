import Foundation

@testable import TweenGeometry

/// What a pen covers, point by point: the plain union of a rectangle for each line, a wedge for
/// each corner and a shape for each end. Slow and obvious.
struct StrokeReference {
  var points: [CGPoint]
  var isClosed = false
  var style: StrokeStyle

  private var lines: [(CGPoint, CGPoint)] {
    let pairs = Array(zip(points, points.dropFirst()))
    guard isClosed, let first = points.first, let last = points.last, first != last else {
      return pairs
    }
    return pairs + [(last, first)]
  }

  func contains(_ p: CGPoint) -> Bool {
    let lines = lines
    let h = style.lineWidth / 2
    for (index, line) in lines.enumerated() {
      let (a, b) = line
      let (along, across) = Self.coordinates(of: p, from: a, to: b)
      let length = distance(b.x - a.x, b.y - a.y)
      if along >= 0, along <= length, abs(across) <= h { return true }
      if index + 1 < lines.count || isClosed {
        if corner(p, line, lines[(index + 1) % lines.count], h) { return true }
      } else if end(p, at: b, beyond: along - length, across, h) {
        return true
      }
      if index == 0, !isClosed, end(p, at: a, beyond: -along, across, h) { return true }
    }
    return false
  }

  private func end(
    _ p: CGPoint, at end: CGPoint, beyond: Double, _ across: Double, _ h: Double
  ) -> Bool {
    switch style.lineCap {
    case .butt: return false
    case .square: return beyond >= 0 && beyond <= h && abs(across) <= h
    case .round: return distance(p.x - end.x, p.y - end.y) <= h
    }
  }

  private func corner(
    _ p: CGPoint, _ one: (CGPoint, CGPoint), _ two: (CGPoint, CGPoint), _ h: Double
  ) -> Bool {
    let corner = one.1
    let turn =
      atan2(two.1.y - two.0.y, two.1.x - two.0.x) - atan2(one.1.y - one.0.y, one.1.x - one.0.x)
    let side: Double = sin(turn) > 0 ? -1 : 1
    func rim(_ line: (CGPoint, CGPoint), _ along: Double) -> CGPoint {
      let length = distance(line.1.x - line.0.x, line.1.y - line.0.y)
      let (dx, dy) = ((line.1.x - line.0.x) / length, (line.1.y - line.0.y) / length)
      return CGPoint(
        x: corner.x - side * h * dy + along * dx, y: corner.y + side * h * dx + along * dy)
    }
    if style.lineJoin == .round {
      func cross(_ a: CGPoint, _ b: CGPoint) -> Double {
        (a.x - corner.x) * (b.y - corner.y) - (a.y - corner.y) * (b.x - corner.x)
      }
      let (first, last) = (rim(one, 0), rim(two, 0))
      let isBetween = cross(first, p) * -side >= 0 && cross(p, last) * -side >= 0
      return isBetween && distance(p.x - corner.x, p.y - corner.y) <= h
    }
    var wedge = [corner, rim(one, 0)]
    if style.lineJoin == .miter, 1 / abs(cos(turn / 2)) <= style.miterLimit {
      wedge.append(rim(one, h * abs(tan(turn / 2))))
    }
    wedge.append(rim(two, 0))
    return Self.isInside(p, wedge)
  }

  /// Whether a convex polygon holds `p`.
  private static func isInside(_ p: CGPoint, _ polygon: [CGPoint]) -> Bool {
    var signs: Set<Bool> = []
    for (index, a) in polygon.enumerated() {
      let b = polygon[(index + 1) % polygon.count]
      let cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
      signs.insert(cross > 0)
    }
    return signs.count == 1
  }

  private static func coordinates(
    of p: CGPoint, from a: CGPoint, to b: CGPoint
  ) -> (along: Double, across: Double) {
    let length = distance(b.x - a.x, b.y - a.y)
    let (dx, dy) = ((b.x - a.x) / length, (b.y - a.y) / length)
    let (x, y) = (p.x - a.x, p.y - a.y)
    return (x * dx + y * dy, y * dx - x * dy)
  }

  /// What `contains` says of `p`; nil within about `margin` of the rim, where rounding or a
  /// tolerance decides.
  func decide(_ p: CGPoint, margin: Double) -> Bool? {
    let answer = contains(p)
    for angle in stride(from: 0, to: 2 * Double.pi, by: .pi / 4) {
      let near = CGPoint(x: p.x + margin * cos(angle), y: p.y + margin * sin(angle))
      if contains(near) != answer { return nil }
    }
    return answer
  }
}

import SwiftUI

/// Points of a rectangle around zero that keep a distance from each other: Robert Bridson, "Fast
/// Poisson disk sampling in arbitrary dimensions" (2007), without its grid, for few points. Unlike
/// there, new points are tried around the oldest active point; when no point has room left, the
/// distance shrinks, until all points fit.
struct PoissonDisc {
  private(set) var samples: [CGPoint] = []
  /// The least distance between two points.
  private(set) var distance: CGFloat = 0

  /// Points that are tried around another before it is given up.
  private static let tries = 20
  /// The greatest surplus over that distance at which a new point is tried.
  private static let reach = 20.0
  /// A seed for which the distance seldom shrinks.
  private static let seed: UInt64 = 844
  private static let shrinkage: CGFloat = 0.9
  private static let leastDistance: CGFloat = 10

  init() {}

  init(count: Int, size: CGSize, anchor: UnitPoint, distance: CGFloat) {
    self.distance = distance
    let first = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    repeat {
      strew(count, size, first)
      if samples.count >= count { return }
      self.distance *= Self.shrinkage
    } while self.distance >= Self.leastDistance
  }

  private mutating func strew(_ count: Int, _ size: CGSize, _ first: CGPoint) {
    // The same for every board, so that cards stay where they are when another comes.
    let generator = SeededGenerator(seed: Self.seed)
    samples = [first]
    var active = [first]
    while let from = active.first, samples.count < count {
      var hasFound = false
      for _ in 0..<Self.tries {
        let angle = Angle.degrees(generator.next(in: 0...360))
        let away = distance + generator.next(in: 0...Self.reach)
        let turned = CGPoint(x: away, y: 0).applying(
          CGAffineTransform(rotationAngle: angle.radians))
        let point = CGPoint(x: from.x + turned.x, y: from.y + turned.y)
        guard abs(point.x) <= size.width / 2, abs(point.y) <= size.height / 2,
          samples.allSatisfy({ isFar(point, from: $0) })
        else { continue }
        samples.append(point)
        active.append(point)
        hasFound = true
        break
      }
      if !hasFound { active.removeFirst() }
    }
  }

  private func isFar(_ point: CGPoint, from other: CGPoint) -> Bool {
    let (x, y) = (point.x - other.x, point.y - other.y)
    return x * x + y * y >= distance * distance
  }
}

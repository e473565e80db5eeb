import Foundation

@testable import TweenGeometry

/// One of the operations that combine what two paths fill, with what it means for a point.
struct Combination: Sendable {
  var name: String
  var combine: @Sendable (Path, Path, Bool) -> Path
  var holds: @Sendable (Bool, Bool) -> Bool

  static let all = [
    Combination(name: "union") {
      $0.union($1, eoFill: $2)
    } holds: {
      $0 || $1
    },
    Combination(name: "intersection") {
      $0.intersection($1, eoFill: $2)
    } holds: {
      $0 && $1
    },
    Combination(name: "subtracting") {
      $0.subtracting($1, eoFill: $2)
    } holds: {
      $0 && !$1
    },
    Combination(name: "symmetricDifference") {
      $0.symmetricDifference($1, eoFill: $2)
    } holds: {
      $0 != $1
    },
    Combination(name: "normalized") { one, _, eo in
      one.normalized(eoFill: eo)
    } holds: { one, _ in
      one
    },
  ]
}

/// The areas that two outlines of straight lines fill together, by cutting the plane into level
/// strips at every corner and crossing: in a strip no two lines cross, and the area between two is
/// its width half way up times its height. Slow and obvious.
struct CombiningReference {
  private struct Line {
    var low: CGPoint
    var high: CGPoint
    var turn: Int
    var isOther: Bool

    func x(at y: Double) -> Double { low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y) }
  }

  private var lines: [Line] = []
  private var heights: [Double] = []

  /// - Parameter steps: how many lines each curve is taken for.
  init(_ one: Path, _ other: Path, steps: Int = 1) {
    for (path, isOther) in [(one, false), (other, true)] {
      for cubic in PathReference(path).closedCubics {
        for i in 0..<steps {
          let a = PathReference.point(cubic, Double(i) / Double(steps))
          let b = PathReference.point(cubic, Double(i + 1) / Double(steps))
          heights += [a.y, b.y]
          if a.y < b.y { lines.append(Line(low: a, high: b, turn: 1, isOther: isOther)) }
          if b.y < a.y { lines.append(Line(low: b, high: a, turn: -1, isOther: isOther)) }
        }
      }
    }
    for (i, a) in lines.enumerated() {
      for b in lines[..<i] {
        // Both heights where they overlap: the crossing divides the way there by the gaps.
        let (top, bottom) = (max(a.low.y, b.low.y), min(a.high.y, b.high.y))
        guard top < bottom else { continue }
        let (first, last) = (a.x(at: top) - b.x(at: top), a.x(at: bottom) - b.x(at: bottom))
        if first * last < 0 { heights.append(top + (bottom - top) * first / (first - last)) }
      }
    }
    heights.sort()
  }

  func area(eoFill: Bool, _ holds: (Bool, Bool) -> Bool) -> Double {
    func fills(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    var area = 0.0
    for (top, bottom) in zip(heights, heights.dropFirst()) where top < bottom {
      let middle = 0.5 * (top + bottom)
      let crossed = lines.filter { $0.low.y < middle && middle < $0.high.y }
        .map { (x: $0.x(at: middle), line: $0) }.sorted { $0.x < $1.x }
      var (one, other) = (0, 0)
      var last = 0.0
      for (x, line) in crossed {
        if holds(fills(one), fills(other)) { area += (x - last) * (bottom - top) }
        if line.isOther { other += line.turn } else { one += line.turn }
        last = x
      }
    }
    return area
  }
}

/// How two paths' points are told apart on a grid of samples.
struct SampledPaths {
  /// Points that are at least `margin` away from both outlines, with what each path holds there.
  var samples: [(point: CGPoint, one: Bool, other: Bool)] = []

  init(_ one: Path, _ other: Path, eoFill: Bool, count: Int, margin: Double, steps: Int) {
    let outline = [one, other].flatMap { path in
      PathReference(path).closedCubics.map { cubic in
        (0...steps).map { PathReference.point(cubic, Double($0) / Double(steps)) }
      }
    }
    let box = one.boundingRect.union(other.boundingRect).insetBy(dx: -3, dy: -3)
    for i in 0..<count {
      for j in 0..<count {
        let p = CGPoint(
          x: box.minX + box.width * (Double(i) + 0.37) / Double(count),
          y: box.minY + box.height * (Double(j) + 0.61) / Double(count))
        let isNear = outline.contains { points in
          zip(points, points.dropFirst()).contains { Self.distance(p, $0, $1) < margin }
        }
        if isNear { continue }
        samples.append(
          (p, one.contains(p, eoFill: eoFill), other.contains(p, eoFill: eoFill)))
      }
    }
  }

  private static func distance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let along = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0
    let t = min(max(along, 0), 1)
    return TweenGeometryTests.distance(p.x - a.x - t * dx, p.y - a.y - t * dy)
  }
}

/// Random shapes for what takes whole paths.
struct RandomShapes {
  var numbers: TestNumbers

  init(seed: Int) { numbers = TestNumbers(state: UInt64(seed) &* 7919 &+ 3) }

  mutating func chance(_ likelihood: Double) -> Bool { numbers.next() < likelihood }

  mutating func angle() -> Angle { .radians(numbers.next() * 8 - 4) }

  /// Corners on a coarse grid: shared corners, touching and overlapping lines are the rule.
  mutating func gridPolygon(corners: Int, cells: Double) -> Path {
    Path { p in
      for contour in 0...Int(numbers.next() * 2) {
        let points = (0..<corners).map { _ in
          CGPoint(
            x: (numbers.next() * cells).rounded(.down) * 10,
            y: (numbers.next() * cells).rounded(.down) * 10)
        }
        p.addLines(points)
        if contour == 0 { p.closeSubpath() }
      }
    }
  }

  mutating func polygon(corners: Int) -> Path {
    Path { $0.addLines((0..<corners).map { _ in numbers.point(in: 100) }) }
  }

  mutating func wedge() -> Path {
    let center = numbers.point(in: 100)
    let (from, to) = (angle(), angle())
    let inner = numbers.next() * 30
    return Path { p in
      p.addArc(
        center: center, radius: inner, startAngle: from, endAngle: to, clockwise: false)
      p.addArc(
        center: center, radius: inner + 5 + numbers.next() * 30, startAngle: to, endAngle: from,
        clockwise: true)
      p.closeSubpath()
    }
  }

  mutating func rect() -> CGRect {
    let origin = numbers.point(in: 70)
    return CGRect(
      x: origin.x, y: origin.y, width: 5 + numbers.next() * 50, height: 5 + numbers.next() * 50)
  }

  mutating func curves(_ count: Int) -> Path {
    Path { p in
      p.move(to: numbers.point(in: 100))
      for _ in 0..<count {
        if chance(0.5) {
          p.addCurve(
            to: numbers.point(in: 100), control1: numbers.point(in: 100),
            control2: numbers.point(in: 100))
        } else {
          p.addQuadCurve(to: numbers.point(in: 100), control: numbers.point(in: 100))
        }
      }
    }
  }

  /// Any of the kinds with curves.
  mutating func curved() -> Path {
    switch Int(numbers.next() * 6) {
    case 0: return wedge()
    case 1: return curves(2)
    case 2: return Path(ellipseIn: rect())
    case 3: return Path(roundedRect: rect(), cornerRadius: numbers.next() * 20)
    case 4:
      let map = CGAffineTransform(translationX: 50, y: 50).rotated(by: numbers.next() * 6)
        .scaledBy(x: 1, y: 0.3 + numbers.next())
      return Path(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60)).applying(map)
    default:
      var path = polygon(corners: 4)
      path.addPath(wedge())
      return path
    }
  }
}

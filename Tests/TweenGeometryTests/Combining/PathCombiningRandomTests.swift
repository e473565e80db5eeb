import Foundation
import Testing

@testable import TweenGeometry

@Suite struct PathCombiningRandomTests {
  /// INBETWEEN_LONG_TESTS=1 takes a hundred times as many shapes.
  static let more =
    ProcessInfo.processInfo.environment["INBETWEEN_LONG_TESTS"] == "1" ? 100 : 1

  private func area(_ path: Path) -> Double { PathReference(path).signedArea }

  /// Checks one pair by area and by samples, and the result's own form.
  private func check(
    _ a: Path, _ b: Path, eoFill: Bool, steps: Int, tolerance: Double, margin: Double,
    samples: Int, _ note: String
  ) {
    let reference = CombiningReference(a, b, steps: steps)
    let sampled = SampledPaths(
      a, b, eoFill: eoFill, count: samples, margin: margin, steps: steps)
    for combination in Combination.all {
      let result = combination.combine(a, b, eoFill)
      let expected = reference.area(eoFill: eoFill, combination.holds)
      #expect(
        abs(area(result) - expected) <= tolerance,
        "\(note) \(combination.name): \(area(result)), not \(expected): \(a) | \(b)")
      for sample in sampled.samples {
        let expected = combination.holds(sample.one, sample.other)
        #expect(
          result.contains(sample.point) == expected
            && result.contains(sample.point, eoFill: true) == expected,
          "\(note) \(combination.name) at \(sample.point): \(a) | \(b)")
      }
    }
  }

  @Test("polygons on a coarse grid have the areas they should have", arguments: 0..<16 * more)
  func gridPolygons(seed: Int) {
    var shapes = RandomShapes(seed: seed)
    for round in 0..<12 {
      let cells = 2 + Double(round % 5)
      let a = shapes.gridPolygon(corners: 3 + round % 5, cells: cells)
      let b = shapes.gridPolygon(corners: 3 + round % 4, cells: cells)
      check(
        a, b, eoFill: round % 2 == 0, steps: 1, tolerance: 1e-6, margin: 1e-3, samples: 5,
        "\(seed) \(round)")
    }
  }

  @Test("random polygons have the areas they should have", arguments: 0..<16 * more)
  func polygons(seed: Int) {
    var shapes = RandomShapes(seed: seed + 1000)
    for round in 0..<12 {
      let a = shapes.polygon(corners: 3 + round % 7)
      let b = shapes.polygon(corners: 3 + round % 5)
      check(
        a, b, eoFill: round % 2 == 0, steps: 1, tolerance: 1e-6, margin: 1e-3, samples: 5,
        "\(seed) \(round)")
    }
  }

  @Test("wedges, ellipses and curves have the areas they should have", arguments: 0..<6 * more)
  func curves(seed: Int) {
    var shapes = RandomShapes(seed: seed + 2000)
    for round in 0..<2 {
      let (a, b) = (shapes.curved(), shapes.curved())
      // The reference takes lines for curves, that leave those of 100 points by up to 0.05.
      check(
        a, b, eoFill: round % 2 == 0, steps: 24, tolerance: 12, margin: 0.1, samples: 7,
        "\(seed) \(round)")
    }
  }

  @Test("areas add up as sets do", arguments: 0..<4 * more)
  func identities(seed: Int) {
    var shapes = RandomShapes(seed: seed + 3000)
    for round in 3 * seed..<3 * seed + 4 {
      let isCurved = round % 4 == 0
      let a = isCurved ? shapes.curved() : shapes.polygon(corners: 7)
      let b = isCurved ? shapes.curved() : shapes.polygon(corners: 6)
      for eoFill in [false, true] {
        let (alone, other) = (
          area(a.normalized(eoFill: eoFill)), area(b.normalized(eoFill: eoFill))
        )
        let union = area(a.union(b, eoFill: eoFill))
        let shared = area(a.intersection(b, eoFill: eoFill))
        let less = area(a.subtracting(b, eoFill: eoFill))
        let either = area(a.symmetricDifference(b, eoFill: eoFill))
        let tolerance = isCurved ? 2.0 : 1e-6
        #expect(abs(union + shared - alone - other) < tolerance, "\(seed) \(round)")
        #expect(abs(less + shared - alone) < tolerance, "\(seed) \(round)")
        #expect(abs(either - union + shared) < tolerance, "\(seed) \(round)")
        #expect(b.union(a, eoFill: eoFill).boundingRect == a.union(b, eoFill: eoFill).boundingRect)
        // Within a frame, what is outside of either is outside of one and of the other.
        let frame = Path(CGRect(x: -500, y: -500, width: 1000, height: 1000))
        let outside = frame.subtracting(a.union(b, eoFill: eoFill))
        let both = frame.subtracting(a.normalized(eoFill: eoFill))
          .intersection(frame.subtracting(b.normalized(eoFill: eoFill)))
        #expect(abs(area(outside) - area(both)) < tolerance, "\(seed) \(round)")
      }
    }
  }

  @Test("a path with itself is itself, and without itself nothing", arguments: 0..<4 * more)
  func itself(seed: Int) {
    var shapes = RandomShapes(seed: seed + 4000)
    for round in 0..<8 {
      let a = round % 4 == 0 ? shapes.curved() : shapes.polygon(corners: 7)
      for eoFill in [false, true] {
        let normal = a.normalized(eoFill: eoFill)
        #expect(a.union(a, eoFill: eoFill) == normal)
        #expect(a.intersection(a, eoFill: eoFill) == normal)
        #expect(a.subtracting(a, eoFill: eoFill).isEmpty)
        #expect(a.symmetricDifference(a, eoFill: eoFill).isEmpty)
      }
      // Either rule fills a normal path the same, and once more changes nothing but rounding.
      let normal = a.normalized()
      #expect(abs(area(normal.normalized(eoFill: false)) - area(normal)) < 0.2)
    }
  }

  @Test("the lines inside and the lines outside are all lines", arguments: 0..<16 * more)
  func lines(seed: Int) {
    var shapes = RandomShapes(seed: seed + 5000)
    for round in 0..<6 {
      let isCurved = round % 2 == 0
      let a = isCurved ? shapes.curved() : shapes.polygon(corners: 6)
      let b = isCurved ? shapes.curved() : shapes.gridPolygon(corners: 5, cells: 10)
      let eoFill = round % 3 == 0
      let inside = a.lineIntersection(b, eoFill: eoFill)
      let outside = a.lineSubtraction(b, eoFill: eoFill)
      func length(_ path: Path) -> Double { PathReference(path).length(500) }
      #expect(
        abs(length(inside) + length(outside) - length(a)) < 1e-3 * length(a) + 0.05,
        "\(seed) \(round)")
      for (part, isInside) in [(inside, true), (outside, false)] {
        for cubic in PathReference(part).cubics {
          for t in [0.2, 0.5, 0.8] {
            let p = PathReference.point(cubic, t)
            let isNear = [(0.02, 0.0), (-0.02, 0), (0, 0.02), (0, -0.02)].contains {
              b.contains(CGPoint(x: p.x + $0.0, y: p.y + $0.1), eoFill: eoFill) != isInside
            }
            if isNear { continue }
            #expect(b.contains(p, eoFill: eoFill) == isInside, "\(seed) \(round) at \(p)")
          }
        }
      }
    }
  }
}

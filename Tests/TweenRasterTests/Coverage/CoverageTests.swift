import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

/// Levels of 255 a white fill on black leaves, beside the exact area of `contours`.
private func worstError(
  _ path: Path, _ contours: [[CGPoint]], width: Int, height: Int,
  transform: CGAffineTransform = .identity
) throws -> Double {
  let image = try draw(
    [fill(path, transform: transform)], width: width, height: height)
  let exact = ReferenceRaster(width: width, height: height).areas(contours)
  var worst = 0.0
  for index in exact.indices {
    let covered = Double(image.pixels[index] & 0xFF)
    worst = max(worst, abs(covered - min(1, abs(exact[index])) * 255))
  }
  return worst
}

private func polygon(_ points: [CGPoint]) -> Path {
  var path = Path()
  path.addLines(points)
  path.closeSubpath()
  return path
}

@Suite struct CoverageTests {
  @Test func straightEdgesAreExactToHalfALevel() throws {
    let random = SeededGenerator(seed: 1)
    for _ in 0..<60 {
      let size = Double.random(in: 1...60, using: &random.mutable)
      let center = CGPoint(
        x: .random(in: -5...69, using: &random.mutable),
        y: .random(in: -5...69, using: &random.mutable))
      let points = (0..<3).map { _ in
        CGPoint(
          x: center.x + .random(in: -size...size, using: &random.mutable),
          y: center.y + .random(in: -size...size, using: &random.mutable))
      }
      let worst = try worstError(polygon(points), [points], width: 64, height: 64)
      #expect(worst <= 0.51, "\(points)")
    }
  }

  @Test(arguments: [(0.0, 0.0), (16300, 0), (0, 16300)])
  func straightEdgesAreExactFarFromTheOrigin(_ x: Double, _ y: Double) throws {
    // A long thin triangle that ends in the corner looked at.
    let points = [
      CGPoint(x: x / 2 + 3.3, y: y + 0.7), CGPoint(x: x + 61.2, y: y + 20.4),
      CGPoint(x: x / 3 + 1.1, y: y + 41.9),
    ]
    let width = Int(x) + 64
    let height = Int(y) + 64
    let image = try draw([fill(polygon(points))], width: width, height: height)
    let shifted = points.map { CGPoint(x: $0.x - x, y: $0.y - y) }
    let exact = ReferenceRaster(width: 64, height: 64).areas([shifted])
    var worst = 0.0
    for row in 0..<64 {
      for column in 0..<64 {
        let pixel = image.pixels[(Int(y) + row) * width + Int(x) + column] & 0xFF
        worst = max(worst, abs(Double(pixel) - abs(exact[row * 64 + column]) * 255))
      }
    }
    #expect(worst <= 0.51)
  }

  @Test func flatAndSteepSliversAreExact() throws {
    for slope in [0.001, 0.01, 0.3, 0.99, 1, 1.01, 3, 40, 900] {
      for flip in [false, true] {
        let dx = min(60, 60 / slope)
        let dy = dx * slope
        let points = [
          CGPoint(x: flip ? 62 : 1.3, y: 1.7), CGPoint(x: flip ? 62 - dx : 1.3 + dx, y: 1.7 + dy),
          CGPoint(x: flip ? 62 - dx : 1.3 + dx, y: 2.1 + dy),
        ]
        let worst = try worstError(polygon(points), [points], width: 64, height: 64)
        #expect(worst <= 0.51, "slope \(slope)")
      }
    }
  }

  @Test func arcsAreExactToALevel() throws {
    let center = CGPoint(x: 32.3, y: 31.6)
    for radius in [0.4, 3, 11.7, 30, 200, 5000] {
      var path = Path()
      path.addArc(
        center: CGPoint(x: center.x - max(0, radius - 20), y: center.y), radius: radius,
        startAngle: .radians(-0.9), endAngle: .radians(0.9), clockwise: false)
      path.closeSubpath()
      let c = CGPoint(x: center.x - max(0, radius - 20), y: center.y)
      let points = (0...40_000).map { index in
        let t = -0.9 + 1.8 * Double(index) / 40_000
        return CGPoint(x: c.x + radius * cos(t), y: c.y + radius * sin(t))
      }
      // Only near the canvas: the rest of a huge arc would make the reference slow.
      let near = points.filter { $0.x > -200 && $0.y > -300 && $0.y < 364 }
      if near.count < 100 || near.count < points.count && radius < 1000 { continue }
      let shape =
        near.count < points.count
        ? near + [CGPoint(x: -300, y: 364), CGPoint(x: -300, y: -300)] : near
      let worst = try worstError(path, [shape], width: 64, height: 64)
      #expect(worst <= 1, "radius \(radius)")
    }
  }

  @Test func curvesAreExactToALevel() throws {
    let p = [
      CGPoint(x: 4.2, y: 50.1), CGPoint(x: 10, y: 2.4), CGPoint(x: 52, y: 3),
      CGPoint(x: 60.5, y: 55),
    ]
    var path = Path()
    path.move(to: p[0])
    path.addCurve(to: p[3], control1: p[1], control2: p[2])
    path.closeSubpath()
    let points = (0...20_000).map { index in
      let t = Double(index) / 20_000
      let u = 1 - t
      func at(_ k: (CGPoint) -> Double) -> Double {
        u * u * u * k(p[0]) + 3 * u * u * t * k(p[1]) + 3 * u * t * t * k(p[2]) + t * t * t
          * k(p[3])
      }
      return CGPoint(x: at { $0.x }, y: at { $0.y })
    }
    #expect(try worstError(path, [points], width: 64, height: 64) <= 1)
  }

  @Test(arguments: UInt64(1)...6)
  func randomCurvedShapesAreExactToALevel(seed: UInt64) throws {
    let random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &random.mutable)
    }
    for shape in 0..<8 {
      // Shapes inside, over the canvas's edge, and exactly on it.
      let size = number(2...70)
      let corner = SIMD2(number(-20...60), number(-20...60))
      var path = Path()
      var points: [CGPoint] = []
      func at(_ p: SIMD2<Double>) -> CGPoint { CGPoint(x: p.x, y: p.y) }
      if shape % 2 == 0 {
        let p = (0..<4).map { _ in corner + SIMD2(number(0...size), number(0...size)) }
        path.move(to: at(p[0]))
        path.addCurve(to: at(p[3]), control1: at(p[1]), control2: at(p[2]))
        path.addQuadCurve(to: at(p[0]), control: at(p[1]))
        for index in 0...1500 {
          let t = Double(index) / 1500
          let u = 1 - t
          let even = p[0] * (u * u * u) + p[1] * (3 * u * u * t) + p[2] * (3 * u * t * t)
          points.append(at(even + p[3] * (t * t * t)))
        }
        for index in 0...1500 {
          let t = Double(index) / 1500
          let u = 1 - t
          points.append(at(p[3] * (u * u) + p[1] * (2 * u * t) + p[0] * (t * t)))
        }
      } else {
        let isOnEdge = shape == 1
        let center = isOnEdge ? SIMD2(32, 32) : corner + size / 2
        let radii = isOnEdge ? SIMD2(32, 32) : SIMD2(size / 2, number(0.2...size / 2))
        path.addEllipse(
          in: CGRect(
            x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x,
            height: 2 * radii.y))
        for index in 0..<4000 {
          let t = 2 * Double.pi * Double(index) / 4000
          points.append(at(center + radii * SIMD2(cos(t), sin(t))))
        }
      }
      let worst = try worstError(path, [points], width: 64, height: 64)
      #expect(worst <= 1, "seed \(seed), shape \(shape): \(path)")
    }
  }

  @Test func ringOfEightWedgesIsExact() throws {
    // Neighbouring wedges are items of their own: each alone is compared.
    let random = SeededGenerator(seed: 5)
    var angle = 0.37
    for _ in 0..<8 {
      let end = angle + .random(in: 0.3...1.2, using: &random.mutable)
      let outer = Double.random(in: 60...120, using: &random.mutable)
      var path = Path()
      let c = CGPoint(x: 128, y: 128)
      path.addArc(
        center: c, radius: 48, startAngle: .radians(angle), endAngle: .radians(end),
        clockwise: false)
      path.addArc(
        center: c, radius: outer, startAngle: .radians(end), endAngle: .radians(angle),
        clockwise: true)
      path.closeSubpath()
      func arc(_ r: Double, _ a: Double, _ b: Double) -> [CGPoint] {
        (0...3000).map {
          let t = a + (b - a) * Double($0) / 3000
          return CGPoint(x: 128 + r * cos(t), y: 128 + r * sin(t))
        }
      }
      let worst = try worstError(
        path, [arc(48, angle, end) + arc(outer, end, angle)], width: 256, height: 256)
      #expect(worst <= 1)
      angle = end
    }
  }

  @Test func rulesDifferWhereWindingsOverlap() throws {
    var path = Path()
    path.addRect(CGRect(x: 2, y: 2, width: 12, height: 12))
    path.addRect(CGRect(x: 4, y: 4, width: 8, height: 8))
    let nonZero = try draw([fill(path)], width: 16, height: 16)
    let evenOdd = try draw([fill(path, rule: .evenOdd)], width: 16, height: 16)
    #expect(nonZero.pixels[8 * 16 + 8] == 0xFFFF_FFFF)
    #expect(evenOdd.pixels[8 * 16 + 8] == 0xFF00_0000)
    #expect(evenOdd.pixels[3 * 16 + 3] == 0xFFFF_FFFF)
  }

  @Test func aliasedFillsHaveNoShades() throws {
    var path = Path()
    path.addEllipse(in: CGRect(x: 3.3, y: 2.2, width: 50, height: 40))
    let image = try draw([fill(path, isAntialiased: false)], width: 64, height: 64)
    #expect(Set(image.pixels) == [0xFF00_0000, 0xFFFF_FFFF])
  }
}

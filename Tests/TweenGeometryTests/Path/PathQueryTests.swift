import Foundation
import Testing

@testable import TweenGeometry

@Suite struct PathBoundsTests {
  @Test("bounds are those of the curves, not of their controls")
  func curves() {
    let quad = Path { p in
      p.move(to: .zero)
      p.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(quad.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    // Its y is 3 (1-t) t (1-2t) * 12, extreme at 1/2 +- sqrt(3)/6 with +-12/(2 sqrt 3).
    let cubic = Path { p in
      p.move(to: .zero)
      p.addCurve(
        to: CGPoint(x: 9, y: 0), control1: CGPoint(x: 3, y: 12), control2: CGPoint(x: 6, y: -12))
    }
    let reach = 6 / 3.0.squareRoot()
    #expect(
      isClose(cubic.boundingRect, CGRect(x: 0, y: -reach, width: 9, height: 2 * reach)))
    #expect(Path().boundingRect.isNull)
  }

  @Test("arcs reach exactly as far as their extreme points")
  func arcs() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(Path(ellipseIn: rect).boundingRect == rect)
    let quarter = Path { p in
      p.addArc(
        center: .zero, radius: 10, startAngle: .degrees(45), endAngle: .degrees(135),
        clockwise: false)
    }
    let half = 10 * 0.5.squareRoot()
    #expect(
      isClose(
        quarter.boundingRect, CGRect(x: -half, y: half, width: 2 * half, height: 10 - half)))
    let rest = Path { p in
      p.addArc(
        center: .zero, radius: 10, startAngle: .degrees(45), endAngle: .degrees(135),
        clockwise: true)
    }
    #expect(
      isClose(rest.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 10 + half)))
    // A circle turned and stretched: along x the reach is |(u.x, v.x)|.
    let map = CGAffineTransform(a: 3, b: 1, c: -4, d: 2, tx: 7, ty: 8)
    let box = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)).applying(map)
      .boundingRect
    let tall = 5.0.squareRoot()
    #expect(isClose(box, CGRect(x: 2, y: 8 - tall, width: 10, height: 2 * tall)))
  }

  @Test("bounds of random curves hold every point and are touched on all sides")
  func random() {
    var numbers = TestNumbers()
    for _ in 0..<100 {
      let path = Path { p in
        p.move(to: numbers.point(in: 100))
        p.addCurve(
          to: numbers.point(in: 100), control1: numbers.point(in: 100),
          control2: numbers.point(in: 100))
        p.addQuadCurve(to: numbers.point(in: 100), control: numbers.point(in: 100))
        p.addArc(
          center: numbers.point(in: 100), radius: 20, startAngle: .radians(numbers.next() * 9),
          endAngle: .radians(numbers.next() * 9), clockwise: numbers.next() < 0.5)
      }
      let points = PathReference(path).polyline(400)
      let box = path.boundingRect
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      // The sampled box lies inside, by at most the sampling's and the cubics' sag.
      for (inner, outer) in [
        (xs.min() ?? 0, box.minX), (ys.min() ?? 0, box.minY), (-(xs.max() ?? 0), -box.maxX),
        (-(ys.max() ?? 0), -box.maxY),
      ] { #expect(inner - outer > -1e-3 && inner - outer < 5e-3) }
    }
  }
}

@Suite struct PathContainsTests {
  @Test("a ring wedge holds a point exactly when radius and angle say so")
  func wedge() {
    for (start, end) in [(0.3, 1.7), (1.0, 5.5), (-3.0, -2.5), (3.0, 8.0), (0, 2 * .pi)] {
      let center = CGPoint(x: 50, y: 50)
      let path = Path { p in
        p.addArc(
          center: center, radius: 15, startAngle: .radians(start), endAngle: .radians(end),
          clockwise: false)
        p.addArc(
          center: center, radius: 45, startAngle: .radians(end), endAngle: .radians(start),
          clockwise: true)
        p.closeSubpath()
      }
      for i in 0...100 {
        for j in 0...100 {
          let (x, y) = (Double(i) + 0.013, Double(j) + 0.017)
          let radius = distance(x - 50, y - 50)
          var angle = atan2(y - 50, x - 50) - start
          angle -= 2 * .pi * (angle / (2 * .pi)).rounded(.down)
          let isIn = radius > 15 && radius < 45 && angle < end - start
          #expect(path.contains(CGPoint(x: x, y: y)) == isIn)
          #expect(path.contains(CGPoint(x: x, y: y), eoFill: true) == isIn)
        }
      }
    }
  }

  @Test("points at the height of corners and extremes are counted once")
  func heights() {
    let diamond = Path { p in
      p.addLines([
        CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 5), CGPoint(x: 5, y: 10), CGPoint(x: 0, y: 5),
      ])
    }
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let rounded = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 3, style: .circular)
    for path in [diamond, circle, rounded] {
      for eoFill in [false, true] {
        #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: eoFill))
        for (x, y) in [
          (-1.0, 5.0), (11, 5), (-1, 0), (-1, 10), (11, 0), (11, 10), (-1, 3), (-1, 7),
        ] {
          #expect(!path.contains(CGPoint(x: x, y: y), eoFill: eoFill))
        }
      }
    }
  }

  @Test("no ray slips through where segments meet, under any map")
  func joints() {
    var numbers = TestNumbers(state: 9)
    let shapes = [
      Path(roundedRect: CGRect(x: -9, y: -5, width: 18, height: 10), cornerRadius: 3),
      Path(capsuleIn: CGRect(x: -9, y: -5, width: 18, height: 10), style: .circular),
      Path(ellipseIn: CGRect(x: -9, y: -5, width: 18, height: 10)),
      Path { p in
        p.addArc(
          center: .zero, radius: 4, startAngle: .degrees(90), endAngle: .degrees(270),
          clockwise: false)
        p.addArc(
          center: .zero, radius: 9, startAngle: .degrees(270), endAngle: .degrees(90),
          clockwise: true)
        p.closeSubpath()
      },
    ]
    for _ in 0..<50 {
      let map = CGAffineTransform(translationX: numbers.next(), y: numbers.next())
        .rotated(by: numbers.next() * 7).scaledBy(x: 0.5 + numbers.next(), y: 0.5 + numbers.next())
      for shape in shapes {
        let path = shape.applying(map)
        var heights = [path.boundingRect.minY, path.boundingRect.maxY]
        path.forEachStep { step in
          if case .segment(let segment) = step { heights += [segment.start.y, segment.end.y] }
        }
        for y in heights.flatMap({ [$0.nextDown, $0, $0.nextUp] }) {
          for x in [-100.0, 100] {
            #expect(!path.contains(CGPoint(x: x, y: y)))
            #expect(!path.contains(CGPoint(x: x, y: y), eoFill: true))
          }
        }
      }
    }
  }

  @Test("turned ellipses hold what the inverse map puts into the circle")
  func ellipse() {
    let map = CGAffineTransform(a: 30, b: 14, c: -9, d: 21, tx: 50, ty: 40)
    let path = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)).applying(map)
    var numbers = TestNumbers()
    for _ in 0..<5000 {
      let point = numbers.point(in: 100)
      let image = point.applying(map.inverted())
      let radius = distance(image.x, image.y)
      guard abs(radius - 1) > 1e-9 else { continue }
      #expect(path.contains(point) == (radius < 1))
    }
  }

  @Test("winding and parity agree with summed angles on random curves")
  func random() {
    var numbers = TestNumbers(state: 5)
    var checked = 0
    for _ in 0..<25 {
      let path = Path { p in
        for _ in 0..<2 {
          p.move(to: numbers.point(in: 100))
          for _ in 0..<2 {
            p.addCurve(
              to: numbers.point(in: 100), control1: numbers.point(in: 100),
              control2: numbers.point(in: 100))
            p.addQuadCurve(to: numbers.point(in: 100), control: numbers.point(in: 100))
          }
          p.addArc(
            center: numbers.point(in: 100), radius: 30,
            startAngle: .radians(numbers.next() * 9 - 3),
            endAngle: .radians(numbers.next() * 9 - 3), clockwise: numbers.next() < 0.5)
          p.addRelativeArc(
            center: numbers.point(in: 100), radius: 20, startAngle: .radians(numbers.next() * 9),
            delta: .radians(numbers.next() * 24 - 12))
          if numbers.next() < 0.5 { p.closeSubpath() }
        }
      }
      let reference = PathReference(path)
      for _ in 0..<20 {
        let point = numbers.point(in: 100)
        let (winding, nearest) = reference.winding(point, 150)
        guard nearest > 1 else { continue }
        checked += 1
        #expect(path.contains(point) == (winding != 0))
        #expect(path.contains(point, eoFill: true) == (winding % 2 != 0))
      }
    }
    #expect(checked > 250)
  }

  @Test("opposite circles make a hole, equal ones only by parity")
  func rules() {
    func rings(_ innerClockwise: Bool) -> Path {
      Path { p in
        p.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        p.move(to: CGPoint(x: 15, y: 10))
        p.addArc(
          center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .degrees(0),
          endAngle: .degrees(innerClockwise ? -360 : 360), clockwise: innerClockwise)
      }
    }
    let middle = CGPoint(x: 10, y: 10)
    #expect(rings(false).contains(middle) && !rings(false).contains(middle, eoFill: true))
    #expect(!rings(true).contains(middle) && !rings(true).contains(middle, eoFill: true))
    #expect(rings(true).contains(CGPoint(x: 3, y: 10)))
  }

  @Test("a point on the border of tiles lies in exactly one of them, by either rule")
  func tiles() {
    // Triangles between the points of a grid pushed about by whole numbers.
    func corner(_ column: Int, _ row: Int) -> CGPoint {
      let push = (column * 7 + row * 13) % 5 - 2
      return CGPoint(x: column * 16 + push, y: row * 16 - push)
    }
    var tiles: [Path] = []
    var borders: [CGPoint] = []
    for row in 0..<6 {
      for column in 0..<6 {
        let (a, b) = (corner(column, row), corner(column + 1, row))
        let (c, d) = (corner(column + 1, row + 1), corner(column, row + 1))
        tiles.append(Path { $0.addLines([a, b, c]) })
        tiles.append(Path { $0.addLines([a, d, c]) })
        guard (1..<5).contains(row), (1..<5).contains(column) else { continue }
        borders.append(a)
        for end in [b, c, d] {
          borders.append(CGPoint(x: (a.x + end.x) / 2, y: (a.y + end.y) / 2))
        }
      }
    }
    for point in borders {
      for eoFill in [false, true] {
        #expect(tiles.filter { $0.contains(point, eoFill: eoFill) }.count == 1, "\(point)")
      }
    }
    // So the left and the top edge belong to a rectangle, the right and the bottom one do not.
    let rect = Path(CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(rect.contains(CGPoint(x: 2, y: 3)) && rect.contains(CGPoint(x: 2, y: 5)))
    #expect(!rect.contains(CGPoint(x: 6, y: 5)) && !rect.contains(CGPoint(x: 4, y: 8)))
  }
}

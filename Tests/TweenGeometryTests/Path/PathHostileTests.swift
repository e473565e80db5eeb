import Foundation
import Testing

@testable import TweenGeometry

@Suite struct PathHostileTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e17, -1e17, .leastNonzeroMagnitude, 0, -0.0, 3,
  ]

  private func query(_ path: Path) {
    let box = path.boundingRect
    #expect(box.isNull || !box.minX.isNaN)
    for point in [CGPoint(x: 1, y: 2), CGPoint(x: Double.nan, y: 0), CGPoint(x: 1e308, y: -1e308)] {
      _ = path.contains(point)
      _ = path.contains(point, eoFill: true)
    }
    _ = path.trimmedPath(from: 0.2, to: 0.7)
    _ = path.applying(CGAffineTransform(rotationAngle: 1e300)).boundingRect
    var count = 0
    path.forEach { _ in count += 1 }
    #expect(count < 100_000)
    #expect(Path(path.description)?.verbs == path.verbs)
  }

  @Test("no number in a segment traps or hangs a query", .timeLimit(.minutes(1)))
  func segments() {
    for a in Self.numbers {
      for b in Self.numbers {
        let (p, q) = (CGPoint(x: a, y: b), CGPoint(x: b, y: 7))
        query(
          Path { path in
            path.move(to: CGPoint(x: 1, y: 1))
            path.addLine(to: p)
            path.addQuadCurve(to: q, control: p)
            path.addCurve(to: CGPoint(x: 9, y: b), control1: p, control2: q)
            path.addArc(tangent1End: p, tangent2End: q, radius: a)
            path.closeSubpath()
            path.addLine(to: CGPoint(x: 3, y: 8))
          })
      }
    }
  }

  @Test("no number in an arc traps or hangs a query", .timeLimit(.minutes(1)))
  func arcs() {
    for a in Self.numbers {
      for b in Self.numbers {
        query(
          Path { path in
            path.addArc(
              center: CGPoint(x: a, y: 1), radius: b, startAngle: .radians(a),
              endAngle: .radians(b), clockwise: false)
            path.addRelativeArc(
              center: CGPoint(x: 1, y: b), radius: 2, startAngle: .radians(b), delta: .radians(a))
            path.addArc(
              center: .zero, radius: 1, startAngle: .radians(b), endAngle: .radians(1),
              clockwise: true, transform: CGAffineTransform(scaleX: a, y: b))
          })
      }
    }
  }

  @Test("no rectangle or corner traps or hangs a query", .timeLimit(.minutes(1)))
  func rects() {
    for a in Self.numbers {
      for b in Self.numbers {
        let rect = CGRect(x: a, y: 1, width: b, height: a)
        query(Path(rect))
        query(Path(ellipseIn: rect))
        for style in [RoundedCornerStyle.circular, .continuous] {
          query(Path(roundedRect: rect, cornerRadius: b, style: style))
          query(
            Path(
              roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20),
              cornerSize: CGSize(width: a, height: b), style: style))
          query(Path(capsuleIn: rect, style: style))
        }
      }
    }
    query(Path(.infinite))
  }

  /// One path of every call that takes numbers, with both in every slot between them.
  private func paths(_ a: Double, _ b: Double) -> [Path] {
    let (p, q) = (CGPoint(x: a, y: b), CGPoint(x: b, y: 7))
    let rect = CGRect(x: a, y: 1, width: b, height: a)
    let map = CGAffineTransform(a: a, b: 1, c: b, d: a, tx: b, ty: 2)
    let three = Path { $0.addLines([.zero, CGPoint(x: 9, y: 1), CGPoint(x: 4, y: 8)]) }
    return [
      Path { path in
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: p)
        path.addQuadCurve(to: q, control: p)
        path.addCurve(to: CGPoint(x: 9, y: b), control1: p, control2: q)
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 3, y: 8))
        path.addArc(tangent1End: p, tangent2End: q, radius: a)
      },
      Path { path in
        path.addArc(
          center: CGPoint(x: a, y: 1), radius: b, startAngle: .radians(a), endAngle: .radians(b),
          clockwise: false)
        path.addRelativeArc(
          center: CGPoint(x: 1, y: b), radius: 2, startAngle: .radians(b), delta: .radians(a))
      },
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: b),
      Path(
        roundedRect: CGRect(x: 0, y: 0, width: 9, height: 7),
        cornerSize: CGSize(width: a, height: b)),
      three.applying(map), three.offsetBy(dx: a, dy: b), three.trimmedPath(from: a, to: b),
      three.strokedPath(
        StrokeStyle(lineWidth: a, lineCap: .round, miterLimit: b, dash: [a, b], dashPhase: a)),
      three.strokedPath(
        StrokeStyle(lineWidth: 2, lineJoin: .round, miterLimit: a, dash: [3, a, b], dashPhase: b)),
    ]
  }

  @Test("no number traps or hangs where paths are combined", .timeLimit(.minutes(1)))
  func combining() {
    let small = Path { p in
      p.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 6, y: 0)])
      p.addQuadCurve(to: CGPoint(x: 2, y: 7), control: CGPoint(x: 7, y: 4))
    }
    for (i, a) in Self.numbers.enumerated() {
      for (j, b) in Self.numbers.enumerated() {
        for (k, path) in paths(a, b).enumerated() {
          // Each pair of numbers in each call meets one of the operations, in turn.
          let result =
            switch (i + 3 * j + 5 * k) % 8 {
            case 0: path.union(small)
            case 1: small.subtracting(path, eoFill: true)
            case 2: path.normalized()
            case 3: small.intersection(path)
            case 4: path.lineIntersection(small)
            case 5: small.lineSubtraction(path)
            case 6: path.symmetricDifference(small, eoFill: true)
            default: path.subtracting(path)
            }
          #expect(result.coordinates.allSatisfy { $0.isFinite }, "\(a) \(b) \(k)")
        }
      }
    }
  }

  @Test("finite numbers never make a path of numbers that are none", .timeLimit(.minutes(1)))
  func noNumbers() {
    let numbers = Self.numbers.filter { $0.isFinite }
    for a in numbers {
      for b in numbers {
        for (index, path) in paths(a, b).enumerated() {
          // Maps alone may lead to infinity both ways at once.
          let isMapped = path.coordinates.contains { $0.isInfinite } && index == 6
          #expect(
            isMapped || !path.coordinates.contains { $0.isNaN }, "\(a) \(b) in \(index): \(path)")
          let box = path.boundingRect
          #expect(box.isNull || !(box.minX.isNaN || box.maxY.isNaN), "\(a) \(b) in \(index)")
        }
      }
    }
  }

  @Test("every text of SVG numbers reads or is refused", .timeLimit(.minutes(1)))
  func svg() throws {
    let words = [
      "1e308", "-1e308", "1e-320", "0", "-0", "1e999", "3", "1e17", ".5", "1e", "-", "nan", "inf",
    ]
    for a in words {
      for b in words {
        for command in [
          "L\(a) \(b)", "l\(a) \(b) \(b) \(a)", "h\(a)v\(b)",
          "C\(a) 1 \(b) 2 \(a) \(b)s\(a) 1 2 \(b)",
          "q\(a) 1 \(b) 2t\(b) \(a)", "A\(a) \(b) 30 0 1 5 6", "a3 4 \(a) 1 0 \(b) 6",
          "a\(a) 4 \(b) 1 1 \(b) \(a)",
        ] {
          guard let path = try? Path(svgPathData: "M1 2\(command)z") else { continue }
          #expect(path.coordinates.allSatisfy { $0.isFinite }, "\(command)")
          #expect((try? Path(svgPathData: path.svgPathData)) != nil, "\(path.svgPathData)")
          query(path)
        }
      }
    }
    // Any bytes at all: an error or a path.
    var numbers = TestNumbers(state: 8)
    let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n;é")
    for _ in 0..<3000 {
      let count = Int(numbers.next() * 30)
      let text =
        "M1 1"
        + String(
          (0..<count).map { _ in
            letters[Int(numbers.next() * Double(letters.count))]
          })
      do {
        _ = try Path(svgPathData: text)
      } catch let error as SVGPathDataError {
        #expect(error.position <= text.utf8.count && !error.expected.isEmpty)
      }
      _ = Path(text)
    }
  }

  @Test("segments that are not finite leave the rest of the bounds alone")
  func finiteRest() {
    let path = Path { p in
      p.addLines([.zero, CGPoint(x: 10, y: 5), CGPoint(x: Double.nan, y: 3)])
      p.addLine(to: CGPoint(x: 2, y: Double.infinity))
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
  }
}

import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint

@testable import TweenRaster

/// Coverage beside the exact area: thousands of shapes, a hundred on a canvas.
@Suite struct ExactnessTests {
  private static let cell = 20
  private static let cellsAcross = 10
  private static let side = cell * cellsAcross
  private static let canvases = longTests ? 25 * 20 : 25

  /// A hundred shapes, one a cell; those at the rim hang over the canvas's edge.
  private func shapes(_ kind: RandomShapes.Kind, seed: UInt64) -> [RandomShapes.Shape] {
    let random = RandomShapes(seed: seed)
    let last = Self.cellsAcross - 1
    let size = Double(Self.cell)
    return (0..<Self.cellsAcross * Self.cellsAcross).map { index in
      let (column, row) = (index % Self.cellsAcross, index / Self.cellsAcross)
      let radius = random.number(0...1) < 0.3 ? random.number(0.4...3) : random.number(3...9.5)
      let slack = size / 2 - radius
      var center = SIMD2(
        (Double(column) + 0.5) * size + random.number(-slack...slack),
        (Double(row) + 0.5) * size + random.number(-slack...slack))
      if column == 0 { center.x -= random.number(0...size / 2) }
      if row == 0 { center.y -= random.number(0...size / 2) }
      if column == last { center.x += random.number(0...size / 2) }
      if row == last { center.y += random.number(0...size / 2) }
      return random.shape(kind, center: center, radius: radius)
    }
  }

  @Test(
    arguments: zip(RandomShapes.Kind.allCases, [0.51, 1, 1, 1]))
  func `coverage is the exact area`(_ kind: RandomShapes.Kind, bound: Double) throws {
    let renderer = Renderer(threadCount: 1)
    for canvas in 0..<Self.canvases {
      let seed = UInt64(canvas) * 8 + UInt64(kind.rawValue)
      let shapes = shapes(kind, seed: seed)
      let exact = ExactArea(width: Self.side, height: Self.side)
      for shape in shapes {
        for contour in shape.contours { exact.add(contour) }
      }
      renderer.invalidate()
      try renderer.render(
        list(shapes.map { fill($0.path) }, width: Self.side, height: Self.side))
      let (worst, at) = worstDifference(renderer, exact.areas())
      let index = at / Self.side / Self.cell * Self.cellsAcross + at % Self.side / Self.cell
      #expect(
        worst <= bound,
        "seed \(seed), pixel \(at % Self.side) \(at / Self.side): \(shapes[index].name)")
    }
  }

  /// In levels; and where.
  private func worstDifference(_ renderer: Renderer, _ areas: [Double]) -> (Double, Int) {
    var worst = (0.0, 0)
    areas.withUnsafeBufferPointer { areas in
      renderer.withPixels { pixels, width, height, stride in
        var at = 0
        while at < areas.count {
          let pixel = pixels[at / width * stride + at % width] & 0xFF
          let area = areas[at] < 0 ? -areas[at] : areas[at]
          let difference = Double(pixel) - (area < 1 ? area : 1) * 255
          if difference > worst.0 || -difference > worst.0 { worst = (abs(difference), at) }
          at += 1
        }
      }
    }
    return worst
  }

  @Test func `the quick reference agrees with clipping`() {
    let random = RandomShapes(seed: 77)
    for _ in 0..<12 {
      let shape = random.shape(
        .polygon, center: SIMD2(random.number(-4...20), random.number(-4...20)), radius: 9)
      let exact = ExactArea(width: 16, height: 16)
      for contour in shape.contours { exact.add(contour) }
      let clipped = ReferenceRaster(width: 16, height: 16).areas(
        shape.contours.map { $0.map { CGPoint(x: $0.x, y: $0.y) } })
      for (a, b) in zip(exact.areas(), clipped) { #expect(abs(a - b) < 1e-9, "\(shape.name)") }
    }
  }

  /// Where an outline crosses itself within a pixel, windings there may cancel or add up: coverage
  /// lies between the absolute value of their sum and the sum of their absolute values.
  @Test func `outlines that cross themselves lie between the two folds`() throws {
    let random = RandomShapes(seed: 5)
    let side = 24
    var differing = 0
    for round in 0..<(longTests ? 2_000 : 60) {
      let shape = random.tangle(SIMD2(12, 12), random.number(2...13))
      let folds = WindingFolds(shape.contours, width: side, height: side)
      let nonZero = try draw([fill(shape.path)], width: side, height: side)
      let evenOdd = try draw([fill(shape.path, rule: .evenOdd)], width: side, height: side)
      for at in folds.signed.indices {
        let (low, high) = (folds.signed[at] * 255, folds.absolute[at] * 255)
        let found = Double(nonZero.pixels[at] & 0xFF)
        #expect(
          found >= low - 1 && found <= high + 1,
          "round \(round), pixel \(at): \(found), \(low), \(high), \(shape.name)")
        if high - low > 20 { differing += 1 }
        let (folded, odd) = (folds.folded[at] * 255, folds.odd[at] * 255)
        let other = Double(evenOdd.pixels[at] & 0xFF)
        #expect(
          other >= min(folded, odd) - 1 && other <= max(folded, odd) + 1,
          "round \(round), pixel \(at): \(other), \(folded), \(odd), \(shape.name)")
      }
    }
    #expect(differing > 50, "The outlines cross within pixels.")
  }

  /// Two pieces of a shape, cut along a line or a curve, cover together what the whole does.
  @Test(arguments: [false, true])
  func `shapes that share an edge neither gap nor overlap`(isCurved: Bool) throws {
    let random = RandomShapes(seed: isCurved ? 8 : 9)
    let side = 32
    let renderers = (0..<2).map { _ in Renderer(threadCount: 1) }
    for round in 0..<(longTests ? 5_000 : 250) {
      // The common edge runs across the canvas without turning back, so that it is simple.
      let isUpright = random.integer(0...1) == 0
      func place(_ x: Double, _ y: Double) -> CGPoint {
        isUpright ? CGPoint(x: y, y: x) : CGPoint(x: x, y: y)
      }
      let across = (0..<4).map { _ in random.number(1...31) }.sorted()
      let edge = across.map { place($0, random.number(1...31)) }
      let (start, end) = (place(-5, random.number(0...32)), place(37, random.number(0...32)))
      func half(_ corners: [CGPoint], isForward: Bool) -> Path {
        let points = isForward ? edge : edge.reversed()
        var path = Path()
        path.move(to: isForward ? start : end)
        path.addLine(to: points[0])
        if isCurved {
          path.addCurve(to: points[3], control1: points[1], control2: points[2])
        } else {
          for point in points[1...] { path.addLine(to: point) }
        }
        path.addLine(to: isForward ? end : start)
        for corner in corners { path.addLine(to: corner) }
        path.closeSubpath()
        return path
      }
      let below = half([place(37, 37), place(-5, 37)], isForward: true)
      let above = half([place(-5, -5), place(37, -5)], isForward: false)
      for (renderer, path) in zip(renderers, [below, above]) {
        try renderer.render(list([fill(path)], width: side, height: side))
      }
      let (first, second) = (renderers[0].bitmap.pixels, renderers[1].bitmap.pixels)
      for at in first.indices {
        let sum = Int(first[at] & 0xFF) + Int(second[at] & 0xFF)
        #expect((254...256).contains(sum), "round \(round), pixel \(at): \(sum), \(below)")
      }
    }
  }
}

/// Whether tests that try many cases try many more.
let longTests = ProcessInfo.processInfo.environment["INBETWEEN_LONG_TESTS"] == "1"

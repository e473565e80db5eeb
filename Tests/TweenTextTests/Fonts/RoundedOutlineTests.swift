import Foundation
import Testing
import TweenGeometry

@testable import TweenText

@Suite("A rounded outline") struct RoundedOutlineTests {
  /// A contour of lines.
  static func polygon(_ points: [(Double, Double)]...) -> Path {
    GlyphContour.path(
      of: points.map { points in
        GlyphContour(
          pieces: points.indices.map { index in
            let (one, next) = (points[index], points[(index + 1) % points.count])
            return GlyphContour.Piece(points: [
              GlyphVector(x: one.0, y: one.1), GlyphVector(x: next.0, y: next.1),
            ])
          })
      })
  }

  private func points(_ path: Path) -> [GlyphVector] {
    GlyphContour.contours(of: path).flatMap(\.pieces).flatMap { piece in
      (0...8).map { step in
        var level = piece.points
        while level.count > 1 {
          level = zip(level, level.dropFirst()).map { $0 + ($1 - $0) * (Double(step) / 8) }
        }
        return level[0]
      }
    }
  }

  private let square = [(0.0, 0.0), (200, 0), (200, 200), (0, 200)]

  @Test func `of a square as wide as two radii is a circle`() {
    for corners in [square, square.reversed()] {
      for point in points(RoundedOutline.path(Self.polygon(corners), radius: 100)) {
        let distance = (point - GlyphVector(x: 100, y: 100)).length
        // The cubics of a circle are off by 0.03 percent.
        #expect(abs(distance - 100) < 0.03)
      }
    }
  }

  @Test func `of a smaller radius keeps the sides`() {
    let path = RoundedOutline.path(Self.polygon(square), radius: 30)
    let points = points(path)
    #expect(points.contains { abs($0.x - 30) < 1e-9 && abs($0.y) < 1e-9 })
    #expect(points.contains { abs($0.x) < 1e-9 && abs($0.y - 30) < 1e-9 })
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(points.allSatisfy { $0.x + $0.y > 30 * (2 - 2.0.squareRoot()) - 0.1 })
  }

  @Test func `keeps corners that point inwards, and those of holes`() {
    let hole = [(50.0, 50.0), (50, 150), (150, 150), (150, 50)]
    let path = RoundedOutline.path(Self.polygon(square, hole), radius: 30)
    let contours = GlyphContour.contours(of: path)
    #expect(contours.count == 2)
    #expect(
      contours[1].pieces.map(\.points)
        == GlyphContour.contours(of: Self.polygon(hole))[0].pieces.map(\.points))
    // An L: five corners stick out, one does not.
    let letter = [(0.0, 0.0), (200, 0), (200, 80), (80, 80), (80, 200), (0, 200)]
    let pieces = GlyphContour.contours(of: RoundedOutline.path(Self.polygon(letter), radius: 20))[0]
      .pieces
    #expect(pieces.filter { $0.points.count == 4 }.count == 5)
    #expect(pieces.contains { $0.end == GlyphVector(x: 80, y: 80) })
  }

  @Test func `of a circle is the circle`() {
    let circle = RoundedOutline.path(Self.polygon(square), radius: 100)
    #expect(RoundedOutline.path(circle, radius: 40) == circle)
  }

  @Test func `of nothing, a point or a line is no more than that`() {
    #expect(RoundedOutline.path(Path(), radius: 10) == Path())
    for flat in [[(5.0, 5.0)], [(0.0, 0.0), (100, 0)], [(0.0, 0.0), (100, 0), (0, 0), (100, 0)]] {
      let box = RoundedOutline.path(Self.polygon(flat), radius: 10).boundingRect
      #expect(box.isNull || box.height == 0)
    }
  }
}

@Suite("An emboldened outline") struct EmboldenedOutlineTests {
  /// An upright stroke in a wide advance.
  private let stroke = RoundedOutlineTests.polygon([
    (200.0, 0.0), (300, 0), (300, 700), (200, 700),
  ])

  @Test(arguments: [-40.0, -10, 20, 60]) func `gains what it is asked for, in its height`(
    gain: Double
  ) {
    for path in [
      stroke, RoundedOutlineTests.polygon([(200.0, 0.0), (200, 700), (300, 700), (300, 0)]),
    ] {
      let box = EmboldenedOutline.path(
        path, stem: 100, gain: gain, advance: 500, capHeight: 700
      ).boundingRect
      #expect(abs(Double(box.width) - 100 - gain) < 1e-9)
      #expect(abs(Double(box.minY)) < 1e-9 && abs(Double(box.maxY) - 700) < 1e-9)
      // It stays in the middle of its advance.
      #expect(abs(Double(box.midX) - 250) < 1e-9)
    }
  }

  @Test func `of a mark without an advance grows to all sides`() {
    let box = EmboldenedOutline.path(
      RoundedOutlineTests.polygon([(-100.0, 600.0), (0, 600), (0, 650), (-100, 650)]), stem: 100,
      gain: 20, advance: 0, capHeight: 700
    ).boundingRect
    #expect(abs(Double(box.minX) + 110) < 1e-9 && abs(Double(box.maxX) - 10) < 1e-9)
  }

  @Test func `narrows holes and widens what is around them`() {
    let ring = RoundedOutlineTests.polygon(
      [(100.0, 0.0), (400, 0), (400, 300), (100, 300)],
      [(200.0, 100.0), (200, 200), (300, 200), (300, 100)])
    let heavy = EmboldenedOutline.path(
      ring, stem: 100, gain: 40, advance: 0, capHeight: 1e9)
    let areas = GlyphContour.contours(of: heavy).map { abs($0.area) / 2 }
    #expect(abs(areas[0] - 340 * 340) < 0.1 && abs(areas[1] - 60 * 60) < 0.1)
  }

  @Test func `never turns a stroke inside out`() {
    let thin = EmboldenedOutline.path(
      stroke, stem: 100, gain: -300, advance: 500, capHeight: 700)
    #expect(thin.boundingRect.width <= 110)
    let sharp = RoundedOutlineTests.polygon([(0.0, 0.0), (10, 700), (20, 0)])
    let box = EmboldenedOutline.path(
      sharp, stem: 100, gain: 60, advance: 0, capHeight: 1e9
    ).boundingRect
    #expect(Double(box.maxY) < 700 + 4 * 30)
  }
}

import Foundation
import TestSupport
import Testing

@testable import TweenGeometry

@Suite struct PathRoundedRectTests {
  private func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test("corner sizes clamp and points are held as in vectors.json")
  func vectors() throws {
    var checked = 0
    for vector in Vector.all("path.roundedrect") {
      let box = rect(try #require(vector.input["rect"] as? [Double]))
      let radius = vector.input["cornerRadius"] as? Double
      let corner = vector.input["cornerSize"] as? [Double]
      let size = CGSize(
        width: corner?[0] ?? radius ?? 0, height: corner?[1] ?? radius ?? 0)
      let clamped = Path.clampedCornerSize(size, in: box)
      switch vector.input["get"] as? String {
      case "clampedCornerRadius": #expect(Double(clamped.width) == vector.expected as? Double)
      case "clampedCornerSize":
        #expect([clamped.width, clamped.height].map { Double($0) } == vector.expected as? [Double])
      default:
        guard let point = vector.input["contains"] as? [Double] else { continue }
        let path = Path(roundedRect: box, cornerSize: size, style: .circular)
        #expect(
          path.contains(CGPoint(x: point[0], y: point[1])) == vector.expected as? Bool)
      }
      checked += 1
    }
    #expect(checked >= 7)
  }

  @Test("a continuous corner passes the points of vectors.json")
  func continuousCorner() throws {
    // Radius 1 in a 10x10 box: the first corner met is the bottom right one.
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = Path(roundedRect: box, cornerRadius: 1)
    #expect(path.verbs.prefix(5) == [.move, .line, .cubic, .cubic, .cubic])
    let points = stride(from: 2, to: 22, by: 2).map {
      [10 - path.coordinates[$0 + 1], 10 - path.coordinates[$0]]
    }
    let places = ["move": 0, "c1": 1, "c2": 2, "p1": 3, "p2": 6, "c5": 7]
    for vector in Vector.all("path.continuouscorner") {
      let name = try #require(vector.input["point"] as? String)
      let expected = try #require(vector.expected as? [Double])
      let found = points[try #require(places[name])]
      #expect(abs(found[0] - expected[0]) <= vector.tolerance)
      #expect(abs(found[1] - expected[1]) <= vector.tolerance)
    }
  }

  @Test("rounded rectangles begin in the middle of the right edge, clockwise on screen")
  func startAndDirection() {
    let box = CGRect(x: 10, y: 20, width: 100, height: 50)
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(roundedRect: box, cornerRadius: 8, style: style)
      #expect(path.coordinates.prefix(3) == [110, 45, 110])
      #expect(path.coordinates[3] > 45)
      #expect(path.boundingRect == box)
      #expect(PathReference(path).signedArea > 0)
    }
  }

  @Test("circular corners take their closed form from the area")
  func circularArea() {
    // The sides of a corner, and the product of the sides it is clamped to.
    let cases: [(width: Double, height: Double, product: Double)] = [
      (8, 8, 64), (25, 10, 250), (40, 10, 250), (0, 10, 0), (-3, .nan, 0),
    ]
    for (width, height, product) in cases {
      let size = CGSize(width: width, height: height)
      let expected = 5000 - (4 - Double.pi) * product
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerSize: size,
        style: .circular)
      #expect(abs(PathReference(path).signedArea - expected) < 0.01)
    }
  }

  @Test("each corner has its own radius, leading on the left")
  func unevenCorners() {
    let radii = RectangleCornerRadii(
      topLeading: 4, bottomLeading: 8, bottomTrailing: 12, topTrailing: 16)
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadii: radii,
      style: .circular)
    let expected = 5000 - (1 - Double.pi / 4) * (16 + 64 + 144 + 256)
    #expect(abs(PathReference(path).signedArea - expected) < 0.01)
    func holds(_ x: Double, _ y: Double) -> Bool { path.contains(CGPoint(x: x, y: y)) }
    // Along the diagonals, the corner of radius r begins at r (1 - 1/sqrt 2).
    let cut = 1 - 0.5.squareRoot()
    let corners: [[Double]] = [
      [4, 0, 0, 1, 1], [8, 0, 50, 1, -1], [12, 100, 50, -1, -1], [16, 100, 0, -1, 1],
    ]
    for c in corners {
      let (r, x, y, dx, dy) = (c[0], c[1], c[2], c[3], c[4])
      let (inside, outside) = (r * cut + 0.01, r * cut - 0.01)
      #expect(holds(x + dx * inside, y + dy * inside))
      #expect(!holds(x + dx * outside, y + dy * outside))
    }
  }

  @Test("a circular capsule is two half circles, and a square one a circle")
  func capsule() {
    let long = Path(capsuleIn: CGRect(x: 0, y: 0, width: 100, height: 40), style: .circular)
    #expect(long.verbs == [.move, .arc, .line, .arc, .arc, .line, .arc, .close])
    let area = 60 * 40 + Double.pi * 400
    #expect(abs(PathReference(long).signedArea - area) < 1e-4 * area)
    let round = Path(capsuleIn: CGRect(x: 0, y: 0, width: 40, height: 40), style: .circular)
    #expect(round.verbs == [.move, .arc, .arc, .arc, .arc, .close])
  }

  @Test("continuous corners without room end in the middle and stay near the circle")
  func continuousCapsule() {
    let path = Path(capsuleIn: CGRect(x: -50, y: -20, width: 100, height: 40))
    #expect(path.boundingRect == CGRect(x: -50, y: -20, width: 100, height: 40))
    let circle = Path(capsuleIn: CGRect(x: -20, y: -20, width: 40, height: 40))
    for point in PathReference(circle).polyline(40) {
      #expect(abs(distance(point.x, point.y) - 20) < 0.02 * 20)
    }
    // With room for half of the reach, the handles still stand in order along the edge.
    for half in stride(from: 10.0, through: 16, by: 0.25) {
      let box = CGRect(x: 0, y: 0, width: 100, height: 2 * half)
      let c = Path(roundedRect: box, cornerRadius: 10).coordinates
      let first = half < 15.28665 ? 2 : 4
      let reach = [c[first + 1], c[first + 3]].map { 2 * half - $0 }
      #expect(reach[0] > reach[1] && reach[1] > 6.3 && reach[0] < min(half, 15.3))
    }
  }
}

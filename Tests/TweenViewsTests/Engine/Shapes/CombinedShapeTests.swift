import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenViewsTestSupport

@testable import TweenViews

/// Shapes combined with shapes, and the outlines of built-in ones in vectors.json.
struct CombinedShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
  private let left = Rectangle().scale(x: 0.5, y: 1, anchor: .leading)

  @Test func `combined shapes have the combined paths of both in one rectangle`() {
    let (one, other) = (Ellipse().path(in: rect), left.path(in: rect))
    let pairs: [(Path, Path)] = [
      (Ellipse().union(left).path(in: rect), one.union(other)),
      (Ellipse().intersection(left).path(in: rect), one.intersection(other)),
      (Ellipse().subtracting(left).path(in: rect), one.subtracting(other)),
      (Ellipse().symmetricDifference(left).path(in: rect), one.symmetricDifference(other)),
      (Ellipse().lineIntersection(left).path(in: rect), one.lineIntersection(other)),
      (Ellipse().lineSubtraction(left).path(in: rect), one.lineSubtraction(other)),
    ]
    for (shape, path) in pairs { #expect(shape == path && !path.isEmpty) }
    #expect(
      Rectangle().subtracting(left).path(in: rect).description == "10 0 m 20 0 l 20 10 l 10 10 l h")
  }

  @Test func `the rule goes to both shapes`() {
    struct Twice: Shape {
      func path(in rect: CGRect) -> Path {
        Path { $0.addRects([rect, rect.insetBy(dx: 2, dy: 2)]) }
      }
    }
    let middle = CGPoint(x: 10, y: 5)
    #expect(Rectangle().intersection(Twice()).path(in: rect).contains(middle))
    #expect(!Rectangle().intersection(Twice(), eoFill: true).path(in: rect).contains(middle))
  }

  @Test func `both shapes animate, and the first one says the size`() {
    var shape = CombinedShape(
      first: Circle().offset(x: 1), second: Rectangle().offset(x: 2, y: 3), operation: .union,
      eoFill: false)
    var data = shape.animatableData
    data.scale(by: 2)
    shape.animatableData = data
    #expect(shape.first.offset == CGSize(width: 2, height: 0))
    #expect(shape.second.offset == CGSize(width: 4, height: 6))
    #expect(
      shape.sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
    #expect(shape.layoutDirectionBehavior == .fixed)
  }

  @Test func `circles lie in rectangles as in vectors json`() throws {
    var checked = 0
    for vector in Vector.all("path") where vector.input["shape"] as? String == "Circle" {
      let box = try #require(vector.input["in rect"] as? [Double])
      let expected = try #require(vector.expected as? [Double])
      let path = Circle().path(
        in: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]))
      let rect = CGRect(
        x: expected[0], y: expected[1], width: expected[2], height: expected[3])
      #expect(path == Path(ellipseIn: rect) && path.boundingRect == rect)
      checked += 1
    }
    #expect(checked == 2)
  }

  @Test func `a rounded rectangle inset beyond its middle is nothing, as in vectors json`() throws {
    let vector = try #require(
      Vector.all("path.roundedrect").first { $0.input["insetBy"] != nil })
    let box = try #require(vector.input["rect"] as? [Double])
    let inset = try #require(vector.input["insetBy"] as? [Double])
    #expect(vector.expected == nil)
    let shape = RoundedRectangle(cornerRadius: 10).inset(by: inset.min() ?? 0)
    #expect(shape.path(in: CGRect(x: box[0], y: box[1], width: box[2], height: box[3])).isEmpty)
  }
}

import Foundation
import TestSupport
import Testing
import TweenGeometry

@Suite struct EdgeTests {
  @Test("edge sets are made of their edges")
  func sets() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom])
    for edge in Edge.allCases { #expect(Edge.Set(edge).rawValue == 1 << edge.rawValue) }
    #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
    #expect(HorizontalEdge.Set.all.rawValue == 3)
    #expect(VerticalEdge.Set.all == [.top, .bottom])
  }

  @Test("insets on some edges leave the others 0")
  func insets() {
    #expect(
      EdgeInsets(8, edges: [.top, .trailing])
        == EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 8))
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("unit points name points of a box")
  func unitPoints() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UnitPoint.bottomTrailing.in(rect) == CGPoint(x: 110, y: 70))
    #expect(UnitPoint.center.in(rect) == CGPoint(x: 60, y: 45))
    #expect(UnitPoint.top.in(rect.size) == CGPoint(x: 50, y: 0))
    #expect(UnitPoint.zero == .topLeading && UnitPoint() == .zero)
  }

  @Test("a stroke's defaults are those of vectors.json")
  func strokeStyle() throws {
    let vector = try #require(
      Vector.all("path").first { $0.input["StrokeStyle default"] != nil })
    let expected = try #require(vector.expected as? [String: Any])
    let style = StrokeStyle()
    #expect(Double(style.lineWidth) == expected["lineWidth"] as? Double)
    #expect("\(style.lineCap)" == expected["lineCap"] as? String)
    #expect("\(style.lineJoin)" == expected["lineJoin"] as? String)
    #expect(Double(style.miterLimit) == expected["miterLimit"] as? Double)
    #expect(style.dash.isEmpty)
    #expect(Double(style.dashPhase) == expected["dashPhase"] as? Double)
  }

  @Test("distances from a rectangle to a point are those of vectors.json")
  func distances() throws {
    for vector in Vector.all("geometry.rect") {
      let r = try #require(vector.input["rect"] as? [Double])
      let p = try #require(vector.input["point"] as? [Double])
      let expected = try #require(vector.expected as? [Double])
      let rect = CGRect(x: r[0], y: r[1], width: r[2], height: r[3])
      let point = CGPoint(x: p[0], y: p[1])
      #expect(abs(rect.distance(to: point) - expected[0]) <= vector.tolerance)
    }
  }
}

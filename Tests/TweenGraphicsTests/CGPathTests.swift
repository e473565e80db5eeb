import Foundation
import Testing
import TweenGeometry
import TweenGraphics

@Suite struct CGPathTests {
  @Test func `A path's boxes are with and without control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    // The curve's middle is half-way to the control point.
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 4))
    #expect(CGMutablePath().boundingBox == .null)
    #expect(CGMutablePath().currentPoint == .zero)
  }

  @Test func `Elements come in order with their points`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var points: [CGFloat] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      let counts: [CGPathElementType: Int] = [.moveToPoint: 1, .addCurveToPoint: 3]
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        points += [element.pointee.points[index].x, element.pointee.points[index].y]
      }
    }
    #expect(types == [.moveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(points == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `A copy does not change with its original`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 3))
    let copy = try #require(path.copy())
    #expect(copy == path)
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy != path)
    var rect = CGRect.zero
    #expect(copy.isRect(&rect) && rect == CGRect(x: 0, y: 0, width: 2, height: 3))
    #expect(!path.isRect(nil))
    #expect(Path(copy) == Path(CGRect(x: 0, y: 0, width: 2, height: 3)))
  }

  @Test func `A transform maps what is added and the point that is asked for`() throws {
    let path = CGMutablePath()
    let shift = CGAffineTransform(translationX: 100, y: 0)
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10), transform: shift)
    #expect(path.contains(CGPoint(x: 105, y: 5)))
    #expect(path.contains(CGPoint(x: 5, y: 5), transform: shift))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    var back = shift.inverted()
    #expect(try #require(path.copy(using: &back)).contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `Dashes are parts of the line, and a pen has its width`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashed = path.copy(dashingWithPhase: 1, lengths: [3, 2])
    let wanted = CGMutablePath()
    for (from, to) in [(0, 2), (4, 7), (9, 10)] {
      wanted.addLines(between: [CGPoint(x: from, y: 0), CGPoint(x: to, y: 0)])
    }
    #expect(dashed == wanted)
    let pen = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(pen.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
  }

  @Test func `The even-odd rule leaves a hole`() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 3, y: 3, width: 3, height: 3),
    ])
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(!path.contains(CGPoint(x: 4, y: 4), using: .evenOdd))
  }

  @Test func `Angles of a clockwise arc fall`() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 2, startAngle: 0, endAngle: -.pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-12 && abs(path.currentPoint.y + 2) < 1e-12)
    #expect(path.boundingBoxOfPath.height < 2.01)
  }
}

@Suite struct CGAffineTransformTests {
  @Test(arguments: [
    CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5),
    CGAffineTransform(a: -1, b: 0.5, c: 2, d: 2, tx: 0, ty: -7),
    CGAffineTransform(a: 0, b: 0, c: 3, d: 4, tx: 1, ty: 1),
    CGAffineTransform(a: 3, b: 0, c: 0, d: -2, tx: 0, ty: 0),
  ])
  func `A map is what its parts make`(_ map: CGAffineTransform) {
    let again = CGAffineTransform(map.decomposed())
    let pairs = [
      (map.a, again.a), (map.b, again.b), (map.c, again.c), (map.d, again.d), (map.tx, again.tx),
      (map.ty, again.ty),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func `A turn and a stretch are found again`() {
    let map = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(rotationAngle: 0.5))
    let parts = map.decomposed()
    #expect(abs(parts.rotation - 0.5) < 1e-12 && abs(parts.horizontalShear) < 1e-12)
    #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
  }
}

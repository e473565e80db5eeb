import Foundation
import TestSupport
import Testing
import TweenGeometry

@Suite struct CGAffineTransformTests {
  let point = CGPoint(x: 3, y: 5)

  @Test("the simple maps do what they are named for")
  func simpleMaps() {
    #expect(
      point.applying(CGAffineTransform(translationX: 10, y: 20)) == CGPoint(x: 13, y: 25))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: -1)) == CGPoint(x: 6, y: -5))
    #expect(
      isClose(
        point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -5, y: 3),
        within: 1e-14))
    #expect(CGAffineTransform.identity.isIdentity && CGAffineTransform() == .identity)
    #expect(point.applying(.identity) == point)
  }

  @Test("concatenating does the receiver first, the -By forms do their argument first")
  func order() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let move = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 16, y: 35))
    #expect(scale.translatedBy(x: 10, y: 20) == move.concatenating(scale))
    #expect(move.scaledBy(x: 2, y: 3) == scale.concatenating(move))
    let turn = CGAffineTransform(rotationAngle: 0.7)
    #expect(move.rotated(by: 0.7) == turn.concatenating(move))
  }

  @Test("the inverse undoes, and a flat map is its own inverse")
  func inverse() {
    let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    #expect(isClose(point.applying(map).applying(map.inverted()), point, within: 1e-13))
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 3)
    #expect(flat.inverted() == flat)
    let lost = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(lost.inverted().a.isNaN)
  }

  @Test("sizes ignore translation, rectangles get the box around their image")
  func sizesAndRects() {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
    #expect(CGSize(width: 4, height: 6).applying(turn) == CGSize(width: -6, height: 4))
    #expect(
      CGRect(x: 1, y: 2, width: 4, height: 6).applying(turn)
        == CGRect(x: 92, y: 1, width: 6, height: 4))
    #expect(CGRect.null.applying(turn).isNull)
    #expect(CGRect.infinite.applying(turn).isInfinite)
  }

  @Test("scaling about an anchor has the numbers of vectors.json")
  func scaleEffect() throws {
    let vector = try #require(
      Vector.all("transform").first { $0.input["effect"] as? String == "scaleEffect" })
    let e = try #require(vector.expected as? [Double])
    let map = CGAffineTransform(translationX: 50, y: 25).scaledBy(x: 2, y: 0.5)
      .translatedBy(x: -50, y: -25)
    #expect([map.a, map.b, map.c, map.d, map.tx, map.ty] == e.map { CGFloat($0) })
  }
}

@Suite struct ProjectionTransformTests {
  private func rows(_ m: ProjectionTransform) -> [[Double]] {
    [[m.m11, m.m12, m.m13], [m.m21, m.m22, m.m23], [m.m31, m.m32, m.m33]]
  }

  private func vector(_ op: String) throws -> Vector {
    try #require(Vector.all("transform").first { $0.input["op"] as? String == op })
  }

  @Test("an affine map fills the first two columns")
  func fromAffine() throws {
    let expected = try vector("ProjectionTransform(CGAffineTransform(a..ty))").expected
    let affine = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    let map = ProjectionTransform(affine)
    #expect(rows(map) == expected as? [[Double]])
    #expect(map.isAffine && !map.isIdentity && map.affine == affine)
    #expect(ProjectionTransform().isIdentity)
  }

  @Test("determinant, inverse and product agree with vectors.json")
  func algebra() throws {
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(scale.determinant == (try vector("determinant").expected as? Double))
    let double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(rows(double.inverted()) == (try vector("invert scale 2").expected as? [[Double]]))
    let product = ProjectionTransform(CGAffineTransform(translationX: 1, y: 0))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 0, y: 2)))
    let expected = try vector("translate(1,0) concatenating translate(0,2)").expected
    #expect([product.m31, product.m32].map { Double($0) } == expected as? [Double])
  }

  @Test("unapplying a singular map changes nothing")
  func singular() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(CGPoint(x: 1, y: 1).unapplying(flat) == CGPoint(x: 1, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
    #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
  }

  @Test("a projective map divides, is undone by its inverse, and behind the eye is infinite")
  func projective() {
    var map = ProjectionTransform()
    map.m11 = 1.25
    map.m21 = 0.5
    map.m13 = 0.001
    map.m23 = -0.002
    map.m31 = 12
    let point = CGPoint(x: 30, y: 40)
    let image = point.applying(map)
    #expect(isClose(image, CGPoint(x: 69.5 / 0.95, y: 40 / 0.95), within: 1e-12))
    #expect(isClose(image.unapplying(map), point, within: 1e-11))
    #expect(CGPoint(x: 0, y: 1000).applying(map).x == .infinity)
    let other = ProjectionTransform(CGAffineTransform(rotationAngle: 1))
    #expect(
      isClose(
        point.applying(map.concatenating(other)), image.applying(other), within: 1e-12))
  }

  @Test("a turn in space has the numbers of vectors.json, mirrored for right to left")
  func rotation3D() throws {
    for vector in Vector.all("transform.rotation3D") {
      func numbers(_ key: String) throws -> [Double] {
        try #require(vector.input[key] as? [Double])
      }
      func number(_ key: String) throws -> Double { try #require(vector.input[key] as? Double) }
      let (axis, anchor, size) = (
        try numbers("axis"), try numbers("anchor"), try numbers("size")
      )
      var map = ProjectionTransform(
        rotation: .radians(try number("angle rad")), axis: (axis[0], axis[1], axis[2]),
        anchor: UnitPoint(x: anchor[0], y: anchor[1]), anchorZ: try number("anchorZ"),
        perspective: try number("perspective"), size: CGSize(width: size[0], height: size[1]))
      if vector.input["rtl"] as? Bool == true { map = map.mirrored(width: size[0]) }
      let expected = try #require(vector.expected as? [[Double]]).flatMap { $0 }
      for (a, b) in zip(rows(map).flatMap { $0 }, expected) {
        #expect(abs(a - b) <= vector.tolerance)
      }
    }
  }

  @Test("a turn about z is the flat rotation about the anchor, whatever the perspective")
  func flatRotation() throws {
    let size = CGSize(width: 100, height: 50)
    let map = ProjectionTransform(
      rotation: .radians(0.4), axis: (0, 0, 3), anchor: .bottomTrailing, anchorZ: 0,
      perspective: 1, size: size)
    let flat = CGAffineTransform(translationX: 100, y: 50).rotated(by: 0.4)
      .translatedBy(x: -100, y: -50)
    let point = CGPoint(x: 13, y: 29)
    #expect(isClose(point.applying(map), point.applying(flat), within: 1e-12))
    let still = ProjectionTransform(
      rotation: .radians(1), axis: (0, 0, 0), anchor: .center, anchorZ: 0, perspective: 1,
      size: size)
    #expect(still.isIdentity)
  }
}

import Foundation
import Testing
import TweenGeometry

struct CATransform3DTests {
  private func near(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let difference = [
      a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22,
      a.m23 - b.m23, a.m24 - b.m24, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34,
      a.m41 - b.m41, a.m42 - b.m42, a.m43 - b.m43, a.m44 - b.m44,
    ]
    return difference.allSatisfy { abs($0) < 1e-12 }
  }

  @Test func `a turn about z is the turn of the plane`() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 3)
    #expect(near(turn, CATransform3DMakeAffineTransform(CGAffineTransform(0, 1, -1, 0, 0, 0))))
  }

  @Test func `a turn about y brings x behind`() {
    // A right-handed quarter turn about y takes x to -z and z to x.
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    var expected = CATransform3DIdentity
    (expected.m11, expected.m13, expected.m31, expected.m33) = (0, -1, 1, 0)
    #expect(near(turn, expected))
  }

  @Test func `no axis turns nothing`() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .nan, 0, 0)))
  }

  @Test func `what is added comes before what was there`() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect(t.m41 == 2 && t.m42 == 3 && t.m43 == 4)
  }

  @Test func `the inverse undoes the map`() {
    var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
    t.m34 = -1.0 / 500
    t = CATransform3DScale(CATransform3DTranslate(t, 5, -6, 7), 2, 0.5, 3)
    #expect(near(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
  }

  @Test func `a map that cannot be undone stays`() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `affine maps come back as they went in`() {
    let affine = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let t = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == affine)
    var far = t
    far.m34 = 0.1
    #expect(!CATransform3DIsAffine(far))
  }

  @Test func `the plane sees the map without its third row and column`() {
    var t = CATransform3DIdentity
    (t.m14, t.m24, t.m44) = (7, 8, 9)
    (t.m41, t.m42) = (5, 6)
    (t.m13, t.m34, t.m43) = (1, 1, 1)
    let plane = ProjectionTransform(t)
    #expect(plane.m13 == 7 && plane.m23 == 8 && plane.m33 == 9)
    #expect(plane.m31 == 5 && plane.m32 == 6)
    #expect(plane.m11 == 1 && plane.m22 == 1 && plane.m12 == 0 && plane.m21 == 0)
  }
}

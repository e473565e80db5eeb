import Foundation
import TestSupport
import Testing
import TweenGeometry

@Suite struct AngleTests {
  @Test("degrees become the radians of vectors.json")
  func vectors() throws {
    var checked = 0
    for vector in Vector.all("angle") where vector.input["op"] == nil {
      guard vector.input["get"] as? String == "radians" else { continue }
      let degrees = try #require(vector.input["degrees"] as? Double)
      let expected = try #require(vector.expected as? Double)
      #expect(abs(Angle(degrees: degrees).radians - expected) <= vector.tolerance)
      checked += 1
    }
    #expect(checked > 0)
  }

  @Test("quarter turns in degrees are exact multiples of pi")
  func quarterTurns() {
    #expect(Angle.degrees(90).radians == .pi / 2)
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle.degrees(360).radians == 2 * .pi)
    #expect(Angle.radians(.pi).degrees == 180)
  }

  @Test("setting degrees moves radians")
  func setDegrees() {
    var angle = Angle()
    angle.degrees = -90
    #expect(angle.radians == -.pi / 2)
  }

  @Test("arithmetic and order are those of the radians")
  func arithmetic() {
    var angle = Angle(radians: 1) + .radians(0.5)
    angle -= .radians(0.25)
    angle += .radians(1)
    angle *= 2
    angle /= 4
    #expect(angle.radians == 1.125)
    #expect((-angle).radians == -1.125)
    #expect((angle * 2).radians == 2.25)
    #expect((2 * angle).radians == 2.25)
    #expect((angle / 2).radians == 0.5625)
    #expect((angle - .radians(1)).radians == 0.125)
    #expect(Angle.zero < angle && angle > .zero && Angle.zero == Angle())
    #expect(Set([Angle.degrees(180), .radians(.pi)]).count == 1)
  }
}

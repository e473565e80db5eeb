import Foundation
import TestSupport
import Testing
import TweenGeometry

@testable import TweenMotion

@Suite struct VectorTests {
  /// A shape as a user writes one that does not animate.
  struct Still: Animatable {}

  struct Moving: Animatable {
    var x = 1.0
    var y = 2.0
    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(x, y) }
      set { (x, y) = (newValue.first, newValue.second) }
    }
  }

  @Test("the vectors' numbers are SwiftUI's")
  func vectors() {
    #expect(Vector.all("vector").count == 4)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rect.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(AnimatableValues(3.0, CGFloat(4), Float(12)).magnitudeSquared == 169)
  }

  @Test("angles animate in radians times 128", arguments: Vector.all("angle"))
  func angle(_ vector: Vector) throws {
    let degrees = try #require((vector.input["degrees"] as? NSNumber)?.doubleValue)
    let expected = try #require((vector.expected as? NSNumber)?.doubleValue)
    var angle = Angle(degrees: degrees)
    if vector.input["op"] != nil { angle.animatableData *= 2 }
    let value = vector.input["get"] as? String == "radians" ? angle.radians : angle.animatableData
    #expect(abs(value - expected) <= vector.tolerance)
  }

  @Test("data comes back from where it went")
  func roundTrips() {
    var rect = CGRect.zero
    rect.animatableData = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    var insets = EdgeInsets()
    insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    var still = Still()
    still.animatableData = EmptyAnimatableData()
    #expect(still.animatableData == EmptyAnimatableData())
  }

  @Test("interpolation extrapolates")
  func interpolation() {
    let (a, b) = (AnimatablePair(0.0, 10.0), AnimatablePair(10.0, 30.0))
    #expect(a.interpolated(towards: b, amount: 0.5) == AnimatablePair(5, 20))
    #expect(a.interpolated(towards: b, amount: 1.5) == AnimatablePair(15, 40))
    #expect(a.interpolated(towards: b, amount: -1) == AnimatablePair(-10, -10))
  }

  @Test("lanes come back as the vector they were")
  func lanes() throws {
    func check<V: VectorArithmetic>(_ value: V, _ expected: [Double]) throws {
      let codec = try #require(LaneCodec<V>.make())
      #expect(codec.count == expected.count)
      withUnsafeTemporaryAllocation(of: Double.self, capacity: codec.count) { lanes in
        guard let base = lanes.baseAddress else { return }
        codec.write(value, to: base)
        #expect(Array(lanes) == expected)
        #expect(codec.read(base) == value)
      }
    }
    try check(1.5, [1.5])
    try check(Float(0.5), [0.5])
    try check(CGRect(x: 1, y: 2, width: 3, height: 4).animatableData, [1, 2, 3, 4])
    try check(AnimatablePair(Float(1), AnimatablePair(Float(2), Float(3))), [1, 2, 3])
    try check(AnimatablePair(Float(1), 2.0), [1, 2])
    try check(AnimatablePair(EmptyAnimatableData(), 2.0), [2])
    try check(AnimatableValues(1.0, Float(2), AnimatablePair(3.0, 4.0)), [1, 2, 3, 4])
    #expect(LaneCodec<EmptyAnimatableData>.make() == nil)
    #expect(LaneCodec<ForeignVector>.make() == nil)
    #expect(AnimatablePair<CGFloat, AnimatablePair<Double, Double>>.laneLayout == .doubles)
    #expect(AnimatablePair<Float, Double>.laneLayout == .mixed)
  }
}

/// A vector type of a user's.
struct ForeignVector: VectorArithmetic {
  var a: Double
  var b: Double
  static var zero: Self { Self(a: 0, b: 0) }
  static func + (l: Self, r: Self) -> Self { Self(a: l.a + r.a, b: l.b + r.b) }
  static func - (l: Self, r: Self) -> Self { Self(a: l.a - r.a, b: l.b - r.b) }
  mutating func scale(by rhs: Double) {
    a *= rhs
    b *= rhs
  }
  var magnitudeSquared: Double { a * a + b * b }
}

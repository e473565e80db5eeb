import Foundation
import TestSupport
import Testing
import TweenGeometry

@testable import TweenMotion

@Suite struct CurveTests {
  static func curve(_ vector: Vector) -> UnitCurve? {
    switch vector.input["curve"] as? String {
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    case "circularEaseIn": return .circularEaseIn
    case "circularEaseOut": return .circularEaseOut
    case "circularEaseInOut": return .circularEaseInOut
    case "bezier":
      guard let p1 = vector.input["p1"] as? [Double], let p2 = vector.input["p2"] as? [Double]
      else { return nil }
      return .bezier(
        startControlPoint: UnitPoint(x: p1[0], y: p1[1]),
        endControlPoint: UnitPoint(x: p2[0], y: p2[1]))
    default: return nil
    }
  }

  @Test("unit curves have SwiftUI's values and velocities", arguments: Vector.all("unitcurve"))
  func unitCurve(_ vector: Vector) throws {
    let curve = try #require(Self.curve(vector))
    let at = try #require(vector.input["at"] as? Double)
    let value: Double
    switch vector.input["fn"] as? String {
    case "value": value = curve.value(at: at)
    case "velocity": value = curve.velocity(at: at)
    case "inverse.value": value = curve.inverse.value(at: at)
    case "inverse.value equals easeOut.value":
      #expect((curve.inverse.value(at: at) == UnitCurve.easeOut.value(at: at)) == false)
      return
    default:
      Issue.record("Unknown function in \(vector)")
      return
    }
    if vector.expected as? String == "inf" {
      #expect(value == .infinity)
    } else {
      let expected = try #require(vector.expected as? Double)
      #expect(abs(value - expected) <= vector.tolerance)
    }
  }

  @Test("timing curves solve the cubic", arguments: Vector.all("bezier"))
  func bezier(_ vector: Vector) throws {
    let timing: CubicTiming
    switch vector.input["curve"] as? String {
    case "easeIn": timing = .easeIn
    case "easeOut": timing = .easeOut
    case "easeInOut": timing = .easeInOut
    default:
      let c = try #require(vector.input["c"] as? [Double])
      timing = CubicTiming(c[0], c[1], c[2], c[3])
    }
    let at = try #require(vector.input["at"] as? Double)
    let expected = try #require(vector.expected as? Double)
    #expect(abs(timing.value(at: at) - expected) <= vector.tolerance)
  }

  @Test("the cubic's y at x(t) is y(t), for many curves")
  func inverts() {
    let generator = TestGenerator(seed: 5)
    for _ in 0..<2000 {
      let (x1, y1) = (generator.unit(), generator.unit() * 4 - 2)
      let (x2, y2) = (generator.unit(), generator.unit() * 4 - 2)
      let timing = CubicTiming(x1, y1, x2, y2)
      let t = generator.unit()
      func coordinate(_ a: Double, _ b: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
      }
      let slope = 3 * (1 - t) * (1 - t) * x1 + 6 * (1 - t) * t * (x2 - x1) + 3 * t * t * (1 - x2)
      guard slope > 0.01 else { continue }
      let error = abs(timing.value(at: coordinate(x1, x2)) - coordinate(y1, y2))
      #expect(error < 2e-6, "\(x1) \(y1) \(x2) \(y2) at \(t)")
    }
  }

  @Test("an infinite or NaN progress is clamped")
  func clamps() {
    for curve in [UnitCurve.linear, .easeInOut, .circularEaseIn, .circularEaseInOut] {
      #expect(curve.value(at: .infinity) == 1)
      #expect(curve.value(at: -.infinity) == 0)
      #expect(curve.value(at: .nan) == 0)
    }
  }

  @Test("y of a control point is free, x is clamped")
  func controlPoints() {
    let wild = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -1, y: 3), endControlPoint: UnitPoint(x: 2, y: 3))
    let clamped = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: 3), endControlPoint: UnitPoint(x: 1, y: 3))
    #expect(wild == clamped)
    #expect(wild.value(at: 0.5) > 1.5)
  }
}

/// Seeded numbers for property tests.
final class TestGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  func bits() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
  /// 0 ..< 1
  func unit() -> Double { Double(bits() >> 11) * 0x1p-53 }
  func uniform(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }
  func index(_ count: Int) -> Int { Int(bits() % UInt64(count)) }
}

import Foundation
import TestSupport
import Testing
import TweenGeometry

@testable import TweenMotion

@Suite struct SpringTests {
  static func spring(_ input: [String: Any]) -> Spring? {
    func number(_ key: String) -> Double? { (input[key] as? NSNumber)?.doubleValue }
    switch input["init"] as? String {
    case "mass:stiffness:damping:":
      guard let stiffness = number("stiffness"), let damping = number("damping") else { return nil }
      return Spring(
        mass: number("mass") ?? 1, stiffness: stiffness, damping: damping,
        allowOverDamping: input["allowOverDamping"] as? Bool ?? false)
    case "response:dampingRatio:":
      guard let response = number("response"), let ratio = number("dampingRatio") else {
        return nil
      }
      return Spring(response: response, dampingRatio: ratio)
    default:
      guard let duration = number("duration"), let bounce = number("bounce") else { return nil }
      return Spring(duration: duration, bounce: bounce)
    }
  }

  static func property(_ name: String, of spring: Spring) -> Double? {
    switch name {
    case "duration": spring.duration
    case "bounce": spring.bounce
    case "dampingRatio": spring.dampingRatio
    case "damping": spring.damping
    case "stiffness", "naturalStiffness": spring.stiffness
    case "mass": spring.mass
    case "settlingDuration": spring.settlingDuration
    default: nil
    }
  }

  @Test("springs convert between their spellings", arguments: Vector.all("spring"))
  func conversions(_ vector: Vector) throws {
    let spring = try #require(Self.spring(vector.input))
    let names = vector.input["get"] as? [String] ?? [vector.input["get"] as? String ?? ""]
    let expected = vector.expected as? [Double] ?? [vector.expected as? Double ?? .nan]
    for (name, expected) in zip(names, expected) {
      let value = try #require(Self.property(name, of: spring))
      #expect(abs(value - expected) <= vector.tolerance, "\(name) is \(value)")
    }
  }

  @Test(
    "a spring's value and velocity are the closed form's", arguments: Vector.all("spring.value"))
  func motion(_ vector: Vector) throws {
    func number(_ key: String) throws -> Double {
      try #require((vector.input[key] as? NSNumber)?.doubleValue)
    }
    let spring = Spring(duration: try number("duration"), bounce: try number("bounce"))
    let (target, v0) = (try number("target"), try number("initialVelocity"))
    let time = try number("time")
    let value =
      vector.input["get"] as? String == "velocity"
      ? spring.velocity(target: target, initialVelocity: v0, time: time)
      : spring.value(target: target, initialVelocity: v0, time: time)
    let expected = try #require((vector.expected as? NSNumber)?.doubleValue)
    #expect(abs(value - expected) <= vector.tolerance)
  }

  @Test("the motion solves m x'' = k (T - x) - c x', in all regimes")
  func differentialEquation() {
    let random = TestGenerator(seed: 11)
    for _ in 0..<500 {
      let spring = Spring(
        mass: random.uniform(0.5, 3), stiffness: random.uniform(1, 300),
        damping: random.uniform(0, 60), allowOverDamping: true)
      let (target, v0) = (random.uniform(-100, 100), random.uniform(-100, 100))
      let (time, h) = (random.uniform(0, 2), 1e-5)
      let x = spring.value(target: target, initialVelocity: v0, time: time)
      let v = spring.velocity(target: target, initialVelocity: v0, time: time)
      let ahead = spring.value(target: target, initialVelocity: v0, time: time + h)
      let behind = spring.value(target: target, initialVelocity: v0, time: time - h)
      #expect(abs((ahead - behind) / (2 * h) - v) < 1e-4 * (1 + abs(v)) + 1e-2)
      let vAhead = spring.velocity(target: target, initialVelocity: v0, time: time + h)
      let vBehind = spring.velocity(target: target, initialVelocity: v0, time: time - h)
      let force = spring.force(target: target, position: x, velocity: v)
      let acceleration = (vAhead - vBehind) / (2 * h)
      #expect(abs(force / spring.mass - acceleration) < 1e-3 * (100 + abs(acceleration)))
    }
  }

  @Test("two updates of half a step are one of a whole")
  func updates() {
    for bounce in [0.6, 0.0, -0.4] {
      let spring = Spring(duration: 0.7, bounce: bounce)
      var (once, onceVelocity) = (3.0, -2.0)
      spring.update(value: &once, velocity: &onceVelocity, target: 10, deltaTime: 0.2)
      var (twice, twiceVelocity) = (3.0, -2.0)
      for _ in 0..<2 {
        spring.update(value: &twice, velocity: &twiceVelocity, target: 10, deltaTime: 0.1)
      }
      #expect(abs(once - twice) < 1e-9)
      #expect(abs(onceVelocity - twiceVelocity) < 1e-9)
    }
  }

  @Test("a settling duration gives a spring that is settled then")
  func settling() {
    for duration in [0.1, 0.5, 2, 8] {
      for ratio in [0.2, 0.5, 0.9, 1.0] {
        let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
        #expect(abs(spring.dampingRatio - ratio) < 1e-9)
        let error = abs(1 - spring.value(target: 1.0, time: duration))
        #expect(error < 0.0053, "\(duration) \(ratio): \(error)")
      }
    }
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test("springs over animatable values move from one to the other")
  func animatable() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let value = spring.value(
      fromValue: Angle(radians: 1), toValue: Angle(radians: 2), initialVelocity: Angle.zero,
      time: 0.1)
    #expect(abs(value.radians - (1 + spring.value(target: 1.0, time: 0.1))) < 1e-12)
    let v = spring.velocity(
      fromValue: CGPoint.zero, toValue: CGPoint(x: 100, y: 50), initialVelocity: .zero, time: 0.1)
    #expect(abs(v.x - 2 * v.y) < 1e-9)
  }

  @Test("hostile springs give finite numbers")
  func hostile() {
    let odd: [Double] = [
      0, -0.0, 1, -1, 2, -2, 0.5, -0.5, 1e-300, 1e300, -1e300, .infinity, -.infinity, .nan,
    ]
    for a in odd {
      for b in odd {
        for spring in [
          Spring(duration: a, bounce: b), Spring(response: a, dampingRatio: b),
          Spring(settlingDuration: a, dampingRatio: b),
        ] {
          for time in [0, 0.1, 1, 1e6, -1, 1e300] {
            let value = spring.value(target: 1.0, initialVelocity: 2, time: time)
            let velocity = spring.velocity(target: 1.0, initialVelocity: 2, time: time)
            if a.isFinite, b.isFinite {
              #expect(value.isFinite && velocity.isFinite, "\(a) \(b) \(time)")
            }
          }
          _ = spring.settlingDuration
          _ = (spring.stiffness, spring.bounce, spring.dampingRatio)
        }
      }
    }
  }

  @Test func `a spring that is to settle in no number of seconds is there at once`() {
    for ratio in [0.2, 1, .nan] {
      let spring = Spring(settlingDuration: .nan, dampingRatio: ratio)
      #expect(spring.value(target: 3.0, time: 0.001) == 3)
      #expect(spring.velocity(target: 3.0, time: 0.001) == 0)
      #expect(spring.settlingDuration == 0 && spring.dampingRatio == 1)
    }
  }
}

import Foundation
import Testing
import TweenGeometry

@testable import TweenMotion

/// Numbers of all sizes and signs: nothing that is asked with finite ones answers NaN.
@Suite struct FiniteInputTests {
  /// Evenly spread over the exponents from 2^-40 to 2^40, a quarter of them negative, some 0.
  static func wild(_ random: TestGenerator) -> Double {
    let bits = random.bits()
    if bits & 0xFF == 0 { return 0 }
    let value = Double(
      sign: bits & 0x300 == 0 ? .minus : .plus, exponent: Int((bits >> 10) % 81) - 40,
      significand: 1 + Double(bits >> 30) * 0x1p-34)
    return value
  }

  static func spring(_ random: TestGenerator, _ kind: Int) -> Spring {
    switch kind & 3 {
    case 0: Spring(duration: wild(random), bounce: wild(random))
    case 1: Spring(response: wild(random), dampingRatio: wild(random))
    case 2:
      Spring(
        mass: wild(random), stiffness: wild(random), damping: wild(random),
        allowOverDamping: kind & 4 == 0)
    default: Spring(settlingDuration: wild(random), dampingRatio: wild(random))
    }
  }

  @Test func `400,000 springs have positions, velocities and parameters`() {
    let random = TestGenerator(seed: 41)
    for index in 0..<400_000 {
      let spring = Self.spring(random, index)
      let (target, v0, time) = (Self.wild(random), Self.wild(random), Self.wild(random))
      let value = spring.value(target: target, initialVelocity: v0, time: time)
      let velocity = spring.velocity(target: target, initialVelocity: v0, time: time)
      let numbers = [
        value, velocity, spring.stiffness, spring.damping, spring.duration, spring.dampingRatio,
        spring.bounce,
      ]
      if numbers.contains(where: \.isNaN) {
        Issue.record("\(index): \(spring) to \(target) with \(v0) at \(time): \(value) \(velocity)")
        return
      }
      guard index % 50 == 0 else { continue }
      if spring.settlingDuration.isNaN
        || SpringSimulation(spring, from: 0, to: target, initialVelocity: v0).duration.isNaN
      {
        Issue.record("\(index): \(spring) settles never nor ever")
        return
      }
    }
  }

  @Test func `300,000 curves have values and velocities`() {
    let random = TestGenerator(seed: 42)
    for index in 0..<300_000 {
      let timing = CubicTiming(
        index & 1 == 0 ? random.unit() : Self.wild(random), Self.wild(random),
        index & 1 == 0 ? random.unit() : Self.wild(random), Self.wild(random))
      let p = random.unit()
      if timing.value(at: p).isNaN || timing.velocity(at: p).isNaN {
        Issue.record("\(index): \(timing) at \(p)")
        return
      }
    }
  }

  @Test func `300,000 spring animations and simulations cover finite parts`() {
    let random = TestGenerator(seed: 43)
    for index in 0..<300_000 {
      let time = abs(Self.wild(random))
      let value: Double?
      switch index % 6 {
      case 0, 1:
        let spring = FluidSpringAnimation(
          response: Self.wild(random), dampingFraction: Self.wild(random),
          blendDuration: Self.wild(random))
        var context = AnimationContext<Double>(state: AnimationState())
        value = spring.animate(value: Self.wild(random), time: time, context: &context)
      case 2, 3:
        let spring = InterpolatingSpringAnimation(
          mass: Self.wild(random), stiffness: Self.wild(random), damping: Self.wild(random),
          initialVelocity: Self.wild(random))
        value = spring.fraction(at: time)
      case 4:
        value = BounceSimulation(
          from: Self.wild(random), velocity: Self.wild(random), acceleration: Self.wild(random),
          floor: Self.wild(random), restitution: random.unit()
        ).position(at: time)
      default:
        value = ScrollSimulation(
          from: Self.wild(random), velocity: Self.wild(random), in: -100...100,
          drag: Self.wild(random)
        ).position(at: time)
      }
      if let value, !value.isFinite {
        Issue.record("\(index): \(value) at \(time)")
        return
      }
    }
  }
}

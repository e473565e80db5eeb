import Foundation
import TestSupport
import Testing
import TweenGeometry

@testable import TweenMotion

@Suite struct AnimationTests {
  /// `animate` called once at each time with one state.
  static func samples(
    _ animation: Animation, interval: Double = 1, at times: [Double]
  ) -> [Double?] {
    var context = AnimationContext<Double>(state: AnimationState())
    return times.map { animation.animate(value: interval, time: $0, context: &context) }
  }

  static func animation(_ name: String) -> Animation? {
    switch name {
    case "linear(duration:100)": .linear(duration: 100)
    case "linear(duration:1)": .linear(duration: 1)
    case "linear(duration:0)": .linear(duration: 0)
    case "linear(duration:1).delay(0.5)": .linear(duration: 1).delay(0.5)
    case "linear(duration:1).delay(-0.5)": .linear(duration: 1).delay(-0.5)
    case "linear(duration:1).delay(1).speed(2)": .linear(duration: 1).delay(1).speed(2)
    case "easeInOut(duration:0).repeatForever()": .easeInOut(duration: 0).repeatForever()
    case "snappy": .snappy
    case "bouncy": .bouncy
    case "spring(response 0.5, damping 0.825)": .spring(response: 0.5, dampingFraction: 0.825)
    case "interactiveSpring(0.15,0.86)":
      .interactiveSpring(response: 0.15, dampingFraction: 0.86)
    case "spring (0.5, 1.0)": .spring
    default: nil
    }
  }

  @Test("animations cover the interval as SwiftUI's do", arguments: Vector.all("animation"))
  func animate(_ vector: Vector) throws {
    let name = try #require(vector.input["anim"] as? String)
    let animation = try #require(Self.animation(name))
    if let expected = vector.expected as? [Double] {
      let values = Self.samples(animation, at: [0, 1.0 / 60, 2.0 / 60, 3.0 / 60])
      #expect(values == expected)
      return
    }
    let time = try #require(vector.input["t"] as? Double)
    let value = Self.samples(animation, at: [time])[0]
    guard let expected = vector.expected as? Double else {
      #expect(value == nil)
      return
    }
    #expect(abs(try #require(value) - expected) <= vector.tolerance)
  }

  @Test("presets have SwiftUI's parameters")
  func presets() throws {
    func fluid(_ animation: Animation) throws -> [Double] {
      let base = try #require(animation.fluidSpring)
      return [base.response, base.dampingFraction, base.blendDuration]
    }
    #expect(Vector.all("animation.default").count == 12)
    #expect(try fluid(.spring) == [0.5, 1, 0])
    #expect(try fluid(.default) == [0.5, 1, 0])
    #expect(try fluid(.spring()) == [0.5, 1, 0])
    #expect(try fluid(.spring(duration: 0.5, bounce: 0)) == [0.5, 1, 0])
    #expect(try fluid(.spring(response: 0.5)) == [0.5, 0.825, 0])
    #expect(try fluid(.interactiveSpring) == [0.15, 0.85, 0.25])
    #expect(try fluid(.interactiveSpring(dampingFraction: 0.86)) == [0.15, 0.86, 0.25])
    #expect(try fluid(.smooth) == [0.5, 1, 0])
    #expect(try fluid(.snappy) == [0.5, 0.85, 0])
    #expect(try fluid(.bouncy) == [0.5, 0.7, 0])
    #expect(try fluid(.spring(bounce: -0.5))[1] == 2)
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1, duration: 0.35))
    #expect(Animation.easeOut == .timingCurve(0, 0, 0.58, 1))
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    let closed = try #require(
      Animation.interpolatingSpring.base as? InterpolatingSpringAnimation)
    #expect(abs(closed.stiffness - 157.91367) < 1e-4)
    #expect(abs(closed.damping - 25.132741) < 1e-5)
    #expect(closed.mass == 1 && closed.initialVelocity == 0)
    let plain = Animation.interpolatingSpring(stiffness: 3, damping: 4)
    #expect(plain == .interpolatingSpring(mass: 1, stiffness: 3, damping: 4, initialVelocity: 0))
  }

  @Test("equal animations are equal, and hash alike")
  func equality() {
    #expect(Animation.linear(duration: 1).delay(2) == .linear(duration: 1).delay(2))
    #expect(Animation.linear(duration: 1).delay(2) != .linear(duration: 1).speed(2))
    #expect(Animation.linear(duration: 1) != .easeIn(duration: 1))
    #expect(Animation.default.hashValue == Animation.spring.hashValue)
    #expect(Set([Animation.spring, .smooth, .default, .bouncy]).count == 2)
  }

  @Test("repeating animations turn on frames", arguments: Vector.all("animation.repeat"))
  func repeats(_ vector: Vector) throws {
    let base = Animation.linear(duration: 1)
    let count = vector.input["repeatCount"] as? Int
    let animation = count.map { base.repeatCount($0) } ?? base.repeatForever()
    let times = try #require(vector.input["sampleTimes"] as? [Double])
    let expected = try #require(vector.expected as? [Any])
    let values = Self.samples(animation, at: times)
    for (value, expected) in zip(values, expected) {
      if let expected = expected as? Double {
        #expect(abs(try #require(value) - expected) <= vector.tolerance)
      } else {
        #expect(value == nil)
      }
    }
  }

  @Test("stepped springs step", arguments: Vector.all("fluidspring"))
  func fluid(_ vector: Vector) throws {
    let name = try #require(vector.input["anim"] as? String)
    let animation = try #require(Self.animation(name))
    if let expected = vector.expected as? [[Double]] {
      let values = Self.samples(animation, interval: 100, at: (0...60).map { Double($0) / 60 })
      for pair in expected {
        let value = try #require(values[Int(pair[0])])
        #expect(abs(value - pair[1]) <= vector.tolerance, "frame \(pair[0]): \(value)")
      }
      return
    }
    let expected = try #require(vector.expected as? [Double])
    var context = AnimationContext<Double>(state: AnimationState())
    var complete: Int?
    var frame = 0
    while animation.animate(value: 100, time: Double(frame) / 60, context: &context) != nil {
      if complete == nil, context.isLogicallyComplete { complete = frame }
      frame += 1
    }
    #expect(abs(Double(try #require(complete)) - expected[0]) <= vector.tolerance)
    #expect(abs(Double(frame) - expected[1]) <= vector.tolerance)
  }

  @Test("interpolating springs are the closed form", arguments: Vector.all("interpolatingspring"))
  func interpolating(_ vector: Vector) throws {
    func number(_ key: String) throws -> Double {
      try #require((vector.input[key] as? NSNumber)?.doubleValue)
    }
    let animation = Animation.interpolatingSpring(
      mass: try number("mass"), stiffness: try number("stiffness"),
      damping: try number("damping"), initialVelocity: try number("initialVelocity"))
    let value = try #require(Self.samples(animation, at: [try number("time")])[0])
    #expect(abs(value - (try #require(vector.expected as? Double))) <= vector.tolerance)
  }

  @Test("hostile durations end at once or hold still, and never trap")
  func hostile() {
    let odd: [Double] = [0, -1, .nan, -.infinity, -1e300, .infinity, 1e300, 1e-300]
    for x in odd {
      if !(x > 0) {
        #expect(Self.samples(.linear(duration: x), at: [0]) == [nil])
        #expect(Self.samples(.easeInOut(duration: x), at: [0]) == [nil])
      }
      var all: [Animation] = [
        .linear(duration: x), .spring(duration: x), .spring(duration: x, bounce: x),
        .spring(response: x, dampingFraction: x, blendDuration: x),
        .interpolatingSpring(mass: x, stiffness: x, damping: x, initialVelocity: x),
        .interpolatingSpring(stiffness: 100, damping: x),
        .interpolatingSpring(stiffness: x, damping: 10),
        .timingCurve(x, x, x, x, duration: 1), .interpolatingSpring(duration: x, bounce: x),
      ]
      all += all.flatMap { [$0.delay(x), $0.speed(x), $0.repeatCount(3)] }
      for animation in all + [.spring.speed(x), .linear.delay(x).repeatForever().speed(x)] {
        for value in Self.samples(animation, at: [0, 1.0 / 60, 0.5, 1, 30, 1e9, 1e18, 1e300]) {
          if let value, !value.isNaN { continue }
          #expect(value == nil, "\(animation)")
        }
      }
    }
    #expect(Self.samples(.linear(duration: .infinity), at: [0, 1e9]) == [0, 0])
  }

  @Test("logicallyComplete(after:) completes then, and moves as before")
  func logicallyComplete() {
    var context = AnimationContext<Double>(state: AnimationState())
    let animation = Animation.linear(duration: 1).logicallyComplete(after: 0.5)
    #expect(animation.animate(value: 1, time: 0.25, context: &context) == 0.25)
    #expect(!context.isLogicallyComplete)
    #expect(animation.animate(value: 1, time: 0.5, context: &context) == 0.5)
    #expect(context.isLogicallyComplete)
    context.isLogicallyComplete = false
    #expect(context.isLogicallyComplete)
  }
}

import Foundation
import Testing
import TweenMath

@testable import TweenMotion

/// A double in a vector type of one's own, which takes the path without lanes.
private struct Plain: VectorArithmetic, Animatable {
  var number: Double
  static var zero: Plain { Plain(number: 0) }
  static func + (l: Plain, r: Plain) -> Plain { Plain(number: l.number + r.number) }
  static func - (l: Plain, r: Plain) -> Plain { Plain(number: l.number - r.number) }
  mutating func scale(by rhs: Double) { number *= rhs }
  var magnitudeSquared: Double { number * number }
}

private enum Step {
  case linear(Double, Double, UnitCurve)
  case cubic(Double, Double, Double?, Double?)
  case spring(Double, Double?, Spring, Double?)
  case move(Double)
}

@KeyframesBuilder<Double> private func doubles(_ steps: [Step]) -> some Keyframes<Double> {
  for step in steps {
    switch step {
    case .linear(let to, let duration, let curve):
      LinearKeyframe(to, duration: duration, timingCurve: curve)
    case .cubic(let to, let duration, let start, let end):
      CubicKeyframe(to, duration: duration, startVelocity: start, endVelocity: end)
    case .spring(let to, let duration, let spring, let start):
      SpringKeyframe(to, duration: duration, spring: spring, startVelocity: start)
    case .move(let to): MoveKeyframe(to)
    }
  }
}

@KeyframesBuilder<Plain> private func plains(_ steps: [Step]) -> some Keyframes<Plain> {
  for step in steps {
    switch step {
    case .linear(let to, let duration, let curve):
      LinearKeyframe(Plain(number: to), duration: duration, timingCurve: curve)
    case .cubic(let to, let duration, let start, let end):
      CubicKeyframe(
        Plain(number: to), duration: duration, startVelocity: start.map(Plain.init),
        endVelocity: end.map(Plain.init))
    case .spring(let to, let duration, let spring, let start):
      SpringKeyframe(
        Plain(number: to), duration: duration, spring: spring,
        startVelocity: start.map(Plain.init))
    case .move(let to): MoveKeyframe(Plain(number: to))
    }
  }
}

@Suite struct KeyframePropertyTests {
  private func steps(_ generator: inout SeededGenerator, hostile: Bool) -> [Step] {
    func number() -> Double { Double.random(in: -100...100, using: &generator) }
    func maybe() -> Double? { Bool.random(using: &generator) ? number() : nil }
    func duration() -> Double {
      let odd: [Double] = [0, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, 1e-8, 1e300]
      if hostile, Int.random(in: 0..<4, using: &generator) == 0 {
        return odd.randomElement(using: &generator) ?? 0
      }
      return Double.random(in: 0.05...2, using: &generator)
    }
    let curves: [UnitCurve] = [.linear, .easeIn, .easeInOut, .circularEaseOut, .circularEaseIn]
    return (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        return .linear(number(), duration(), curves.randomElement(using: &generator) ?? .linear)
      case 1: return .cubic(number(), duration(), maybe(), maybe())
      case 2:
        let spring = Spring(
          duration: Double.random(in: 0.05...1, using: &generator),
          bounce: Double.random(in: -0.9...0.9, using: &generator))
        let length: Double? = Bool.random(using: &generator) ? duration() : nil
        return .spring(number(), length, spring, maybe())
      default: return .move(number())
      }
    }
  }

  @Test func `a vector with lanes and one without move alike`() {
    var generator = SeededGenerator(seed: 3)
    for run in 0..<2_000 {
      let steps = steps(&generator, hostile: run % 4 == 0)
      let fast = KeyframeTimeline(initialValue: 7) { doubles(steps) }
      let slow = KeyframeTimeline(initialValue: Plain(number: 7)) { plains(steps) }
      #expect(fast.duration == slow.duration, "run \(run): \(steps)")
      let end = min(fast.duration, 50)
      for index in 0...20 {
        let time = end * Double(index) / 19
        let difference = fast.value(time: time) - slow.value(time: time).number
        #expect(abs(difference) <= 1e-9, "run \(run), time \(time): \(steps)")
      }
    }
  }

  @Test func `odd durations end, and give numbers`() {
    var generator = SeededGenerator(seed: 4)
    for run in 0..<5_000 {
      let steps = steps(&generator, hostile: true)
      let timeline = KeyframeTimeline(initialValue: 7) { doubles(steps) }
      #expect(timeline.duration >= 0, "run \(run): \(steps)")
      let times = [0, .leastNonzeroMagnitude, 0.3, 1, 7, 1e200, Double.infinity, -1, .nan]
      for time in times {
        #expect(timeline.value(time: time).isFinite, "run \(run), time \(time): \(steps)")
        #expect(timeline.value(progress: time).isFinite, "run \(run), part \(time): \(steps)")
      }
    }
  }

  @Test func `durations that are none jump, endless ones never arrive`() {
    for duration in [0, -3, Double.nan, -Double.infinity] {
      let timeline = KeyframeTimeline(initialValue: 1.0) {
        LinearKeyframe(2, duration: duration)
        CubicKeyframe(3, duration: duration)
        SpringKeyframe(4, duration: duration)
        LinearKeyframe(6, duration: 1)
      }
      #expect(timeline.duration == 1)
      #expect(timeline.value(time: 0) == 4)
      #expect(timeline.value(time: 0.5) == 5)
    }
    let endless = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(2, duration: 1)
      CubicKeyframe(3, duration: .infinity)
      MoveKeyframe(9)
    }
    #expect(endless.duration == .infinity)
    for time in [1, 1e9, .infinity] { #expect(endless.value(time: time) == 2) }
    #expect(endless.value(progress: 0) == 1 && endless.value(progress: 0.5) == 2)
    let swing = Spring(duration: 1, bounce: 1)
    let undamped = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: swing) }
    #expect(undamped.duration == .infinity)
    #expect(abs(undamped.value(time: 1000.5) - 2) < 1e-9)
  }

  @Test func `a timeline that takes over begins at the velocity of each property`() {
    struct Pair { var a = 0.0, b = 0.0, c = 0.0 }
    let old = KeyframeTimeline(initialValue: Pair()) {
      KeyframeTrack(\.a) {
        CubicKeyframe(10, duration: 1)
        CubicKeyframe(20, duration: 1)
      }
      KeyframeTrack(\.b) { SpringKeyframe(50) }
      KeyframeTrack(\.c) { LinearKeyframe(30, duration: 3) }
    }
    let now = old.value(time: 0.25)
    let new = KeyframeTimeline(
      initialValue: now,
      keyframes: KeyframeTrack(\Pair.a) { CubicKeyframe(0, duration: 1) },
      moving: (old, 0.25))
    let step = 1e-6
    func slope(_ t: KeyframeTimeline<Pair>, _ path: KeyPath<Pair, Double>, _ time: Double) -> Double
    {
      (t.value(time: time + step)[keyPath: path] - t.value(time: time)[keyPath: path]) / step
    }
    #expect(slope(old, \.a, 0.25) > 5)
    #expect(abs(slope(new, \.a, 0) - slope(old, \.a, 0.25)) < 1e-3)
    #expect(new.value(time: 0.5).b == now.b)
    let springs = KeyframeTimeline(
      initialValue: now,
      keyframes: KeyframesBuilder<Pair>.buildPartialBlock(
        accumulated: KeyframeTrack(\Pair.b) { SpringKeyframe(0) },
        next: KeyframeTrack(\Pair.c) { SpringKeyframe(0, startVelocity: -3) }),
      moving: (old, 0.25))
    #expect(abs(slope(springs, \.b, 0) - slope(old, \.b, 0.25)) < 1e-2)
    #expect(abs(slope(springs, \.c, 0) + 3) < 1e-2)
    // What is over does not move.
    let late = KeyframeTimeline(
      initialValue: now, keyframes: KeyframeTrack(\Pair.c) { CubicKeyframe(0, duration: 1) },
      moving: (old, 5))
    #expect(abs(slope(late, \.c, 0)) < 1e-3)
  }
}

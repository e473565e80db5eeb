import Foundation
import Testing

@testable import TweenMotion

/// Random retargets. How animations interrupt each other must not depend on which they are.
@Suite @MainActor struct RetargetPropertyTests {
  struct Retarget: CustomStringConvertible {
    var target: Double
    var animation: Animation
    /// Frames of 1/60 s before it.
    var wait: Int
    var description: String { "after \(wait) frames to \(target) by \(animation)" }

    var simpler: [Retarget] {
      var result: [Retarget] = []
      func add(_ change: (inout Retarget) -> Void) {
        var step = self
        change(&step)
        result.append(step)
      }
      if let modified = animation.base as? ModifiedAnimation {
        add { $0.animation = modified.base }
      }
      if animation != .linear(duration: 1) { add { $0.animation = .linear(duration: 1) } }
      if wait > 0 {
        add { $0.wait = 0 }
        add { $0.wait = wait / 2 }
      }
      if target != target.rounded() { add { $0.target = target.rounded() } }
      return result
    }
  }

  static func draw(_ random: TestGenerator) -> [Retarget] {
    (0..<5).map { _ in
      var animation = AnimatorPropertyTests.animation(random)
      while startsPartWay(animation) { animation = AnimatorPropertyTests.animation(random) }
      return Retarget(
        target: random.uniform(-200, 200), animation: animation, wait: random.index(25))
    }
  }

  /// A negative delay jumps, and should.
  private static func startsPartWay(_ animation: Animation) -> Bool {
    guard let modified = animation.base as? ModifiedAnimation else { return false }
    if case .delay(let delay) = modified.modifier, delay < 0 { return true }
    return startsPartWay(modified.base)
  }

  /// A rig after all steps, the last one without its change where `isWhole` is false; then the
  /// same frame once more, which shows what runs now at the moment of the change.
  static func shown(_ steps: ArraySlice<Retarget>, isWhole: Bool, usesLanes: Bool) -> Double {
    let rig = Rig(0.0, usesLanes: usesLanes)
    rig.advance(frame: 0)
    var frame = 0
    var shift = 0.0
    for (index, step) in zip(steps.indices, steps) {
      for _ in 0..<step.wait {
        frame += 1
        rig.advance(frame: frame)
      }
      if isWhole || index < steps.endIndex - 1 { rig.set(step.target, step.animation) }
    }
    shift = rig.shown
    rig.advance(frame: frame)
    // A change in the frame before, still pending, has its old value once more.
    return rig.isAnimating ? rig.shown : shift
  }

  @Test func `at 10,000 random retargets the position is continuous`() {
    SequenceProperty(
      draw: Self.draw, simpler: \.simpler,
      failure: { steps in
        for usesLanes in [true, false] {
          for end in steps.indices.map({ $0 + 1 }) where end > 1 {
            let before = Self.shown(steps[..<end], isWhole: false, usesLanes: usesLanes)
            let after = Self.shown(steps[..<end], isWhole: true, usesLanes: usesLanes)
            if !(abs(before - after) <= 1e-9) {
              return "lanes \(usesLanes): from \(before) to \(after) at change \(end)"
            }
          }
        }
        return nil
      }
    ).check(seeds: 1..<2501)
  }

  // MARK: Springs over springs

  struct Takeover: CustomStringConvertible {
    var spring: FluidSpringAnimation
    var change: Double
    var seconds: Double
    var description: String { "after \(seconds) s by \(change) with \(spring)" }
  }

  static func spring(_ random: TestGenerator) -> FluidSpringAnimation {
    FluidSpringAnimation(
      response: random.uniform(0.08, 2), dampingFraction: random.uniform(0.05, 1.5),
      blendDuration: random.index(2) == 0 ? 0 : random.uniform(0, 0.5))
  }

  @Test func `a spring takes over position and velocity of a spring, 10,000 times`() {
    SequenceProperty<Takeover>(
      draw: { random in
        (0..<5).map { _ in
          Takeover(
            spring: Self.spring(random), change: random.uniform(-200, 200),
            seconds: random.uniform(0, 0.6))
        }
      }, simpler: { _ in [] },
      failure: { steps in
        var context = AnimationContext<Double>(state: AnimationState())
        var running: Animation?
        var (time, interval) = (0.0, 0.0)
        for (index, step) in steps.enumerated() {
          let next = Animation(step.spring)
          if let running {
            var frame = 0.0
            while frame < step.seconds {
              _ = running.animate(value: interval, time: time + frame, context: &context)
              frame += 1.0 / 60
            }
            time += step.seconds
            let position = running.animate(value: interval, time: time, context: &context)
            let velocity = running.velocity(value: interval, time: time, context: context)
            guard let position else { return nil }
            guard
              next.shouldMerge(
                previous: running, value: interval, time: time, context: &context)
            else { return "no merge at \(index)" }
            let after = next.animate(value: interval + step.change, time: time, context: &context)
            if after != position { return "\(position) to \(String(describing: after))" }
            let new = next.velocity(value: interval, time: time, context: context)
            if new != velocity { return "velocity at \(index)" }
          }
          running = next
          interval += step.change
        }
        return nil
      }
    ).check(seeds: 1..<2501)
  }

  @Test func `a repeating spring takes over from the same one in any of its passes`() {
    let random = TestGenerator(seed: 31)
    for _ in 0..<60 {
      // Passes of 0.2 to 0.6 s, most of which the retargets meet after the first.
      let spring = Animation.spring(duration: random.uniform(0.05, 0.2))
        .repeatCount(4, autoreverses: random.index(4) == 0)
      let animation =
        [spring, spring.delay(0.1), spring.speed(1.5)][random.index(3)]
      let next = random.index(3) == 0 ? Animation.spring(duration: 0.3) : animation
      let waits = (0..<3).map { _ in 5 + random.index(60) }
      let targets = (0..<3).map { _ in random.uniform(-200, 200) }
      checkLanes(
        zip(waits, targets).enumerated().map { index, step in
          Retarget(target: step.1, animation: index == 2 ? next : animation, wait: step.0)
        })
    }
  }

  @Test func `what takes over at the turn of a pass begins where the next pass does`() {
    let bases: [Animation] = [
      .linear(duration: 0.2), .spring(duration: 0.1), .spring(duration: 0.1).delay(0.05),
    ]
    for base in bases {
      for autoreverses in [false, true] {
        let running = base.repeatCount(3, autoreverses: autoreverses)
        for next in [running, .spring(duration: 0.3)] {
          // Each frame of some passes, so that the turns are among them.
          for wait in 1...45 {
            let steps = [
              Retarget(target: 100, animation: running, wait: 0),
              Retarget(target: 250, animation: next, wait: wait),
            ]
            checkLanes(steps)
            // Another one in the same frame.
            guard next != running else { continue }
            checkLanes(steps + [Retarget(target: 20, animation: .snappy, wait: 0)])
          }
        }
      }
    }
  }

  /// Expects lanes to show in every frame what the animations show that run one by one.
  private func checkLanes(_ steps: [Retarget]) {
    let rigs = [Rig(0.0, usesLanes: true), Rig(0.0, usesLanes: false)]
    for rig in rigs { rig.advance(frame: 0) }
    var frame = 0
    func advance(_ count: Int) -> Bool {
      for _ in 0..<count {
        frame += 1
        for rig in rigs { rig.advance(frame: frame) }
        let (lanes, generic) = (rigs[0].shown, rigs[1].shown)
        guard abs(lanes - generic) < 1e-9 else {
          Issue.record("\(lanes), not \(generic), in frame \(frame) of \(steps)")
          return false
        }
      }
      return true
    }
    for step in steps {
      guard advance(step.wait) else { return }
      for rig in rigs { rig.set(step.target, step.animation) }
    }
    _ = advance(150)
  }

  @Test func `a spring takes over what a curve covers that has had no frame yet`() {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      rig.advance(frame: 0)
      // It would begin half-way.
      rig.set(100, .linear(duration: 1).delay(-0.5))
      rig.set(200, .spring(duration: 0.5))
      rig.advance(frame: 1)
      #expect(rig.shown == 50)
      // From there the spring has 150 to go, from rest.
      let spring = Rig(0.0, usesLanes: usesLanes)
      spring.advance(frame: 0)
      spring.set(150, .spring(duration: 0.5))
      for frame in 1...60 {
        rig.advance(frame: frame)
        spring.advance(frame: frame)
        #expect(abs(rig.shown - 50 - spring.shown) < 1e-9, "frame \(frame)")
      }
    }
  }

  // MARK: The stepped spring

  /// Semantics 2.5 by the letter, for one number.
  struct LiteralSpring {
    var response = 0.5
    var dampingFraction = 1.0
    var blendDuration = 0.0
    var x = 0.0
    var v = 0.0
    var a = 0.0
    var t = 0.0
    var blendStart = 0.0
    var blendInterval = 0.0

    mutating func animate(_ target: Double, _ time: Double) -> Double? {
      var r = response
      if blendDuration > 0, blendInterval != 0 {
        let p = min(max((time - blendStart) / blendDuration, 0), 1)
        r += blendInterval * (1 - p * p * (3 - 2 * p))
      }
      let k = min((2 * Double.pi / r) * (2 * Double.pi / r), 45_000)
      if time - t > 1 { t = time - 1.0 / 60 }
      while t < time {
        let vh = v + a / 600
        x += vh / 300
        a = k * (target - x) - 2 * k.squareRoot() * dampingFraction * vh
        v = vh + a / 600
        t += 1.0 / 300
      }
      let near = 0.01 * target
      if max(v * v, a * a) <= 0.0036,
        !(near * near > 0 && (target - x) * (target - x) > near * near)
      {
        return nil
      }
      return x
    }

    mutating func takeOver(_ spring: FluidSpringAnimation, _ time: Double) {
      if spring.response != response {
        blendInterval = response - spring.response
        blendStart = time
      }
      response = spring.response
      dampingFraction = spring.dampingFraction
      blendDuration = spring.blendDuration
      t = time
    }
  }

  @Test func `stepped springs are the loop of their description, retargeted too`() {
    SequenceProperty<Takeover>(
      draw: { random in
        (0..<4).map { _ in
          Takeover(
            spring: Self.spring(random), change: random.uniform(-200, 200),
            seconds: Double(random.index(40)) / 60 + (random.index(8) == 0 ? 1.4 : 0))
        }
      }, simpler: { _ in [] },
      failure: { steps in
        for usesLanes in [true, false] {
          let rig = Rig(0.0, usesLanes: usesLanes)
          var literal: LiteralSpring?
          var (time, begin, interval) = (0.0, 0.0, 0.0)
          func expected(at now: Double) -> Double {
            guard let covered = literal?.animate(interval, now - begin) else {
              literal = nil
              interval = 0
              return rig.model
            }
            return rig.model + covered - interval
          }
          for step in steps {
            rig.set(rig.model + step.change, Animation(step.spring))
            if literal == nil {
              literal = LiteralSpring(
                response: step.spring.response, dampingFraction: step.spring.dampingFraction,
                blendDuration: step.spring.blendDuration)
              begin = time + 1.0 / 64
            } else {
              literal?.takeOver(step.spring, time - begin)
            }
            interval += step.change
            var first = time + 1.0 / 64
            // Frames of 1/64 s, which are exact numbers, or one long one.
            let end = first + (step.seconds * 64).rounded() / 64
            if step.seconds > 1.3 {
              time = first
              rig.advance(time)
              _ = expected(at: time)
              first = end
            }
            var now = first
            while now <= end {
              rig.advance(now)
              time = now
              let value = expected(at: now)
              if abs(rig.shown - value) > 1e-9 {
                return "lanes \(usesLanes) at \(now): \(rig.shown), not \(value)"
              }
              now += 1.0 / 64
            }
          }
        }
        return nil
      }
    ).check(seeds: 1..<801)
  }

  // MARK: Closed forms

  @Test func `closed forms are their equations integrated finely, within 1e-9`() {
    let random = TestGenerator(seed: 12)
    for index in 0..<40 {
      let (mass, v0) = (random.uniform(0.5, 2), random.uniform(-5, 5))
      let frequency = random.uniform(3, 30)
      let ratio = [0.05, 0.5, 0.95, 1, 1.05, 2.5][index % 6]
      let stiffness = mass * frequency * frequency
      let damping = 2 * ratio * mass * frequency
      let spring = Spring(
        mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
      let time = random.uniform(0.05, 1)
      let exact = integrate(from: 0, velocity: v0, to: time, steps: 20_000) { x, v in
        (stiffness * (1 - x) - damping * v) / mass
      }
      let value = spring.value(target: 1.0, initialVelocity: v0, time: time)
      let velocity = spring.velocity(target: 1.0, initialVelocity: v0, time: time)
      #expect(abs(value - exact.position) < 1e-9, "\(spring) \(value - exact.position)")
      #expect(abs(velocity - exact.velocity) < 1e-9 * frequency, "\(spring)")
      // An interpolating spring never over-damps.
      let animation = InterpolatingSpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: v0)
      guard time < animation.duration else { continue }
      let critical = min(damping, 2 * mass * frequency)
      let limited = integrate(from: 0, velocity: v0, to: time, steps: 20_000) { x, v in
        (stiffness * (1 - x) - critical * v) / mass
      }
      #expect(abs((animation.fraction(at: time) ?? .nan) - limited.position) < 1e-9)
    }
  }
}

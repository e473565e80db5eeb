import Foundation
import Testing

@testable import TweenMotion

@Suite(.serialized) @MainActor struct AnimatorPropertyTests {
  typealias Quad = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

  static func animation(_ random: TestGenerator, depth: Int = 0) -> Animation {
    let duration = random.uniform(0.05, 1)
    var result: Animation
    switch random.index(11) {
    case 0: result = .linear(duration: duration)
    case 1: result = .easeInOut(duration: duration)
    case 2: result = .timingCurve(0.68, -0.6, 0.32, 1.6, duration: duration)
    case 3: result = .interpolatingSpring(stiffness: 170, damping: random.uniform(5, 40))
    case 4: result = .spring(duration: duration, bounce: random.uniform(-0.5, 0.7))
    case 5: result = .interactiveSpring(duration: duration)
    case 6: result = .spring(response: duration, dampingFraction: random.uniform(0.3, 2))
    case 7: result = .interpolatingSpring(duration: duration, bounce: random.uniform(0, 0.7))
    case 8:
      result = Animation(
        SimulationAnimation(
          normalizing: BounceSimulation(
            from: 1, acceleration: -2 / (duration * duration), floor: 0,
            restitution: random.uniform(0, 0.6))))
    case 9:
      result = Animation(
        SimulationAnimation(
          normalizing: FrictionSimulation(
            from: 0, velocity: 1, drag: 4 / duration, epsilon: 1e-4)))
    default: result = .timingCurve(.circularEaseInOut, duration: duration)
    }
    switch random.index(12) {
    case 0: result = result.delay(random.uniform(-0.1, 0.3))
    case 1: result = result.speed(random.uniform(0.5, 3))
    case 2: result = result.repeatCount(1 + random.index(4), autoreverses: random.index(2) == 0)
    case 3: result = result.logicallyComplete(after: random.uniform(0, 0.5))
    default: break
    }
    return depth < 1 && random.index(6) == 0 ? wrap(result, random) : result
  }

  private static func wrap(_ animation: Animation, _ random: TestGenerator) -> Animation {
    switch random.index(3) {
    case 0: animation.delay(0.1)
    case 1: animation.speed(1.5)
    default: animation.repeatCount(2)
    }
  }

  static func quad(_ random: TestGenerator) -> Quad {
    func number() -> Double { (random.uniform(-200, 200) * 8).rounded() / 8 }
    return Quad(AnimatablePair(number(), number()), AnimatablePair(number(), number()))
  }

  static func distance(_ a: Quad, _ b: Quad) -> Double {
    (a - b).magnitudeSquared.squareRoot()
  }

  @Test("lanes show what the generic animator shows, through any retargets")
  func lanesAgree() {
    for seed in 1...250 {
      let random = TestGenerator(seed: UInt64(seed))
      let start = Self.quad(random)
      let lanes = Rig(start)
      let generic = Rig(start, usesLanes: false)
      var frame = 0
      while frame < 4000 {
        lanes.advance(frame: frame)
        generic.advance(frame: frame)
        #expect(lanes.isAnimating == generic.isAnimating, "seed \(seed), frame \(frame)")
        let error = Self.distance(lanes.shown, generic.shown)
        #expect(error <= 1e-9 * 1000, "seed \(seed), frame \(frame): \(error)")
        #expect(lanes.fired == generic.fired, "seed \(seed), frame \(frame)")
        if frame < 90, random.index(12) == 0 {
          let target = Self.quad(random)
          let animation = random.index(10) == 0 ? nil : Self.animation(random)
          for rig in [lanes, generic] {
            rig.set(target, animation, logical: "l\(frame)", removed: "r\(frame)")
          }
        }
        if frame > 90, !lanes.isAnimating, !generic.isAnimating { break }
        frame += 1
      }
      #expect(lanes.shown == lanes.model, "seed \(seed) still runs")
      #expect(generic.fired.count == Set(generic.fired).count)
      #expect(lanes.pool.isIdle && generic.pool.isIdle)
    }
  }

  @Test("many attributes in one pool move as each alone")
  func sharing() {
    let random = TestGenerator(seed: 77)
    let pool = AnimatorPool(isLive: false)
    let owner = CountingOwner()
    let count = 60
    var models = (0..<count).map { _ in Self.quad(random) }
    var together = (0..<count).map { _ in AnimatedAttribute<Quad>() }
    let alone = models.map { Rig($0, usesLanes: false) }
    func update(_ index: Int, _ animation: Animation?) {
      _ = together[index].update(
        models[index], transaction: Transaction(animation: animation),
        environment: EnvironmentValues(), pool: pool, owner: owner)
    }
    for index in 0..<count { update(index, nil) }
    let palette: [Animation] = [
      .spring(response: 0.6, dampingFraction: 0.5), .easeInOut(duration: 0.4), .snappy,
      .spring.delay(0.1), .linear(duration: 0.3).repeatCount(3), .spring.repeatCount(2),
    ]
    for frame in 0..<400 {
      pool.advance(
        to: StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame)))
      for index in 0..<count {
        alone[index].advance(frame: frame)
        let error = Self.distance(together[index].shown(models[index]), alone[index].shown)
        #expect(error <= 1e-6, "frame \(frame), attribute \(index)")
        #expect(together[index].isAnimating == alone[index].isAnimating)
      }
      if frame < 120, frame % 9 == 0 {
        let animation = palette[random.index(palette.count)]
        for index in 0..<count where random.index(3) > 0 {
          models[index] = Self.quad(random)
          update(index, animation)
          alone[index].set(models[index], animation)
        }
      }
    }
    #expect(pool.activeCount == 0)
  }

  @Test("a retarget keeps the position, spring over spring the velocity too")
  func continuity() {
    for seed in 1...300 {
      let random = TestGenerator(seed: UInt64(seed) + 5000)
      for usesLanes in [true, false] {
        let rig = Rig(0.0, usesLanes: usesLanes)
        let isSpring = seed % 2 == 0
        rig.set(
          random.uniform(50, 200),
          isSpring ? .spring(duration: 0.6, bounce: 0.3) : Self.animation(random))
        for frame in 0..<(5 + random.index(15)) { rig.advance(1.0 + Double(frame) / 300) }
        let before = rig.shown
        let time = rig.pool.now.seconds
        let next: Animation =
          isSpring ? .spring(duration: random.uniform(0.3, 0.9)) : Self.animation(random)
        rig.set(random.uniform(-200, 200), next)
        #expect(abs(rig.shown - before) < 1e-9, "seed \(seed)")
        guard isSpring else { continue }
        rig.advance(time + 1.0 / 300)
        let step = rig.shown - before
        rig.advance(time + 2.0 / 300)
        // No kink: the second difference is an acceleration, bounded by k x distance.
        let second = rig.shown - before - 2 * step
        #expect(abs(second) < 600.0 * 600 / 90_000 * 4, "seed \(seed)")
      }
    }
  }

  @Test("every finite animation ends exactly at its target, completed once")
  func endings() {
    for seed in 1...500 {
      let random = TestGenerator(seed: UInt64(seed) + 9000)
      for usesLanes in [true, false] {
        let rig = Rig(random.uniform(-1000, 1000), usesLanes: usesLanes)
        let target = random.uniform(-1000, 1000)
        rig.set(target, Self.animation(random), logical: "l", removed: "r")
        var frame = 0
        while rig.isAnimating, frame < 6000 {
          rig.advance(frame: frame)
          frame += 1
        }
        #expect(!rig.isAnimating && rig.shown == target, "seed \(seed)")
        #expect(rig.fired.sorted() == ["l", "r"], "seed \(seed)")
      }
    }
  }
}

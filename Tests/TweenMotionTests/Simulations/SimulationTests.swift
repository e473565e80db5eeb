import Foundation
import Testing
import TweenMath

@testable import TweenMotion

/// x'' = f(x, v), by fourth-order Runge-Kutta in small steps.
func integrate(
  from x: Double, velocity v: Double, to time: Double, steps: Int,
  acceleration f: (Double, Double) -> Double
) -> (position: Double, velocity: Double) {
  var (x, v) = (x, v)
  let h = time / Double(steps)
  for _ in 0..<steps {
    let (k1x, k1v) = (v, f(x, v))
    let (k2x, k2v) = (v + h / 2 * k1v, f(x + h / 2 * k1x, v + h / 2 * k1v))
    let (k3x, k3v) = (v + h / 2 * k2v, f(x + h / 2 * k2x, v + h / 2 * k2v))
    let (k4x, k4v) = (v + h * k3v, f(x + h * k3x, v + h * k3v))
    x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
    v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
  }
  return (x, v)
}

@Suite @MainActor struct SimulationTests {
  /// A simulation by what all of them promise.
  static func check<S: Simulation>(
    _ simulation: S, _ note: String, location: SourceLocation = #_sourceLocation
  ) where S.Value == Double {
    let start = simulation.position(at: 0)
    #expect(start.isFinite, "\(note)", sourceLocation: location)
    let times = [-1, 0, .nan, 1e-9, 0.01, 0.3, 1, 7, 1e3, 1e9, 1e300, -.infinity]
    for time in times {
      let (x, v) = (simulation.position(at: time), simulation.velocity(at: time))
      #expect(!x.isNaN && !v.isNaN, "\(note) at \(time)", sourceLocation: location)
      if !(time > 0) { #expect(x == start, "\(note)", sourceLocation: location) }
    }
    let duration = simulation.duration
    #expect(duration >= 0, "\(note)", sourceLocation: location)
    #expect((simulation.finalPosition == nil) == (duration == .infinity), "\(note)")
    guard let end = simulation.finalPosition else { return }
    for time in [duration, duration.nextUp, duration * 2, .infinity] {
      #expect(simulation.isDone(at: time), "\(note)", sourceLocation: location)
      #expect(simulation.position(at: time) == end, "\(note)", sourceLocation: location)
      #expect(simulation.velocity(at: time) == 0, "\(note)", sourceLocation: location)
    }
    if duration > 0 { #expect(!simulation.isDone(at: duration.nextDown), "\(note)") }
  }

  static let odd: [Double] = [
    0, -0.0, 1, -1, 0.5, -3, 1e-9, 1e9, 1e300, -1e300, 1e-300, .infinity, -.infinity, .nan,
  ]

  // MARK: Spring

  @Test func `a spring simulation is its differential equation integrated finely`() {
    for (seed, ratio) in [0.1, 0.4, 0.9, 1, 1.3, 4].enumerated() {
      let random = TestGenerator(seed: UInt64(seed + 1))
      for _ in 0..<10 {
        let spring = Spring(response: random.uniform(0.2, 2), dampingRatio: ratio)
        let (from, to) = (random.uniform(-100, 100), random.uniform(-100, 100))
        let v0 = random.uniform(-500, 500)
        let simulation = SpringSimulation(
          spring, from: from, to: to, initialVelocity: v0, epsilon: 1e-12)
        let time = random.uniform(0, 1.5)
        let expected = integrate(from: from, velocity: v0, to: time, steps: 20_000) { x, v in
          (spring.stiffness * (to - x) - spring.damping * v) / spring.mass
        }
        #expect(abs(simulation.position(at: time) - expected.position) < 1e-8)
        #expect(abs(simulation.velocity(at: time) - expected.velocity) < 1e-7)
      }
    }
  }

  @Test func `from its duration on a spring stays within epsilon, and not much before`() {
    let random = TestGenerator(seed: 3)
    for index in 0..<600 {
      let ratio = [0.05, 0.3, 0.8, 1, 1.2, 3][index % 6]
      let spring = Spring(response: random.uniform(0.1, 3), dampingRatio: ratio)
      let simulation = SpringSimulation(
        spring, from: random.uniform(-100, 100), to: random.uniform(-100, 100),
        initialVelocity: random.uniform(-1000, 1000), epsilon: 0.01)
      let duration = simulation.duration
      func error(_ time: Double) -> Double {
        abs(
          simulation.start
            + spring.value(
              target: simulation.target - simulation.start,
              initialVelocity: simulation.initialVelocity, time: time) - simulation.target)
      }
      for step in 0..<200 { #expect(error(duration * (1 + Double(step) / 100)) <= 0.01 + 1e-9) }
      // An oscillation's bound is met twice in a turn.
      let turn = spring.duration
      let worst = (0..<400).map { error(duration - turn * Double($0) / 400) }.max() ?? 0
      #expect(worst > 0.005 || duration < turn, "\(spring) \(worst)")
    }
  }

  @Test func `springs that never settle never end`() {
    for spring in [
      Spring(response: 0.5, dampingRatio: 0), Spring(duration: 0.5, bounce: -1),
      Spring(response: .infinity, dampingRatio: 1), Spring(mass: 1, stiffness: 0, damping: 1),
    ] {
      let simulation = SpringSimulation(spring, from: 0.0, to: 1, initialVelocity: 0)
      #expect(simulation.duration == .infinity && simulation.finalPosition == nil)
    }
    let plane = SpringSimulation(
      .bouncy, from: AnimatablePair(0.0, 0.0), to: AnimatablePair(3.0, 4.0))
    #expect(plane.finalPosition == AnimatablePair(3, 4))
    #expect(plane.duration > 0.5 && plane.duration < 3)
  }

  // MARK: Friction

  @Test func `friction is its differential equation integrated finely`() {
    let random = TestGenerator(seed: 4)
    for _ in 0..<50 {
      let (x0, v0) = (random.uniform(-100, 100), random.uniform(-2000, 2000))
      let drag = random.uniform(0, 6)
      let simulation = FrictionSimulation(from: x0, velocity: v0, drag: drag, epsilon: 1e-12)
      let time = random.uniform(0, 2)
      let expected = integrate(from: x0, velocity: v0, to: time, steps: 4000) { _, v in -drag * v }
      #expect(abs(simulation.position(at: time) - expected.position) < 1e-8)
      #expect(abs(simulation.velocity(at: time) - expected.velocity) < 1e-8)
    }
  }

  @Test func `friction's presets keep their share of the velocity a millisecond`() {
    let normal = FrictionSimulation(from: 0, velocity: 1000)
    #expect(abs(normal.velocity(at: 0.001) - 998) < 1e-9)
    let fast = FrictionSimulation(from: 0, velocity: 1000, drag: FrictionSimulation.fastDrag)
    #expect(abs(fast.velocity(at: 0.002) - 980.1) < 1e-9)
    #expect(FrictionSimulation.drag(keepingPerMillisecond: 1) == 0)
    #expect(FrictionSimulation.drag(keepingPerMillisecond: 0) == .infinity)
  }

  @Test func `friction's inverse velocity comes to rest where it should`() throws {
    let random = TestGenerator(seed: 5)
    for _ in 0..<200 {
      let (from, to) = (random.uniform(-500, 500), random.uniform(-500, 500))
      let drag = random.uniform(0.1, 20)
      let velocity = FrictionSimulation.velocity(from: from, to: to, drag: drag)
      let simulation = FrictionSimulation(from: from, velocity: velocity, drag: drag)
      #expect(try abs(#require(simulation.finalPosition) - to) < 1e-9)
      let before = simulation.position(at: simulation.duration.nextDown)
      #expect(abs(before - to) <= 0.001 * (1 + 1e-6))
      let middle = from + (to - from) * random.unit()
      let time = try #require(simulation.time(to: middle))
      #expect(abs(simulation.position(at: time) - middle) < 1e-8)
      #expect(simulation.time(to: from - (to - from)) == nil)
      #expect(simulation.time(to: to + (to - from)) == nil)
    }
  }

  @Test func `friction stops dead at an edge`() {
    let simulation = FrictionSimulation(from: 50, velocity: 400, bounds: 0...100)
    #expect(simulation.finalPosition == 100)
    let hit = simulation.duration
    #expect(abs(simulation.position(at: hit.nextDown) - 100) < 1e-9)
    #expect(simulation.velocity(at: hit.nextDown) > 200)
    #expect(simulation.velocity(at: hit) == 0 && simulation.position(at: hit + 1) == 100)
    // Enough friction: it does not get there.
    let slow = FrictionSimulation(from: 50, velocity: 40, bounds: 0...100)
    #expect(slow.finalPosition == 50 + 40 / FrictionSimulation.normalDrag)
    // Outside counts as the edge; from there outwards it ends at once, inwards it goes.
    #expect(FrictionSimulation(from: 150, velocity: 10, bounds: 0...100).duration == 0)
    let back = FrictionSimulation(from: 150, velocity: -10, bounds: 0...100)
    #expect(back.position(at: 0) == 100 && back.position(at: 0.1) < 100)
    let free = FrictionSimulation(from: 0, velocity: 2, drag: 0, bounds: -1...10)
    #expect(free.duration == 5 && free.position(at: 4) == 8)
    #expect(FrictionSimulation(from: 0, velocity: 2, drag: 0).duration == .infinity)
  }

  // MARK: Scrolling

  @Test func `a scroll is friction, and a spring from where that meets an edge`() throws {
    let random = TestGenerator(seed: 6)
    var caught = 0
    for _ in 0..<300 {
      let x0 = random.uniform(-30, 230)
      let v0 = random.uniform(-1000, 1000)
      let scroll = ScrollSimulation(from: x0, velocity: v0, in: 0...200, epsilon: 1e-6)
      #expect(scroll.position(at: 0) == x0)
      let end = try #require(scroll.finalPosition)
      #expect((0...200).contains(end))
      // Neither position nor velocity jumps, wherever one looks.
      var last = (x0, v0)
      for step in 1...4000 {
        let time = Double(step) / 1000
        let now = (scroll.position(at: time), scroll.velocity(at: time))
        #expect(abs(now.0 - last.0 - (now.1 + last.1) / 2000) < 0.01)
        #expect(abs(now.1 - last.1) < 30, "\(x0) \(v0) at \(time)")
        last = now
      }
      if scroll.spring != nil { caught += 1 }
      #expect(scroll.position(at: scroll.duration) == end)
    }
    #expect(caught > 50)
    let inside = ScrollSimulation(from: 100, velocity: 10, in: 0...200)
    #expect(inside.spring == nil && inside.duration == inside.friction.duration)
  }

  @Test func `a motion that ends all but at an edge rests there when it would without one`() throws
  {
    let free = FrictionSimulation(from: 50, velocity: 100, epsilon: 0.01)
    let edge = try #require(free.finalPosition) - 1e-12
    let bounded = FrictionSimulation(from: 50, velocity: 100, bounds: 0...edge, epsilon: 0.01)
    #expect(bounded.duration == free.duration && bounded.finalPosition == edge)
    let scroll = ScrollSimulation(from: 50, velocity: 100, in: 0...edge, epsilon: 0.01)
    #expect(scroll.duration == free.duration && scroll.finalPosition == edge)
    #expect(abs(scroll.position(at: scroll.duration.nextDown) - edge) <= 0.01)
  }

  // MARK: Gravity

  @Test func `a throw rises, turns and falls to its end`() {
    let ball = GravitySimulation(from: 0, velocity: 10, acceleration: -10, end: 0)
    #expect(ball.duration == 2 && ball.position(at: 1) == 5 && ball.velocity(at: 1) == 0)
    #expect(ball.finalPosition == 0)
    #expect(GravitySimulation.speed(toRise: 5, against: -10) == 10)
    let drop = GravitySimulation(from: 20, acceleration: -10, end: 0)
    #expect(drop.duration == 2)
    #expect(
      GravitySimulation(from: 0, velocity: 10, acceleration: -10, end: 6).duration == .infinity)
    #expect(GravitySimulation(from: 0, acceleration: -10).duration == .infinity)
    #expect(GravitySimulation(from: 3, acceleration: 0).duration == 0)
    #expect(GravitySimulation(from: 0, velocity: 2, acceleration: 0, end: 6).duration == 3)
    #expect(GravitySimulation(from: 0, velocity: 2, acceleration: 0, end: -6).duration == .infinity)
    // On its end already, and driven into it.
    #expect(GravitySimulation(from: 5, velocity: 1, acceleration: 3, end: 5).duration == 0)
    let random = TestGenerator(seed: 7)
    for _ in 0..<500 {
      let (x0, v0) = (random.uniform(-50, 50), random.uniform(-50, 50))
      let (a, end) = (random.uniform(-50, 50), random.uniform(-50, 50))
      let throwing = GravitySimulation(from: x0, velocity: v0, acceleration: a, end: end)
      // The first root: no sign change before it.
      let limit = min(throwing.duration, 20)
      let side = end > x0
      for step in 1..<100 {
        let x = throwing.position(at: limit * Double(step) / 100)
        #expect((end > x) == side)
      }
      if throwing.duration < .infinity {
        let t = throwing.duration
        #expect(abs(x0 + v0 * t + a * t * t / 2 - end) < 1e-6 * (1 + abs(v0 * t)))
      }
    }
  }

  // MARK: Bouncing

  /// The ball's bounces one by one, as a child would write it.
  static func bounce(
    from x: Double, velocity: Double, gravity: Double, restitution: Double, to time: Double
  ) -> (height: Double, velocity: Double) {
    var (x, v, rest) = (x, velocity, time)
    for _ in 0..<100_000 {
      let impact = (v + (v * v + 2 * gravity * x).squareRoot()) / gravity
      if rest < impact { return (x + v * rest - gravity * rest * rest / 2, v - gravity * rest) }
      rest -= impact
      v = (gravity * impact - v) * restitution
      x = 0
      if v < 1e-12 { return (0, 0) }
    }
    return (0, 0)
  }

  @Test func `a bouncing ball is where its bounces one by one lead`() throws {
    let random = TestGenerator(seed: 8)
    for _ in 0..<400 {
      let (h, v0) = (random.uniform(0, 100), random.uniform(-50, 50))
      let (g, e) = (random.uniform(1, 200), random.uniform(0, 0.97))
      let ball = BounceSimulation(
        from: h, velocity: v0, acceleration: -g, floor: 0, restitution: e)
      let mirrored = BounceSimulation(
        from: 7 - h, velocity: -v0, acceleration: g, floor: 7, restitution: e)
      let duration = ball.duration
      #expect(duration < .infinity && ball.finalPosition == 0)
      for _ in 0..<20 {
        let time = duration * random.unit()
        let expected = Self.bounce(
          from: h, velocity: v0, gravity: g, restitution: e, to: time)
        #expect(abs(ball.position(at: time) - expected.height) < 1e-7, "\(ball) at \(time)")
        #expect(abs(mirrored.position(at: time) - (7 - expected.height)) < 1e-7)
        if expected.height > 1e-4 {
          #expect(abs(ball.velocity(at: time) - expected.velocity) < 1e-6, "\(ball) at \(time)")
        }
      }
    }
  }

  @Test func `without loss a ball bounces for ever, to the same height`() {
    let ball = BounceSimulation(from: 5, acceleration: -10, floor: 0, restitution: 1)
    #expect(ball.firstImpact == 1 && ball.duration == .infinity)
    for bounce in [1.0, 10, 1000, 1e6] {
      #expect(abs(ball.position(at: 2 * bounce) - 5) < 1e-6)
      #expect(abs(ball.position(at: 2 * bounce + 1)) < 1e-6)
    }
    let dead = BounceSimulation(from: 5, acceleration: -10, floor: 0, restitution: 0)
    #expect(dead.duration == 1 && dead.finalPosition == 0)
    // Very little loss: many bounces, still the right one.
    let long = BounceSimulation(from: 5, acceleration: -10, floor: 0, restitution: 1 - 1e-6)
    let expected = Self.bounce(from: 5, velocity: 0, gravity: 10, restitution: 1 - 1e-6, to: 1500)
    #expect(abs(long.position(at: 1500) - expected.height) < 1e-6)
  }

  @Test func `between walls a ball folds its way`() {
    let random = TestGenerator(seed: 9)
    for _ in 0..<300 {
      let (low, width) = (random.uniform(-50, 50), random.uniform(1, 100))
      let x0 = low + width * random.unit()
      let v0 = random.uniform(-200, 200)
      let e = random.index(3) == 0 ? 1 : random.uniform(0.3, 1)
      let ball = WallBounceSimulation(
        from: x0, velocity: v0, walls: low...(low + width), restitution: e)
      #expect(ball.duration == .infinity && ball.finalPosition == nil)
      for _ in 0..<20 {
        let time = random.uniform(0, 10)
        var (x, v, rest) = (x0, v0, time)
        while true {
          let impact = ((v > 0 ? low + width : low) - x) / v
          if rest < impact { break }
          x = v > 0 ? low + width : low
          v *= -e
          rest -= impact
        }
        #expect(abs(ball.position(at: time) - (x + v * rest)) < 1e-7, "\(ball) at \(time)")
        #expect(abs(ball.velocity(at: time) - v) < 1e-6, "\(ball) at \(time)")
      }
    }
    let stuck = WallBounceSimulation(from: 1, velocity: 2, walls: 0...5, restitution: 0)
    #expect(stuck.duration == 2 && stuck.finalPosition == 5)
    #expect(WallBounceSimulation(from: 1, velocity: 0, walls: 0...5).duration == 0)
    #expect(WallBounceSimulation(from: 9, velocity: 3, walls: 5...5).finalPosition == 5)
    let open = WallBounceSimulation(from: 1, velocity: 2, walls: 0...Double.infinity)
    #expect(open.position(at: 100) == 201)
  }

  /// Crossing n takes e^n, so impact k is at 1 + e + ... + e^(k-1). Where nearly no speed is lost, the
  /// logarithm that finds the crossing is off by far more than the distance to the impact.
  @Test func `just before and behind an impact between walls a ball is on its side of it`() {
    let restitution = 1 - 0x1p-26
    let ball = WallBounceSimulation(
      from: 0, velocity: 1, walls: 0...1, restitution: restitution)
    var (impact, duration, speed) = (1.0, 1.0, 1.0)
    for index in 1...400 {
      let way: Double = index % 2 == 1 ? 1 : -1
      #expect(abs(ball.velocity(at: impact - 1e-9) - way * speed) < 1e-12, "impact \(index)")
      speed *= restitution
      #expect(abs(ball.velocity(at: impact + 1e-9) + way * speed) < 1e-12, "impact \(index)")
      let wall: Double = index % 2 == 1 ? 1 : 0
      for time in [impact - 1e-9, impact + 1e-9] {
        #expect(abs(ball.position(at: time) - (wall - way * 1e-9)) < 1e-11, "impact \(index)")
      }
      duration /= restitution
      impact += duration
    }
  }

  @Test func `a pair rests when both do`() {
    let pair = SimulationPair(
      WallBounceSimulation(from: 0, velocity: 5, walls: 0...10, restitution: 0),
      BounceSimulation(from: 10, acceleration: -20, floor: 0, restitution: 0.5))
    #expect(pair.duration == max(pair.first.duration, pair.second.duration))
    #expect(pair.finalPosition == AnimatablePair(10, 0))
    #expect(pair.position(at: 1) == AnimatablePair(5, pair.second.position(at: 1)))
    #expect(pair.velocity(at: 0.5) == AnimatablePair(5, -10))
  }

  // MARK: Bad input

  @Test func `hostile numbers give positions, and neither traps nor hangs`() {
    for a in Self.odd {
      for b in Self.odd {
        for c in Self.odd {
          let note = "\(a) \(b) \(c)"
          Self.check(FrictionSimulation(from: a, velocity: b, drag: c, epsilon: a), note)
          Self.check(FrictionSimulation(from: a, velocity: b, drag: c, bounds: -1...1), note)
          Self.check(ScrollSimulation(from: a, velocity: b, in: 0...100, drag: c), note)
          Self.check(GravitySimulation(from: a, velocity: b, acceleration: c), note)
          Self.check(GravitySimulation(from: a, velocity: b, acceleration: c, end: b), note)
          Self.check(
            BounceSimulation(from: a, velocity: b, acceleration: c, floor: 0, restitution: 0.5),
            note)
          Self.check(
            BounceSimulation(from: a, acceleration: b, floor: 1, restitution: c), note)
          Self.check(
            WallBounceSimulation(from: a, velocity: b, walls: 0...1, restitution: c), note)
          if a.isFinite, b.isFinite {
            Self.check(
              SpringSimulation(
                Spring(response: c, dampingRatio: a), from: 0.0, to: 1, initialVelocity: b,
                epsilon: a), note)
          }
        }
      }
    }
  }

  // MARK: As animations

  @Test func `a simulation covers the interval, and ends at its target`() {
    let bounce = BounceSimulation(from: 3, acceleration: -40, floor: 0, restitution: 0.5)
    for usesLanes in [true, false] {
      let rig = Rig(100.0, usesLanes: usesLanes)
      rig.advance(0)
      rig.set(0, Animation(SimulationAnimation(normalizing: bounce)), removed: "end")
      for frame in 0..<200 where rig.isAnimating {
        let time = Double(frame) / 60
        rig.advance(time)
        guard rig.isAnimating else { break }
        #expect(abs(rig.shown - 100 * bounce.position(at: time) / 3) < 1e-9)
        #expect(time <= bounce.duration)
      }
      #expect(rig.shown == 0 && !rig.isAnimating && rig.fired == ["end"])
      // Its position is the part itself, where it is not normalised.
      rig.set(
        10,
        Animation(
          SimulationAnimation(
            GravitySimulation(from: 0, velocity: 0, acceleration: 2, end: 1))))
      rig.advance(10)
      rig.advance(10.5)
      #expect(rig.shown == 2.5)
      #expect(rig.pool.runningAnimations().map(\.remaining) == [.seconds(0.5)])
    }
    let endless = WallBounceSimulation(from: 0, velocity: 1, walls: 0...1)
    for animation in [
      Animation(SimulationAnimation(normalizing: endless)),
      Animation(
        SimulationAnimation(
          normalizing: GravitySimulation(from: 1, velocity: 1, acceleration: -1, end: 1))),
    ] {
      #expect(AnimationTests.samples(animation, at: [0]) == [nil])
    }
    #expect(AnimationTests.samples(Animation(SimulationAnimation(endless)), at: [2.5]) == [0.5])
  }

  @Test func `a spring goes on with the velocity of a simulation`() {
    let friction = Animation(
      SimulationAnimation(normalizing: FrictionSimulation(from: 0, velocity: 1, drag: 3)))
    for usesLanes in [true, false] {
      for modify in [{ $0 }, { $0.speed(0.5) }] as [(Animation) -> Animation] {
        let rig = Rig(0.0, usesLanes: usesLanes)
        rig.advance(0)
        rig.set(300, modify(friction))
        let times = [0.01, 0.2, 0.2 + 1.0 / 300]
        for time in times { rig.advance(time) }
        let before = rig.shown
        rig.advance(times[2] + 1.0 / 300)
        let speed = (rig.shown - before) * 300
        // Too slack to matter, so that only the velocity moves it.
        rig.set(310, modify(.spring(response: 1e4, dampingFraction: 1)))
        let shown = rig.shown
        rig.advance(times[2] + 61.0 / 300)
        #expect(abs((rig.shown - shown) * 5 - speed) < speed * 0.05, "\(speed)")
      }
    }
    #expect(
      friction
        == Animation(
          SimulationAnimation(normalizing: FrictionSimulation(from: 0, velocity: 1, drag: 3))))
    #expect(
      friction
        != Animation(
          SimulationAnimation(
            FrictionSimulation(from: 0, velocity: 1, drag: 3))))
  }
}

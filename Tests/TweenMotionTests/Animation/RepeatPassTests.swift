import Foundation
import TestSupport
import Testing
import TweenGeometry

@testable import TweenMotion

/// Passes of repeating animations, which follow each other without a gap (Semantics 2.7).
@Suite(.serialized) @MainActor struct RepeatPassTests {
  /// What shows in frames after the change's own, by both engines: of a way from 0 to 360.
  private func frames(
    _ animation: Animation, _ count: Int, rate: Int = 60
  ) -> [[Double]] {
    [true, false].map { usesLanes in
      let rig = Rig(0.0, usesLanes: usesLanes)
      rig.advance(frame: 0, rate: rate)
      rig.set(360, animation)
      return (1...count).map { frame in
        rig.advance(frame: frame, rate: rate)
        return rig.shown
      }
    }
  }

  @Test func `a turn of a second shows sixty frames, and the same sixty again`() {
    for shown in frames(.linear(duration: 1).repeatForever(autoreverses: false), 600) {
      for (frame, value) in shown.enumerated() {
        #expect(abs(value - Double(frame % 60) * 6) < 1e-9, "frame \(frame)")
      }
    }
  }

  /// The fuzzer found the jump: the start of the next animation evaluated the pass, which turned again.
  @Test func `a spring takes over from passes without a duration where they are`() {
    let endless = Animation.linear(duration: 0).repeatForever()
    for (animation, first) in [(endless, Animation?.none), (endless.repeatForever(), .easeIn)] {
      for (usesLanes, count) in [(true, 5), (true, 6), (false, 5), (false, 6)] {
        let rig = Rig(0.0, usesLanes: usesLanes)
        rig.advance(frame: 0)
        if let first { rig.set(-10, first) }
        rig.set(100, animation)
        for frame in 1...count { rig.advance(frame: frame) }
        let shown = rig.shown
        rig.set(200, .spring(duration: 5))
        rig.advance(frame: count + 1)
        #expect(abs(rig.shown - shown) < 5, "\(animation), \(usesLanes), \(count)")
      }
    }
  }

  /// An animation, how many frames its loop takes, and how many frames a second there are.
  @Test(arguments: [
    (Animation.linear(duration: 0.1).repeatForever(autoreverses: false), 6, 60),
    (.linear(duration: 0.7).repeatForever(autoreverses: false), 42, 60),
    (.easeInOut(duration: 1.0 / 3).repeatForever(autoreverses: false), 20, 60),
    (.easeIn(duration: 1.2).repeatForever(autoreverses: false), 36, 30),
    (.linear(duration: 0.3).repeatForever(autoreverses: false), 36, 120),
    (.linear(duration: 1).repeatForever(), 120, 60),
    (.easeInOut(duration: 0.8).repeatForever(autoreverses: true), 40, 25),
    (.linear(duration: 1).repeatForever(autoreverses: false).speed(2), 30, 60),
    (.linear(duration: 0.35).speed(0.7).repeatForever(autoreverses: false), 30, 60),
    (.linear(duration: 1).speed(3).repeatForever(), 40, 60),
    (.linear(duration: 0.5).delay(0.25).repeatForever(autoreverses: false), 45, 60),
    (.linear(duration: 0.5).delay(-0.1).repeatForever(autoreverses: false), 24, 60),
    (.linear(duration: 0.2).repeatCount(3, autoreverses: false).repeatForever(), 72, 60),
    (.linear(duration: 0.2).repeatCount(2).repeatForever(autoreverses: false), 24, 60),
    (
      .timingCurve(.circularEaseInOut, duration: 0.9).logicallyComplete(after: 0.1)
        .repeatForever(autoreverses: false), 54, 60
    ),
  ])
  func `loops take as many frames as their passes take time`(
    _ animation: Animation, _ period: Int, _ rate: Int
  ) {
    for shown in frames(animation, period * 12, rate: rate) {
      // A circular curve is vertical in its middle.
      let seam = (period..<shown.count).first { abs(shown[$0] - shown[$0 - period]) >= 1e-3 }
      #expect(seam == nil)
      #expect(Set(shown.prefix(period).map { ($0 * 1e6).rounded() }).count > period / 6)
    }
  }

  @Test func `a delay around the passes comes once`() {
    let animation = Animation.linear(duration: 0.5).repeatForever(autoreverses: false).delay(0.2)
    for shown in frames(animation, 200) {
      for (frame, value) in shown.enumerated() {
        let expected = frame < 12 ? 0 : Double((frame - 12) % 30) * 12
        #expect(abs(value - expected) < 1e-6, "frame \(frame)")
      }
    }
  }

  @Test(arguments: [1, 2, 3, 5], [false, true])
  func `the last of some passes shows its end`(_ count: Int, _ autoreverses: Bool) {
    let animation = Animation.linear(duration: 0.1).repeatCount(count, autoreverses: autoreverses)
    for shown in frames(animation, count * 6 + 4) {
      for (frame, value) in shown.enumerated() {
        let (pass, step) = (min(frame / 6, count - 1), frame - min(frame / 6, count - 1) * 6)
        let part = Double(step) * 60
        let isReversed = autoreverses && pass % 2 == 1
        // After its end the model shows.
        let expected = frame > count * 6 ? 360 : isReversed ? 360 - part : part
        #expect(abs(value - expected) < 1e-6, "frame \(frame)")
      }
    }
  }

  @Test func `frames that miss the turn show where the next pass is by then`() {
    // 7 frames a second: passes of .3 s end between them.
    let animation = Animation.linear(duration: 0.3).repeatForever(autoreverses: false)
    for shown in frames(animation, 100, rate: 7) {
      for (frame, value) in shown.enumerated() {
        let part = (Double(frame) / 7).truncatingRemainder(dividingBy: 0.3) / 0.3
        // Each 21st frame lies at a turn.
        #expect(abs(value - (frame % 21 == 0 ? 0 : part * 360)) < 1e-6, "frame \(frame)")
      }
    }
  }

  @Test func `springs in closed form and simulations repeat by their length`() throws {
    let spring = InterpolatingSpringAnimation(
      mass: 1, stiffness: 200, damping: 15, initialVelocity: 0)
    let friction = SimulationAnimation(
      normalizing: FrictionSimulation(from: 0, velocity: 1, drag: 8, epsilon: 1e-3))
    for (animation, length) in [
      (Animation(spring), spring.duration), (Animation(friction), friction.simulation.duration),
    ] {
      for shown in frames(animation.repeatForever(autoreverses: false), 400) {
        for (frame, value) in shown.enumerated() {
          let time = (Double(frame) / 60).truncatingRemainder(dividingBy: length)
          var context = AnimationContext<Double>(state: AnimationState())
          let bare = animation.animate(value: 360, time: time, context: &context)
          #expect(abs(value - (try #require(bare))) < 1e-5, "frame \(frame)")
        }
      }
    }
  }

  @Test func `a stepped spring begins anew in the frame that finds it at rest`() {
    for base in [Animation.spring(duration: 0.4), .bouncy, .spring(duration: 0.3).delay(0.1)] {
      let alone = frames(base, 400)
      let again = frames(base.repeatForever(autoreverses: false), 400)
      let swings = frames(base.repeatForever(), 400)
      for engine in 0..<2 {
        // The first frame of the model, bit for bit.
        let rest = alone[engine].firstIndex(of: 360) ?? 0
        #expect(rest > 10)
        for frame in 0..<400 {
          let part = alone[engine][frame % rest]
          // Within a pass a frame may see a step of 1/300 s more or less.
          let tolerance = frame % rest == 0 ? 1e-9 : 10.0
          #expect(abs(again[engine][frame] - part) < tolerance, "frame \(frame)")
          let swing = frame / rest % 2 == 0 ? part : 360 - part
          #expect(abs(swings[engine][frame] - swing) < tolerance, "frame \(frame)")
        }
      }
    }
  }

  @Test func `a program's own animation begins anew in the frame that finds it over`() {
    struct Own: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { time < 0.5 ? value.scaled(by: time * 2) : nil }
    }
    for shown in frames(Animation(Own()).repeatForever(autoreverses: false), 300) {
      for (frame, value) in shown.enumerated() {
        #expect(abs(value - Double(frame % 30) * 12) < 1e-6, "frame \(frame)")
      }
    }
  }

  @Test func `keyframes that repeat loop by the sum of their times`() {
    let pool = AnimatorPool(isLive: false)
    let owner = CountingOwner()
    // Their sum is a little more than .3, and six of it a little less than 1.8.
    let run = KeyframeRun.repeating(from: 0.0, in: pool, owner: owner) { _ in
      KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(120.0, duration: 0.1)
        LinearKeyframe(360.0, duration: 0.2)
      }
    }
    for frame in 0..<400 {
      pool.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame)))
      #expect(abs(run.value - Double(frame % 18) * 20) < 1e-6, "frame \(frame)")
    }
  }

  @Test func `rounds begin where the one before ends`() {
    for length in [0.1, 0.35, 1.0 / 3, 1, 7] {
      let wrong = (0..<2000).first { number in
        let end = Rounds(at: Double(number) * length, length: length)
        let inside = Rounds(at: (Double(number) + 0.25) * length, length: length)
        return end.index != Double(number) || inside.index != Double(number)
          || abs(inside.start - Double(number) * length) > 1e-9
      }
      #expect(wrong == nil)
    }
    #expect(Rounds(at: -3, length: 1).index == 0 && Rounds(at: .infinity, length: 1).start == 0)
    #expect(Rounds(at: 3, length: .infinity).index == 0)
  }

  /// The frame at the end of the last pass still belongs to it. A count below 1 counts as 1.
  @Test(arguments: [(1, 2.0), (0, 2), (-3, 2), (2, 4), (5, 10)])
  func `passes are over behind the end of the last one`(_ count: Int, _ end: Double) {
    for (time, expected) in [(0, false), (end - 0.01, false), (end, false), (end + 0.01, true)] {
      #expect(RepeatPass.areOver(at: time, length: 2, count: count) == expected, "\(time)")
    }
    #expect(!RepeatPass.areOver(at: 1e9, length: 2, count: nil))
  }
}

import Foundation
import Testing
import TweenGeometry

@testable import TweenMotion

/// Bad numbers from a program: never a trap, a hang, or NaN on the screen.
@Suite(.serialized) @MainActor struct HostileAnimationTests {
  static let odd: [Double] = [
    0, -0.0, -1, 1e-300, 1e300, -1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  static func animations(_ x: Double, _ y: Double) -> [Animation] {
    [
      .linear(duration: x), .easeIn(duration: x), .easeOut(duration: x), .easeInOut(duration: x),
      .timingCurve(x, y, y, x, duration: 0.1), .timingCurve(.circularEaseIn, duration: x),
      .timingCurve(
        .bezier(
          startControlPoint: UnitPoint(x: x, y: y), endControlPoint: UnitPoint(x: y, y: x)),
        duration: 0.1),
      .spring(duration: x, bounce: y, blendDuration: x), .spring(Spring(duration: x, bounce: y)),
      .spring(response: x, dampingFraction: y, blendDuration: y),
      .interactiveSpring(response: x, dampingFraction: y, blendDuration: x),
      .interactiveSpring(duration: x, extraBounce: y, blendDuration: y),
      .smooth(duration: x, extraBounce: y), .snappy(duration: x, extraBounce: y),
      .bouncy(duration: x, extraBounce: y),
      .interpolatingSpring(mass: x, stiffness: y, damping: x, initialVelocity: y),
      .interpolatingSpring(stiffness: x, damping: y),
      .interpolatingSpring(duration: x, bounce: y, initialVelocity: x),
      .interpolatingSpring(Spring(mass: x, stiffness: y, damping: 1), initialVelocity: y),
      .linear(duration: 0.1).delay(x).speed(y), .spring.speed(x).delay(y),
      .linear(duration: 0.1).repeatCount(3).speed(x).logicallyComplete(after: y),
    ]
  }

  @Test func `any pair of odd numbers shows numbers, through a retarget too`() {
    for x in Self.odd {
      for y in Self.odd {
        for animation in Self.animations(x, y) {
          for usesLanes in [true, false] {
            let rig = Rig(5.0, usesLanes: usesLanes)
            rig.advance(0)
            rig.set(80, animation)
            for time in [0.01, 0.03, 0.5] { rig.advance(time) }
            #expect(rig.shown.isFinite, "\(animation)")
            rig.set(-80, .snappy)
            rig.advance(0.52)
            rig.set(20, animation)
            for time in [0.53, 0.6, 1e6, 1e9] { rig.advance(time) }
            #expect(rig.shown.isFinite, "\(animation)")
          }
        }
      }
    }
  }

  @Test func `repeat counts of any size turn once a frame`() {
    for count in [Int.min, -1, 0, 1, 2, Int.max] {
      for base in [Animation.linear(duration: 0), .linear(duration: 0.01), .spring] {
        let animation = base.repeatCount(count).repeatCount(2, autoreverses: false)
        for usesLanes in [true, false] {
          let rig = Rig(0.0, usesLanes: usesLanes)
          rig.set(1, animation)
          for frame in 0..<300 { rig.advance(frame: frame) }
          #expect(rig.shown.isFinite && (count < 3) == !rig.isAnimating, "\(animation)")
          _ = rig.pool.runningAnimations()
        }
      }
    }
  }

  @Test func `an animation that returns no number ends at its target`() {
    struct Broken: CustomAnimation {
      var value: Double
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { time > 0.1 ? value.scaled(by: self.value) : value.scaled(by: time) }
      func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
      ) -> V? { value.scaled(by: self.value) }
    }
    for value in [Double.nan, .infinity, -.infinity] {
      let rig = Rig(0.0)
      rig.set(10, Animation(Broken(value: value)), logical: "l", removed: "r")
      for frame in 0..<30 {
        rig.advance(frame: frame)
        #expect(rig.shown.isFinite)
      }
      #expect(rig.shown == 10 && !rig.isAnimating && rig.fired == ["r", "l"])
      // A spring that would take over such a velocity ends too.
      rig.set(20, Animation(Broken(value: value)))
      for frame in 30..<34 { rig.advance(frame: frame) }
      rig.set(30, .spring)
      for frame in 34..<36 { rig.advance(frame: frame) }
      #expect(rig.shown == 30 && !rig.isAnimating)
    }
  }

  @Test func `a completion may animate again, and again`() {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      var rounds = 0
      func again() {
        rounds += 1
        var transaction = Transaction(animation: .linear(duration: 0.02))
        transaction.addAnimationCompletion(criteria: .removed) { again() }
        transaction.holdListeners()
        rig.model += 1
        rig.update(transaction)
        transaction.releaseListeners(rig.pool.actions)
      }
      again()
      for frame in 0..<400 { rig.advance(frame: frame) }
      // Each takes three frames: two that show it, and one in which it ends and the next is made.
      #expect(rounds == 134)
    }
  }
}

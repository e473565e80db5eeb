import Foundation
import Testing
import TweenGeometry

@testable import TweenMotion

/// The public interface by SwiftUI's spelling: names, labels, defaults and types. What compiles
/// here compiles in a program.
@Suite @MainActor struct MotionInterfaceTests {
  @Test func `animations are spelled as SwiftUI spells them`() {
    let presets: [Animation] = [
      .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .interactiveSpring, .smooth,
      .snappy, .bouncy, .interpolatingSpring,
    ]
    #expect(Set(presets).count == 9)
    let made: [(Animation, Animation)] = [
      (.spring(), .spring(duration: 0.5, bounce: 0.0, blendDuration: 0)),
      (.spring(response: 0.5), .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0)),
      (.spring(Spring()), .spring(Spring(duration: 0.5, bounce: 0), blendDuration: 0.0)),
      (
        .interactiveSpring(),
        .interactiveSpring(duration: 0.15, extraBounce: 0.0, blendDuration: 0.25)
      ),
      (
        .interactiveSpring(response: 0.15),
        .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
      ),
      (.smooth(), .smooth(duration: 0.5, extraBounce: 0.0)),
      (.snappy(), .snappy(duration: 0.5, extraBounce: 0.0)),
      (.bouncy(), .bouncy(duration: 0.5, extraBounce: 0.0)),
      (.timingCurve(0, 0, 1, 1), .timingCurve(0, 0, 1, 1, duration: 0.35)),
      (
        .interpolatingSpring(stiffness: 1, damping: 2),
        .interpolatingSpring(mass: 1.0, stiffness: 1, damping: 2, initialVelocity: 0.0)
      ),
      (
        .interpolatingSpring(),
        .interpolatingSpring(duration: 0.5, bounce: 0.0, initialVelocity: 0.0)
      ),
      (.interpolatingSpring(Spring()), .interpolatingSpring(Spring(), initialVelocity: 0.0)),
      (.linear.repeatCount(2), .linear.repeatCount(2, autoreverses: true)),
      (.linear.repeatForever(), .linear.repeatForever(autoreverses: true)),
      (.linear.delay(1).speed(2), .linear.delay(1.0).speed(2.0)),
    ]
    for (short, long) in made { #expect(short == long) }
    let base: any CustomAnimation = Animation.linear.logicallyComplete(after: 1).base
    #expect(Animation(base) == Animation.linear.logicallyComplete(after: 1))
    #expect(!Animation.linear.description.isEmpty && !Animation.linear.debugDescription.isEmpty)
    #expect(Mirror(reflecting: Animation.linear).children.count > 0)
  }

  @Test func `springs answer all that SwiftUI's do`() {
    let value: (Spring) -> (Double, Double, TimeInterval) -> Double = { spring in
      { spring.value(target: $0, initialVelocity: $1, time: $2) }
    }
    let spring = Spring.bouncy
    #expect(spring.value(target: 1.0, time: 0.1) == value(spring)(1, 0, 0.1))
    #expect(spring.velocity(target: 1.0, time: 0) == 0)
    #expect(spring.settlingDuration(target: 1.0, epsilon: 0.001) == spring.settlingDuration)
    #expect(
      spring.settlingDuration(
        fromValue: CGPoint.zero, toValue: CGPoint(x: 1, y: 0), initialVelocity: .zero,
        epsilon: 0.001) == spring.settlingDuration)
    let force: CGPoint = spring.force(
      fromValue: CGPoint.zero, toValue: CGPoint(x: 1, y: 0), position: .zero, velocity: .zero)
    #expect(force.x == spring.stiffness && force.y == 0)
    var (x, v) = (0.0, 0.0)
    spring.update(value: &x, velocity: &v, target: 1, deltaTime: 0.1)
    #expect(x == spring.value(target: 1.0, time: 0.1))
    let same = [
      Spring(duration: 0.4, bounce: 0.2), Spring(response: 0.4, dampingRatio: 0.8),
      Spring(
        mass: 1, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: false),
      Spring(settlingDuration: 1, dampingRatio: 0.5), Spring(settlingDuration: 1, dampingRatio: 1),
      .smooth(duration: 0.5, extraBounce: 0.0), .snappy(duration: 0.5), .bouncy(extraBounce: 0),
    ]
    for spring in same { #expect(spring.mass == 1 && spring.response == spring.duration) }
    #expect(Spring() == .smooth)
  }

  @Test func `springs of no mass, stiffness or damping are what they come to`() {
    let weightless = Spring(mass: 0, stiffness: 100, damping: 10)
    #expect(weightless.value(target: 3.0, time: 0.001) == 3)
    let slack = Spring(mass: 1, stiffness: -5, damping: 10)
    #expect(slack.stiffness == 0 && slack.duration == .infinity)
    #expect(slack.value(target: 3.0, initialVelocity: 2, time: 10) == 20)
    let loose = Spring(mass: 1, stiffness: 100, damping: -10)
    #expect(loose.bounce == 1 && loose.settlingDuration == .infinity)
    #expect(Spring(response: 0.5, dampingRatio: 1e9).dampingRatio > 1e8)
    #expect(Spring(response: 0.5, dampingRatio: 1e200).value(target: 1.0, time: 1e3) == 0)
    // Heavily damped, and back: nothing is lost.
    let heavy = Spring(mass: 1, stiffness: 100, damping: 2e6, allowOverDamping: true)
    #expect(abs(heavy.stiffness - 100) < 1)
  }

  @Test func `an animation keeps state, reads the environment and completes logically`() {
    struct Steps: AnimationStateKey { static var defaultValue: Int { 0 } }
    struct Watching: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        context.state[Steps.self] += 1
        if context.state[Steps.self] == 3 { context.isLogicallyComplete = true }
        let inner: AnimationContext<Double> = context.withState(AnimationState<Double>())
        guard inner.environment.layoutDirection == .leftToRight else { return nil }
        return value.scaled(by: Double(context.state[Steps.self]) / 100)
      }
    }
    let rig = Rig(0.0)
    rig.set(100, Animation(Watching()), logical: "third", removed: "end")
    for frame in 0..<2 { rig.advance(frame: frame) }
    #expect(rig.shown == 2 && rig.fired.isEmpty)
    rig.advance(frame: 2)
    #expect(rig.shown == 3 && rig.fired == ["third"])
    // The environment is that of the owner's last update, changed model or not.
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    _ = rig.attribute.update(
      rig.model, transaction: Transaction(), environment: environment, pool: rig.pool,
      owner: rig.owner)
    rig.advance(frame: 3)
    #expect(rig.shown == 100 && rig.fired == ["third", "end"])
  }

  @Test func `transactions are spelled as SwiftUI spells them`() throws {
    var transaction = Transaction()
    transaction.animation = .linear
    transaction.disablesAnimations = true
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    transaction.addAnimationCompletion {}
    transaction.addAnimationCompletion(criteria: .removed) {}
    let result: Int = withTransaction(transaction) { 1 }
    let other: Int = withTransaction(\.disablesAnimations, true) { 2 }
    let third: Int = withAnimation(.bouncy, completionCriteria: .removed) {
      3
    } completion: {
    }
    struct Stop: Error {}
    #expect(throws: Stop.self) { try withTransaction(\.animation, nil) { throw Stop() } }
    #expect(result == 1 && other == 2 && third == 3)
  }
}

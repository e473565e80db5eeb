import Foundation
import Testing

@testable import TweenMotion

@Suite @MainActor struct RunningAnimationTests {
  typealias Remaining = RunningAnimation.Remaining

  /// What a rig's only animator reports.
  static func report<Data>(_ rig: Rig<Data>) throws -> RunningAnimation {
    let reports = rig.pool.runningAnimations()
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.owner === rig.owner)
    return report
  }

  static func seconds(_ remaining: Remaining) throws -> Double {
    guard case .seconds(let seconds) = remaining else {
      Issue.record("\(remaining) is no number of seconds")
      return .nan
    }
    return seconds
  }

  @Test func `an idle pool reports nothing`() {
    let rig = Rig(0.0)
    #expect(rig.pool.runningAnimations().isEmpty)
    rig.set(1, .linear(duration: 0.1))
    for frame in 0..<10 { rig.advance(frame: frame) }
    #expect(rig.pool.runningAnimations().isEmpty)
  }

  @Test(
    arguments: [
      (Animation.linear(duration: 2), 2), (.linear(duration: 2).delay(1), 3),
      (.linear(duration: 2).speed(4), 0.5), (.easeIn(duration: 1).delay(1).speed(2), 1),
      (.linear(duration: 1).repeatCount(3), 3), (.linear(duration: 1).repeatCount(0), 1),
      (.linear(duration: 1).delay(0.5).repeatCount(4).speed(2), 3),
      (.linear(duration: 1).repeatCount(2).repeatCount(3), 6),
      (.linear(duration: 1).logicallyComplete(after: 0.1), 1),
    ] as [(Animation, Double)])
  func `curves report the exact rest of their time`(
    _ animation: Animation, _ total: Double
  ) throws {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      rig.advance(0)
      rig.set(100, animation)
      #expect(try Self.report(rig).elapsed == 0)
      #expect(try abs(Self.seconds(Self.report(rig).remaining) - total) < 1e-9)
      rig.advance(0.125)
      rig.advance(0.375)
      let report = try Self.report(rig)
      #expect(report.elapsed == 0.25 && report.animation == animation)
      #expect(try abs(Self.seconds(report.remaining) - (total - 0.25)) < 1e-9)
    }
  }

  @Test(arguments: [
    Animation.linear.repeatForever(), .spring.repeatForever(), .linear(duration: .infinity),
    .spring(response: 0.5, dampingFraction: 0), .spring(response: .infinity, dampingFraction: 1),
    .interpolatingSpring(stiffness: 100, damping: 0), .spring.speed(0), .linear.speed(-1),
    .spring.delay(.infinity), .linear(duration: 0).repeatForever().repeatCount(3).delay(1),
  ])
  func `what only a change ends reports so`(_ animation: Animation) throws {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      rig.set(100, animation)
      for frame in 0..<5 { rig.advance(frame: frame) }
      #expect(try Self.report(rig).remaining == .forever)
    }
  }

  @Test(arguments: [
    Animation.spring, .bouncy, .interactiveSpring, .spring(response: 0.4, dampingFraction: 2),
    .snappy.delay(0.5), .smooth.speed(0.25), .bouncy.speed(3), .snappy.repeatCount(3),
    .interpolatingSpring(stiffness: 120, damping: 9), .spring(duration: 0.4, bounce: 0.8).delay(-1),
  ])
  func `springs report when they will end, and do end then`(_ animation: Animation) throws {
    for usesLanes in [true, false] {
      let rig = Rig(AnimatablePair(0.0, 0.0), usesLanes: usesLanes)
      rig.set(AnimatablePair(100, -30), animation)
      var frame = 0
      while frame < 20 {
        rig.advance(frame: frame)
        frame += 1
      }
      let shown = rig.shown
      let rest = try Self.seconds(Self.report(rig).remaining)
      #expect(rig.shown == shown, "a report moves nothing")
      let first = frame
      while rig.isAnimating, frame < 2000 {
        rig.advance(frame: frame)
        frame += 1
      }
      #expect(abs(Double(frame - first) / 60 - rest) < 1.01 / 60, "\(frame - first) \(rest)")
    }
  }

  @Test func `of animations that took over from each other the newest decides`() throws {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      rig.advance(0)
      rig.set(100, .linear(duration: 10).repeatForever())
      rig.advance(0.25)
      rig.advance(0.5)
      rig.set(200, .linear(duration: 2))
      rig.advance(0.75)
      let curve = try Self.report(rig)
      #expect(curve.elapsed == 0.5 && curve.animation == .linear(duration: 2))
      #expect(try Self.seconds(curve.remaining) == 1.75)
      // A delayed spring does not merge with a curve.
      rig.set(300, .snappy.delay(1))
      rig.advance(0.75 + 1.0 / 60)
      let rest = try Self.seconds(Self.report(rig).remaining)
      var time = 0.75 + 1.0 / 60
      let start = time
      while rig.isAnimating, time < 10 {
        time += 1.0 / 60
        rig.advance(time)
      }
      #expect(abs(time - start - rest) < 1.5 / 60)
    }
  }

  @Test func `animations of a program's own are unknown, unless they repeat for ever`() throws {
    struct Own: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { time < 1 ? value.scaled(by: time) : nil }
    }
    let rig = Rig(0.0)
    rig.set(1, Animation(Own()).delay(1))
    rig.advance(0)
    #expect(try Self.report(rig).remaining == .unknown)
    rig.set(2, Animation(Own()).repeatForever().speed(2))
    #expect(try Self.report(rig).remaining == .forever)
    rig.set(3, .linear(duration: 2))
    #expect(try Self.report(rig).remaining == .seconds(2))
  }

  @Test func `reports come in the order in which the animations began, forks left out`() {
    final class Owner: AnimatorOwner { func animatorDidMove() {} }
    let pool = AnimatorPool(isLive: false)
    let owners = (0..<6).map { _ in Owner() }
    var attributes = owners.map { _ in AnimatedAttribute<Double>() }
    func set(_ index: Int, _ value: Double, _ animation: Animation?) {
      var transaction = Transaction(animation: animation)
      transaction.addAnimationCompletion {}
      _ = attributes[index].update(
        value, transaction: transaction, environment: EnvironmentValues(), pool: pool,
        owner: owners[index])
    }
    for index in owners.indices { set(index, 0, nil) }
    for index in owners.indices { set(index, 1, index % 2 == 0 ? .linear(duration: 1) : .spring) }
    func order() -> [Int?] {
      pool.runningAnimations().map { report in owners.firstIndex { $0 === report.owner } }
    }
    #expect(order() == [0, 2, 4, 1, 3, 5])
    pool.advance(to: StageTime(seconds: 0.1))
    set(2, 5, .linear(duration: 2))
    #expect(order() == [0, 4, 1, 3, 5, 2])
  }

  @Test func `a report over thousands of restless springs stays bounded`() {
    let pool = AnimatorPool(isLive: false)
    let owner = CountingOwner()
    var attributes = (0..<10_000).map { _ in AnimatedAttribute<Double>() }
    let slow = Animation.spring(response: 1e5, dampingFraction: 1)
    for value in [0.0, 1000] {
      for index in attributes.indices {
        _ = attributes[index].update(
          value, transaction: Transaction(animation: slow), environment: EnvironmentValues(),
          pool: pool, owner: owner)
      }
    }
    let reports = pool.runningAnimations()
    #expect(reports.count == 10_000)
    #expect(reports.allSatisfy { $0.remaining == .unknown })
  }
}

import Foundation
import TestSupport
import Testing

@testable import TweenMotion

final class CountingOwner: AnimatorOwner {
  var moves = 0
  func animatorDidMove() { moves += 1 }
}

/// One attribute in a pool of its own, driven frame by frame.
final class Rig<Data: VectorArithmetic> {
  let pool: AnimatorPool
  let owner = CountingOwner()
  var attribute = AnimatedAttribute<Data>()
  var model: Data
  var fired: [String] = []

  init(_ model: Data, usesLanes: Bool = true, isLive: Bool = false) {
    pool = AnimatorPool(isLive: isLive, usesLanes: usesLanes)
    self.model = model
    update(Transaction())
  }

  var shown: Data { attribute.shown(model) }
  var isAnimating: Bool { attribute.isAnimating }

  func update(_ transaction: Transaction) {
    _ = attribute.update(
      model, transaction: transaction, environment: EnvironmentValues(), pool: pool, owner: owner)
  }

  /// A change in the current frame; names of completions go to `fired`.
  func set(
    _ model: Data, _ animation: Animation?, logical: String? = nil, removed: String? = nil
  ) {
    self.model = model
    var transaction = Transaction(animation: animation)
    if let logical {
      transaction.addAnimationCompletion { self.fired.append(logical) }
    }
    if let removed {
      transaction.addAnimationCompletion(criteria: .removed) { self.fired.append(removed) }
    }
    transaction.holdListeners()
    update(transaction)
    transaction.releaseListeners(nil)
  }

  @MainActor func advance(_ seconds: Double) {
    pool.advance(to: StageTime(seconds: seconds))
    for action in pool.actions.takeAll() { action() }
  }

  @MainActor func advance(frame: Int, rate: Int = 60) {
    pool.advance(to: StageTime(flicks: StageTime.flicksPerSecond / Int64(rate) * Int64(frame)))
    for action in pool.actions.takeAll() { action() }
  }
}

@Suite(.serialized) @MainActor struct AnimatorTests {
  @Test("the transaction's frame shows the old value, the next one is elapsed 0")
  func start() {
    for usesLanes in [true, false] {
      let rig = Rig(10.0, usesLanes: usesLanes)
      rig.advance(frame: 0)
      rig.set(20, .linear(duration: 1))
      #expect(rig.shown == 10)
      #expect(rig.isAnimating)
      rig.advance(frame: 1)
      #expect(rig.shown == 10)
      rig.advance(frame: 31)
      #expect(rig.shown == 15)
      rig.advance(frame: 61)
      #expect(rig.shown == 20 && rig.isAnimating)
      rig.advance(frame: 62)
      #expect(rig.shown == 20 && !rig.isAnimating)
      #expect(rig.pool.activeCount == 0)
    }
  }

  @Test("a live pool re-bases on the second frame and limits the first step")
  func live() {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes, isLive: true)
      rig.advance(0)
      rig.set(60, .linear(duration: 1))
      rig.advance(1)
      #expect(rig.shown == 0)
      rig.advance(1.5)
      #expect(rig.shown == 0)
      rig.advance(2.5)
      #expect(abs(rig.shown - 1) < 1e-9)
      rig.advance(2.75)
      #expect(abs(rig.shown - 16) < 1e-9)
    }
  }

  @Test("retargets show SwiftUI's numbers", arguments: Vector.all("retarget"))
  func retarget(_ vector: Vector) throws {
    let story = try #require(vector.input["model"] as? String)
    let at = try #require((vector.input["t"] as? NSNumber)?.doubleValue)
    let expected = try #require((vector.expected as? NSNumber)?.doubleValue)
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      // The animation begins in the first frame after its change: at time 0 of the story.
      rig.advance(-0.01)
      let isLinear = story.contains("linear")
      rig.set(100, isLinear ? .linear(duration: 1) : .easeInOut(duration: 0.5))
      rig.advance(0)
      let change = isLinear ? 0.5 : 0.2
      rig.advance(change)
      if story.contains("WITHOUT") {
        rig.set(200, nil)
      } else {
        rig.set(isLinear ? 0 : 200, isLinear ? .linear(duration: 1) : .easeInOut(duration: 0.5))
      }
      if at > change { rig.advance(at) }
      #expect(abs(rig.shown - expected) <= vector.tolerance, "\(usesLanes): \(rig.shown)")
    }
  }

  @Test("velocity comes from the last three samples", arguments: Vector.all("velocity"))
  func velocity(_ vector: Vector) throws {
    let samples = try #require(vector.input["samples(time,value)"] as? [[Any]])
    var sampler = VelocitySampler<Double>()
    for sample in samples {
      // 1 + ulp² is 1 again.
      let time = (sample[0] as? NSNumber)?.doubleValue ?? 1
      sampler.add(time: time, value: try #require((sample[1] as? NSNumber)?.doubleValue))
    }
    let expected = try #require((vector.expected as? NSNumber)?.doubleValue)
    #expect(abs(sampler.velocity - expected) <= vector.tolerance)
  }

  @Test("a tracked drag shows at once and hands its velocity to the spring")
  func tracking() {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      var drag = Transaction()
      drag.tracksVelocity = true
      for frame in 0..<20 {
        rig.advance(frame: frame)
        rig.model = Double(frame) * 5
        rig.update(drag)
        #expect(rig.shown == rig.model)
      }
      rig.advance(frame: 20)
      rig.set(96, .spring)
      #expect(rig.shown == 95)
      rig.advance(frame: 21)
      // 5 a frame when released, a little less by the spring's damping in the first frame.
      #expect(rig.shown > 97.5, "\(rig.shown)")
      #expect(rig.shown < 100)
      let slow = Rig(0.0, usesLanes: usesLanes)
      slow.advance(frame: 0)
      slow.model = 5
      slow.update(drag)
      // A single sample is tracked for two seconds.
      for frame in 1..<115 { slow.advance(frame: frame) }
      #expect(slow.isAnimating)
      for frame in 115..<130 { slow.advance(frame: frame) }
      #expect(!slow.isAnimating && slow.shown == 5)
    }
  }

  @Test("a completion without anything animated fires once, right after the body")
  func emptyCompletion() {
    #expect(Vector.all("completion").count == 1)
    var order: [String] = []
    withAnimation(.linear) {
      order.append("body")
    } completion: {
      order.append("completion")
    }
    #expect(order == ["body", "completion"])
  }

  @Test("removed waits for the end, logicallyComplete does not, and removed comes first at the end")
  func completion() {
    for usesLanes in [true, false] {
      let curve = Rig(0.0, usesLanes: usesLanes)
      curve.set(1, .linear(duration: 0.5), logical: "logical", removed: "removed")
      for frame in 0...31 { curve.advance(frame: frame) }
      #expect(curve.fired == ["removed", "logical"])

      let spring = Rig(0.0, usesLanes: usesLanes)
      spring.set(100, .snappy, logical: "logical", removed: "removed")
      for frame in 0..<30 { spring.advance(frame: frame) }
      #expect(spring.fired == [])
      for frame in 30..<35 { spring.advance(frame: frame) }
      #expect(spring.fired == ["logical"])
      for frame in 35..<90 { spring.advance(frame: frame) }
      #expect(spring.fired == ["logical", "removed"])
      #expect(!spring.isAnimating)
    }
  }

  @Test("a retarget postpones removed, and not logicallyComplete")
  func completionForks() {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      rig.set(100, .linear(duration: 0.5), logical: "logical", removed: "removed")
      for frame in 0...15 { rig.advance(frame: frame) }
      rig.set(200, .linear(duration: 1), logical: "second")
      for frame in 16...30 { rig.advance(frame: frame) }
      #expect(rig.fired == [])
      rig.advance(frame: 31)
      #expect(rig.fired == ["logical"])
      for frame in 32...75 { rig.advance(frame: frame) }
      #expect(rig.fired == ["logical"] && rig.isAnimating)
      rig.advance(frame: 76)
      #expect(rig.fired == ["logical", "removed", "second"] && !rig.isAnimating)
      #expect(rig.pool.isIdle)
    }
  }

  @Test("destroying an attribute completes it, with its forks")
  func removal() {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      rig.set(100, .spring.repeatForever(), logical: "a", removed: "b")
      for frame in 0..<10 { rig.advance(frame: frame) }
      rig.set(50, .linear(duration: 1).repeatForever(), logical: "c")
      rig.attribute.remove()
      #expect(!rig.isAnimating)
      rig.advance(frame: 10)
      #expect(rig.fired.sorted() == ["a", "b", "c"])
      #expect(rig.pool.isIdle)
    }
  }

  @Test("the first update never animates, nor the first after a reset")
  func firstUpdate() {
    let rig = Rig(0.0)
    rig.set(1, .linear)
    #expect(rig.isAnimating)
    rig.attribute.reset()
    #expect(!rig.isAnimating)
    rig.set(2, .linear)
    #expect(!rig.isAnimating && rig.shown == 2)
    rig.set(2, .linear)
    #expect(!rig.isAnimating)
    rig.set(3, .linear)
    #expect(rig.isAnimating)
  }

  @Test("a user's animation takes over from lanes, and lanes' springs from it")
  func customOverLanes() {
    struct Steady: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        time < 1 ? value.scaled(by: time) : nil
      }
    }
    for usesLanes in [true, false] {
      let rig = Rig(AnimatablePair(0.0, 0.0), usesLanes: usesLanes)
      rig.set(AnimatablePair(100, 10), .linear(duration: 1))
      for frame in 0...30 { rig.advance(frame: frame) }
      #expect(rig.shown == AnimatablePair(50, 5))
      rig.set(AnimatablePair(0, 0), Animation(Steady()), logical: "done")
      #expect(rig.shown == AnimatablePair(50, 5))
      for frame in 31...45 { rig.advance(frame: frame) }
      // Half of 75 % to the old target: the rest of a cross-fade.
      #expect(abs(rig.shown.first - 56.25) < 1e-9)
      rig.set(AnimatablePair(40, 40), .spring)
      let before = rig.shown
      rig.advance(frame: 46)
      #expect(abs(rig.shown.first - before.first) < 2)
      for frame in 47...200 { rig.advance(frame: frame) }
      #expect(rig.shown == AnimatablePair(40, 40) && rig.fired == ["done"])
    }
  }

  @Test("owners hear of frames that move, and of the end, and of no others")
  func owners() {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      rig.set(1, .linear(duration: 0.5).delay(0.5))
      for frame in 0...30 { rig.advance(frame: frame) }
      #expect(rig.owner.moves == 0)
      for frame in 31...60 { rig.advance(frame: frame) }
      #expect(rig.owner.moves == 30)
      for frame in 61...80 { rig.advance(frame: frame) }
      #expect(rig.owner.moves == 31)
    }
  }

  @Test("a float vector and an array of one's own animate like doubles")
  func otherVectors() {
    let floats = Rig(AnimatablePair(Float(0), Float(0)))
    let foreign = Rig(ForeignVector(a: 0, b: 0))
    let values = Rig(AnimatableValues(0.0, CGFloat(0)))
    floats.set(AnimatablePair(64, 128), .snappy)
    foreign.set(ForeignVector(a: 64, b: 128), .snappy)
    values.set(AnimatableValues(64, 128), .snappy)
    for frame in 0..<120 {
      floats.advance(frame: frame)
      foreign.advance(frame: frame)
      values.advance(frame: frame)
      #expect(abs(Double(floats.shown.first) - foreign.shown.a) < 1e-4)
      #expect(abs(values.shown.value.0 - foreign.shown.a) < 1e-9)
      #expect(abs(Double(values.shown.value.1) - foreign.shown.b) < 1e-9)
    }
    #expect(floats.shown == AnimatablePair(64, 128) && !floats.isAnimating)
    #expect(foreign.shown == ForeignVector(a: 64, b: 128) && !foreign.isAnimating)
    #expect(values.shown == AnimatableValues(64, 128) && !values.isAnimating)
  }

  @Test("a pool that goes away lets go of what it ran, and completes it")
  func poolGoesAway() {
    final class Node: AnimatorOwner {
      var attribute = AnimatedAttribute<Double>()
      func animatorDidMove() {}
    }
    for usesLanes in [true, false] {
      var fired = 0
      weak var kept: Node?
      do {
        let pool = AnimatorPool(isLive: false, usesLanes: usesLanes)
        let node = Node()
        kept = node
        var transaction = Transaction(animation: .linear(duration: 1).repeatForever())
        transaction.addAnimationCompletion { fired += 1 }
        for value in 0..<3 {
          _ = node.attribute.update(
            Double(value), transaction: transaction, environment: EnvironmentValues(), pool: pool,
            owner: node)
          pool.advance(to: StageTime(seconds: Double(value) / 60))
        }
        #expect(node.attribute.isAnimating)
      }
      #expect(kept == nil)
      #expect(fired == 1)
    }
  }

  @Test("no number and infinity jump")
  func nonFinite() {
    for usesLanes in [true, false] {
      let rig = Rig(0.0, usesLanes: usesLanes)
      rig.set(1, .spring, removed: "end")
      rig.advance(frame: 1)
      rig.set(.nan, .spring)
      #expect(!rig.isAnimating && rig.shown.isNaN)
      rig.advance(frame: 2)
      #expect(rig.fired == ["end"])
      rig.set(.infinity, .linear)
      rig.set(5, .linear)
      #expect(!rig.isAnimating && rig.shown == 5)
      rig.set(1e200, .spring)
      #expect(!rig.isAnimating)
    }
  }
}

import SwiftUI
import TweenMotion

/// The cost of animators and vectors, used from another module.
@MainActor enum MotionBench {
  typealias Quad = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

  static func run(into table: inout BenchTable) {
    interpolation(into: &table)
    let spring = Animation.spring(response: 200, dampingFraction: 0.05)
    let curve = Animation.timingCurve(0.3, 0.2, 0.7, 0.8, duration: 1e4)
    for (name, animation) in [("curve", curve), ("spring", spring)] {
      let alone = animatorFrame(animation, animators: 1, frames: 2_000)
      table.add(
        "one animator, a frame (\(name))", alone.nanoseconds, "ns", budget: 100,
        note: "4 lanes, pool and read-out included")
      table.add(
        "allocations of 1,000 such frames (\(name))", alone.allocations.map(Double.init),
        "calls", budget: 0, note: alone.allocations == nil ? "no counter loaded" : "")
      let many = animatorFrame(animation, animators: 10_000, frames: 60)
      table.add(
        "one of 10,000 animators, a frame (\(name))", many.nanoseconds, "ns", budget: 100)
    }
    RetargetBench.run(into: &table)
  }

  private static func interpolation(into table: inout BenchTable) {
    let values = (0..<1_024).map { quad(Double($0)) }
    var mixed = values
    let time = Timing.least(rounds: 25, count: values.count * 100) {
      for round in 0..<100 { mix(&mixed, values, amount: Double(round) / 100) }
    }
    keep(mixed)
    table.add(
      "interpolate 4 numbers", time, "ns", budget: 5,
      note: "through generics, from another module, loads and stores included")
  }

  nonisolated static func quad(_ value: Double) -> Quad {
    Quad(AnimatablePair(value, value + 1), AnimatablePair(value + 2, value + 3))
  }

  @inline(never) private static func mix<V: VectorArithmetic>(
    _ values: inout [V], _ targets: [V], amount: Double
  ) {
    for index in values.indices {
      values[index].interpolate(towards: targets[index], amount: amount)
    }
  }

  final class Owner: AnimatorOwner {
    private var attribute = AnimatedAttribute<Quad>()
    private var model = MotionBench.quad(100)
    var shown = Quad.zero

    func start(_ animation: Animation, in pool: AnimatorPool) {
      let environment = EnvironmentValues()
      _ = attribute.update(
        .zero, transaction: Transaction(), environment: environment, pool: pool, owner: self)
      _ = attribute.update(
        model, transaction: Transaction(animation: animation), environment: environment,
        pool: pool, owner: self)
    }

    func change(to model: Quad, _ transaction: Transaction, in pool: AnimatorPool) {
      self.model = model
      _ = attribute.update(
        model, transaction: transaction, environment: EnvironmentValues(), pool: pool, owner: self)
    }

    func animatorDidMove() { shown = attribute.shown(model) }
  }

  private static func animatorFrame(
    _ animation: Animation, animators: Int, frames: Int
  ) -> (nanoseconds: Double, allocations: Int?) {
    let pool = AnimatorPool(isLive: false)
    let owners = (0..<animators).map { _ in Owner() }
    for owner in owners { owner.start(animation, in: pool) }
    var frame: Int64 = 0
    let step = StageTime.flicksPerSecond / 60
    func advance(_ count: Int) {
      for _ in 0..<count {
        frame += 1
        pool.advance(to: StageTime(flicks: frame * step))
      }
    }
    advance(10)
    let time = Timing.least(rounds: 10, count: frames * animators) { advance(frames) }
    let allocations = animators == 1 ? AllocationCounter.count { advance(1_000) } : nil
    precondition(pool.activeCount == animators, "An animator ended while it was timed.")
    keep(owners)
    return (time, allocations)
  }
}

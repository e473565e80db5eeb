import Foundation
import TweenMotion

/// A value that is changed while it animates, in the engine itself: an attribute in a pool of
/// animators, driven frame by frame.
struct RetargetRun {
  let plan: RetargetPlan

  private final class Owner: AnimatorOwner {
    func animatorDidMove() {}
  }

  /// The frames from time 0 to the end, or to the plan's duration; nil when it does not end within
  /// `limit` seconds after the last change.
  func frames(limit: Double) -> [MotionSample]? {
    let pool = AnimatorPool(isLive: false)
    let owner = Owner()
    var attribute = AnimatedAttribute<Double>()
    defer { attribute.remove() }
    var model = plan.from
    func set(_ value: Double, _ transaction: Transaction) {
      model = value
      _ = attribute.update(
        value, transaction: transaction, environment: EnvironmentValues(), pool: pool,
        owner: owner)
    }
    var rest = plan.changes[...]
    // The change before the frame at 0, so that this frame is the first one's elapsed 0.
    pool.step(to: time(ofFrame: -1))
    set(plan.from, Transaction())
    if let first = rest.popFirst() {
      set(first.target, Transaction(animation: first.animation))
    }
    let last = plan.changes.last?.time ?? 0
    let end = plan.duration ?? last + limit
    var samples: [MotionSample] = []
    var isOver = false
    while seconds(ofFrame: samples.count) <= end {
      let seconds = seconds(ofFrame: samples.count)
      pool.step(to: time(ofFrame: samples.count))
      isOver = rest.isEmpty && !attribute.isAnimating
      samples.append(
        MotionSample(time: seconds, value: attribute.shown(model), velocity: 0, hasEnded: isOver))
      if isOver, plan.duration == nil { break }
      while let change = rest.first, change.time <= seconds {
        rest.removeFirst()
        set(change.target, Transaction(animation: change.animation))
      }
    }
    guard isOver || plan.duration != nil else { return nil }
    addVelocities(&samples)
    return samples
  }

  private func seconds(ofFrame index: Int) -> Double { Double(index) / Double(plan.frameRate) }

  private func time(ofFrame index: Int) -> StageTime { StageTime(seconds: seconds(ofFrame: index)) }

  /// The differences of the frames before and after; at the ends of the one there is.
  private func addVelocities(_ samples: inout [MotionSample]) {
    for index in samples.indices where samples[index].hasEnded == false {
      let before = samples[max(index - 1, 0)]
      let after = samples[min(index + 1, samples.count - 1)]
      guard after.time > before.time else { continue }
      samples[index].velocity = (after.value - before.value) / (after.time - before.time)
    }
  }
}

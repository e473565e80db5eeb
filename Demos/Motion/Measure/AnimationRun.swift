import Foundation
import TweenMotion

/// One animation from its first frame on, evaluated as by the engine: forward in time, with the state
/// kept from call to call.
struct AnimationRun {
  let animation: Animation
  let from: Double
  let to: Double
  private(set) var hasEnded: Bool
  private(set) var isLogicallyComplete = false
  private var context = AnimationContext<Double>(state: AnimationState())

  private var interval: Double { to - from }

  init(_ animation: Animation, from: Double, to: Double) {
    self.animation = animation
    self.from = from
    self.to = to
    // As in the engine, where nothing changes, or not by a number, nothing animates.
    let interval = to - from
    hasEnded = interval == 0 || !(interval * interval).isFinite
    isLogicallyComplete = hasEnded
  }

  /// The frame at `time`, which must not lie before the last one.
  mutating func frame(at time: Double) -> MotionSample {
    if hasEnded { return ended(at: time) }
    guard
      let covered = animation.animate(value: interval, time: time, context: &context),
      (covered * covered).isFinite
    else {
      hasEnded = true
      isLogicallyComplete = true
      return ended(at: time)
    }
    isLogicallyComplete = context.isLogicallyComplete
    let velocity = animation.exactVelocity(value: interval, time: time, context: context)
    // As the engine computes what shows.
    return MotionSample(
      time: time, value: to + covered - interval, velocity: velocity ?? .nan, hasEnded: false)
  }

  private func ended(at time: Double) -> MotionSample {
    MotionSample(time: time, value: to, velocity: 0, hasEnded: true)
  }
}

/// An animation's run through the frames of a host, with additional frames at requested times.
struct HostedRun {
  private(set) var run: AnimationRun
  let frameRate: Int
  private var nextFrame = 0

  init(_ run: AnimationRun, frameRate: Int) {
    self.run = run
    self.frameRate = frameRate
  }

  func frameTime(_ index: Int) -> Double { Double(index) / Double(frameRate) }

  /// Runs the host's frames before `time`, then one at `time`.
  mutating func sample(at time: Double) -> MotionSample {
    while !run.hasEnded, frameTime(nextFrame) < time { advance() }
    if frameTime(nextFrame) == time { nextFrame += 1 }
    return run.frame(at: time)
  }

  /// The host's frame `index`, which must not lie behind.
  mutating func frame(_ index: Int) -> MotionSample {
    while !run.hasEnded, nextFrame < index { advance() }
    nextFrame = index + 1
    return run.frame(at: frameTime(index))
  }

  private mutating func advance() {
    _ = run.frame(at: frameTime(nextFrame))
    nextFrame += 1
  }
}

/// An animation's run at 300 frames a second, for measuring and drawing.
///
/// A stepped spring keeps its time as a sum of steps of 1/300 s; at exactly one of these times,
/// rounding would decide whether it takes the next step as well. So it is evaluated half-way to each,
/// where it has taken as many steps as there are frames.
struct StepRun {
  private(set) var run: AnimationRun
  /// The time that was last evaluated.
  private(set) var lastEvaluated = 0.0
  private let isStepped: Bool
  private var index = 0

  static let rate = 300.0

  init(_ run: AnimationRun) {
    self.run = run
    isStepped = run.animation.isStepped
  }

  var nextTime: Double { Double(index) / Self.rate }

  mutating func next() -> MotionSample {
    let time = nextTime
    lastEvaluated = isStepped && index > 0 ? (Double(index) - 0.5) / Self.rate : time
    index += 1
    var sample = run.frame(at: lastEvaluated)
    sample.time = time
    return sample
  }
}

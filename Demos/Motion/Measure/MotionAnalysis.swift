import Foundation
import TweenMotion

/// The numbers that `info` prints of a motion: measured by running it at 300 frames a second, the
/// stepped springs' own pace. For plain functions of time they are made exact by halving and
/// narrowing between frames.
struct MotionAnalysis: Equatable {
  struct Extreme: Equatable {
    var amount: Double
    var time: Double
  }

  enum End: Equatable {
    case at(Double)
    case never
    /// The animation has not ended by this time, in seconds, and may end later.
    case notWithin(Double)

    var time: Double? {
      if case .at(let time) = self { return time }
      return nil
    }
  }

  var spring: SpringParameters?
  var settlingDuration: Double?
  /// The distance beyond the target, as a fraction of the interval; nil where the target is never
  /// passed.
  var overshoot: Extreme?
  /// The greatest speed, with its sign, per second.
  var peakVelocity: Extreme?
  /// The time at which it first reaches the target; nil where it only comes near.
  var firstCrossing: Double?
  /// When an animation counts as complete, and when it ends; nil for a Spring and a UnitCurve.
  var logicalEnd: End?
  var end: End?

  /// The largest measured duration of an animation, in seconds, and of one that repeats for ever.
  static let longestWatch = 600.0
  static let longestWatchOfRepeating = 60.0

  init(_ sampler: MotionSampler) {
    switch sampler.spec.value {
    case .animation(let animation):
      spring = animation.spring
      settlingDuration = Self.settling(spring)
      measure(animation, sampler)
    case .spring(let value):
      spring = SpringParameters(value)
      settlingDuration = value.settlingDuration
      let watch = value.settlingDuration
      let end = watch.isFinite ? min(max(watch, 1), Self.longestWatch) : 10
      measureFormula(end: end, sampler)
    case .curve:
      measureFormula(end: sampler.curveDuration, sampler)
    }
  }

  private static func settling(_ parameters: SpringParameters?) -> Double? {
    guard let parameters else { return nil }
    return Spring(
      mass: parameters.mass, stiffness: parameters.stiffness, damping: parameters.damping,
      allowOverDamping: true
    ).settlingDuration
  }

  // MARK: Animations

  private mutating func measure(_ animation: Animation, _ sampler: MotionSampler) {
    let watch = animation.repeatsForever ? Self.longestWatchOfRepeating : Self.longestWatch
    let fresh = AnimationRun(animation, from: sampler.from, to: sampler.to)
    let isSmooth = !animation.isStepped && !animation.repeats
    var track = Track(from: sampler.from, to: sampler.to, isSmooth: isSmooth)
    var steps = StepRun(fresh)
    while steps.nextTime <= watch {
      let (before, lastEvaluated) = (steps.run, steps.lastEvaluated)
      let sample = steps.next()
      if steps.run.isLogicallyComplete, logicalEnd == nil, !steps.run.hasEnded {
        logicalEnd = .at(Self.logicalTime(before, from: lastEvaluated, to: steps.lastEvaluated))
      }
      if steps.run.hasEnded {
        let end =
          isSmooth
          ? Self.lastMoment(before, from: lastEvaluated, to: steps.lastEvaluated) : sample.time
        self.end = .at(end)
        break
      }
      track.add(sample)
    }
    if end == nil { end = animation.repeatsForever ? .never : .notWithin(watch) }
    logicalEnd = logicalEnd ?? end
    track.finish { time in
      var copy = fresh
      return copy.frame(at: time)
    }
    // A curve that never passes its target reaches it at its end: what rounds to it before is not
    // there yet.
    take(track, reached: spring == nil && !animation.repeats ? end?.time : nil)
  }

  /// When the run turns logically complete: it does so by the time alone.
  private static func logicalTime(_ run: AnimationRun, from: Double, to: Double) -> Double {
    halve(from, to) { time in
      var copy = run
      _ = copy.frame(at: time)
      return copy.isLogicallyComplete
    }
  }

  /// The last moment at which the run still moves.
  private static func lastMoment(_ run: AnimationRun, from: Double, to: Double) -> Double {
    var low = from
    _ = halve(from, to) { time in
      var copy = run
      _ = copy.frame(at: time)
      if !copy.hasEnded { low = max(low, time) }
      return copy.hasEnded
    }
    return low
  }

  /// The first time, to the last bit, from which `isPast` holds, given that it does at `to`.
  fileprivate static func halve(
    _ from: Double, _ to: Double, _ isPast: (Double) -> Bool
  ) -> Double {
    var (low, high) = (from, to)
    for _ in 0..<64 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if isPast(middle) { high = middle } else { low = middle }
    }
    return high
  }

  // MARK: Formulas

  private mutating func measureFormula(end: Double, _ sampler: MotionSampler) {
    var track = Track(from: sampler.from, to: sampler.to, isSmooth: true)
    let count = max(1, Int(min(end * StepRun.rate, 1e6).rounded(.up)))
    // A UnitCurve is sampled at fixed fractions, for any duration.
    let isCurve = sampler.spec.value.isCurve
    let steps = isCurve ? 300 : count
    for index in 0...steps {
      let time = isCurve ? end * Double(index) / Double(steps) : Double(index) / StepRun.rate
      track.add(sampler.samples(at: [time])[0])
    }
    track.finish { sampler.samples(at: [$0])[0] }
    take(track, reached: isCurve ? end : nil)
  }

  /// - Parameter reached: when it reaches its target at the latest, if it does so at its end.
  private mutating func take(_ track: Track, reached: Double?) {
    overshoot = track.overshoot
    peakVelocity = track.peak
    firstCrossing = overshoot == nil ? reached ?? track.crossing : track.crossing
  }
}

extension MotionValue {
  var isCurve: Bool {
    if case .curve = self { return true }
    return false
  }
}

/// Follows the samples of a motion, for the largest values and the first crossing.
private struct Track {
  let from: Double
  let to: Double
  /// Whether the motion can be evaluated between samples.
  let isSmooth: Bool
  private(set) var crossing: Double?
  private var overshoots = Climb()
  private var speeds = Climb()
  private var narrowedOvershoot: MotionAnalysis.Extreme?
  private var narrowedPeak: MotionAnalysis.Extreme?
  private var step = 0.0
  private var last: MotionSample?
  private var beforeCrossing: Double?
  private var lastTime = 0.0

  init(from: Double, to: Double, isSmooth: Bool) {
    self.from = from
    self.to = to
    self.isSmooth = isSmooth
  }

  var overshoot: MotionAnalysis.Extreme? { narrowedOvershoot ?? overshoots.top }
  var peak: MotionAnalysis.Extreme? { narrowedPeak ?? speeds.top }

  /// The share of the interval covered.
  private func share(_ sample: MotionSample) -> Double { (sample.value - from) / (to - from) }

  mutating func add(_ sample: MotionSample) {
    let share = share(sample)
    if let last { step = sample.time - last.time }
    overshoots.add(share > 1 ? share - 1 : 0, at: sample.time)
    speeds.add(sample.velocity, at: sample.time)
    if crossing == nil, share >= 1, to != from {
      crossing = sample.time
      beforeCrossing = last?.time
    }
    last = sample
    lastTime = sample.time
  }

  /// Narrows what lies between samples.
  mutating func finish(_ sample: (Double) -> MotionSample) {
    guard isSmooth, step > 0 else { return }
    if let coarse = overshoots.top {
      narrowedOvershoot = narrowed(around: coarse.time) { share(sample($0)) - 1 }
    }
    if let coarse = speeds.top, coarse.amount.isFinite {
      let sign: Double = coarse.amount < 0 ? -1 : 1
      let best = narrowed(around: coarse.time) { time in
        let velocity = sample(time).velocity * sign
        return velocity.isFinite ? velocity : -.infinity
      }
      narrowedPeak = MotionAnalysis.Extreme(amount: best.amount * sign, time: best.time)
    }
    if let late = crossing, let early = beforeCrossing {
      crossing = MotionAnalysis.halve(early, late) { share(sample($0)) >= 1 }
    }
  }

  /// The largest value within a step of `time`, by thirds.
  private func narrowed(
    around time: Double, _ value: (Double) -> Double
  ) -> MotionAnalysis.Extreme {
    var low = max(0, time - step)
    var high = min(lastTime, time + step)
    var best = MotionAnalysis.Extreme(amount: value(time), time: time)
    for _ in 0..<100 where high - low > 1e-12 {
      let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
      let (atA, atB) = (value(a), value(b))
      if atA > best.amount { best = MotionAnalysis.Extreme(amount: atA, time: a) }
      if atB > best.amount { best = MotionAnalysis.Extreme(amount: atB, time: b) }
      if atA < atB { low = a } else { high = b }
    }
    return best
  }
}

/// The largest amount, either side of 0. Of swings that reach as far, the first counts: where the
/// samples fall makes one seem a little larger than another.
private struct Climb {
  private(set) var top: MotionAnalysis.Extreme?
  private var isClimbing = false

  /// How much farther a later swing must reach.
  private static let margin = 1.001

  mutating func add(_ amount: Double, at time: Double) {
    let least = abs(top?.amount ?? 0) * (isClimbing ? 1 : Self.margin)
    isClimbing = abs(amount) > least
    if isClimbing { top = MotionAnalysis.Extreme(amount: amount, time: time) }
  }
}

import Foundation
import TweenMotion

/// Gives a motion's samples: an animation through the engine's own calls, a Spring and a UnitCurve
/// by their formulas.
struct MotionSampler {
  let spec: MotionSpec
  var from = 0.0
  var to = 1.0
  /// Seconds that a UnitCurve's progress takes; 1 makes time and progress the same.
  var curveDuration = 1.0

  /// Between the requested times, an animation gets the frames of a host at this rate, so that
  /// stepped springs never skip steps, and passes turn as in a program.
  static let hostFrameRate = 60

  /// Samples at `times`, in any order.
  func samples(at times: [Double]) -> [MotionSample] {
    guard case .animation(let animation) = spec.value else {
      return times.map { formula(at: $0) }
    }
    var run = hosted(animation, frameRate: Self.hostFrameRate)
    return Self.inOrder(times) { run.sample(at: $0) }
  }

  /// The samples that a host at `frameRate` shows at `times`: of its last frame at or before each.
  func shown(at times: [Double], frameRate: Int) -> [MotionSample] {
    func renamed(_ sample: MotionSample, _ time: Double) -> MotionSample {
      var sample = sample
      sample.time = time
      return sample
    }
    guard case .animation(let animation) = spec.value else {
      return times.map { time in
        let index = Self.frame(shownAt: time, frameRate: frameRate)
        return renamed(formula(at: Double(index) / Double(frameRate)), time)
      }
    }
    var run = hosted(animation, frameRate: frameRate)
    var last: (index: Int, sample: MotionSample)?
    return Self.inOrder(times) { time in
      let index = Self.frame(shownAt: time, frameRate: frameRate)
      if let last, last.index == index { return renamed(last.sample, time) }
      let sample = run.frame(index)
      last = (index, sample)
      return renamed(sample, time)
    }
  }

  /// The host's last frame at or before `time`.
  private static func frame(shownAt time: Double, frameRate: Int) -> Int {
    let rate = Double(frameRate)
    var index = Int((time * rate).rounded(.down))
    // The product may round across a frame's own time.
    if Double(index + 1) / rate <= time { index += 1 }
    if index > 0, Double(index) / rate > time { index -= 1 }
    return index
  }

  /// Every frame of a host from 0 to the end, or to `duration`; nil when it does not end within
  /// `limit` seconds.
  func frames(_ frameRate: Int, duration: Double?, limit: Double) -> [MotionSample]? {
    guard case .animation(let animation) = spec.value else {
      guard let end = duration ?? naturalEnd, end <= limit else { return nil }
      let count = Int((end * Double(frameRate)).rounded(duration == nil ? .up : .down))
      return (0...count).map { formula(at: Double($0) / Double(frameRate)) }
    }
    let end = duration ?? limit
    var run = hosted(animation, frameRate: frameRate)
    var samples: [MotionSample] = []
    while run.frameTime(samples.count) <= end {
      let sample = run.frame(samples.count)
      samples.append(sample)
      if sample.hasEnded == true, duration == nil { return samples }
    }
    return duration == nil ? nil : samples
  }

  /// An animation's 300 steps a second from 0 to its end, or to `duration`, for drawing; nil for
  /// other values.
  func steps(duration: Double?, limit: Double) -> [MotionSample]? {
    guard case .animation(let animation) = spec.value else { return nil }
    var run = StepRun(AnimationRun(animation, from: from, to: to))
    var samples: [MotionSample] = []
    while run.nextTime <= duration ?? limit {
      let sample = run.next()
      samples.append(sample)
      if sample.hasEnded == true, duration == nil { break }
    }
    return samples
  }

  /// The time at which a Spring or a UnitCurve is at rest; nil for animations, and where it never is.
  var naturalEnd: Double? {
    switch spec.value {
    case .animation: return nil
    case .spring(let spring):
      let settling = spring.settlingDuration
      return settling.isFinite ? settling : nil
    case .curve: return curveDuration
    }
  }

  private func hosted(_ animation: Animation, frameRate: Int) -> HostedRun {
    HostedRun(AnimationRun(animation, from: from, to: to), frameRate: frameRate)
  }

  /// A Spring or a UnitCurve at `time`.
  private func formula(at time: Double) -> MotionSample {
    let interval = to - from
    var sample = MotionSample(time: time, value: to, velocity: 0, hasEnded: nil)
    switch spec.value {
    case .animation: break
    case .spring(let spring):
      sample.value = from + spring.value(target: interval, time: time)
      sample.velocity = spring.velocity(target: interval, time: time)
    case .curve(let curve):
      let progress = time / curveDuration
      sample.value = from + interval * curve.value(at: progress)
      let isInside = progress >= 0 && progress <= 1
      sample.velocity = isInside ? interval * curve.velocity(at: progress) / curveDuration : 0
    }
    return sample
  }

  /// Calls `sample` in the order of time and gives the results in the order of `times`.
  private static func inOrder(
    _ times: [Double], _ sample: (Double) -> MotionSample
  ) -> [MotionSample] {
    var results: [(place: Int, sample: MotionSample)] = []
    var last: MotionSample?
    for (place, time) in times.enumerated().sorted(by: { $0.element < $1.element }) {
      // A repeated time is one frame.
      let result = last.flatMap { $0.time == time ? $0 : nil } ?? sample(time)
      last = result
      results.append((place, result))
    }
    return results.sorted { $0.place < $1.place }.map(\.sample)
  }
}

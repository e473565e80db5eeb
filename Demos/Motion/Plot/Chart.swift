import Foundation
import TweenMotion
import TweenStage

/// The content of a plot, before it has a size or colours.
struct Chart: Equatable {
  struct Series: Equatable {
    var name: String
    var samples: [MotionSample]
    /// When an animation counts as complete, before its end.
    var logicalEnd: Double?
    /// When an animation ends, within the plotted time.
    var end: Double?
  }

  var title: String?
  var series: [Series] = []
  /// The target values, each of which is drawn as a dashed line.
  var targets: [Double] = []
  /// When the target changes under way: a dashed line each.
  var changes: [Double] = []
  /// Whether time is a UnitCurve's progress.
  var isProgress = false

  /// The end of the longest series.
  var end: Double { series.reduce(0) { max($0, $1.samples.last?.time ?? 0) } }

  /// How long an animation that never ends is shown, in seconds.
  static let longEnough = 4.0
  /// Fewer points than this show their corners; motions by formula get more.
  static let fewestPoints = 240
  /// Unit curves may be vertical: they get more still.
  static let pointsOfCurve = 1500
  /// Above this many, frames at 60 a second do.
  static let maximumPoints = 12_000

  /// - Parameter duration: seconds to show; nil: each to its end.
  init(
    _ specs: [MotionSpec], from: Double, to: Double, frameRate: Int?, duration: Double?,
    title: String?
  ) {
    self.title = title
    targets = [to]
    isProgress = duration == nil && specs.allSatisfy { $0.value.isCurve }
    series = specs.map { spec in
      let sampler = MotionSampler(spec: spec, from: from, to: to, curveDuration: duration ?? 1)
      return Self.series(spec, sampler, frameRate: frameRate, duration: duration)
    }
  }

  private static func series(
    _ spec: MotionSpec, _ sampler: MotionSampler, frameRate: Int?, duration: Double?
  ) -> Series {
    let analysis = MotionAnalysis(sampler)
    let length = duration ?? analysis.length(of: spec)
    // To the end where there is one, else as long as is shown.
    let stop = duration == nil && analysis.end?.time != nil ? nil : length
    let samples =
      frameRate.map { sampler.frames($0, duration: stop, limit: length + 1) }
      ?? Self.points(spec, sampler, length: length, stop: stop)
    return series(spec, samples ?? sampler.samples(at: [0, length]), analysis)
  }

  /// As many points as a smooth line needs.
  private static func points(
    _ spec: MotionSpec, _ sampler: MotionSampler, length: Double, stop: Double?
  ) -> [MotionSample]? {
    let count = length * StepRun.rate
    if spec.value.isSmooth {
      let fewest = Double(spec.value.isCurve ? pointsOfCurve : fewestPoints)
      let rate =
        length > 0 && count < fewest ? min((fewest / length).rounded(.up), 1e6) : StepRun.rate
      return sampler.frames(
        count > Double(maximumPoints) ? MotionSampler.hostFrameRate : Int(rate), duration: stop,
        limit: length + 1)
    }
    if count > Double(maximumPoints) {
      return sampler.frames(MotionSampler.hostFrameRate, duration: stop, limit: length + 1)
    }
    return sampler.steps(duration: stop, limit: length + 1)
  }

  private static func series(
    _ spec: MotionSpec, _ samples: [MotionSample], _ analysis: MotionAnalysis
  ) -> Series {
    let last = samples.last?.time ?? 0
    let end = analysis.end?.time.flatMap { $0 <= last ? $0 : nil }
    return Series(
      name: spec.text, samples: samples,
      logicalEnd: analysis.logicalEnd?.time.flatMap { $0 <= last && $0 != end ? $0 : nil },
      end: end)
  }

  /// An interrupted value: each change has its own stretch.
  init(_ plan: RetargetPlan, samples: [MotionSample]) {
    title = plan.title
    targets = []
    for change in plan.changes where !targets.contains(change.target) {
      targets.append(change.target)
    }
    changes = plan.changes.dropFirst().map(\.time)
    for (index, change) in plan.changes.enumerated() {
      let next = index + 1 < plan.changes.count ? plan.changes[index + 1].time : .infinity
      var stretch = samples.filter { $0.time >= change.time && $0.time <= next }
      // The frame of the next change still belongs to this stretch.
      if let after = samples.first(where: { $0.time > next }), stretch.last?.time != next {
        stretch.append(after)
      }
      let name = "\(change.spec) to \(SampleText.number(change.target))"
      series.append(
        Series(
          name: index == 0 ? name : name + " at \(SampleText.number(change.time)) s",
          samples: stretch, logicalEnd: nil,
          end: next == .infinity && stretch.last?.hasEnded == true ? stretch.last?.time : nil))
    }
  }

  /// Rows of time, value and velocity; of several series side by side, each to its own end.
  var csv: String {
    let isSingle = series.count == 1
    var names = [isProgress ? "progress" : "t"]
    for item in series {
      names.append(isSingle ? "value" : item.name + " value")
      names.append(isSingle ? "velocity" : item.name + " velocity")
    }
    var lines = [names.map(Self.cell).joined(separator: ",")]
    var positions = series.map { _ in 0 }
    while true {
      var time = Double.infinity
      for (item, position) in zip(series, positions) where position < item.samples.count {
        time = min(time, item.samples[position].time)
      }
      guard time < .infinity else { break }
      var row = [JSONText.number(time)]
      for index in series.indices {
        let samples = series[index].samples
        guard positions[index] < samples.count, samples[positions[index]].time == time else {
          row += ["", ""]
          continue
        }
        let sample = samples[positions[index]]
        positions[index] += 1
        row.append(SampleText.number(sample.value))
        row.append(SampleText.number(sample.velocity))
      }
      lines.append(row.joined(separator: ","))
    }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  /// A field as RFC 4180 quotes it.
  private static func cell(_ text: String) -> String {
    guard text.contains(where: { ",\"".contains($0) || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

extension MotionValue {
  /// Whether it can be evaluated at any time, not only at whole steps or frames.
  fileprivate var isSmooth: Bool {
    if case .animation(let animation) = self {
      return !animation.isStepped && !animation.repeats
    }
    return true
  }
}

extension MotionAnalysis {
  /// How many seconds of it a plot shows.
  fileprivate func length(of spec: MotionSpec) -> Double {
    if let end = end?.time { return end }
    switch spec.value {
    case .animation: return Chart.longEnough
    case .curve: return 1
    case .spring:
      guard let settlingDuration, settlingDuration.isFinite, settlingDuration > 0 else {
        return min(max((spring?.response ?? 0) * 8, 0.1), Chart.longEnough)
      }
      return min(settlingDuration, Self.longestWatch)
    }
  }
}

import Foundation
import TweenMotion
import TweenStage

/// The run of a headless command: settings of options, then of the input file's header, then defaults.
struct FramePlan: Equatable, Sendable {
  /// The duration of a run whose end is not stated.
  static let defaultDuration = StageTime(seconds: 2)

  var configuration: Stage.Configuration
  var script: InputScript?
  /// The number of frames that an option or a recording states; nil if neither does.
  var statedCount: Int?

  /// The number of frames.
  var count: Int {
    statedCount ?? configuration.frameRate.firstFrame(atOrAfter: Self.defaultDuration)
  }

  /// The end of the frames as the options state it.
  enum End {
    case count(Int)
    /// The frames before that moment.
    case duration(StageTime)
  }

  init(stage: StageOptions, frames: FrameOptions, script: InputScript?) {
    self.init(
      stage: stage, rate: frames.fps, window: frames.window,
      end: frames.count.map { .count($0) } ?? frames.duration.map { .duration($0.time) },
      script: script)
  }

  init(
    stage: StageOptions, rate: FrameRate?, window: String?, end: End?, script: InputScript?
  ) {
    let header = script?.header
    configuration = Stage.Configuration(
      size: stage.size ?? stage.device?.size ?? header?.size)
    header?.apply(to: &configuration)
    if let scale = stage.scale ?? stage.device?.scale { configuration.scale = scale }
    if let seed = stage.seed { configuration.seed = seed }
    if let rate { configuration.frameRate = rate }
    configuration.window = window
    stage.settings.apply(to: &configuration)
    self.script = script
    let grid = configuration.frameRate
    switch end {
    case .count(let count): statedCount = count
    case .duration(let time): statedCount = grid.firstFrame(atOrAfter: time)
    case nil:
      // One frame more, so that input up to the end is delivered.
      statedCount = header?.end.map { grid.firstFrame(atOrAfter: $0) + 1 }
    }
  }
}

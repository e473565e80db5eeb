import Foundation
import TweenMotion
import TweenStage

/// What a headless command runs: options first, then the input file's header, then defaults.
struct FramePlan: Equatable, Sendable {
  /// Frames of a program that nobody gives an end.
  static let defaultDuration = StageTime(seconds: 2)

  var configuration: Stage.Configuration
  var script: InputScript?
  /// nil when neither an option nor a recording says where the program ends.
  var statedCount: Int?

  /// How many frames there are.
  var count: Int {
    statedCount ?? configuration.frameRate.firstFrame(atOrAfter: Self.defaultDuration)
  }

  /// Where somebody stated that the frames end.
  enum End {
    case count(Int)
    /// The frames at n / rate that lie before it.
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
      // One more, so that what comes up to the end is still delivered.
      statedCount = header?.end.map { grid.firstFrame(atOrAfter: $0) + 1 }
    }
  }
}

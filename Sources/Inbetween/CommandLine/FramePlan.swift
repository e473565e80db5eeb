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

  init(stage: StageOptions, frames: FrameOptions, script: InputScript?) {
    let header = script?.header
    let rate = frames.fps
    configuration = Stage.Configuration(
      size: stage.size ?? stage.device?.size ?? header?.size,
      scale: stage.scale ?? stage.device?.scale ?? header?.scale ?? 1,
      seed: stage.seed ?? header?.seed ?? 0, colorScheme: header?.colorScheme ?? .light,
      frameRate: rate)
    if let idiom = header?.idiom { configuration.idiom = idiom }
    if let locale = header?.locale { configuration.locale = locale }
    if let timeZone = header?.timeZone { configuration.timeZone = timeZone }
    if let keys = header?.keys { configuration.keyBindings = keys }
    configuration.window = frames.window
    stage.settings.apply(to: &configuration)
    self.script = script
    if let count = frames.count {
      statedCount = count
    } else if let duration = frames.duration {
      // Frames at n / fps that lie before the end.
      statedCount = rate.firstFrame(atOrAfter: duration.time)
    } else if let end = header?.end {
      // One more, so that what comes up to the end is still delivered.
      statedCount = rate.firstFrame(atOrAfter: end) + 1
    }
  }
}

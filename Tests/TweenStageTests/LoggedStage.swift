import Foundation
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenStage

/// A stage, and a log of what comes of its program: that it is made, the frames in which it is shown, and
/// texts, each with the frame that it comes in.
@MainActor struct LoggedStage {
  /// Shared by all runs of the program, so that a restart shows.
  @MainActor final class Log {
    var lines: [String] = []
  }

  let stage: Stage
  let log = Log()

  /// - Parameters:
  ///   - defaultSize: What the program's window asks for.
  ///   - isMoving: Whether the program changes in each frame, and logs them.
  init(
    _ configuration: Stage.Configuration = Stage.Configuration(), defaultSize: CGSize? = nil,
    isMoving: Bool = true
  ) {
    let log = log
    var configuration = configuration
    // Frames are told by their dates, of a live stage too.
    configuration.startDate = Date(timeIntervalSinceReferenceDate: 0)
    stage = Stage(
      app: LoggedProgram(log: log, defaultSize: defaultSize, isMoving: isMoving),
      configuration: configuration)
    stage.onUnhandledInput = { [weak stage] event, _ in
      guard case .text(let text) = event else { return }
      // The stage counts a frame once it is over.
      log.lines.append("text \(text) in \(stage?.frameIndex.map { $0 + 1 } ?? 0)")
    }
  }
}

private struct LoggedProgram: App {
  private var log = LoggedStage.Log()
  private var defaultSize: CGSize?
  private var isMoving = false

  init() {}

  init(log: LoggedStage.Log, defaultSize: CGSize?, isMoving: Bool) {
    self.log = log
    self.defaultSize = defaultSize
    self.isMoving = isMoving
    log.lines.append("make")
  }

  var body: some Scene {
    WindowGroup { LoggedFrames(log: log, isMoving: isMoving) }
      .defaultSize(defaultSize ?? Stage.fallbackSize)
  }
}

private struct LoggedFrames: View {
  let log: LoggedStage.Log
  let isMoving: Bool

  var body: some View {
    if isMoving {
      GeometryReader { proxy in
        TimelineView(.animation) { timeline in
          let seconds = timeline.date.timeIntervalSinceReferenceDate
          let frame = FrameRate.sixty.lastFrame(atOrBefore: StageTime(seconds: seconds))
          let _ = log.lines.append(
            "frame \(frame), \(Int(proxy.size.width))x\(Int(proxy.size.height))")
          Color.red
        }
      }
    }
  }
}

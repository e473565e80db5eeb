import ArgumentParser
import TweenHeadless
import TweenMotion
import TweenStage

extension ProgramRunner {
  /// The duration of a page's film after its last moment or event, in seconds, if nothing else ends the
  /// film.
  private static let filmTail = 1.0

  func writeStoryboard(_ arguments: StoryboardArguments) throws {
    var plan = try plan(stage: arguments.stage, frames: arguments.frames)
    let times = arguments.at?.times ?? []
    try check(times, in: &plan)
    let moments = StoryboardMoment.merged(times, plan.script?.marks ?? [])
    guard !moments.isEmpty else { throw StoryboardError.noMoments }
    var board = Storyboard(moments: moments, program: name)
    board.title = arguments.title
    board.columns = arguments.columns
    board.threads = arguments.stage.threads
    board.events = plan.script?.events ?? []
    if !arguments.noFilm {
      let rate = plan.configuration.frameRate
      let latest = moments.map(\.time) + board.events.map(\.time)
      let last = (latest.max() ?? .zero).seconds + Self.filmTail
      board.filmFrameCount =
        plan.statedCount ?? rate.firstFrame(atOrAfter: StageTime(seconds: last))
    }
    try board.write(stage(plan, arguments.stage), to: arguments.file, on: SystemFiles())
  }
}

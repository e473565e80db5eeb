import TweenMotion
import TweenStage
import TweenViews

/// Finds state, layout or timers that cause their own changes, so that the work of a frame reaches the engine's
/// limit.
final class LoopCheck: MotionCheck {
  static let id = "loops"
  static let summary =
    "The updates of a frame do not end: state, layout or timers cause their own changes."
  static let source = "Documentation/Semantics/DataFlow.md"

  /// The number of kinds of endless work that were reported.
  private var reported = 0

  init() {}

  func examine(_ frame: ExploredFrame) -> [Finding] {
    let all = frame.stage.endlessWork
    defer { reported = all.count }
    return all.dropFirst(reported).map { work in
      Finding(
        check: Self.id, subject: work.cause ?? "the program", sentence: work.message,
        time: frame.time)
    }
  }
}

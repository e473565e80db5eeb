import Inbetween
import Testing
import TweenStage

/// The whole run of a program under test: shows any moment of it, and branches off.
extension StageTester {
  /// Shows the last frame at or before a moment. For a moment before the current one the program is
  /// restarted, and replayed with the same input.
  public func show(at time: StageTime) { _ = stage.frame(at: time) }

  /// Shows the last frame at or before a moment in seconds; see `show(at:)`.
  public func show(at seconds: Double) { show(at: StageTime(seconds: seconds)) }

  /// Goes to the last frame at or before a moment in seconds, and drops the input after it. Further
  /// input replaces it from there on.
  public func branch(at seconds: Double) { stage.branch(at: StageTime(seconds: seconds)) }
}

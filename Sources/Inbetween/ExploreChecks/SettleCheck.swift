import TweenMotion
import TweenStage
import TweenViews

/// Finds animations that go on long after the last input although they do not repeat.
final class SettleCheck: MotionCheck {
  static let id = "settles"
  static let summary = "An animation that does not repeat still runs 8 s after the last input."
  static let source = "Documentation/Motion.md"

  /// The longest time without input in seconds.
  static let limit = 8.0

  private var lastInput = StageTime.zero

  init() {}

  func examine(_ frame: ExploredFrame) -> [Finding] {
    if !frame.input.isEmpty { lastInput = frame.time }
    let quiet = frame.time.seconds - lastInput.seconds
    guard quiet > Self.limit, !frame.isResting else { return [] }
    return frame.movingViews(and: []).flatMap { view in
      view.motions.filter { $0.curve != nil && $0.remaining != .forever }
        .filter { ($0.elapsed ?? 0) > Self.limit }
        .map { motion in
          Finding(
            check: Self.id, subject: frame.path(ofView: view.id),
            sentence:
              "\(motion.property) still moves after \(JSONText.number(Self.limit)) s without "
              + "input, by \(motion.curve ?? "an animation"); expected an end, or repeatForever.",
            time: frame.time)
        }
    }
  }
}

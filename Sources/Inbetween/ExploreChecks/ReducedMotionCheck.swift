import TweenGeometry
import TweenMotion
import TweenStage
import TweenViews

/// Finds large and endless movements while the user's setting reduces motion.
final class ReducedMotionCheck: MotionCheck {
  static let id = "reduced-motion"
  static let summary =
    "With reduced motion, a view moves by more than half of the window, or without end."
  static let source = "WCAG 2.2, 2.3.3"

  /// The part of the window's smaller side by which a view may move.
  static let part = 0.5

  /// The moment since which motion is reduced; nil: it is not.
  private var since: StageTime?
  private var isFirst = true
  /// The numbers of the views that were reported. To look up their paths again would cost a walk a frame.
  private var reported: Set<Int> = []

  init() {}

  func examine(_ frame: ExploredFrame) -> [Finding] {
    if isFirst, frame.stage.configuration.userSettings.reduceMotion == true { since = frame.time }
    isFirst = false
    for case .settings(let settings) in frame.input {
      if settings.reduceMotion == true, since == nil { since = frame.time }
      if settings.reduceMotion == false { since = nil }
    }
    guard let since, frame.isMoving else { return [] }
    let reduced = frame.time.seconds - since.seconds
    let most = min(frame.size.width, frame.size.height) * Self.part
    return frame.movingViews(and: []).filter { !reported.contains($0.id) }.flatMap { view in
      view.motions.compactMap { motion in
        // Movements that began before the setting changed are left out.
        guard motion.curve != nil, motion.elapsed ?? 0 < reduced,
          let words = Self.excess(of: motion, most)
        else { return nil }
        reported.insert(view.id)
        return Finding(
          check: Self.id, subject: frame.path(ofView: view.id),
          sentence:
            "\(motion.property) \(words) although the user reduces motion; expected a fade, or no "
            + "animation, where accessibilityReduceMotion is set.",
          time: frame.time)
      }
    }
  }

  /// Describes a movement that is too large; nil if it is not.
  private static func excess(of motion: InspectedMotion, _ most: Double) -> String? {
    guard ["frame", "offset", "rotationEffect", "scaleEffect"].contains(motion.property) else {
      return nil
    }
    if motion.remaining == .forever { return "moves without end" }
    guard motion.property == "frame" || motion.property == "offset" else { return nil }
    let ways = motion.lanes.filter { $0.name == "x" || $0.name == "y" }.map { abs($0.to - $0.from) }
    let way = ways.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard way > most else { return nil }
    return "moves by \(Int(way.rounded())) points"
  }
}

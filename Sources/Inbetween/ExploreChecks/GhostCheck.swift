import TweenMotion
import TweenStage
import TweenViews

/// Finds views that were removed and stay.
final class GhostCheck: MotionCheck {
  static let id = "ghosts"
  static let summary =
    "A removed view stays: its removal has no end, takes over 4 s, or nothing moves."
  static let source = "Documentation/Transitions.md"

  /// The longest removal in seconds.
  static let limit = 4.0

  /// The frames from one look at all views to the next, while something moves.
  static let interval = 15

  /// The moments since which views are leaving.
  private var leaving: [Int: StageTime] = [:]
  /// The frames since the last look at all views; nil without leaving views.
  private var sinceLook: Int?
  /// The views that were looked at since they took too long.
  private var late: Set<Int> = []

  init() {}

  func examine(_ frame: ExploredFrame) -> [Finding] {
    guard frame.hasLeavingViews else {
      leaving = [:]
      sinceLook = nil
      late = []
      return []
    }
    let isLate = leaving.contains {
      frame.time.seconds - $0.value.seconds > Self.limit && !late.contains($0.key)
    }
    // A walk through all views takes longer than a frame.
    if let frames = sinceLook, frames < Self.interval, !frame.isResting, !isLate {
      sinceLook = frames + 1
      let known = frame.movingViews(and: leaving.keys).filter { $0.isLeaving && $0.opacity > 0 }
      let ids = Set(known.map(\.id))
      leaving = leaving.filter { ids.contains($0.key) }
      return []
    }
    sinceLook = 1
    var next: [Int: StageTime] = [:]
    var findings: [Int: Finding] = [:]
    for view in frame.views where view.isLeaving && view.opacity > 0 {
      let since = leaving[view.id] ?? frame.time
      next[view.id] = since
      let seconds = frame.time.seconds - since.seconds
      if seconds > Self.limit { late.insert(view.id) }
      guard let words = Self.fault(view, after: seconds, frame) else { continue }
      findings[view.id] = Finding(
        check: Self.id, subject: view.path, sentence: words, time: frame.time)
    }
    leaving = next
    // A view that stays has the same fault in each part.
    return frame.outermost(findings)
  }

  /// Describes a removed view that stays; nil if its removal may still end.
  private static func fault(
    _ view: ShownView, after seconds: Double, _ frame: ExploredFrame
  ) -> String? {
    if let motion = view.motions.first(where: { $0.remaining == .forever }) {
      return
        "The view was removed, and \(motion.property) repeats for ever; expected a removal that ends."
    }
    guard seconds > limit || frame.isResting && seconds > 0 else { return nil }
    return
      "The view was removed \(JSONText.number((seconds * 100).rounded() / 100)) s ago and is still "
      + "shown\(frame.isResting ? " although nothing moves" : "")."
  }
}

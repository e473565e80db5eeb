import TweenGeometry
import TweenMotion
import TweenStage
import TweenViews

/// Finds animated values that jump, and velocities that change at once, without a change of state.
///
/// Only values that an animation with a curve moves are compared: keyframes and views driven by time may jump
/// on purpose. A repetition without end may begin again. Velocities are compared only of springs and of the
/// program's own animations: timing curves, repetitions and combinations of them have corners.
final class JumpCheck: MotionCheck {
  static let id = "jumps"
  static let summary = "An animated value, or its velocity, jumps without a change of state."
  static let source = "Documentation/Semantics/Retargeting.md"

  /// The values of one view in one frame.
  fileprivate struct Pose {
    var x, y, rotation, opacity: Double

    init(_ view: MovingView) {
      x = view.frame.midX
      y = view.frame.midY
      rotation = view.rotation
      opacity = view.opacity
    }
  }

  /// One kind of value: its name and the step between two frames that is never a fault.
  fileprivate struct Value {
    let name: String
    let unit: String
    let leastJump: Double
    /// The least sudden change of the step from frame to frame that is a fault.
    let leastKink: Double
    let of: (Pose) -> Double
    var isAngle = false
  }

  private static let values = [
    Value(name: "x", unit: " points", leastJump: 24, leastKink: 12, of: \.x),
    Value(name: "y", unit: " points", leastJump: 24, leastKink: 12, of: \.y),
    Value(
      name: "rotation", unit: "°", leastJump: 30, leastKink: 15, of: \.rotation, isAngle: true),
    Value(name: "opacity", unit: "", leastJump: 0.25, leastKink: 0.12, of: \.opacity),
  ]

  /// The last frames of a view, the latest last, since the last change of state.
  private struct History {
    var poses: [Pose] = []
    var isAnimated = false
    /// Whether all movements of the view have velocities without corners.
    var isSmooth = true
  }

  /// Words in the description of an animation whose velocity may change at once.
  private static let corners = [
    "linear", "ease", "Ease", "timing curve", "repeats", "delay", " + ",
  ]

  private var histories: [Int: History] = [:]
  private var sinceChange = 0

  init() {}

  func examine(_ frame: ExploredFrame) -> [Finding] {
    // Without movements and their last frames there is nothing to compare.
    guard frame.isMoving || !histories.isEmpty else { return [] }
    sinceChange = frame.hasUpdates || !frame.input.isEmpty ? 0 : sinceChange + 1
    var next: [Int: History] = [:]
    var findings: [Int: Finding] = [:]
    for view in frame.movingViews(and: histories.keys) {
      let isAnimated = view.motions.contains { $0.curve != nil && $0.remaining != .forever }
      let old = histories[view.id]
      guard isAnimated || old?.isAnimated == true else { continue }
      var history = old ?? History()
      // In the two frames after a change, old and new animations may show any step.
      if sinceChange < 2 { history.poses = [] }
      let pose = Pose(view)
      let hasCorners = view.motions.contains { motion in
        Self.corners.contains { motion.curve?.contains($0) == true }
      }
      history.isSmooth = history.isSmooth && !hasCorners
      if history.isAnimated, let words = Self.fault(history.poses, pose, history.isSmooth) {
        findings[view.id] = Finding(
          check: Self.id, subject: frame.path(ofView: view.id), sentence: words, time: frame.time)
      }
      history.poses = history.poses.suffix(Self.kept) + [pose]
      history.isAnimated = isAnimated
      next[view.id] = history
    }
    histories = next
    // A view moves with the views around it.
    return frame.outermost(findings)
  }

  private static let kept = 4

  /// Describes a jump from the last poses to a new one; nil if there is none.
  private static func fault(_ poses: [Pose], _ pose: Pose, _ isSmooth: Bool) -> String? {
    guard let last = poses.last else { return nil }
    for value in values {
      let step = value.step(last, pose)
      let before = poses.count > 1 ? value.step(poses[poses.count - 2], last) : 0
      // A value that stood still may begin at any speed, for example after a delay.
      if before != 0, abs(step) > value.leastJump + 3 * abs(before) {
        return
          "\(value.name) jumps by \(text(step))\(value.unit) in one frame, without a change of state."
      }
      if isSmooth, let kink = kink(value, poses, pose) {
        return
          "the velocity of \(value.name) changes by \(text(kink * 60))\(value.unit)/s at once, without a "
          + "change of state."
      }
    }
    return nil
  }

  /// Returns a sudden change of the step two frames ago: one that stands alone between small changes, while the
  /// value moves before and after it.
  private static func kink(_ value: Value, _ poses: [Pose], _ pose: Pose) -> Double? {
    let all = poses.suffix(kept) + [pose]
    guard all.count > kept else { return nil }
    let line = Array(all)
    let steps = (1..<line.count).map { value.step(line[$0 - 1], line[$0]) }
    guard steps.allSatisfy({ $0 != 0 }) else { return nil }
    let changes = (1..<steps.count).map { steps[$0] - steps[$0 - 1] }
    guard changes.count == 3, abs(changes[1]) > value.leastKink,
      abs(changes[1]) > 4 * (abs(changes[0]) + abs(changes[2]))
    else { return nil }
    return changes[1]
  }

  private static func text(_ number: Double) -> String {
    JSONText.number((number * 100).rounded() / 100)
  }
}

extension JumpCheck.Value {
  /// The step between two poses; of angles the shorter way.
  fileprivate func step(_ one: JumpCheck.Pose, _ other: JumpCheck.Pose) -> Double {
    let step = of(other) - of(one)
    guard isAngle else { return step }
    return step > 180 ? step - 360 : step < -180 ? step + 360 : step
  }
}

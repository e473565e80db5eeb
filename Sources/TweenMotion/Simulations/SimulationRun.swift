import Foundation

/// A running motion in closed form, stepped frame by frame with the animators of a view tree.
///
/// Unlike an animation it begins at the moment it is made: the value in a frame depends on the time
/// since then, not on the frames between.
package final class SimulationRun<Motion: Simulation>: StandaloneAnimator {
  package let motion: Motion
  private let begin: StageTime
  private var now: StageTime
  private weak var currentOwner: (any AnimatorOwner)?

  override var owner: (any AnimatorOwner)? { currentOwner }

  /// Begins at `begin`, as a rule the frame's moment.
  package init(
    _ motion: Motion, at begin: StageTime, in pool: AnimatorPool, owner: any AnimatorOwner
  ) {
    self.motion = motion
    self.begin = begin
    now = begin
    currentOwner = owner
    super.init()
    isRunning = true
    pool.add(self)
  }

  private var elapsed: Double { now.elapsed(since: begin) }

  package var value: Motion.Value { motion.position(at: elapsed) }
  package var velocity: Motion.Value { motion.velocity(at: elapsed) }

  /// Whether it rests, or has been stopped.
  package var isOver: Bool { !isRunning }

  package func stop() { isRunning = false }

  override func step(to now: StageTime, pool: AnimatorPool) -> Bool {
    self.now = max(now, begin)
    if motion.isDone(at: elapsed) { isRunning = false }
    return true
  }

  override func report(at now: StageTime) -> RunningAnimation? {
    guard let currentOwner else { return nil }
    return RunningAnimation(
      owner: currentOwner, animator: ObjectIdentifier(self), animation: nil, elapsed: elapsed,
      remaining: motion.duration < .infinity
        ? .seconds(max(0, motion.duration - elapsed)) : .forever)
  }
}

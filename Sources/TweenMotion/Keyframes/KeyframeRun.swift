/// Running keyframes, stepped frame by frame with the animators of a view tree.
///
/// As with animators, the frame after the one in which a run began shows its start. A run that takes
/// over from another begins at once, so that the motion does not pause.
package final class KeyframeRun<Value>: StandaloneAnimator {
  /// The value of the current frame; after the run, the value at its end.
  package private(set) var value: Value

  private var timeline: KeyframeTimeline<Value>
  private var clock = AnimatorClock()
  /// Makes the keyframes of the next round from the current value; nil for keyframes that play once.
  package var next: ((Value) -> KeyframeTimeline<Value>)?
  /// Rounds since the clock's begin.
  private var rounds = 0.0
  private weak var currentOwner: (any AnimatorOwner)?

  override var owner: (any AnimatorOwner)? { currentOwner }

  /// - Parameters:
  ///   - value: the value until the first frame.
  ///   - next: makes the keyframes of the next round, at the start of each.
  private init(
    _ timeline: KeyframeTimeline<Value>, value: Value,
    next: ((Value) -> KeyframeTimeline<Value>)?, owner: any AnimatorOwner
  ) {
    self.timeline = timeline
    self.value = value
    self.next = next
    currentOwner = owner
    super.init()
    isRunning = true
  }

  /// Plays `keyframes` once. If `previous` still runs, they take over the velocity of each property
  /// they move, and it ends.
  package static func once(
    from value: Value, _ keyframes: some Keyframes<Value>, after previous: KeyframeRun?,
    in pool: AnimatorPool, owner: any AnimatorOwner
  ) -> KeyframeRun {
    let running = previous.flatMap { $0.isRunning ? $0 : nil }
    let timeline = KeyframeTimeline(
      initialValue: value, keyframes: keyframes,
      moving: running.map { ($0.timeline, $0.clock.elapsed(at: pool.now)) })
    let run = KeyframeRun(timeline, value: value, next: nil, owner: owner)
    if running != nil { run.clock = .running(since: pool.now) }
    previous?.stop()
    pool.add(run)
    return run
  }

  /// Plays the keyframes of `next`, round after round.
  package static func repeating(
    from value: Value, in pool: AnimatorPool, owner: any AnimatorOwner,
    _ next: @escaping (Value) -> KeyframeTimeline<Value>
  ) -> KeyframeRun {
    let run = KeyframeRun(next(value), value: value, next: next, owner: owner)
    pool.add(run)
    return run
  }

  /// Whether it is over, or has been stopped.
  package var isOver: Bool { !isRunning }

  package func stop() { isRunning = false }

  override func step(to now: StageTime, pool: AnimatorPool) -> Bool {
    var elapsed = clock.tick(now, isLive: pool.isLive)
    if let next {
      elapsed = timeInRound(elapsed, next)
    } else if elapsed >= timeline.duration {
      isRunning = false
    }
    value = timeline.value(time: elapsed)
    return true
  }

  /// Rounds follow each other without a gap, wherever the frames fall.
  private func timeInRound(
    _ elapsed: Double, _ next: (Value) -> KeyframeTimeline<Value>
  ) -> Double {
    let duration = timeline.duration
    guard duration > 0 else {
      isRunning = false
      return 0
    }
    let round = Rounds(at: elapsed, length: duration)
    let time = max(0, elapsed - round.start)
    guard round.index > rounds else { return time }
    rounds = round.index
    timeline = next(timeline.value(time: duration))
    if timeline.duration != duration {
      clock.begin = StageTime(
        flicks: clock.begin.flicks &+ StageTime(seconds: round.start).flicks)
      rounds = 0
    }
    return time
  }

  override func report(at now: StageTime) -> RunningAnimation? {
    guard let currentOwner else { return nil }
    let elapsed = clock.elapsed(at: now)
    let isEndless = next != nil || timeline.duration == .infinity
    return RunningAnimation(
      owner: currentOwner, animator: ObjectIdentifier(self), animation: nil, elapsed: elapsed,
      remaining: isEndless ? .forever : .seconds(max(0, timeline.duration - elapsed)))
  }
}

import TweenMotion

/// Which checkpoints of a run are kept: those that divide the processor time of a replay most evenly.
///
/// A replay of what is quiet costs next to nothing, so that quiet stretches need no checkpoints, however
/// long they are. With `count` checkpoints the longest replay to a moment is at most a few parts in
/// `count` of a replay of the whole run.
struct CheckpointLadder<Checkpoint> {
  struct Rung {
    var time: StageTime
    /// Nanoseconds of processor time from the start up to `time`.
    var cost: Int64
    var checkpoint: Checkpoint
  }

  /// The most that are kept, at least 2.
  let limit: Int
  /// In order.
  private(set) var rungs: [Rung] = []
  /// So many of the last ones always stay.
  static var latest: Int { 4 }

  init(limit: Int) { self.limit = max(2, limit) }

  /// Adds a rung, and removes the ones beyond the limit, which are returned.
  mutating func insert(_ rung: Rung) -> [Checkpoint] {
    let place = rungs.firstIndex { $0.time > rung.time } ?? rungs.count
    rungs.insert(rung, at: place)
    var dropped: [Checkpoint] = []
    while rungs.count > limit, let checkpoint = thin() { dropped.append(checkpoint) }
    return dropped
  }

  /// Removes the rung without which the shortest replay grows; the first and the latest ones stay.
  mutating func thin() -> Checkpoint? {
    let last = rungs.count - 1 - min(Self.latest, max(1, limit / 4))
    guard last >= 1 else { return nil }
    // At equal costs time decides, and the earlier one goes.
    func gap(_ index: Int) -> (Int64, Int64) {
      let (before, after) = (rungs[index - 1], rungs[index + 1])
      return (after.cost - before.cost, after.time.flicks - before.time.flicks)
    }
    var best = 1
    for index in 1...last where gap(index) < gap(best) { best = index }
    return rungs.remove(at: best).checkpoint
  }

  /// The last rung at or before a moment.
  func last(atOrBefore time: StageTime) -> Rung? { rungs.last { $0.time <= time } }

  /// Removes the rungs for which `condition` holds.
  mutating func removeAll(where condition: (Rung) -> Bool) { rungs.removeAll(where: condition) }
}

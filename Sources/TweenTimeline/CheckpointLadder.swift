import TweenMotion

/// The kept checkpoints of a run, chosen so that they divide the processor time of a replay most evenly.
///
/// A replay of quiet stretches costs next to nothing, so quiet stretches need no checkpoints, however long
/// they are. With `count` checkpoints the longest replay to a moment takes at most a few parts in `count`
/// of a replay of the whole run.
struct CheckpointLadder<Checkpoint> {
  struct Rung {
    var time: StageTime
    /// The processor time from the start up to `time`, in nanoseconds.
    var cost: Int64
    var checkpoint: Checkpoint
  }

  /// The largest number of checkpoints, at least 2.
  let limit: Int
  /// The checkpoints with their moments, in order.
  private(set) var rungs: [Rung] = []
  /// The number of latest checkpoints that always stay.
  static var latest: Int { 4 }

  init(limit: Int) { self.limit = max(2, limit) }

  /// Adds a rung. Removes the rungs beyond the limit, and returns their checkpoints.
  mutating func insert(_ rung: Rung) -> [Checkpoint] {
    let place = rungs.firstIndex { $0.time > rung.time } ?? rungs.count
    rungs.insert(rung, at: place)
    var dropped: [Checkpoint] = []
    while rungs.count > limit, let checkpoint = thin() { dropped.append(checkpoint) }
    return dropped
  }

  /// Removes the rung whose removal lengthens replays least. The first and the latest rungs stay.
  mutating func thin() -> Checkpoint? {
    let last = rungs.count - 1 - min(Self.latest, max(1, limit / 4))
    guard last >= 1 else { return nil }
    // At equal costs the shorter time is removed, and at equal times the earlier rung.
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

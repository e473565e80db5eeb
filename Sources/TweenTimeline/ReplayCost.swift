import TweenMotion

/// The processor time that a replay takes up to each moment of a run.
struct ReplayCost: Equatable, Sendable {
  /// The moments in order, and the nanoseconds from the start up to each.
  private var samples: [(time: StageTime, cost: Int64)] = []

  /// Adds the cost of the frames after the last moment.
  mutating func add(_ cost: Int64, through time: StageTime) {
    // A branch runs again through moments with a known cost.
    if let last = samples.last, last.time >= time { return }
    samples.append((time, (samples.last?.cost ?? 0) + max(0, cost)))
  }

  /// Nanoseconds from the start up to a moment, evenly distributed between two samples.
  func cost(through time: StageTime) -> Int64 {
    var (low, high) = (0, samples.count)
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time < time { low = middle + 1 } else { high = middle }
    }
    guard low < samples.count else { return samples.last?.cost ?? 0 }
    let next = samples[low]
    guard low > 0 else { return next.cost }
    let before = samples[low - 1]
    let part = time.elapsed(since: before.time) / next.time.elapsed(since: before.time)
    return before.cost + Int64(Double(next.cost - before.cost) * min(max(0, part), 1))
  }

  /// Nanoseconds from one moment to a later one.
  func cost(from start: StageTime, to end: StageTime) -> Int64 {
    max(0, cost(through: end) - cost(through: start))
  }

  /// Removes the costs after a moment.
  mutating func truncate(after time: StageTime) {
    guard let last = samples.last, last.time > time else { return }
    let cost = cost(through: time)
    samples.removeAll { $0.time > time }
    add(cost - (samples.last?.cost ?? 0), through: time)
  }

  static func == (left: ReplayCost, right: ReplayCost) -> Bool {
    left.samples.elementsEqual(right.samples) { $0 == $1 }
  }
}

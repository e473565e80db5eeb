import TweenMotion
import TweenStage

/// The input of a run, sorted by time. Events at the same time keep their order.
struct InputLog: Equatable, Sendable {
  private(set) var events: [TimedInput] = []

  mutating func append(_ timed: TimedInput) {
    let place = firstIndex(after: timed.time)
    events.insert(timed, at: place)
  }

  /// Returns the events after one moment, up to another one.
  func events(after start: StageTime?, through end: StageTime) -> ArraySlice<TimedInput> {
    let from = start.map { firstIndex(after: $0) } ?? 0
    return events[from..<max(from, firstIndex(after: end))]
  }

  /// Removes the events after a moment.
  mutating func truncate(after time: StageTime) {
    events.removeSubrange(firstIndex(after: time)...)
  }

  /// Returns the index of the first event after a moment.
  private func firstIndex(after time: StageTime) -> Int {
    // The index is nearly always the end.
    guard let last = events.last, last.time > time else { return events.count }
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].time > time { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

import TweenMath
import TweenMotion

/// Actions that are due at times of the stage's clock. Actions with equal times run in the order in
/// which they were scheduled.
@MainActor package final class TimerQueue {
  package struct Token: Hashable {
    fileprivate let time: StageTime
    fileprivate let id: Int
  }

  private struct Entry {
    let time: StageTime
    let id: Int
    /// Whether the timer may fire in the frame in which it was scheduled.
    let isPrompt: Bool
    let action: () -> Void
  }

  /// Sorted by time in descending order, so that the next entry is cheap to remove.
  private var entries: [Entry] = []
  private var lastID = 0
  /// Entries that are due, but must wait for the next frame.
  private var late: [Entry] = []

  /// The current moment: the due time of the timer that is firing, which is usually before the
  /// frame's time; otherwise the frame's time. Delays count from here, so that a chain of delays
  /// does not accumulate a rounding error of a frame for each delay.
  package var moment = StageTime.zero

  /// The highest number of timers that fire in a frame. Further timers wait for the next frame, so
  /// that a program whose timers start each other does not block a frame.
  static let maximumFires = 100_000

  nonisolated package init() {}

  /// The number of the timer that was scheduled last.
  var newest: Int { lastID }

  /// Returns whether a timer waits that was scheduled after another one and is due by `time`.
  func hasNewer(than id: Int, dueBy time: StageTime) -> Bool {
    lastID > id && entries.contains { $0.id > id && $0.time <= time }
  }

  package var next: StageTime? { entries.last?.time }
  package var isEmpty: Bool { entries.isEmpty }

  /// - Parameter isPrompt: Whether the timer fires in the frame that schedules it, if it is due by
  ///   then. If false, timers scheduled by timers wait for the next frame, so that they cannot
  ///   continue forever.
  @discardableResult
  package func schedule(
    at time: StageTime, isPrompt: Bool = false, _ action: @escaping () -> Void
  ) -> Token {
    lastID += 1
    let token = Token(time: time, id: lastID)
    entries.insert(
      Entry(time: time, id: lastID, isPrompt: isPrompt, action: action), at: place(of: token))
    return token
  }

  package func cancel(_ token: Token) {
    let place = place(of: token)
    if place < entries.count, entries[place].id == token.id { entries.remove(at: place) }
    late.removeAll { $0.id == token.id }
  }

  /// Returns the index of an entry, or the index at which it would be inserted.
  private func place(of token: Token) -> Int {
    (0..<entries.count).partitioningIndex {
      (entries[$0].time, entries[$0].id) <= (token.time, token.id)
    }
  }

  func removeAll() {
    entries = []
    late = []
  }

  /// Advances to `time` and fires the timers that are due, moment by moment; `settle` runs after
  /// each.
  ///
  /// Prompt timers that are scheduled meanwhile also fire if they are due by `time`.
  ///
  /// - Returns: False if too many timers were due and some are left for the next frame.
  func fire(upTo time: StageTime, settle: () -> Void) -> Bool {
    let newestBefore = lastID
    defer {
      for entry in late {
        entries.insert(entry, at: place(of: Token(time: entry.time, id: entry.id)))
      }
      late = []
      moment = time
    }
    var fires = 0
    while let first = entries.last, first.time <= time {
      guard first.isPrompt || first.id <= newestBefore else {
        late.append(entries.removeLast())
        continue
      }
      if fires >= Self.maximumFires { return false }
      moment = first.time
      // Timers that these schedule for the same moment fire after `settle`, as their tasks do.
      let newest = lastID
      while let entry = entries.last, entry.time == first.time, entry.id <= newest,
        entry.isPrompt || entry.id <= newestBefore
      {
        entries.removeLast()
        fires += 1
        entry.action()
      }
      settle()
    }
    return true
  }
}

import TweenMath
import TweenMotion

/// Actions due at moments of the stage's clock. Equal moments fire in the order they were set.
@MainActor package final class TimerQueue {
  package struct Token: Hashable {
    fileprivate let time: StageTime
    fileprivate let id: Int
  }

  private struct Entry {
    let time: StageTime
    let id: Int
    /// Whether it may fire in the frame it was set in.
    let isPrompt: Bool
    let action: () -> Void
  }

  /// Sorted by time, the first due last, where it is cheap to take away.
  private var entries: [Entry] = []
  private var lastID = 0
  /// Due, but for the next frame to fire.
  private var late: [Entry] = []

  /// The moment that what runs now belongs to: while timers fire the one they were due at, which
  /// lies before the frame's as a rule; else the frame's. Delays count from here, so that a chain
  /// of delays doesn't gather a frame's rounding with every link.
  package var moment = StageTime.zero

  /// A program whose timers feed each other must not hang a frame: what is due beyond this many
  /// waits for the next.
  static let mostFires = 100_000

  nonisolated package init() {}

  /// The number of the timer that was set last.
  var newest: Int { lastID }

  /// Whether a timer waits that was set after another and is due by `time`.
  func hasNewer(than id: Int, dueBy time: StageTime) -> Bool {
    lastID > id && entries.contains { $0.id > id && $0.time <= time }
  }

  package var next: StageTime? { entries.last?.time }
  package var isEmpty: Bool { entries.isEmpty }

  /// - Parameter isPrompt: whether it fires in the frame that sets it, if it is due by then. Without,
  ///   what a timer's action sets waits for the next frame, or it could go on for ever.
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

  /// Where an entry stands, or would stand.
  private func place(of token: Token) -> Int {
    (0..<entries.count).partitioningIndex {
      (entries[$0].time, entries[$0].id) <= (token.time, token.id)
    }
  }

  func removeAll() {
    entries = []
    late = []
  }

  /// Goes to `time`, firing what is due on the way, moment by moment; `settle` runs after each.
  ///
  /// Prompt timers that are set on the way fire too when they are due by `time`.
  ///
  /// - Returns: false when there was so much that some is left for the next frame.
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
      if fires >= Self.mostFires { return false }
      moment = first.time
      // What these set for this very moment comes after `settle`, as their tasks do.
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

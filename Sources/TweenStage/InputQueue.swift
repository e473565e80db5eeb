import DequeModule
import TweenMotion
import TweenViews

/// An event and the moment it happens at.
public struct TimedInput: Equatable, Sendable {
  /// When it happens, on the stage's clock: in the first frame at or after that moment.
  public var time: StageTime
  /// What happens.
  public var event: InputEvent
  /// What the window is called in which it happens; nil: the one in front.
  public var window: String?

  /// An event at a moment, in the window that is called so, or in the one in front.
  public init(time: StageTime, event: InputEvent, window: String? = nil) {
    self.time = time
    self.event = event
    self.window = window
  }
}

extension TimedInput {
  /// The same in the window in front.
  var inFront: TimedInput { TimedInput(time: time, event: event) }
}

/// Events to come, sorted by time; at equal times in the order they came.
struct InputQueue {
  private var events = Deque<TimedInput>()

  var firstTime: StageTime? { events.first?.time }

  mutating func insert(_ timed: TimedInput) {
    // Nearly always the latest comes last.
    guard let last = events.last, timed.time < last.time else {
      events.append(timed)
      return
    }
    var low = 0
    var high = events.count
    while low < high {
      let middle = (low + high) / 2
      if events[middle].time <= timed.time { low = middle + 1 } else { high = middle }
    }
    events.insert(timed, at: low)
  }

  /// Takes the first event that happens at or before `time`.
  mutating func popFirst(dueAt time: StageTime) -> TimedInput? {
    guard let first = events.first, first.time <= time else { return nil }
    return events.removeFirst()
  }
}

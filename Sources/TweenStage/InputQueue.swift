import TweenMath
import TweenMotion
import TweenViews

/// An input event and the moment at which it happens.
public struct TimedInput: Equatable, Sendable {
  /// The moment, on the stage's clock. The event is delivered in the first frame at or after it.
  public var time: StageTime
  /// The event that the program receives.
  public var event: InputEvent
  /// The id of the window that receives the event; nil: the window in front.
  public var window: String?
  /// For a press, the element under it in the recording: its label, or its identifier after `#`. The
  /// program does not receive it. A replay reports a press that meets another element.
  public var element: String?

  /// Creates an event at a moment, for the window with an id or, if nil, the window in front.
  public init(
    time: StageTime, event: InputEvent, window: String? = nil, element: String? = nil
  ) {
    self.time = time
    self.event = event
    self.window = window
    self.element = element
  }
}

extension TimedInput {
  /// The same event for the window in front.
  var inFront: TimedInput { TimedInput(time: time, event: event, element: element) }
}

/// Events that are not delivered yet, sorted by time. Events at the same time keep their order.
struct InputQueue {
  /// The events from index `start` on are not delivered yet.
  private var events: [TimedInput] = []
  private var start = 0

  var firstTime: StageTime? { start < events.count ? events[start].time : nil }

  mutating func insert(_ timed: TimedInput) {
    // The newest event nearly always has the latest time.
    guard start < events.count, let last = events.last, timed.time < last.time else {
      events.append(timed)
      return
    }
    let place = (start..<events.count).partitioningIndex { events[$0].time > timed.time }
    events.insert(timed, at: place)
  }

  /// Removes the events after `time`.
  mutating func removeAll(after time: StageTime) {
    while start < events.count, let last = events.last, last.time > time { events.removeLast() }
  }

  /// Removes and returns the clipboard changes at or before `time`, in order.
  mutating func popClipboards(dueAt time: StageTime) -> [(TimedInput, text: String)] {
    var clipboards: [(TimedInput, text: String)] = []
    var index = start
    while index < events.count, events[index].time <= time {
      if case .clipboard(let text) = events[index].event {
        clipboards.append((events.remove(at: index), text))
      } else {
        index += 1
      }
    }
    return clipboards
  }

  /// Removes and returns the first event if it happens at or before `time`.
  mutating func popFirst(dueAt time: StageTime) -> TimedInput? {
    guard start < events.count, events[start].time <= time else { return nil }
    let first = events[start]
    start += 1
    // Half of the events at least: the removal moves at most as many events as were delivered.
    if start * 2 >= events.count {
      events.removeFirst(start)
      start = 0
    }
    return first
  }
}

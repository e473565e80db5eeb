import TweenMath
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
  /// Of a press: what it met when it was recorded, by its label or by its identifier after `#`. The program
  /// does not receive it; a replay in which the press meets something else reports it.
  public var element: String?

  /// An event at a moment, in the window that is called so, or in the one in front.
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
  /// The same in the window in front.
  var inFront: TimedInput { TimedInput(time: time, event: event, element: element) }
}

/// Events to come, sorted by time; at equal times in the order they came.
struct InputQueue {
  /// The events from `start` on are to come.
  private var events: [TimedInput] = []
  private var start = 0

  var firstTime: StageTime? { start < events.count ? events[start].time : nil }

  mutating func insert(_ timed: TimedInput) {
    // Nearly always the latest comes last.
    guard start < events.count, let last = events.last, timed.time < last.time else {
      events.append(timed)
      return
    }
    let place = (start..<events.count).partitioningIndex { events[$0].time > timed.time }
    events.insert(timed, at: place)
  }

  /// Drops the events after `time`.
  mutating func removeAll(after time: StageTime) {
    while start < events.count, let last = events.last, last.time > time { events.removeLast() }
  }

  /// Takes the changes of the clipboard that happen at or before `time`, in their order.
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

  /// Takes the first event that happens at or before `time`.
  mutating func popFirst(dueAt time: StageTime) -> TimedInput? {
    guard start < events.count, events[start].time <= time else { return nil }
    let first = events[start]
    start += 1
    // At most as many are moved as have gone.
    if start * 2 >= events.count {
      events.removeFirst(start)
      start = 0
    }
    return first
  }
}

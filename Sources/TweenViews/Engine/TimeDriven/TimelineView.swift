import Foundation
import TweenMotion

/// A view that makes its content again at the dates of a schedule.
///
/// The content gets the newest date of the schedule that has passed; before the first date it gets
/// the first. A schedule without dates gives the present, once. Dates are those of the stage
/// (`StageClock.date`), and take effect in the first frame at or after them. A date less than a
/// microsecond after a frame counts as the frame's, because dates have that precision.
///
/// Each date causes a plain update, without an animation.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date and the cadence from which the content is made.
  public struct Context {
    /// The maximum frequency at which the content is made.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// The content may change in any frame.
      case live
      /// The content changes at most once a second.
      case seconds
      /// The content changes at most once a minute.
      case minutes
    }

    /// The current date of the schedule.
    public let date: Date
    /// The maximum frequency of updates: always `.live` on a stage.
    public let cadence: Cadence

    /// Discards content that was made in advance. It has no effect, because a stage makes none.
    public func invalidateTimelineContent() {}
  }

  fileprivate let schedule: Schedule
  fileprivate let content: (TimelineViewDefaultContext) -> Content
}

/// The context of every timeline view, independent of its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// No body: the engine evaluates `content` at the dates of the schedule.
  public typealias Body = Never

  /// Creates a view whose content is made at the dates of `schedule`. When the schedule's value
  /// changes, its dates are read again.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Creates a timeline view for content that names the context by this view's own type.
  @_disfavoredOverload
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(Context(date: $0.date, cadence: Context.Cadence($0.cadence))) }
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TimelineNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: TimelineNode<Schedule, Content>.self).update(view)
  }

  nonisolated public static var _elementCount: Int? { Content._elementCount }
}

extension TimelineView.Context.Cadence {
  fileprivate init(_ other: TimelineViewDefaultContext.Cadence) {
    switch other {
    case .live: self = .live
    case .seconds: self = .seconds
    case .minutes: self = .minutes
    }
  }
}

@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  TimedContentNode<Content>, DateFollower, Mover
{
  private var view: TimelineView<Schedule, Content>
  private var entries: Schedule.Entries.Iterator?
  /// The next date; nil after the last.
  private var next: Date?
  private var date = Date(timeIntervalSinceReferenceDate: 0)
  private var timer: TimerQueue.Token?

  init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context, makePlaced: nil)
    begin()
    build()
    graph.addDateFollower(self)
    graph.movers.insert(self)
  }

  override func makeContent() -> Content? {
    view.content(TimelineViewDefaultContext(date: date, cadence: .live))
  }

  func update(_ new: TimelineView<Schedule, Content>) {
    let isSame = valuesAreEqual(view.schedule, new.schedule)
    view = new
    if !isSame { begin() }
    performUpdate()
  }

  // MARK: Dates

  /// Reads the dates of the schedule from now on.
  private func begin() {
    guard let first = restart() else {
      date = graph.date
      wait()
      return
    }
    date = first
    if !takeDueEntries(atMost: TimelineLimits.maximumDates) { giveUp() }
    wait()
  }

  /// Restarts the sequence of dates, and returns the first.
  private func restart() -> Date? {
    var entries = view.schedule.entries(from: graph.date, mode: .normal).makeIterator()
    let first = entries.next()
    next = first == nil ? nil : entries.next()
    self.entries = entries
    return first
  }

  /// Advances to the newest date that has passed. Returns false where that is more than `limit` dates
  /// away.
  private func takeDueEntries(atMost limit: Int) -> Bool {
    var count = 0
    while let due = next, moment(of: due) <= graph.now {
      count += 1
      if count > limit { return false }
      date = due
      next = entries?.next()
    }
    return true
  }

  private func giveUp() {
    graph.warn(
      "The schedule \(Schedule.self) of a TimelineView has more than \(TimelineLimits.maximumDates) "
        + "past dates; the view stops at the last of these.")
    next = nil
  }

  /// A date slightly after a frame counts as the frame's.
  private func moment(of date: Date) -> StageTime {
    let moment = graph.moment(of: date)
    return StageTime(flicks: max(moment.flicks, Int64.min / 2) - TimelineLimits.tolerance)
  }

  func dateDidShift() { if !isDestroyed { wait() } }

  private func wait() {
    if let timer { graph.timers.cancel(timer) }
    timer = nil
    guard let next, next.timeIntervalSinceReferenceDate < .infinity else { return }
    timer = graph.timers.schedule(at: moment(of: next)) { [weak self] in self?.nextDidCome() }
  }

  private func nextDidCome() {
    guard !isDestroyed else { return }
    timer = nil
    let old = date
    // A schedule with very short intervals, or one after a gap in the clock, is restarted at the
    // present.
    if !takeDueEntries(atMost: TimelineLimits.datesInFrame) {
      if let first = restart() { date = first }
      if !takeDueEntries(atMost: TimelineLimits.maximumDates) { giveUp() }
    }
    wait()
    if date != old { contentDidMove() }
  }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    if let timer { graph.timers.cancel(timer) }
    graph.movers.remove(self)
  }

  override var debugName: String { "TimelineView" }

  package var movements: [Movement] {
    guard let next else { return [] }
    // Other schedules only wait between their dates.
    let isFine = next.timeIntervalSince(date) <= TimelineLimits.longestFrame
    guard isFine || Schedule.self == AnimationTimelineSchedule.self else { return [] }
    return [Movement(view: placedName, property: "animation schedule", remaining: .forever)]
  }
}

private enum TimelineLimits {
  /// The longest interval, in seconds, at which successive dates count as animation.
  static let longestFrame = 0.05
  /// The maximum number of dates in a frame before the schedule is restarted.
  static let datesInFrame = 600
  /// The maximum number of past dates that are read.
  static let maximumDates = 1_000_000
  /// A microsecond in flicks. A present-day `Date` has ten times that precision.
  static let tolerance = StageTime.flicksPerSecond / 1_000_000 + 1
}

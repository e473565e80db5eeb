import Foundation
import TweenMotion

/// A view that makes its content again at the dates of a schedule.
///
/// The content is told the newest date of the schedule that has come: the first one at first, even
/// if it lies ahead. A schedule without dates gives the present, once. Dates are those of the stage
/// (`StageClock.date`), and one falls in the first frame at or after it; a date less than a
/// microsecond after a frame counts as that frame's, for that is how finely dates can be told apart.
///
/// Each date is a plain update: nothing animates by itself.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made from.
  public struct Context {
    /// How often the content is made again, at most.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// In any frame.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The schedule's date that shows.
    public let date: Date
    /// Always `.live` on a stage.
    public let cadence: Cadence

    /// Throws away content that was made ahead. A stage makes none.
    public func invalidateTimelineContent() {}
  }

  fileprivate let schedule: Schedule
  fileprivate let content: (TimelineViewDefaultContext) -> Content
}

/// The context of every timeline view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Made without a body.
  public typealias Body = Never

  /// A view whose content is made at the dates of `schedule`, which is asked anew when its value
  /// changes.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// For content that names the context by this view's own type.
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
  /// The date that comes next; nil after the last.
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

  /// Asks the schedule for its dates from now on.
  private func begin() {
    guard let first = restart() else {
      date = graph.date
      wait()
      return
    }
    date = first
    if !takeDueEntries(atMost: TimelineLimits.mostDates) { giveUp() }
    wait()
  }

  /// Begins the dates anew; returns the first.
  private func restart() -> Date? {
    var entries = view.schedule.entries(from: graph.date, mode: .normal).makeIterator()
    let first = entries.next()
    next = first == nil ? nil : entries.next()
    self.entries = entries
    return first
  }

  /// Moves on to the newest date that has come; false when that is more than `limit` dates away.
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
      "The schedule \(Schedule.self) of a TimelineView has more than \(TimelineLimits.mostDates) "
        + "dates before the present; it shows the last of these and stays there.")
    next = nil
  }

  /// A date a little after a frame counts as the frame's.
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
    // A fine schedule, or one that a gap in the clock has left behind, is asked anew.
    if !takeDueEntries(atMost: TimelineLimits.datesInFrame) {
      if let first = restart() { date = first }
      if !takeDueEntries(atMost: TimelineLimits.mostDates) { giveUp() }
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
    // Others only wait between their dates.
    let isFine = next.timeIntervalSince(date) <= TimelineLimits.longestFrame
    guard isFine || Schedule.self == AnimationTimelineSchedule.self else { return [] }
    return [Movement(view: placedName, property: "animation schedule", remaining: .forever)]
  }
}

private enum TimelineLimits {
  /// Dates so near, in seconds, follow each other as frames do: they are a motion.
  static let longestFrame = 0.05
  /// Dates of one frame that are gone through one by one.
  static let datesInFrame = 600
  /// Dates before the present that are gone through at all.
  static let mostDates = 1_000_000
  /// A microsecond in flicks. A `Date` of our day is exact to a tenth of that.
  static let tolerance = StageTime.flicksPerSecond / 1_000_000 + 1
}

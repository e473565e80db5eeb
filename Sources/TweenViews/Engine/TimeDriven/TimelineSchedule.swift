import Foundation

/// The dates at which a `TimelineView` makes its content again.
public protocol TimelineSchedule {
  /// The dates, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// What `entries(from:mode:)` is told about how often is enough.
  typealias Mode = TimelineScheduleMode

  /// Dates in ascending order, perhaps without end: they are asked for one by one as time comes. The
  /// first may lie at or before `startDate`: it is what shows then.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may update.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// At every date of the schedule. Timeline views on a stage always ask for this.
  case normal
  /// Seldom, as on a display that is dimmed.
  case lowFrequency
}

/// Dates at one distance from each other.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates `first + n * interval`.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let first: Date
    private let interval: TimeInterval
    private var count = 0.0

    init(first: Date, interval: TimeInterval) {
      self.first = first
      self.interval = interval
    }

    /// The next date, a step on from the last; nil after the first where the step is 0.
    public mutating func next() -> Date? {
      // Dates beyond which a step makes no difference never come.
      guard count == 0 || interval > 0 && interval < .infinity else { return nil }
      defer { count += 1 }
      return count == 0 ? first : first + count * interval
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// The dates `startDate + n * interval`. An interval that is not positive and finite gives one
  /// date, that of the query.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// From the last date at or before `startDate` on. Where the schedule's own start lies after that,
  /// its dates are continued to before the start: the first is the next at or after `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let distance = startDate.timeIntervalSince(start)
    let rest = distance.truncatingRemainder(dividingBy: interval)
    guard interval > 0, interval < .infinity, rest.isFinite else {
      return Entries(first: startDate, interval: 0)
    }
    return Entries(first: startDate - rest, interval: interval)
  }
}

/// Every whole minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Whole minutes, the first at or before the query.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var minutes: PeriodicTimelineSchedule.Entries

    init(from date: Date) {
      let minute = (date.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
      minutes = PeriodicTimelineSchedule.Entries(
        first: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }

    /// The next whole minute. There is always another.
    public mutating func next() -> Date? { minutes.next() }
  }

  /// The schedule of whole minutes; all are alike.
  public init() {}

  /// Whole minutes without end, the first at or before `startDate`; the same in either mode.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(from: startDate)
  }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// A schedule of these dates, which are to ascend; they are taken in the order given.
  public init(_ dates: Entries) { self.dates = dates }

  /// All the dates, whatever the query is. Of those that have passed the newest is shown.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// As often as is good for motion.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates from the query on.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var dates: PeriodicTimelineSchedule.Entries?

    init(_ dates: PeriodicTimelineSchedule.Entries?) { self.dates = dates }

    /// The next date; nil from the start where the schedule is paused or is to update seldom.
    public mutating func next() -> Date? { dates?.next() }
  }

  private static let shortestInterval: TimeInterval = 1.0 / 120

  private let interval: TimeInterval
  private let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: seconds between two dates; nil, or what is no positive number, for 1/120.
  ///   - paused: whether there are no dates.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    let interval = minimumInterval ?? Self.shortestInterval
    self.interval = interval > 0 && interval < .infinity ? interval : Self.shortestInterval
    isPaused = paused
  }

  /// Dates without end from `startDate` on; none where the schedule is paused or is to update
  /// seldom.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard !isPaused, mode == .normal else { return Entries(nil) }
    return Entries(PeriodicTimelineSchedule.Entries(first: startDate, interval: interval))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at one distance from each other.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every whole minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as is good for motion.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as is good for motion, and not more often than every `minimumInterval` seconds.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// The dates of a sequence.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

import Foundation

/// The dates at which a `TimelineView` makes its content again.
public protocol TimelineSchedule {
  /// The dates of the schedule, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The frequency of updates that `entries(from:mode:)` should provide.
  typealias Mode = TimelineScheduleMode

  /// Returns dates in ascending order. The sequence may be infinite: its dates are read one by one as
  /// time passes. The first date may be at or before `startDate`, and is then current at the start.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency at which a schedule may update.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// Updates at each date of the schedule. Timeline views on a stage always use this mode.
  case normal
  /// Infrequent updates, as for a dimmed display.
  case lowFrequency
}

/// A schedule of dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates `first + n * interval`, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let first: Date
    private let interval: TimeInterval
    private var count = 0.0

    init(first: Date, interval: TimeInterval) {
      self.first = first
      self.interval = interval
    }

    /// Returns the next date, one interval after the last; nil after the first where the interval is
    /// 0.
    public mutating func next() -> Date? {
      // An infinite interval has no further dates either.
      guard count == 0 || interval > 0 && interval < .infinity else { return nil }
      defer { count += 1 }
      return count == 0 ? first : first + count * interval
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of the dates `startDate + n * interval`, in seconds. With an interval that is
  /// not positive and finite, the only date is the start date of the query.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the dates from the last one at or before `startDate` on. Where the schedule's own start
  /// is later, its dates are continued before that start, and the first is the next one at or after
  /// `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let distance = startDate.timeIntervalSince(start)
    let rest = distance.truncatingRemainder(dividingBy: interval)
    guard interval > 0, interval < .infinity, rest.isFinite else {
      return Entries(first: startDate, interval: 0)
    }
    return Entries(first: startDate - rest, interval: interval)
  }
}

/// A schedule of all whole minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Whole minutes, the first at or before the start of the query.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var minutes: PeriodicTimelineSchedule.Entries

    init(from date: Date) {
      let minute = (date.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
      minutes = PeriodicTimelineSchedule.Entries(
        first: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }

    /// Returns the next whole minute. The sequence is infinite.
    public mutating func next() -> Date? { minutes.next() }
  }

  /// Creates the schedule of all whole minutes.
  public init() {}

  /// Returns whole minutes without end, the first at or before `startDate`; the same in both modes.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(from: startDate)
  }
}

/// A schedule of dates that the program lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates, which must be in ascending order; the order is not checked.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all the dates, for any start. Of the dates that have passed, the newest is current.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule frequent enough for smooth animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at equal intervals from the start of the query on.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var dates: PeriodicTimelineSchedule.Entries?

    init(_ dates: PeriodicTimelineSchedule.Entries?) { self.dates = dates }

    /// Returns the next date; nil from the start where the schedule is paused, or the mode is low
    /// frequency.
    public mutating func next() -> Date? { dates?.next() }
  }

  private static let shortestInterval: TimeInterval = 1.0 / 120

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule for animation.
  ///
  /// - Parameters:
  ///   - minimumInterval: The seconds between two dates; nil, or a value that is not positive and
  ///     finite, means 1/120.
  ///   - paused: Whether the schedule has no dates.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    let interval = minimumInterval ?? Self.shortestInterval
    self.interval = interval > 0 && interval < .infinity ? interval : Self.shortestInterval
    isPaused = paused
  }

  /// Returns dates without end from `startDate` on; no dates where the schedule is paused, or the
  /// mode is low frequency.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard !isPaused, mode == .normal else { return Entries(nil) }
    return Entries(PeriodicTimelineSchedule.Entries(first: startDate, interval: interval))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates at equal intervals, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of all whole minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule frequent enough for smooth animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule for animation with at least `minimumInterval` seconds between dates, or none
  /// where it is paused.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of the dates in a sequence.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

import Foundation

/// The data of a widget from a date on.
public protocol TimelineEntry {
  /// The date from which the entry is shown.
  var date: Date { get }
  /// The relevance of the entry among other widgets' entries; nil, the default: none is given.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No relevance, which is the default of every entry.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry. This engine has no stacks of widgets that use it.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The relevance compared with the widget's other entries: any number, 0 for none.
  public var score: Float
  /// The duration of the relevance, in seconds; 0: until the next entry with a relevance.
  public var duration: TimeInterval

  /// Creates a relevance with a score and a duration in seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The condition under which another timeline is requested from a provider.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case atEnd, never
    case after(Date)
  }
  let kind: Kind

  /// The next timeline is requested 1 s after the date of the last entry, or 1 s after the
  /// timeline's arrival if that date has already passed.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// A timeline is requested only when `WidgetCenter` reloads it.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// The next timeline is requested at a date, independently of the entries, but at least 1 s after
  /// the arrival of the previous timeline.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }

  /// Returns the date of the next request, for a timeline that arrived at `now` and whose last
  /// entry is at `last`; nil: never. NaN and infinite dates give nil.
  package func reload(arrival now: Date, last: Date) -> Date? {
    let wanted: Date
    switch kind {
    case .never: return nil
    case .atEnd: wanted = max(last, now) + Self.leastPause
    case .after(let date):
      // A NaN date is not before any other date, so `max` cannot be used.
      guard date.timeIntervalSinceReferenceDate.isFinite else { return nil }
      wanted = max(date, now + Self.leastPause)
    }
    let seconds = wanted.timeIntervalSinceReferenceDate
    return seconds.isFinite && abs(seconds) < Self.latest ? wanted : nil
  }

  /// The least time between requests, in seconds. Without it, a provider could be called at every
  /// moment.
  private static let leastPause: TimeInterval = 1
  /// The latest date, in seconds: some thousand years.
  private static let latest: TimeInterval = 1e11

  /// The policy as text.
  package var text: String {
    switch kind {
    case .never: "never"
    case .atEnd: "at the end"
    case .after: "at a date"
    }
  }
}

/// The entries of a widget, and the condition for the next request.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, in any order. The entry with the latest date that is not in the future is shown.
  public let entries: [EntryType]
  /// The condition under which the next timeline is requested.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline of these entries, with a reload policy.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

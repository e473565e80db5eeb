import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
  /// From when on it is shown.
  var date: Date { get }
  /// How much it matters beside other widgets' entries; nil, as by default, where nobody says.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is said.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters. No stack of widgets asks for it here.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// How much, beside the widget's other entries: any number, 0 for not at all.
  public var score: Float
  /// How long, in seconds; 0 until the next entry that says something.
  public var duration: TimeInterval

  /// An entry that matters so much for so long.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget is asked for another timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case atEnd, never
    case after(Date)
  }
  let kind: Kind

  /// When the date of its last entry has passed, at least a second after it was asked.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// When `WidgetCenter` is told to.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// At a date, wherever the entries end, at least a second after it was asked.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }

  /// The date for a timeline that came at `now` and ends with an entry of `last`; nil: never. Dates
  /// that are no numbers are never.
  package func reload(asked now: Date, last: Date) -> Date? {
    let wanted: Date
    switch kind {
    case .never: return nil
    case .atEnd: wanted = max(last, now) + Self.leastPause
    case .after(let date):
      // A date that is none is not before any other either.
      guard date.timeIntervalSinceReferenceDate.isFinite else { return nil }
      wanted = max(date, now + Self.leastPause)
    }
    let seconds = wanted.timeIntervalSinceReferenceDate
    return seconds.isFinite && abs(seconds) < Self.latest ? wanted : nil
  }

  /// In seconds: a program that is asked at every moment would do nothing else.
  private static let leastPause: TimeInterval = 1
  /// Some thousand years, in seconds.
  private static let latest: TimeInterval = 1e11

  /// The policy in words.
  package var text: String {
    switch kind {
    case .never: "never"
    case .atEnd: "at the end"
    case .after: "at a date"
    }
  }
}

/// The entries of a widget, and when it is asked for more.
public struct Timeline<EntryType: TimelineEntry> {
  /// In any order: the one shown is that with the latest date that has come.
  public let entries: [EntryType]
  /// When the widget is asked for more.
  public let policy: TimelineReloadPolicy

  /// A timeline of these entries.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

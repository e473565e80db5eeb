import Foundation

/// The frequency at which a text about time must be made again.
package enum UpdateFrequency: Hashable, Sendable {
  /// Thirty updates a second.
  case high
  case second
  case minute

  /// Returns the frequency for a text that changes every `duration` seconds.
  package init(duration: TimeInterval) {
    if duration <= Self.shortestInterval {
      self = .high
    } else {
      self = duration <= 1 ? .second : .minute
    }
  }

  /// The seconds between two updates at the highest frequency.
  package static let shortestInterval: TimeInterval = 1.0 / 30
}

/// The dates at which a text about time must be made again: first at the start, then slightly after
/// each change, so that the text is certain to differ.
package struct TextUpdateSchedule: TimelineSchedule {
  /// Returns the first date after the given one at which the text changes; nil for never.
  private let nextChange: (Date) -> Date?

  package init(nextChange: @escaping (Date) -> Date?) { self.nextChange = nextChange }

  /// Creates a schedule for a text that changes every `step` seconds before and after `origin`.
  package init(every step: TimeInterval, since origin: Date) {
    self.init { date in
      guard step > 0, step < .infinity else { return nil }
      let steps = (date.timeIntervalSince(origin) / step).rounded(.down)
      return origin + (steps + 1) * step
    }
  }

  package func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    // In the low-frequency mode, at whole minutes.
    if mode == .lowFrequency {
      return AnyIterator(EveryMinuteTimelineSchedule().entries(from: startDate, mode: mode))
    }
    var last: Date?
    return AnyIterator { [nextChange] in
      let date: Date
      if let last {
        guard let change = nextChange(last) else { return nil }
        date = change + UpdateFrequency.shortestInterval
      } else {
        date = startDate
      }
      last = date
      return date
    }
  }
}

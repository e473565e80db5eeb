import Foundation

/// How often a text about time has to be made again.
package enum UpdateFrequency: Hashable, Sendable {
  /// Thirty times a second.
  case high
  case second
  case minute

  /// For a text that changes every `duration` seconds.
  package init(duration: TimeInterval) {
    if duration <= Self.shortestInterval {
      self = .high
    } else {
      self = duration <= 1 ? .second : .minute
    }
  }

  /// Seconds between two updates at the highest frequency.
  package static let shortestInterval: TimeInterval = 1.0 / 30
}

/// The dates at which a text about time is to be made again: at first, and a little after each
/// change, so that the text of the new moment is sure to be another.
package struct TextUpdateSchedule: TimelineSchedule {
  /// The first date after the given one at which the text changes; nil for never.
  private let nextChange: (Date) -> Date?

  package init(nextChange: @escaping (Date) -> Date?) { self.nextChange = nextChange }

  /// A text that changes every `step` seconds after `origin`, and before.
  package init(every step: TimeInterval, since origin: Date) {
    self.init { date in
      guard step > 0, step < .infinity else { return nil }
      let steps = (date.timeIntervalSince(origin) / step).rounded(.down)
      return origin + (steps + 1) * step
    }
  }

  package func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    // Seldom: at whole minutes.
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

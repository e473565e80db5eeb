import Foundation
import TweenMotion
import TweenViews

/// How far an interval of dates has gone by, as it goes.
struct IntervalProgress {
  let start: Date
  let end: Date
  let countsDown: Bool

  init(_ interval: ClosedRange<Date>, countsDown: Bool) {
    start = interval.lowerBound
    end = interval.upperBound
    self.countsDown = countsDown
  }

  /// The part that is done at a date, or left where it counts down, from 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = end.timeIntervalSince(start)
    let gone = date.timeIntervalSince(start)
    guard length.isFinite, gone.isFinite else { return countsDown ? 1 : 0 }
    let part = length > 0 ? min(1, max(0, gone / length)) : date < start ? 0 : 1
    return countsDown ? 1 - part : part
  }

  /// The dates at which a bar is another one: as fine as frames, but no finer than a bar of any size
  /// on a screen can show.
  var schedule: Schedule {
    let length = end.timeIntervalSince(start)
    let step = length.isFinite && length > 0 ? max(length / Self.parts, Self.shortestStep) : 0
    return Schedule(start: start, end: end, step: step)
  }

  /// A hundredth of a point of the widest widget is not seen.
  private static let parts = 8192.0
  /// In seconds: a frame.
  private static let shortestStep = 1.0 / 60

  /// Dates of an interval, and none after it.
  struct Schedule: TimelineSchedule, Equatable {
    let start: Date
    let end: Date
    let step: TimeInterval

    func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, Int> {
      let gone = step > 0 ? startDate.timeIntervalSince(start) / step : 0
      let first = gone.isFinite ? Int(min(max(0, gone), 1e6).rounded(.down)) : 0
      // One for now, the steps, and the end.
      return sequence(state: first) { [self] index in
        guard index >= 0 else { return nil }
        let date = start + Double(index) * step
        if step > 0, date < end {
          index += 1
          return date
        }
        index = -1
        return end
      }
    }
  }
}

/// The time that is left of an interval, or gone by.
@MainActor @preconcurrency public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// A timer.
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}

extension ProgressView {
  /// How far an interval of dates has gone by, by the stage's clock: it moves by itself.
  ///
  /// - Parameters:
  ///   - timerInterval: From when to when.
  ///   - countsDown: Whether the bar empties, else it fills.
  ///   - label: What it is that goes on.
  ///   - currentValueLabel: How far it has come.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      interval: IntervalProgress(timerInterval, countsDown: countsDown), label(),
      currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// How far an interval of dates has gone by, with a timer under the bar.
  ///
  /// - Parameters:
  ///   - timerInterval: From when to when.
  ///   - countsDown: Whether the bar empties, else it fills.
  ///   - label: What it is that goes on.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// How far an interval of dates has gone by, with a timer under the bar and no label.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

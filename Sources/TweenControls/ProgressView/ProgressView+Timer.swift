import Foundation
import TweenMotion
import TweenViews

/// The share of an interval of dates that has elapsed, as the clock advances.
struct IntervalProgress {
  let start: Date
  let end: Date
  let countsDown: Bool

  init(_ interval: ClosedRange<Date>, countsDown: Bool) {
    start = interval.lowerBound
    end = interval.upperBound
    self.countsDown = countsDown
  }

  /// The share of the interval that has elapsed at a date, or that is left for a countdown, from 0
  /// to 1.
  func fraction(at date: Date) -> Double {
    let length = end.timeIntervalSince(start)
    let gone = date.timeIntervalSince(start)
    guard length.isFinite, gone.isFinite else { return countsDown ? 1 : 0 }
    let part = length > 0 ? min(1, max(0, gone / length)) : date < start ? 0 : 1
    return countsDown ? 1 - part : part
  }

  /// The dates at which the bar is drawn anew: at most once a frame, and at most so often that each
  /// step is visible on a bar of any size on a screen.
  var schedule: Schedule {
    let length = end.timeIntervalSince(start)
    let step = length.isFinite && length > 0 ? max(length / Self.parts, Self.shortestStep) : 0
    return Schedule(start: start, end: end, step: step)
  }

  /// The number of steps of the interval: one step is a hundredth of a point in the widest widget,
  /// which is not visible.
  private static let parts = 8192.0
  /// The shortest step, in seconds: the duration of a frame.
  private static let shortestStep = 1.0 / 60

  /// The dates of the steps in an interval, and none after its end.
  struct Schedule: TimelineSchedule, Equatable {
    let start: Date
    let end: Date
    let step: TimeInterval

    func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, Int> {
      let gone = step > 0 ? startDate.timeIntervalSince(start) / step : 0
      let first = gone.isFinite ? Int(min(max(0, gone), 1e6).rounded(.down)) : 0
      // One entry for the current date, one for each step, and one for the end.
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

/// A label that shows the elapsed or the remaining time of an interval of dates.
@MainActor @preconcurrency public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time as a text that the stage's clock updates.
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}

extension ProgressView {
  /// A progress view for an interval of dates, which the stage's clock advances.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and the end of the interval.
  ///   - countsDown: Whether the bar empties instead of filling.
  ///   - label: The label that names the activity.
  ///   - currentValueLabel: The label of the current value.
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
  /// A progress view for an interval of dates, with a timer below the bar.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and the end of the interval.
  ///   - countsDown: Whether the bar empties instead of filling.
  ///   - label: The label that names the activity.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// A progress view for an interval of dates, with a timer below the bar and no label.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

import Foundation
import Observation
import TweenViews

/// A widget that is shown: its entries, and the time of the next request for entries.
@Observable @MainActor package final class WidgetRun {
  /// The number of a timeline, and the index of an entry in it.
  struct Step: Equatable {
    var generation: Int
    var index: Int
  }

  /// The widget.
  @ObservationIgnored package let widget: WidgetDescription
  /// The way in which the widget is shown.
  @ObservationIgnored package let setting: WidgetSetting
  /// The entries; before the first timeline only a placeholder.
  package private(set) var timeline: WidgetTimeline
  /// Whether no timeline has arrived yet.
  package private(set) var isPlaceholder = true
  /// The dates at which another entry is shown, or further entries are requested.
  private(set) var dates: [Date] = []
  private var generation = 0
  /// The date of the next request; nil: never.
  package private(set) var reload: Date?
  /// The reload policy of the last timeline.
  package private(set) var policy = TimelineReloadPolicy.never
  /// The dates of the requests.
  @ObservationIgnored package private(set) var requestDates: [Date] = []
  @ObservationIgnored private var isRequestPending = false
  /// The entry at the arrival of the first timeline, which replaces the placeholder without a
  /// transition.
  private var first: Step?
  /// The entry before the first timeline.
  @ObservationIgnored package let placeholder: WidgetMoment

  /// Creates the run of a widget that will be shown.
  package init(_ widget: WidgetDescription, setting: WidgetSetting) {
    self.widget = widget
    self.setting = setting
    placeholder = widget.source.placeholder(setting.context)
    timeline = WidgetTimeline(moments: [], policy: .never)
    timeline.moments = [placeholder]
  }

  /// Creates the run of a widget that changes from one entry to another, without requests to its
  /// provider.
  package init(
    _ widget: WidgetDescription, setting: WidgetSetting, from: WidgetMoment, to: WidgetMoment
  ) {
    self.widget = widget
    self.setting = setting
    placeholder = from
    timeline = WidgetTimeline(moments: [from, to], policy: .never)
    isPlaceholder = false
    generation = 1
    first = Step(generation: 1, index: 0)
    requestDates = [from.date]
    dates = [from.date, to.date]
  }

  private var now: Date { StageClock.mainCurrent?.momentDate ?? StagePresent.date }

  /// Makes the first request for entries.
  func begin() {
    guard requestDates.isEmpty else { return }
    WidgetRuns.current.insert(self)
    request()
  }

  /// Requests entries, unless a request is pending.
  ///
  /// - Parameter date: The date at which the request was due; nil: now.
  func request(at date: Date? = nil) {
    guard !isRequestPending else { return }
    isRequestPending = true
    requestDates.append(date ?? now)
    widget.source.timeline(setting.context) { [weak self] timeline in
      self?.receive(timeline)
    }
  }

  private func receive(_ new: WidgetTimeline) {
    // A provider's second answer to the same request is ignored.
    guard isRequestPending else { return }
    isRequestPending = false
    let now = now
    policy = new.policy
    guard let last = new.moments.last else {
      reload = new.policy.reload(arrival: now, last: now)
      RunningProgram.warn(
        "The timeline of the widget \(widget.kind) has no entries. The current entry stays.")
      dates = reload.map { [now, $0] } ?? []
      return
    }
    timeline = new
    isPlaceholder = false
    generation += 1
    if first == nil { first = Step(generation: 1, index: new.index(at: now + Self.tolerance) ?? 0) }
    reload = new.policy.reload(arrival: now, last: last.date)
    dates = Set(new.moments.map(\.date) + (reload.map { [$0] } ?? [])).sorted()
  }

  /// Returns the entry for a date, and its step.
  func shown(at date: Date) -> (moment: WidgetMoment, step: Step) {
    let index = timeline.index(at: date) ?? 0
    return (timeline.moments[index], Step(generation: generation, index: index))
  }

  /// Returns whether an entry replaces another entry that was shown, and not only the placeholder.
  func isChange(_ step: Step) -> Bool { step.generation > 0 && step != first }

  /// Called when the displayed date changes. The first displayed date can be in the future.
  func dateDidChange() {
    if let reload, now + Self.tolerance >= reload { request(at: reload) }
  }

  /// The tolerance in seconds. A date that is less far ahead counts as now, because the stage's
  /// dates have this precision.
  private static let tolerance = 1e-5
}

import Foundation
import Observation
import TweenViews

/// One widget that is shown: its entries, and when it is asked for more.
@Observable @MainActor package final class WidgetRun {
  /// Which entry of which timeline.
  struct Step: Equatable {
    var generation: Int
    var index: Int
  }

  /// The widget.
  @ObservationIgnored package let widget: WidgetDescription
  /// How it is shown.
  @ObservationIgnored package let setting: WidgetSetting
  /// The entries; before they have come a placeholder alone.
  package private(set) var timeline: WidgetTimeline
  /// Whether no entries have come yet.
  package private(set) var isPlaceholder = true
  /// The dates at which another entry shows, or more are asked for.
  private(set) var dates: [Date] = []
  private var generation = 0
  /// When more are asked for; nil: never.
  package private(set) var reload: Date?
  /// What the last answer says of that.
  package private(set) var policy = TimelineReloadPolicy.never
  /// When it was asked.
  @ObservationIgnored package private(set) var asked: [Date] = []
  @ObservationIgnored private var isAsking = false
  /// What showed when the first entries came: nothing goes over into it.
  private var first: Step?
  /// What shows before entries have come.
  @ObservationIgnored package let placeholder: WidgetMoment

  /// A widget that is about to be shown.
  package init(_ widget: WidgetDescription, setting: WidgetSetting) {
    self.widget = widget
    self.setting = setting
    placeholder = widget.source.placeholder(setting.context)
    timeline = WidgetTimeline(moments: [], policy: .never)
    timeline.moments = [placeholder]
  }

  /// A widget that goes from one entry to the next, and is asked for none.
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
    asked = [from.date]
    dates = [from.date, to.date]
  }

  private var now: Date { StageClock.mainCurrent?.momentDate ?? StagePresent.date }

  /// Asks for entries the first time.
  func begin() {
    guard asked.isEmpty else { return }
    WidgetRuns.current.insert(self)
    ask()
  }

  /// Asks for entries, unless an answer is awaited.
  ///
  /// - Parameter date: When that was due; nil: now.
  func ask(at date: Date? = nil) {
    guard !isAsking else { return }
    isAsking = true
    asked.append(date ?? now)
    widget.source.timeline(setting.context) { [weak self] timeline in
      self?.take(timeline)
    }
  }

  private func take(_ new: WidgetTimeline) {
    // A second answer to one question is none.
    guard isAsking else { return }
    isAsking = false
    let now = now
    policy = new.policy
    guard let last = new.moments.last else {
      reload = new.policy.reload(asked: now, last: now)
      RunningProgram.warn(
        "The timeline of the widget \(widget.kind) has no entries: what is shown stays.")
      dates = reload.map { [now, $0] } ?? []
      return
    }
    timeline = new
    isPlaceholder = false
    generation += 1
    if first == nil { first = Step(generation: 1, index: new.index(at: now + Self.tolerance) ?? 0) }
    reload = new.policy.reload(asked: now, last: last.date)
    dates = Set(new.moments.map(\.date) + (reload.map { [$0] } ?? [])).sorted()
  }

  /// What shows at a date.
  func shown(at date: Date) -> (moment: WidgetMoment, step: Step) {
    let index = timeline.index(at: date) ?? 0
    return (timeline.moments[index], Step(generation: generation, index: index))
  }

  /// Whether what shows comes after something else that was shown.
  func isChange(_ step: Step) -> Bool { step.generation > 0 && step != first }

  /// Another date shows. It may lie ahead, where it is the first there is.
  func dateDidChange() {
    if let reload, now + Self.tolerance >= reload { ask(at: reload) }
  }

  /// In seconds: a date less far ahead is the present, for that is how finely a stage tells them.
  private static let tolerance = 1e-5
}

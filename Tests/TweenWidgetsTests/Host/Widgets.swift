import Foundation
import TweenMotion
import TweenStage
import TweenViews

@testable import TweenWidgets

/// An entry with a number.
struct NumberEntry: TimelineEntry {
  var date: Date
  var number: Int
}

/// A provider of entries at so many seconds after it is asked.
struct NumberProvider: TimelineProvider {
  var seconds: [Double]
  var policy: @Sendable (Date) -> TimelineReloadPolicy = { _ in .atEnd }
  /// Whether it answers at all.
  var answers = true

  func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: .start, number: -1) }
  func getSnapshot(in context: Context, completion: @escaping (NumberEntry) -> Void) {
    completion(NumberEntry(date: .start, number: -2))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void) {
    guard answers else { return }
    let now = StagePresent.date
    completion(
      Timeline(
        entries: seconds.enumerated().map { NumberEntry(date: now + $1, number: $0) },
        policy: policy(now)))
  }
}

extension Date {
  /// When headless stages begin.
  static let start = ViewGraph.Configuration.exactStartDate
}

/// A widget on a stage of its own.
@MainActor final class WidgetScreen {
  let run: WidgetRun
  let stage: Stage

  /// - Parameter content: What is shown of an entry's number.
  init(
    _ provider: NumberProvider, family: WidgetFamily = .systemSmall,
    change: (inout WidgetDescription, inout WidgetSetting) -> Void = { _, _ in },
    @ViewBuilder content: @escaping (Int) -> some View
  ) {
    var widget = WidgetDescription(
      kind: "Numbers", source: WidgetSource(provider) { content($0.number) })
    var setting = WidgetSetting(family: family, screen: CGSize(width: 390, height: 844))
    change(&widget, &setting)
    let run = WidgetRun(widget, setting: setting)
    self.run = run
    stage = Stage(
      content: WidgetPlayer(run), configuration: Stage.Configuration(size: setting.size))
    stage.advance(to: .zero)
  }

  /// The seconds at which the provider was asked.
  var asked: [Double] { run.requestDates.map { $0.timeIntervalSince(.start) } }
}

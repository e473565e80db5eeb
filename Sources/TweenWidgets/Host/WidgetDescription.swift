import Foundation
import TweenViews

/// A widget of a program, as a host sees it.
package struct WidgetDescription {
  /// What it is known by.
  package var kind: String
  /// What it is called; nil: nobody says.
  package var displayName: String?
  /// What is said of it; nil: nothing.
  package var details: String?
  /// Those it is made for; nil: those of a home screen.
  package var families: [WidgetFamily]?
  /// Whether its content keeps off its edges, where it has a background.
  var hasContentMargins = true
  /// Whether it may be shown without its background.
  var isBackgroundRemovable = true
  /// What its user sets up; nil: nothing.
  var intent: (any WidgetConfigurationIntent.Type)?
  /// What makes its entries.
  package var source: WidgetSource

  init(kind: String, source: WidgetSource) {
    self.kind = kind
    self.source = source
  }

  /// The sizes that it is shown in, each once, in the order of the families.
  package func shownFamilies(onPad: Bool) -> [WidgetFamily] {
    let own =
      families ?? [.systemSmall, .systemMedium, .systemLarge] + (onPad ? [.systemExtraLarge] : [])
    return WidgetFamily.allCases.filter(own.contains)
  }
}

/// The widgets of a program.
package struct WidgetList {
  /// In the order of their bundle.
  package var widgets: [WidgetDescription] = []

  /// None.
  package init() {}

  /// Adds what a widget shows.
  @MainActor package mutating func add<W: Widget>(_ widget: W) {
    var own = _WidgetList()
    W.Body._describe(widget.body, into: &own)
    widgets += own.list.widgets
  }

  /// Adds the widgets of a bundle.
  @MainActor package mutating func add<B: WidgetBundle>(_ bundle: B) { add(bundle.body) }
}

/// One entry, ready to be shown.
package struct WidgetMoment {
  /// From when on it is shown.
  package var date: Date
  /// How much it matters.
  package var relevance: TimelineEntryRelevance?
  /// What it shows.
  package var view: () -> AnyView
}

/// Entries, ready to be shown.
package struct WidgetTimeline {
  /// By date, those of one date as the program gave them.
  package var moments: [WidgetMoment]
  /// When the widget is asked again.
  package var policy: TimelineReloadPolicy

  /// Dates that are no numbers are left out.
  init(moments: [WidgetMoment], policy: TimelineReloadPolicy) {
    self.moments = moments.enumerated()
      .filter { $0.element.date.timeIntervalSinceReferenceDate.isFinite }
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
    self.policy = policy
  }

  /// Which one shows at a date: the last whose date has come, before the first the first; nil where
  /// there is none.
  package func index(at date: Date) -> Int? {
    moments.isEmpty ? nil : max(0, (moments.firstIndex { $0.date > date } ?? moments.count) - 1)
  }
}

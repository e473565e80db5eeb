import Foundation
import TweenViews

/// The description of a program's widget for a host.
package struct WidgetDescription {
  /// The identity of the widget.
  package var kind: String
  /// The name of the widget; nil: none is set.
  package var displayName: String?
  /// The description of the widget; nil: none is set.
  package var details: String?
  /// The supported families; nil: those of a home screen.
  package var families: [WidgetFamily]?
  /// Whether the content has margins at its edges, if there is a background.
  var hasContentMargins = true
  /// Whether the widget can be shown without its background.
  var isBackgroundRemovable = true
  /// The type of the intent that the user sets up; nil: none.
  var intent: (any WidgetConfigurationIntent.Type)?
  /// The source of the widget's entries.
  package var source: WidgetSource

  init(kind: String, source: WidgetSource) {
    self.kind = kind
    self.source = source
  }

  /// Returns the families in which the widget is shown, each once, in the order of the families.
  package func shownFamilies(onPad: Bool) -> [WidgetFamily] {
    let own =
      families ?? [.systemSmall, .systemMedium, .systemLarge] + (onPad ? [.systemExtraLarge] : [])
    return WidgetFamily.allCases.filter(own.contains)
  }
}

/// The widgets of a program.
package struct WidgetList {
  /// The widgets, in the order of their bundle.
  package var widgets: [WidgetDescription] = []

  /// Creates an empty list.
  package init() {}

  /// Adds the configuration of a widget.
  @MainActor package mutating func add<W: Widget>(_ widget: W) {
    var own = _WidgetList()
    W.Body._describe(widget.body, into: &own)
    widgets += own.list.widgets
  }

  /// Adds the widgets of a bundle.
  @MainActor package mutating func add<B: WidgetBundle>(_ bundle: B) { add(bundle.body) }
}

/// One entry, with its view.
package struct WidgetMoment {
  /// The date from which the entry is shown.
  package var date: Date
  /// The relevance of the entry.
  package var relevance: TimelineEntryRelevance?
  /// Returns the view of the entry.
  package var view: () -> AnyView
}

/// The entries of a widget, with their views.
package struct WidgetTimeline {
  /// The entries by date; those of the same date are in the program's order.
  package var moments: [WidgetMoment]
  /// The time at which further entries are requested.
  package var policy: TimelineReloadPolicy

  /// Creates a timeline, without entries whose dates are NaN or infinite.
  init(moments: [WidgetMoment], policy: TimelineReloadPolicy) {
    self.moments = moments.enumerated()
      .filter { $0.element.date.timeIntervalSinceReferenceDate.isFinite }
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
    self.policy = policy
  }

  /// Returns the index of the entry for a date: the last whose date is not later, or else the
  /// first; nil if there are none.
  package func index(at date: Date) -> Int? {
    moments.isEmpty ? nil : max(0, (moments.firstIndex { $0.date > date } ?? moments.count) - 1)
  }
}

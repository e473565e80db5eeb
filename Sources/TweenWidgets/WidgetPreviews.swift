import Foundation
import TweenViews

/// The family that a view of a widget is previewed in.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// A family.
  public init(family: WidgetFamily) { self.family = family }

  /// The family under `WidgetFamilyPreviewKey`; nothing else is told.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    Key.self == WidgetFamilyPreviewKey.self
      ? family as? Key.Value ?? Key.defaultValue : Key.defaultValue
  }
}

/// Under which previews find a widget's family.
package enum WidgetFamilyPreviewKey: PreviewContextKey {
  /// None.
  package static var defaultValue: WidgetFamily? { nil }
}

extension WidgetPreviewContext {
  /// A view as a widget of a family shows it, without a widget around.
  @MainActor package static func surround(
    _ content: AnyView, family: WidgetFamily, screen: CGSize
  ) -> AnyView {
    let setting = WidgetSetting(family: family, screen: screen)
    let widget = WidgetDescription(
      kind: "preview", source: WidgetSource(NoEntries()) { _ in content })
    return AnyView(WidgetShell(widget: widget, setting: setting, content: content))
  }
}

/// What a view without a widget has for entries.
private struct NoEntries: TimelineProvider {
  struct Entry: TimelineEntry { var date: Date }
  func placeholder(in context: Context) -> Entry {
    Entry(date: Date(timeIntervalSinceReferenceDate: 0))
  }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [], policy: .never))
  }
}

/// Builds the entries of a widget's preview.
@resultBuilder public enum PreviewTimelineBuilder {
  /// An entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// Entries one behind the other.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Entries of a loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Entries, or none.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }
  /// The first of two.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// The second of two.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

extension Preview {
  /// A preview of a widget's entries, a picture each.
  @MainActor public init(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(named: name) {
      Self.pages(of: widget(), family: family) { source, _ in
        timeline().compactMap(source.moment)
      }
    }
  }

  /// A preview of a widget's entries as a provider makes them, a picture each. One that doesn't
  /// answer at once shows its placeholder.
  @MainActor public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(named: name) {
      Self.pages(of: widget(), family: family) { source, context in
        let provider = timelineProvider()
        let found = FoundEntries()
        let receiver = Receiver<Timeline<Provider.Entry>> { timeline in
          let entries = UncheckedBox<[any TimelineEntry]>(value: timeline.entries)
          WidgetCenter.onMainActor { found.entries = entries.value }
        }
        provider.getTimeline(in: context, completion: receiver.call)
        let entries: [any TimelineEntry] =
          found.entries.isEmpty ? [provider.placeholder(in: context)] : found.entries
        return entries.compactMap(source.moment)
      }
    }
  }

  /// A preview of a widget's entries as a provider makes them for an intent, a picture each. One that
  /// doesn't answer within 10 s shows its placeholder.
  @MainActor public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    let found = FoundEntries()
    let context = WidgetSetting(family: family, screen: Self.screen).context
    let question = PreviewQuestion(intent: intent, context: context)
    self.init(
      named: name,
      load: {
        let provider = PreviewProviderAnswer(provider: timelineProvider())
        found.entries = await provider.entries(question).value
      },
      pages: {
        Self.pages(of: widget(), family: family) { source, context in
          let entries: [any TimelineEntry] =
            found.entries.isEmpty
            ? [timelineProvider().placeholder(in: context)] : found.entries
          return entries.compactMap(source.moment)
        }
      })
  }

  /// Of the usual phone, in points.
  private static var screen: CGSize { CGSize(width: 390, height: 844) }

  @MainActor private static func pages(
    of widget: any Widget, family: WidgetFamily,
    moments: (WidgetSource, TimelineProviderContext) -> [WidgetMoment]
  ) -> [Page] {
    var list = WidgetList()
    list.add(widget)
    let setting = WidgetSetting(family: family, screen: screen)
    return list.widgets.flatMap { widget in
      let all = moments(widget.source, setting.context)
      return all.enumerated().map { index, moment in
        var page = Page(name: all.count > 1 ? "\(index)" : nil) {
          AnyView(WidgetStill(widget, setting: setting, moment: moment))
        }
        page.layout = .fixed(width: setting.size.width, height: setting.size.height)
        page.hasGround = false
        page.date = moment.date
        return page
      }
    }
  }
}

/// What a provider is asked for a preview.
private struct PreviewQuestion<Intent: WidgetConfigurationIntent>: Sendable {
  let intent: Intent
  let context: TimelineProviderContext
}

/// A provider that answers off the main actor, as it likes.
private struct PreviewProviderAnswer<Provider: AppIntentTimelineProvider>: Sendable {
  // Made for this preview alone, never changed, and asked once.
  nonisolated(unsafe) let provider: Provider

  nonisolated func entries(
    _ question: PreviewQuestion<Provider.Intent>
  ) async -> UncheckedBox<[any TimelineEntry]> {
    let timeline = await provider.timeline(for: question.intent, in: question.context)
    return UncheckedBox(value: timeline.entries)
  }
}

@MainActor private final class FoundEntries {
  var entries: [any TimelineEntry] = []
}

import Foundation
import TweenViews

/// The family in which a widget's view is previewed.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// Creates the context for a widget family.
  public init(family: WidgetFamily) { self.family = family }

  /// The family, for `WidgetFamilyPreviewKey`; the default value for other keys.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    Key.self == WidgetFamilyPreviewKey.self
      ? family as? Key.Value ?? Key.defaultValue : Key.defaultValue
  }
}

/// The key under which previews find a widget's family.
package enum WidgetFamilyPreviewKey: PreviewContextKey {
  /// No family.
  package static var defaultValue: WidgetFamily? { nil }
}

extension WidgetPreviewContext {
  /// Returns a view as a widget of a family shows it, without a widget.
  @MainActor package static func surround(
    _ content: AnyView, family: WidgetFamily, screen: CGSize
  ) -> AnyView {
    let setting = WidgetSetting(family: family, screen: screen)
    let widget = WidgetDescription(
      kind: "preview", source: WidgetSource(NoEntries()) { _ in content })
    return AnyView(WidgetShell(widget: widget, setting: setting, content: content))
  }
}

/// The provider of a view without a widget, which has no entries.
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

/// A result builder that collects the entries of a widget's preview.
@resultBuilder public enum PreviewTimelineBuilder {
  /// Returns an entry as a list of one.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Returns the entries of an expression unchanged.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// Combines the entries of several expressions, in their order.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Combines the entries of a loop, in their order.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Returns the entries of an `if` without `else`; none if its condition is false.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }
  /// Returns the entries of the first branch of an `if` or `switch`.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// Returns the entries of the second branch of an `if` or `switch`.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

extension Preview {
  /// Creates a preview of a widget's entries, with a picture for each.
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

  /// Creates a preview of the entries that a provider returns, with a picture for each. If the
  /// provider does not answer at once, the preview shows its placeholder.
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

  /// Creates a preview of the entries that a provider returns for an intent, with a picture for
  /// each. If the provider does not answer within 10 s, the preview shows its placeholder.
  @MainActor public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    let found = FoundEntries()
    let context = WidgetSetting(family: family, screen: Self.screen).context
    let question = PreviewRequest(intent: intent, context: context)
    self.init(
      named: name,
      load: {
        let provider = PreviewProviderCall(provider: timelineProvider())
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

  /// The screen of a common phone, in points.
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

/// The arguments of a provider's request for a preview.
private struct PreviewRequest<Intent: WidgetConfigurationIntent>: Sendable {
  let intent: Intent
  let context: TimelineProviderContext
}

/// Calls a provider off the main actor.
private struct PreviewProviderCall<Provider: AppIntentTimelineProvider>: Sendable {
  // The provider is created for this preview alone, never changed, and called once.
  nonisolated(unsafe) let provider: Provider

  nonisolated func entries(
    _ question: PreviewRequest<Provider.Intent>
  ) async -> UncheckedBox<[any TimelineEntry]> {
    let timeline = await provider.timeline(for: question.intent, in: question.context)
    return UncheckedBox(value: timeline.entries)
  }
}

@MainActor private final class FoundEntries {
  var entries: [any TimelineEntry] = []
}

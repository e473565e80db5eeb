import Foundation
import TweenViews

/// A provider, and the view of its entries.
package struct WidgetSource {
  /// Returns an entry that is shown as a redacted placeholder.
  package let placeholder: (TimelineProviderContext) -> WidgetMoment
  /// Requests a single entry from the provider.
  package let snapshot:
    @MainActor (TimelineProviderContext, @escaping @MainActor (WidgetMoment) -> Void) -> Void
  /// Requests the entries from now on.
  package let timeline:
    @MainActor (TimelineProviderContext, @escaping @MainActor (WidgetTimeline) -> Void) -> Void
  /// Returns the moment of an entry from another source; nil if the widget shows entries of another
  /// type.
  let moment: (any TimelineEntry) -> WidgetMoment?

  init<Provider: TimelineProvider, Content: View>(
    _ provider: Provider, _ content: @escaping (Provider.Entry) -> Content
  ) {
    let entries = UncheckedBox(value: EntryContent(content: content))
    let provider = UncheckedBox(value: provider)
    moment = { ($0 as? Provider.Entry).map(entries.value.moment) }
    placeholder = { entries.value.moment(provider.value.placeholder(in: $0)) }
    snapshot = { context, receive in
      let receiver = Receiver<Provider.Entry> { entry in
        Self.deliver({ entries.value.moment(entry) }, to: receive)
      }
      provider.value.getSnapshot(in: context, completion: receiver.call)
    }
    timeline = { context, receive in
      let receiver = Receiver<Timeline<Provider.Entry>> { timeline in
        Self.deliver({ entries.value.timeline(timeline) }, to: receive)
      }
      provider.value.getTimeline(in: context, completion: receiver.call)
    }
  }

  init<Provider: AppIntentTimelineProvider, Content: View>(
    _ provider: Provider, _ content: @escaping (Provider.Entry) -> Content
  ) {
    let entries = EntryContent(content: content)
    moment = { ($0 as? Provider.Entry).map(entries.moment) }
    placeholder = { entries.moment(provider.placeholder(in: $0)) }
    let snapshot = AsyncRequest { context in
      entries.moment(await provider.snapshot(for: Provider.Intent(), in: context))
    }
    let timeline = AsyncRequest { context in
      entries.timeline(await provider.timeline(for: Provider.Intent(), in: context))
    }
    self.snapshot = { context, receive in
      Task { receive(await snapshot.result(context).value) }
    }
    self.timeline = { context, receive in
      Task { receive(await timeline.result(context).value) }
    }
  }

  /// Calls `receive` on the main actor with the value that `make` creates. A provider can answer on
  /// any thread.
  private static func deliver<Value>(
    _ make: @escaping () -> Value, to receive: @escaping @MainActor (Value) -> Void
  ) {
    let make = UncheckedBox(value: make)
    WidgetCenter.onMainActor { receive(make.value()) }
  }
}

/// A request to a provider that answers asynchronously.
private struct AsyncRequest<Answer>: Sendable {
  nonisolated(unsafe) let call: (TimelineProviderContext) async -> Answer

  init(_ call: @escaping (TimelineProviderContext) async -> Answer) { self.call = call }

  nonisolated func result(_ context: TimelineProviderContext) async -> UncheckedBox<Answer> {
    UncheckedBox(value: await call(context))
  }
}

/// Creates moments from a program's entries.
private struct EntryContent<Entry: TimelineEntry, Content: View> {
  let content: (Entry) -> Content

  func moment(_ entry: Entry) -> WidgetMoment {
    WidgetMoment(date: entry.date, relevance: entry.relevance) { [content] in
      AnyView(content(entry))
    }
  }

  func timeline(_ timeline: Timeline<Entry>) -> WidgetTimeline {
    WidgetTimeline(moments: timeline.entries.map(moment), policy: timeline.policy)
  }
}

import AppIntents
import SwiftUI
import WidgetKit

// A bundle of widgets as programs of today write them.

struct SimpleEntry: TimelineEntry {
  let date: Date
  let emoji: String
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry {
    SimpleEntry(date: Date(), emoji: "A")
  }

  func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> ()) {
    let entry = SimpleEntry(date: Date(), emoji: "B")
    completion(entry)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SimpleEntry>) -> ()) {
    var entries: [SimpleEntry] = []
    let currentDate = Date()
    for hourOffset in 0..<5 {
      // swift-format-ignore: NeverForceUnwrap
      let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
      entries.append(
        SimpleEntry(date: entryDate, emoji: String(repeating: "C", count: hourOffset + 1)))
    }
    let timeline = Timeline(entries: entries, policy: .atEnd)
    completion(timeline)
  }
}

struct HoursEntryView: View {
  var entry: Provider.Entry

  var body: some View {
    VStack {
      Text("Time:")
      Text(entry.date, style: .time)
      Text("Emoji:")
      Text(entry.emoji)
    }
  }
}

struct HoursWidget: Widget {
  let kind: String = "Hours"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { entry in
      if #available(iOS 17.0, *) {
        HoursEntryView(entry: entry)
          .containerBackground(.fill.tertiary, for: .widget)
      } else {
        HoursEntryView(entry: entry)
          .padding()
          .background()
      }
    }
    .configurationDisplayName("My Widget")
    .description("This is an example widget.")
  }
}

// MARK: Set up by an intent

enum Size: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: DisplayRepresentation(title: "Small", image: .init(systemName: "minus")),
    .large: "Large",
  ]
}

struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"

  @Parameter(title: "Step", default: 1, controlStyle: .stepper, inclusiveRange: (1, 9))
  var step: Int
  @Parameter(title: "Page", requestValueDialog: "Which page?") var page: URL?
  @Parameter(title: "Size") var size: Size

  init() {}
  init(step: Int) { self.step = step }

  func perform() async throws -> some IntentResult {
    await Counter.shared.add(step)
    return .result()
  }
}

@MainActor final class Counter {
  static let shared = Counter()
  private(set) var value = 0
  func add(_ step: Int) { value += step }
}

struct FavouriteIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Configuration"
  static let description: IntentDescription? = IntentDescription("This is an example widget.")

  @Parameter(title: "Favourite", default: "Tea")
  var favourite: String
}

struct CounterEntry: TimelineEntry {
  let date: Date
  let configuration: FavouriteIntent
  let value: Int
}

struct CounterProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CounterEntry {
    CounterEntry(date: Date(), configuration: FavouriteIntent(), value: 0)
  }

  func snapshot(for configuration: FavouriteIntent, in context: Context) async -> CounterEntry {
    CounterEntry(date: Date(), configuration: configuration, value: 1)
  }

  func timeline(for configuration: FavouriteIntent, in context: Context) async -> Timeline<
    CounterEntry
  > {
    let value = await Counter.shared.value
    return Timeline(
      entries: [CounterEntry(date: .now, configuration: configuration, value: value)],
      policy: .never)
  }
}

struct CounterView: View {
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) var renderingMode
  var entry: CounterEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Text("\(entry.value)").widgetAccentable()
      }
    case .accessoryInline:
      Label("\(entry.value)", systemImage: "cup.and.saucer")
    default:
      ViewThatFits {
        VStack(alignment: .leading) {
          Text(entry.configuration.favourite).font(.headline)
          Text("\(entry.value)").font(.largeTitle).contentTransition(.numericText())
            .invalidatableContent()
          Button("Add", systemImage: "plus", intent: CountIntent(step: 1))
        }
        Text("\(entry.value)")
      }
      .containerBackground(for: .widget) {
        LinearGradient(colors: [.orange, .yellow], startPoint: .top, endPoint: .bottom)
      }
      .widgetURL(URL(string: "tiles://counter"))
    }
  }
}

struct CounterWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Counter", intent: FavouriteIntent.self, provider: CounterProvider()
    ) { entry in
      CounterView(entry: entry)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryInline])
    .contentMarginsDisabled()
  }
}

@main struct TilesBundle: WidgetBundle {
  var body: some Widget {
    HoursWidget()
    CounterWidget()
  }
}

#Preview("Hours", as: .systemSmall) {
  HoursWidget()
} timeline: {
  SimpleEntry(date: .now, emoji: "one")
  SimpleEntry(date: .now, emoji: "two")
}

#Preview("Entry") {
  @Previewable @State var emoji = "three"
  HoursEntryView(entry: SimpleEntry(date: .now, emoji: emoji))
}

#Preview("Set Up", as: .systemSmall, using: FavouriteIntent()) {
  CounterWidget()
} timelineProvider: {
  CounterProvider()
}

#Preview("Two") {
  Text("first")
  Text("second")
}

import SwiftUI
import WidgetKit

/// The caffeine in a person's body and the last drink, in three sizes.
struct CaffeineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Caffeine", provider: CaffeineProvider()) { entry in
      CaffeineWidgetView(data: entry.data)
    }
    .configurationDisplayName("Caffeine")
    .description("How much caffeine is in you, and where it came from.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct CaffeineEntry: TimelineEntry {
  let date: Date
  let data: CaffeineWidgetData
}

/// An entry an hour for a day: the caffeine goes down by itself, and texts count by themselves.
struct CaffeineProvider: TimelineProvider {
  func placeholder(in context: Context) -> CaffeineEntry {
    CaffeineEntry(date: .now, data: .previewData)
  }

  func getSnapshot(in context: Context, completion: @escaping (CaffeineEntry) -> Void) {
    completion(CaffeineEntry(date: .now, data: .previewData))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CaffeineEntry>) -> Void) {
    let now = Date()
    let last = CaffeineWidgetData.previewData
    let entries = (0..<24).map { hour in
      let date = now.addingTimeInterval(Double(hour) * 3600)
      let amount = last.caffeineAmount * Elementary.pow(0.5, Double(hour) / DrinkLog.halfLife)
      return CaffeineEntry(
        date: date,
        data: CaffeineWidgetData(
          caffeineAmount: amount, drinkName: last.drinkName, drinkDate: last.drinkDate,
          photoName: last.photoName))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

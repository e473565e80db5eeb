import SwiftUI
import WidgetKit

/// The tide in a harbour, as a widget that goes with the hours, and in a window with a slider.
///
/// `inbetween widgets Tides.swift DIR` draws the widget in its sizes for each entry of half a day.
@main struct TidesApp: App {
  @State private var hours = 3.0

  var body: some Scene {
    WindowGroup("Tides") {
      TideView(tide: Tide(date: .now + hours * 3600))
        .background(TideView.sky)
        .overlay(alignment: .bottom) {
          Slider(value: $hours.animation(.smooth), in: 0...12, step: 1).tint(.white).padding(32)
        }
    }
    .defaultSize(width: 390, height: 500)
  }
}

struct TidesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tides", provider: TideProvider()) { tide in
      TideView(tide: tide).containerBackground(TideView.sky, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

/// The height of the water at a moment: it rises and falls twice in a lunar day.
struct Tide: TimelineEntry {
  let date: Date

  var phase: Double { date.timeIntervalSinceReferenceDate / (12.42 * 3600) * 2 * .pi }
  var height: Double { 2.4 - 1.9 * cos(phase) }
  var isRising: Bool { sin(phase) > 0 }
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) {
    completion(Tide(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
    let tides = (0..<12).map { Tide(date: .now + Double($0) * 3600) }
    completion(Timeline(entries: tides, policy: .atEnd))
  }
}

struct TideView: View {
  static let sky = LinearGradient(
    colors: [Color(red: 0.16, green: 0.26, blue: 0.52), Color(red: 0.95, green: 0.6, blue: 0.5)],
    startPoint: .top, endPoint: .bottom)

  var tide: Tide

  var body: some View {
    ZStack(alignment: .topLeading) {
      Wave(level: tide.height / 6, phase: tide.phase + 2).fill(.blue.opacity(0.4))
      Wave(level: tide.height / 6, phase: tide.phase * 2)
        .fill(Color(red: 0.05, green: 0.22, blue: 0.5).gradient)
      VStack(alignment: .leading, spacing: 2) {
        Label(
          tide.isRising ? "Rising" : "Falling",
          systemImage: tide.isRising ? "arrow.up" : "arrow.down"
        )
        .font(.headline)
        Text("\(tide.height, specifier: "%.1f") m")
          .font(.system(.largeTitle, design: .rounded, weight: .bold))
          .contentTransition(.numericText(value: tide.height))
        Text(tide.date, format: .dateTime.hour().minute())
      }
      .foregroundStyle(.white)
      .padding()
    }
  }
}

/// Water up to a level, a part of the height, with a wave on it.
@Animatable struct Wave: Shape {
  var level: Double
  var phase: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.maxY))
      for x in stride(from: 0, through: rect.width, by: 2) {
        let swell = 0.03 * cos(x / rect.width * 2 * .pi + phase)
        path.addLine(to: CGPoint(x: x, y: rect.height * (1 - level - swell)))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

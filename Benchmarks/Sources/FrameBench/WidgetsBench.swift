import Foundation
import SwiftUI
import WidgetKit

/// The pictures of a widget's day, its first picture from exec, and catalogues of images. This program has
/// the command `widgets DIR` of every program of widgets, and runs itself with it.
@MainActor enum WidgetsBench {
  private static let images = 1_000

  static func run(into table: inout BenchTable) throws {
    let folder = NSTemporaryDirectory() + "inbetween-widgets-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let entry = [
      "widgets", folder + "/entry", "--families", "small", "--color-scheme", "light", "--entry",
      "0",
    ]
    try measure("a widget's entry, from exec", entry, times: 15, budget: 60, into: &table)
    let day = ["widgets", folder + "/day", "--scale", "2"]
    try measure(
      "3 families, 2 schemes, 24 entries at scale 2, from exec", day, times: 5, budget: 1_500,
      into: &table)
    try catalogue(in: folder + "/catalogue.resources", into: &table)
  }

  private static func measure(
    _ what: String, _ arguments: [String], times: Int, budget: Double, into table: inout BenchTable
  ) throws {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let runs = ProcessRuns(program, arguments, times: times)
    table.add(what, runs.leastWall, "ms", budget: budget, note: runs.note)
  }

  /// Measures a catalogue of images, of which only the shown image can be decoded.
  private static func catalogue(in folder: String, into table: inout BenchTable) throws {
    let contents = Data("{\"images\": [{\"filename\": \"i.png\", \"scale\": \"1x\"}]}".utf8)
    for number in 0..<images {
      let set = "\(folder)/Assets.xcassets/n\(number).imageset"
      try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
      try contents.write(to: URL(fileURLWithPath: set + "/Contents.json"))
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: set + "/i.png"))
    }
    guard let bundle = Bundle(path: folder) else { return }
    var frames: [Double] = []
    for name in ["n500", "n501"] {
      let dot =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
      try Data(base64Encoded: dot)?
        .write(to: URL(fileURLWithPath: "\(folder)/Assets.xcassets/\(name).imageset/i.png"))
      let start = Timing.wallTime
      let stage = Stage(
        content: Image(name, bundle: bundle),
        configuration: Stage.Configuration(size: CGSize(width: 100, height: 100)))
      keep(stage.frame(0).items.count)
      frames.append((Timing.wallTime - start) / 1e6)
    }
    table.add(
      "a first image of a catalogue of \(images)", frames[0], "ms", budget: 60,
      note:
        "wall; the second \(BenchTable.text(frames[1])) ms; no other is decoded, for none can be")
  }
}

/// The drawn widget: two texts, one of which counts, a shape and a picture.
struct BenchWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Hours", provider: Hours()) { HourView(hour: $0) }
      .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

private struct Hour: TimelineEntry {
  let date: Date
  let number: Int
}

private struct Hours: TimelineProvider {
  func placeholder(in context: Context) -> Hour { Hour(date: .now, number: 0) }

  func getSnapshot(in context: Context, completion: @escaping (Hour) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Hour>) -> Void) {
    let entries = (0..<24).map {
      Hour(date: Date().addingTimeInterval(Double($0) * 3_600), number: $0)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

private struct HourView: View {
  let hour: Hour
  @Environment(\.widgetFamily) private var family

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Hour \(hour.number)").font(.title).bold().minimumScaleFactor(0.8)
          .padding(8)
          .background(ContainerRelativeShape().fill(.quaternary))
        Spacer()
        Text("Cappuccino").font(.body).bold()
        Text("\(hour.date.addingTimeInterval(-1_735), style: .relative) ago").font(.caption)
      }
      if family != .systemSmall {
        Spacer()
        Image(systemName: "cup.and.saucer.fill").resizable().scaledToFit()
      }
    }
    .containerBackground(for: .widget) {
      LinearGradient(colors: [.orange, .brown], startPoint: .top, endPoint: .bottom)
    }
  }
}

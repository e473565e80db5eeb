import SwiftUI
import TweenMath
import TweenTimeline

/// A hundred dots that always move, each with its own animation.
private struct SwarmScreen: View {
  var body: some View {
    ZStack {
      Color(white: 0.08)
      ForEach(0..<100, id: \.self) { index in SwarmDot(index: index) }
    }
  }
}

private struct SwarmDot: View {
  let index: Int
  @State private var isFar = false

  var body: some View {
    Circle().fill(Color(hue: Double(index) / 100, saturation: 0.7, brightness: 0.9))
      .frame(width: 16, height: 16)
      .offset(x: isFar ? 160 : -160, y: Double(index) * 4 - 200)
      .onAppear {
        let seconds = 0.9 + Double(index) / 50
        withAnimation(.easeInOut(duration: seconds).repeatForever()) { isFar = true }
      }
  }
}

/// Moments of a run of ten minutes with a hundred always moving views, shown by shadow processes.
@MainActor enum TimelineBench {
  private static let seconds = 600.0

  private static var configuration: Stage.Configuration {
    Stage.Configuration(size: CGSize(width: 390, height: 844), scale: 2)
  }

  /// Runs this program as a shadow process if it was started as one.
  static func runIfShadow() {
    TimelineShadow.runIfStarted { Stage(content: SwarmScreen(), configuration: $0) }
  }

  static func run(into table: inout BenchTable) throws {
    let timeline = Timeline(configuration: configuration)
    defer { timeline.end() }
    var most = 0
    let start = Timing.wallTime
    for second in 1...Int(seconds) {
      timeline.follow(to: StageTime(seconds: Double(second)))
      timeline.catchUp()
      most = max(most, timeline.processCount)
    }
    table.add(
      "a shadow process follows 60 s", (Timing.wallTime - start) / 1e9 / seconds * 60, "s",
      note: "100 always moving views; with a checkpoint a second")
    var generator = SeededGenerator(seed: 1)
    var (first, exact, near): ([Times], [Times], [Times]) = ([], [], [])
    for _ in 0..<60 {
      let moment = Double.random(in: 0..<seconds, using: &generator)
      let times = try measure(timeline, moment)
      first.append(times.first)
      exact.append(times.exact)
      rest(timeline, 0.6)
      var place = moment
      for _ in 0..<10 {
        place = min(max(0, place + Double.random(in: -1...1, using: &generator)), seconds)
        near.append(try measure(timeline, place).exact)
        rest(timeline, 0.08)
      }
      most = max(most, timeline.processCount)
    }
    add("first picture of any moment", first, budget: 100, into: &table)
    add("exact picture of any moment", exact, budget: 100, into: &table)
    add("a moment within a second of the last", near, budget: 16, into: &table)
    table.add("shadow processes at most", Double(most), "", budget: 64)
    table.add(
      "memory that they do not share", Double(timeline.measurePrivateBytes()) / 1_048_576, "MB",
      budget: 300)
    if let note = timeline.note { table.add(note, nil, "") }
  }

  private static func add(
    _ what: String, _ values: [Times], budget: Double, into table: inout BenchTable
  ) {
    func text(_ path: KeyPath<Times, Double>) -> String {
      let sorted = values.map { $0[keyPath: path] }.sorted()
      return [sorted[sorted.count / 2], sorted[sorted.count * 95 / 100], sorted[sorted.count - 1]]
        .map { BenchTable.text($0) }.joined(separator: ", ")
    }
    let costs = values.map(\.cost).sorted()
    table.add(
      what, costs[costs.count * 95 / 100], "ms", budget: budget,
      note:
        "processor time of all processes that lead to it: median, 95th, most \(text(\.cost)); by "
        + "the clock \(text(\.wall))")
  }

  /// The time of a picture from its request, in milliseconds.
  struct Times {
    var wall: Double
    var cost: Double
  }

  /// Returns the times of the first picture, and of the exact picture.
  private static func measure(
    _ timeline: Timeline, _ moment: Double
  ) throws -> (first: Times, exact: Times) {
    let start = Timing.wallTime
    let ownStart = Timing.threadTime
    timeline.request(at: StageTime(seconds: moment), showsNearestFirst: true)
    var first: Times?
    while true {
      for event in timeline.poll() {
        switch event {
        case .shown(let frame):
          let times = Times(
            wall: (Timing.wallTime - start) / 1e6,
            cost: (Timing.threadTime - ownStart + Double(frame.cost)) / 1e6)
          first = first ?? times
          if frame.isExact { return (first ?? times, times) }
        case .failed(let sentence): FrameBench.fail(sentence)
        }
      }
      timeline.wait(milliseconds: 20)
    }
  }

  /// Waits as long as a hand rests before it moves on, while neighbors of the moment are made.
  private static func rest(_ timeline: Timeline, _ seconds: Double) {
    let end = Timing.wallTime + seconds * 1e9
    while Timing.wallTime < end {
      _ = timeline.poll()
      timeline.wait(milliseconds: 4)
    }
  }
}

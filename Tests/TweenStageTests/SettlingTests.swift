import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenStage

@Suite @MainActor struct SettlingTests {
  struct Lamp: View {
    var animation: Animation
    @State private var isOn = false
    var body: some View {
      Circle()
        .fill(isOn ? .red : .blue)
        .frame(width: isOn ? 20 : 10, height: 10)
        .scaleEffect(isOn ? 2 : 1)
        .onTapGesture { withAnimation(animation) { isOn.toggle() } }
    }
  }

  static func lamp(_ animation: Animation) -> Stage {
    let stage = Stage(
      content: Lamp(animation: animation),
      configuration: Stage.Configuration(size: CGSize(width: 40, height: 40)))
    stage.advance(to: .zero)
    stage.send(.pointer(.down, position: CGPoint(x: 20, y: 20), button: .left))
    stage.send(.pointer(.up, position: CGPoint(x: 20, y: 20), button: .left))
    return stage
  }

  @Test func `a stage settles when its animations have ended`() throws {
    let stage = Self.lamp(.linear(duration: 0.5))
    try stage.settle()
    #expect(stage.movements.isEmpty)
    // The tap's frame is 1, elapsed 0 is frame 2, half a second are 30, and an animation ends in the
    // frame after its duration.
    #expect(stage.frameIndex == 33)
    try stage.settle()
    #expect(stage.frameIndex == 33)
  }

  @Test func `what has not settled is named, with its time left`() {
    let stage = Self.lamp(.linear(duration: 2))
    #expect(throws: StageError.self) { try stage.settle(limit: 1) }
    do {
      try stage.settle(limit: 0)
    } catch {
      // Frame 60 shows 58 sixtieths of two seconds.
      #expect(
        "\(error)"
          == "The stage has not settled in 0.0 s: Circle in Lamp, frame: 1.03 s left; "
          + "Circle in Lamp, scaleEffect: 1.03 s left; Circle in Lamp, fill: 1.03 s left.")
    }
  }

  @Test func `what repeats is said to`() {
    let stage = Self.lamp(.easeInOut(duration: 1).repeatForever())
    let error = #expect(throws: StageError.self) { try stage.settle() }
    #expect("\(error.map { "\($0)" } ?? "")".contains("Circle in Lamp, fill: repeats for ever"))
    #expect(stage.frameIndex == 600)
  }

  struct Grower: View, Animatable {
    var width: CGFloat
    nonisolated var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    var body: some View { Color.red.frame(width: width, height: 5) }
  }

  struct Growing: View {
    @State private var isShown = true
    var body: some View {
      ZStack {
        Grower(width: isShown ? 5 : 9)
        if isShown { Rectangle().transition(.opacity) }
        Color.blue.opacity(0.5)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
  }

  @Test func `views with animated bodies and leaving views are named too`() {
    let stage = Stage(content: Growing())
    let error = #expect(throws: StageError.self) { try stage.settle(limit: 0.1) }
    let names = (error.map { "\($0)" } ?? "")
    #expect(names.contains("Grower in Growing, animatableData: "))
    #expect(names.contains("Rectangle in Growing, "))
  }

  @Test func `a view that an animation schedule drives never settles, unless it is paused`() throws
  {
    let moving = Stage(content: TimelineView(.animation) { _ in Color.red })
    let error = #expect(throws: StageError.self) { try moving.settle(limit: 1) }
    #expect(
      error?.description.contains("TimelineView, animation schedule: repeats for ever") == true)
    try Stage(content: TimelineView(.animation(paused: true)) { _ in Color.red }).settle()
    try Stage(content: TimelineView(.periodic(from: .distantPast, by: 1)) { _ in Color.red })
      .settle()
  }

  @Test func `timers and sleeps to come keep no stage from settling`() throws {
    struct Waiting: View {
      @Environment(\.stageClock) private var clock
      @State private var kept: Any?
      var body: some View {
        Color.red.onAppear { kept = clock.schedule(every: 1) {} }
      }
    }
    let stage = Stage(content: Waiting())
    try stage.settle()
    #expect(stage.frameIndex == 0)
    #expect(stage.next == .wake(at: StageTime(seconds: 1)))
  }

  @Test func `parts of a frame add up`() {
    let logged = LoggedStage()
    for _ in 0..<10 { logged.stage.advance(by: 0.01) }
    #expect(logged.stage.frameIndex == 6)
    logged.stage.advance(by: .milliseconds(900))
    #expect(logged.stage.frameIndex == 60)
    logged.stage.advance(by: -5)
    logged.stage.advance(by: .nan)
    #expect(logged.stage.frameIndex == 60)
    _ = logged.stage.frame(3)
    logged.stage.advance(by: 1 / 60.0)
    #expect(logged.stage.frameIndex == 4)
  }

  @Test func `two stages keep their own time`() {
    final class Times { var list: [String] = [] }
    struct Ticking: View {
      let name: String
      let times: Times
      @Environment(\.stageClock) private var clock
      @State private var kept: Any?
      var body: some View {
        Color.red.onAppear {
          kept = clock.schedule(every: 1) { times.list.append("\(name) \(clock.seconds)") }
        }
      }
    }
    let times = Times()
    let one = Stage(content: Ticking(name: "one", times: times))
    let other = Stage(content: Ticking(name: "other", times: times))
    one.advance(by: 2.0)
    other.advance(by: 1.0)
    one.advance(by: 1.0)
    #expect(times.list == ["one 1.0", "one 2.0", "other 1.0", "one 3.0"])
  }

  @Test func `a stage that is let go, or starts anew, ends its program`() {
    final class Model {}
    final class Notes { var list: [String] = [] }
    struct Program: View {
      let notes: Notes
      @Environment(\.stageClock) private var clock
      @State private var model = Model()
      @State private var ticker: Any?
      var body: some View {
        Color.red
          .onAppear { ticker = clock.schedule(every: 1) { notes.list.append("\(model)") } }
          .onDisappear { notes.list.append("end") }
      }
    }
    let notes = Notes()
    weak var graph: ViewGraph?
    do {
      let stage = Stage(content: Program(notes: notes))
      stage.advance(by: 0.5)
      graph = stage.graph
      #expect(graph != nil)
      _ = stage.frame(at: .zero)
      #expect(graph == nil)
      #expect(notes.list == ["end"])
      graph = stage.graph
    }
    #expect(graph == nil)
    #expect(notes.list == ["end", "end"])
  }
}

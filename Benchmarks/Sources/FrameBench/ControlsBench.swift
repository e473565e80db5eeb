import Observation
import SwiftUI

/// Forms with very many controls: the cost of a frame depends on the visible and the changed controls.
@MainActor enum ControlsBench {
  static let size = CGSize(width: 390, height: 844)
  /// The number of groups. Each has six controls, one of each kind.
  private static let groups = 50

  static func run(into table: inout BenchTable) {
    first(into: &table)
    toggled(into: &table)
    idle(into: &table)
  }

  private static func stage(_ content: some View) -> Stage {
    nonisolated(unsafe) let content = content
    return Stage(content: content, configuration: Stage.Configuration(size: size))
  }

  /// Measures first frames in turn, so that other work of the machine slows down all of them.
  private static func first(into table: inout BenchTable) {
    func time(_ content: some View) -> Double {
      let stage = stage(content)
      return Timing.milliseconds(keeping: stage) { keep(stage.frame(0)) }
    }
    var times: [[Double]] = [[], [], []]
    for _ in 0..<11 {
      times[0].append(time(ControlForm(groups: groups)))
      times[1].append(time(ControlForm(groups: groups * 10)))
      times[2].append(time(ControlStack(groups: groups)))
    }
    let medians = times.map { Timing.median($0) }
    table.add("a form of 300 controls, first frame", medians[0], "ms", budget: 8)
    table.add("of 3,000, the same beside it", medians[1] / medians[0], "times", budget: 1.5)
    table.add("300 controls in a VStack, first frame", medians[2], "ms", budget: 45)
  }

  /// Presses and releases a switch, and measures every frame until the switch rests.
  private static func toggled(into table: inout BenchTable) {
    for (name, stage) in [
      ("a form of 300", stage(ControlForm(groups: groups))),
      ("a VStack of 300", stage(ScrollView { ControlStack(groups: groups) })),
    ] {
      keep(stage.frame(0))
      keep(stage.frame(1))
      guard let place = place(in: stage.tree) else {
        table.add("a toggle's frame in \(name)", nil, "ms", budget: 0.3, note: "no switch found")
        continue
      }
      var times: [Double] = []
      var longest: [Double] = []
      var layouts = 0
      for _ in 0..<20 {
        var some: [Double] = []
        func step() {
          some.append(Timing.milliseconds { keep(stage.frame((stage.frameIndex ?? 0) + 1)) })
          layouts = max(layouts, stage.report.layoutCalls)
        }
        stage.send(.pointer(.down, position: place, button: .left))
        step()
        stage.send(.pointer(.up, position: place, button: .left))
        repeat { step() } while stage.next == .nextFrame && some.count < 600
        times += some
        longest.append(some.max() ?? .nan)
      }
      table.add(
        "a toggle's frame in \(name)", Timing.median(times), "ms", budget: 0.3,
        note: "beside raster, of \(times.count / 20) frames a press; \(layouts) sizes at most")
      table.add("the longest of a press", Timing.median(longest), "ms", budget: 0.3)
    }
  }

  /// Returns the middle of the first switch, at the end of its row.
  static func place(in element: ViewGraph.Element) -> CGPoint? {
    if element.role == .toggle {
      return CGPoint(x: element.frame.maxX - 30, y: element.frame.midY)
    }
    for child in element.children {
      if let place = place(in: child) { return place }
    }
    return nil
  }

  /// Measures how often a field with the focus, in a form of 300, wakes the stage.
  private static func idle(into table: inout BenchTable) {
    let stage = stage(ControlForm(groups: groups, isTyping: true))
    var frame = 0
    keep(stage.frame(0))
    while stage.next == .nextFrame, frame < 600 {
      frame += 1
      keep(stage.frame(frame))
    }
    let end = stage.time.seconds + 60
    var wakes = 0
    while case .wake(let time) = stage.next, time.seconds <= end {
      stage.advance(to: time)
      wakes += 1
    }
    table.add(
      "wakes a second with a focused field", stage.next == .nextFrame ? nil : Double(wakes) / 60,
      "wakes", budget: 2)
  }
}

/// The values of a group's controls.
@Observable private final class GroupValues {
  var isOn = false
  var level = 0.4
  var count = 3
  var choice = 1
  var name = "Ada"
}

/// One of each kind of control.
private struct GroupRows: View {
  let index: Int
  var isTyping = false
  @State private var values = GroupValues()
  @FocusState private var isFocused: Bool

  var body: some View {
    Toggle("Setting \(index)", isOn: $values.isOn)
    Slider(value: $values.level)
    Stepper("Copies: \(values.count)", value: $values.count, in: 0...10)
    Picker("Choice", selection: $values.choice) {
      Text("First").tag(0)
      Text("Second").tag(1)
      Text("Third").tag(2)
    }
    TextField("Name", text: $values.name)
      .focused($isFocused)
      .onAppear { if isTyping, index == 0 { isFocused = true } }
    Button("Reset") { values.count = 0 }
  }
}

private struct ControlForm: View {
  let groups: Int
  var isTyping = false

  var body: some View {
    Form {
      ForEach(0..<groups, id: \.self) { index in
        Section("Group \(index)") { GroupRows(index: index, isTyping: isTyping) }
      }
    }
  }
}

private struct ControlStack: View {
  let groups: Int

  var body: some View {
    VStack {
      ForEach(0..<groups, id: \.self) { GroupRows(index: $0) }
    }
  }
}

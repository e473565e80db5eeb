import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenPickers
@testable import TweenViews

enum Spread: String, CaseIterable, Identifiable {
  case almond, peanut, sesame
  var id: Self { self }
}

@Suite("A picker") @MainActor struct PickerTests {
  private func lines(_ panel: Panel) -> [String] {
    panel.graph.tree.description.split(separator: "\n").dropFirst().map {
      String($0.prefix { $0 != "(" }.dropLast().dropFirst(2))
    }
  }

  private func tap(_ panel: Panel, _ x: CGFloat, _ y: CGFloat) {
    panel.pointer(.down, x, y)
    panel.pointer(.up, x, y)
    panel.settle()
  }

  /// Where an element with a label is; from above, of those with that label the last.
  private func frame(_ panel: Panel, _ label: String) throws -> CGRect {
    try #require(panel.graph.tree.all.last { $0.label == label }).frame
  }

  private func tap(_ panel: Panel, _ label: String) throws {
    let frame = try frame(panel, label)
    tap(panel, frame.midX, frame.midY)
  }

  private struct Toast: View {
    @State var spread = Spread.almond
    let log: Log<Spread>
    var body: some View {
      Picker("Spread", selection: $spread) {
        ForEach(Spread.allCases) { Text($0.rawValue) }
      }
      .onChange(of: spread) { log(spread) }
    }
  }

  @Test func `a menu opens with the options, marks the chosen one and writes another`() throws {
    let log = Log<Spread>()
    let panel = Panel(width: 400, height: 400) { Toast(log: log) }
    #expect(lines(panel) == ["picker \"Spread\" value=\"almond\" actions=[default]"])
    tap(panel, 200, 200)
    let almond = try #require(panel.graph.tree.all.last { $0.label == "almond" })
    #expect(almond.traits == ["selected"])
    try tap(panel, "sesame")
    #expect(log.entries == [.sesame])
    #expect(lines(panel) == ["picker \"Spread\" value=\"sesame\" actions=[default]"])
    // The same once more writes nothing.
    tap(panel, 200, 200)
    try tap(panel, "sesame")
    #expect(log.entries == [.sesame])
  }

  private struct Choice<Value: Hashable, Content: View>: View {
    @State var value: Value
    let log: Log<Value>
    @ViewBuilder let content: Content
    var body: some View {
      Picker("Choice", selection: $value) { content }
        .pickerStyle(.segmented)
        .onChange(of: value) { log(value) }
    }
  }

  private func selected(_ panel: Panel) -> [String] {
    panel.graph.tree.all.filter { $0.traits.contains("selected") }.map(\.label)
  }

  @Test func `a tag names its optional too, but no value of another type`() {
    let optional = Panel(width: 304) {
      Choice(value: 1 as Int?, log: Log()) {
        Text("A").tag(0)
        Text("B").tag(1)
      }
    }
    #expect(selected(optional) == ["B"])
    var warnings: [String] = []
    let other = Panel(width: 304) {
      Choice(value: 1 as UInt8, log: Log()) {
        Text("A").tag(0)
        Text("B").tag(1)
      }
    }
    other.graph.onWarning = { warnings.append($0) }
    #expect(selected(other).isEmpty)
  }

  @Test func `of equal tags the first is marked, and what has none cannot be chosen`() throws {
    let log = Log<Int>()
    let panel = Panel(width: 304) {
      Choice(value: 1, log: log) {
        Text("A").tag(1)
        Text("B").tag(1)
        Text("C")
        Text("D").tag(2)
      }
    }
    #expect(selected(panel) == ["A"])
    try tap(panel, "C")
    #expect(log.entries.isEmpty)
    try tap(panel, "D")
    #expect(log.entries == [2])
  }

  @Test func `sources that differ mark nothing, and a choice writes all`() throws {
    struct Many: View {
      @State var values = [0, 1]
      let log: Log<[Int]>
      var body: some View {
        Picker("Many", sources: [$values[0], $values[1]], selection: \.self) {
          Text("A").tag(0)
          Text("B").tag(1)
        }
        .pickerStyle(.segmented)
        .onChange(of: values) { log(values) }
      }
    }
    let log = Log<[Int]>()
    let panel = Panel(width: 304) { Many(log: log) }
    #expect(selected(panel).isEmpty)
    try tap(panel, "B")
    #expect(log.entries == [[1, 1]])
    #expect(selected(panel) == ["B"])
  }

  // MARK: Segments

  private func thumb(_ panel: Panel) throws -> CGRect {
    let boxes = panel.fills.map { $0.outline.applying($0.transform).boundingRect }
    return try #require(
      boxes.first { abs($0.width - (302.0 / 3 - 4)) < 0.1 && abs($0.height - 28) < 0.1 })
  }

  @Test func `three segments in 304 have thumbs 2 within thirds 1 apart, .656 of the way at .1`()
    throws
  {
    let log = Log<Int>()
    let panel = Panel(width: 304) {
      Choice(value: 0, log: log) { ForEach(0..<3) { Text("\($0)") } }
    }
    #expect(try thumb(panel).minX == 2)
    panel.pointer(.down, 252, 50)
    panel.pointer(.up, 252, 50)
    panel.step(6)
    #expect(log.entries == [2])
    // 1 - (1 + wt) e^-wt with w = 22.44, a frame earlier or later.
    let way = 2 * (302.0 / 3 + 1)
    #expect((2 + way * 0.557...2 + way * 0.738).contains(try thumb(panel).minX))
    panel.settle()
    #expect(abs(try thumb(panel).minX - 2 - way) <= 0.5)
  }

  @Test func `the thumb is dragged along, and a drag that goes far off counts for nothing`() throws
  {
    let log = Log<Int>()
    let panel = Panel(width: 304, height: 200) {
      Choice(value: 0, log: log) { ForEach(0..<3) { Text("\($0)") } }
    }
    panel.pointer(.down, 50, 100)
    panel.pointer(.move, 150, 100)
    panel.step(60)
    // Smaller while it is held.
    let held = panel.fills.map { $0.outline.applying($0.transform).boundingRect }
      .first { abs($0.width - 0.95 * (302.0 / 3 - 4)) < 0.1 }
    #expect(abs(try #require(held).midX - 152) < 1)
    #expect(log.entries.isEmpty)
    panel.pointer(.move, 150, 195)
    panel.pointer(.up, 150, 195)
    panel.settle()
    #expect(log.entries.isEmpty)
    panel.pointer(.down, 50, 100)
    panel.pointer(.move, 150, 100)
    panel.pointer(.up, 150, 100)
    panel.settle()
    #expect(log.entries == [1])
  }

  @Test func `right to left the first segment is on the right`() throws {
    let log = Log<Int>()
    let panel = Panel(width: 304) {
      Choice(value: 0, log: log) { ForEach(0..<3) { Text("\($0)") } }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(abs(try thumb(panel).minX - 205.33) <= 0.5)
    tap(panel, 50, 50)
    #expect(log.entries == [2])
  }

  @Test func `without a width segments are as wide as the widest and 20 more, and 1 apart`() {
    let panel = Panel(width: 400) {
      Choice(value: 0, log: Log()) {
        Color.red.frame(width: 30, height: 10).tag(0)
        Color.red.frame(width: 50, height: 10).tag(1)
      }
      .fixedSize()
    }
    #expect(panel.graph.tree.all.first { $0.role == .picker }?.frame.width == 141)
  }

  // MARK: Rows and others

  @Test func `inline in a list each option is a row, with a checkmark at the chosen one`() throws {
    let log = Log<Spread>()
    let panel = ListPanel(height: 300) {
      Form { Toast(log: log).pickerStyle(.inline) }
    }
    #expect(
      panel.graph.tree.all.filter { $0.role == .button }.map(\.label) == [
        "almond", "peanut", "sesame",
      ])
    // Below the label, which is a row, too.
    #expect(panel.graph.tree.all.contains { $0.role == .text && $0.label == "Spread" })
    panel.tap(100, 35 + 44 + 66)
    // The modifier around the picker stands around each of its rows, which each tell the change.
    #expect(Set(log.entries) == [.peanut])
    #expect(
      panel.graph.tree.all.filter { $0.traits.contains("selected") }.map(\.label) == ["peanut"])
  }

  @Test func `in a row the label is at the start, the value at the end, and all of it opens`()
    throws
  {
    let log = Log<Spread>()
    let panel = ListPanel(height: 400) { Form { Toast(log: log) } }
    let row = try #require(panel.graph.tree.all.first { $0.role == .picker })
    #expect(row.label == "Spread" && row.value == "almond")
    #expect(row.frame.minX == 40 && row.frame.maxX == 350)
    panel.tap(150, row.frame.midY)
    #expect(panel.graph.tree.all.contains { $0.label == "sesame" })
  }

  @Test func `a radio group and a wheel choose, too`() throws {
    let log = Log<Spread>()
    let panel = Panel(width: 300, height: 300) { Toast(log: log).pickerStyle(.radioGroup) }
    try tap(panel, "peanut")
    #expect(log.entries == [.peanut])
    let wheel = Panel(width: 320, height: 216) { Toast(log: log).pickerStyle(.wheel) }
    #expect(
      lines(wheel) == ["picker \"Spread\" value=\"almond\" actions=[increment,decrement]"])
    tap(wheel, 160, 108 + 32)
    #expect(log.entries == [.peanut, .peanut])
  }

  @Test func `options that go while the menu is open are gone there, too`() throws {
    struct Shrinking: View {
      @State var options = ["a", "b", "c"]
      @State var value = "c"
      var body: some View {
        VStack {
          Picker("P", selection: $value) { ForEach(options, id: \.self) { Text($0) } }
          Color.clear.frame(height: 1).onAppear {
            Task { @MainActor in
              try await Task.sleep(for: .seconds(1))
              options = ["a"]
            }
          }
        }
      }
    }
    let panel = Panel(width: 400, height: 400) { Shrinking() }
    tap(panel, 200, 196)
    #expect(panel.graph.tree.all.contains { $0.label == "b" })
  }
}

import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenViews

/// A menu that opens when its view is held, whatever is inside.
@Suite @MainActor struct HoldTests {
  private func hold(_ panel: Panel, _ x: CGFloat, _ y: CGFloat, frames: Int = 40) {
    panel.pointer(.down, x, y)
    panel.step(frames)
    panel.pointer(.up, x, y)
    panel.settle()
  }

  private func has(_ panel: Panel, _ label: String) -> Bool {
    panel.graph.tree.all.contains { $0.label == label }
  }

  @Test func `a button, a tap and a link inside lose to the hold, and act when pressed`() {
    let log = Log<String>()
    let views: [AnyView] = [
      AnyView(Button("In") { log("act") }.frame(width: 100, height: 60)),
      AnyView(Color.red.frame(width: 100, height: 60).onTapGesture { log("act") }),
      AnyView(
        Color.red.frame(width: 100, height: 60).contentShape(Rectangle())
          .onTapGesture { log("act") }.padding(1)),
    ]
    for view in views {
      let before = log.entries.count
      let panel = Panel(width: 400, height: 400) { view.contextMenu { Button("Menu") {} } }
      hold(panel, 200, 200)
      #expect(has(panel, "Menu"))
      #expect(log.entries.count == before)
      panel.pointer(.down, 5, 5)
      panel.pointer(.up, 5, 5)
      panel.settle()
      #expect(!has(panel, "Menu"))
      hold(panel, 200, 200, frames: 1)
      #expect(log.entries.count == before + 1)
      #expect(!has(panel, "Menu"))
    }
  }

  @Test func `a hold that strays opens nothing, and a button that repeats keeps its press`() {
    let log = Log<String>()
    let panel = Panel(width: 400, height: 400) {
      Button("In") { log("act") }.frame(width: 200, height: 60)
        .buttonRepeatBehavior(.enabled)
        .contextMenu { Button("Menu") {} }
    }
    hold(panel, 200, 200)
    #expect(!has(panel, "Menu") && log.entries.count > 1)
    let other = Panel(width: 400, height: 400) {
      Color.red.contextMenu { Button("Menu") {} }
    }
    other.pointer(.down, 200, 200)
    other.pointer(.move, 220, 200)
    other.step(40)
    other.pointer(.up, 220, 200)
    other.settle()
    #expect(!has(other, "Menu"))
  }

  @Test func `what can be dragged opens its menu when it is let go where it was`() {
    let log = Log<String>()
    let panel = Panel(width: 400, height: 400) {
      VStack {
        Color.red.frame(width: 100, height: 60).draggable("a").contextMenu { Button("Menu") {} }
        Color.blue.frame(width: 100, height: 60).dropDestination(for: String.self) { items, _ in
          log(items.joined())
          return true
        }
      }
    }
    hold(panel, 200, 170)
    #expect(has(panel, "Menu"))
    panel.pointer(.down, 5, 5)
    panel.pointer(.up, 5, 5)
    panel.settle()
    panel.pointer(.down, 200, 170)
    panel.step(40)
    panel.pointer(.move, 200, 190)
    panel.pointer(.move, 200, 240)
    panel.pointer(.up, 200, 240)
    panel.settle()
    #expect(log.entries == ["a"] && !has(panel, "Menu"))
  }

  private struct Rows: View {
    let log: Log<String>
    @State private var chosen: Set<Int> = []
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<3) { Text("Row \($0)").tag($0) }
      }
      .contextMenu(forSelectionType: Int.self) { rows in
        Button("Rows \(rows.sorted())") { log("\(rows.sorted())") }
      } primaryAction: { rows in
        log("primary \(rows.sorted())")
      }
    }
  }

  @Test func `a row of a list opens its menu, and stands where it stood`() throws {
    let log = Log<String>()
    let panel = Panel(width: 400, height: 600) { Rows(log: log) }
    let before = try #require(panel.graph.tree.all.first { $0.label == "Row 1" }).frame
    hold(panel, before.midX, before.midY)
    #expect(has(panel, "Rows [1]"))
    #expect(panel.graph.tree.all.filter { $0.label == "Row 1" }.map(\.frame) == [before])
    let item = try #require(panel.graph.tree.all.first { $0.label == "Rows [1]" }).frame
    panel.pointer(.down, item.midX, item.midY)
    panel.pointer(.up, item.midX, item.midY)
    panel.settle()
    #expect(log.entries == ["[1]"])
    #expect(panel.graph.tree.all.filter { $0.label == "Row 1" }.map(\.frame) == [before])
  }

  private struct Order: View {
    let log: Log<String>
    @State private var rows = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(rows, id: \.self) { Text($0) }
          .onMove { from, to in
            log("\(Array(from)) \(to)")
            rows.move(fromOffsets: from, toOffset: to)
          }
      }
    }
  }

  @Test func `a row that is held can be carried to another place, without editing`() throws {
    let log = Log<String>()
    let panel = Panel(width: 400, height: 600) { Order(log: log) }
    func middle(_ name: String) throws -> CGFloat {
      try #require(panel.graph.tree.all.first { $0.label == name }).frame.midY
    }
    let first = try middle("a")
    panel.pointer(.down, 200, first)
    panel.step(40)
    // Rows are 44 high; past two of them the place is 3, before the removal (Controls 17).
    for step in 1...10 { panel.pointer(.move, 200, first + 9 * CGFloat(step)) }
    panel.step(60)
    #expect(abs(try middle("a") - first - 90) < 0.5)
    panel.pointer(.up, 200, first + 90)
    panel.settle()
    #expect(log.entries == ["[0] 3"])
    #expect(try middle("b") < middle("c") && middle("c") < middle("a"))
    // A drag at once scrolls, or does nothing.
    panel.pointer(.down, 200, first)
    for step in 1...10 { panel.pointer(.move, 200, first + 9 * CGFloat(step)) }
    panel.pointer(.up, 200, first + 90)
    panel.settle()
    #expect(log.entries.count == 1)
  }
}

import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenLists
@testable import TweenPickers
@testable import TweenViews

@Suite("Keys in a list") @MainActor struct ListKeyTests {
  private struct One: View {
    let log: Log<Int?>
    var count = 4
    @State var chosen: Int?
    var body: some View {
      List(selection: $chosen) {
        Section {
          ForEach(0..<count, id: \.self) { number in
            Color.red.frame(height: 22).selectionDisabled(number == 2)
          }
        } header: {
          Color.blue.frame(height: 20)
        }
        Section { Color.green.frame(height: 22).tag(100) }
      }
      .onChange(of: chosen) { log(chosen) }
    }
  }

  private func press(
    _ panel: ListPanel, _ key: KeyEquivalent, _ modifiers: EventModifiers = []
  ) {
    panel.graph.send(.key(key, modifiers: modifiers, phase: .down))
    panel.graph.send(.key(key, modifiers: modifiers, phase: .up))
    panel.settle()
  }

  @Test("arrows select the next row, past those that can't be, into the next section, to the end")
  func arrows() {
    let log = Log<Int?>()
    let panel = ListPanel { One(log: log) }
    // A press selects, and the list hears keys from then on.
    panel.tap(200, 70)
    for _ in 0..<4 { press(panel, .downArrow) }
    #expect(log.entries == [0, 1, 3, 100])
    press(panel, .upArrow)
    press(panel, .upArrow)
    #expect(log.entries.suffix(2) == [3, 1])
    press(panel, .downArrow, .option)
    #expect(log.entries.count == 6)
  }

  @Test("Tab comes to a list that selects; the first arrow selects its first or last row")
  func tab() {
    let log = Log<Int?>()
    let panel = ListPanel { One(log: log) }
    press(panel, .downArrow)
    #expect(log.entries.isEmpty)
    press(panel, .tab)
    press(panel, .upArrow)
    #expect(log.entries == [100])
  }

  @Test("the row that an arrow selects is scrolled into view")
  func scrolling() {
    let log = Log<Int?>()
    let panel = ListPanel(height: 300) { One(log: log, count: 40) }
    panel.tap(200, 70)
    for _ in 0..<10 { press(panel, .downArrow) }
    #expect(log.entries.last == 11)
    let lit = panel.rects(Color(provider: SystemStyles.systemGray4))
    #expect(lit.count == 1)
    #expect(lit.allSatisfy { $0.minY >= 0 && $0.maxY <= 300 })
    for _ in 0..<10 { press(panel, .upArrow) }
    let first = panel.rects(Color(provider: SystemStyles.systemGray4))
    #expect(first.count == 1 && first.allSatisfy { $0.minY >= 0 && $0.maxY <= 300 })
  }

  /// What rows stand for is not their ids.
  private struct Tagged: View {
    let log: Log<String?>
    var count = 300
    @State var chosen: String?
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<count, id: \.self) { number in
          Color.red.frame(height: 22).tag("row \(number)")
        }
      }
      .onChange(of: chosen) { log(chosen) }
    }
  }

  @Test("an arrow goes on from the row that is selected, far out of view", arguments: [40, 240])
  func fromOutOfView(_ rows: Int) {
    let log = Log<String?>()
    let panel = ListPanel(height: 300) { Tagged(log: log) }
    panel.tap(200, 100)
    #expect(log.entries == ["row 1"])
    panel.graph.send(
      .scroll(CGSize(width: 0, height: -44 * CGFloat(rows)), position: CGPoint(x: 200, y: 150)))
    panel.settle()
    #expect(panel.rects(Color(provider: SystemStyles.systemGray4)).isEmpty)
    press(panel, .downArrow)
    #expect(log.entries == ["row 1", "row 2"])
    let lit = panel.rects(Color(provider: SystemStyles.systemGray4))
    #expect(lit.count == 1 && lit.allSatisfy { $0.minY >= 0 && $0.maxY <= 300 })
  }

  /// Rows that far out are not looked through.
  @Test("an arrow begins at the first row where the selected one is very far out, and shows it")
  func fromFarOut() {
    let log = Log<String?>()
    let panel = ListPanel(height: 300) { Tagged(log: log, count: 600) }
    panel.tap(200, 100)
    // In steps, so that rows between are shown and the selected one is no longer kept.
    for _ in 0..<40 {
      panel.graph.send(
        .scroll(CGSize(width: 0, height: -44 * 10), position: CGPoint(x: 200, y: 150)))
      panel.settle()
    }
    press(panel, .downArrow)
    #expect(log.entries == ["row 1", "row 0"])
    let lit = panel.rects(Color(provider: SystemStyles.systemGray4))
    #expect(lit.count == 1 && lit.allSatisfy { $0.minY >= 0 && $0.maxY <= 300 })
    press(panel, .downArrow)
    #expect(log.entries == ["row 1", "row 0", "row 1"])
  }

  @Observable fileprivate final class Names {
    var name = "old"
  }

  /// What rows stand for changes while some are out of view.
  private struct Renamed: View {
    let log: Log<String?>
    let names: Names
    @State var chosen: String?
    var body: some View {
      let name = names.name
      List(selection: $chosen) {
        ForEach(0..<300, id: \.self) { number in
          Color.red.frame(height: 22).tag("\(name) \(number)")
        }
      }
      .onChange(of: chosen) { log(chosen) }
      .onChange(of: name) { chosen = "\(name) 1" }
    }
  }

  @Test("an arrow goes on from a row that came to stand for something else out of view")
  func renamed() {
    let (log, names) = (Log<String?>(), Names())
    let panel = ListPanel(height: 300) { Renamed(log: log, names: names) }
    panel.tap(200, 100)
    panel.graph.send(
      .scroll(CGSize(width: 0, height: -44 * 20), position: CGPoint(x: 200, y: 150)))
    panel.settle()
    names.name = "new"
    panel.settle()
    press(panel, .downArrow)
    #expect(log.entries == ["old 1", "new 1", "new 2"])
  }

  private struct Many: View {
    let log: Log<[Int]>
    @State var chosen: Set<Int> = []
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<5, id: \.self) { _ in Color.red.frame(height: 22) }
      }
      .onChange(of: chosen) { log(chosen.sorted()) }
    }
  }

  @Test("with shift arrows select more rows and fewer; A with control selects all")
  func extending() {
    let log = Log<[Int]>()
    let panel = ListPanel { Many(log: log) }
    panel.tap(200, 100)
    press(panel, .downArrow, .shift)
    press(panel, .downArrow, .shift)
    press(panel, .upArrow, .shift)
    press(panel, .upArrow, .shift)
    press(panel, .upArrow, .shift)
    #expect(log.entries == [[1], [1, 2], [1, 2, 3], [1, 2], [1], [0, 1]])
    press(panel, .downArrow)
    #expect(log.entries.last == [1])
    press(panel, "a", .control)
    #expect(log.entries.last == [0, 1, 2, 3, 4])
  }

  private struct Gone: View {
    let log: Log<Int?>
    @State var chosen: Int? = 7
    var body: some View {
      List([Int](), id: \.self, selection: $chosen) { _ in Color.red }
        .onChange(of: chosen) { log(chosen) }
    }
  }

  @Test("an empty list leaves its selection alone")
  func empty() {
    let log = Log<Int?>()
    let panel = ListPanel { Gone(log: log) }
    press(panel, .tab)
    press(panel, .downArrow)
    press(panel, .upArrow, .shift)
    #expect(log.entries.isEmpty)
  }

  private struct Barred: View {
    let log: Log<Int?>
    @State var chosen: Int?
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<4, id: \.self) { Color.red.frame(height: 22).disabled($0 == 1) }
      }
      .onChange(of: chosen) { log(chosen) }
    }
  }

  @Test("arrows pass rows that are disabled")
  func disabled() {
    let log = Log<Int?>()
    let panel = ListPanel { Barred(log: log) }
    panel.tap(200, 57)
    press(panel, .downArrow)
    #expect(log.entries == [0, 2])
  }

  private struct Lost: View {
    let log: Log<Int?>
    @State var rows = [0, 1, 2, 3, 4]
    @State var chosen: Int?
    var body: some View {
      List(selection: $chosen) {
        ForEach(rows, id: \.self) { _ in Color.red.frame(height: 22) }
          .onDelete { rows.remove(atOffsets: $0) }
      }
      .onChange(of: chosen) { log(chosen) }
    }
  }

  @Test("a list that has lost a row by its button goes on hearing arrows")
  func afterDeletion() throws {
    let log = Log<Int?>()
    let panel = ListPanel { Lost(log: log) }
    panel.tap(200, 57)
    panel.drag(from: CGPoint(x: 300, y: 101), by: CGSize(width: -90, height: 0))
    let button = try #require(panel.graph.tree.all.first { $0.label == "Delete" }?.frame)
    panel.tap(button.midX, button.midY)
    #expect(panel.rects(.red).count == 4)
    press(panel, .downArrow)
    #expect(log.entries == [0, 2])
  }

  private struct Inline: View {
    let log: Log<String>
    @State var size = 1
    var body: some View {
      Form {
        Picker("Size", selection: $size) {
          ForEach(0..<3, id: \.self) { Text("size \($0)") }
        }
        .pickerStyle(.inline)
        .onChange(of: size) { log("picker \($0) to \($1)") }
        .onChange(of: 5, initial: true) { log("initial") }
        Group {
          Text("a")
          Text("b")
        }
        .onChange(of: size) { log("group") }
        Group { if size < 0 { Text("c") } }.onChange(of: size) { log("nothing") }
      }
    }
  }

  @Test("a change is told once to a picker whose options are rows, and to a group of views")
  func changeOfList() {
    let log = Log<String>()
    let panel = ListPanel { Inline(log: log) }
    panel.settle()
    #expect(log.entries == ["initial"])
    panel.tap(200, 35 + 44 + 110)
    #expect(log.entries.dropFirst().sorted() == ["group", "nothing", "picker 1 to 2"])
  }

  @Test("no selection takes no arrow")
  func noSelection() {
    for step in [-1, 1] {
      for extends in [false, true] {
        let isTaken = ListSelection<Int>.none.move(
          step, extends: extends, among: ListRows(), from: SelectionAnchor())
        #expect(!isTaken)
      }
    }
  }
}

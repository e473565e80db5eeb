import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenViews

/// Rows of a list whose rows are not selected are gone through, pushed, moved and deleted by keys.
@Suite("Keys in rows") @MainActor struct ListRowKeyTests {
  private func panel<Content: View>(
    height: CGFloat = 700, @ViewBuilder _ content: () -> Content
  ) -> FieldPanel {
    FieldPanel(width: 390, height: height, content: content)
  }

  private func press(
    _ panel: FieldPanel, _ key: KeyEquivalent, _ modifiers: EventModifiers = []
  ) {
    panel.press(key, modifiers)
    panel.step(40)
  }

  private struct Links: View {
    var count = 3
    let log: Kept<[String]>
    var body: some View {
      NavigationStack {
        List {
          Section {
            ForEach(0..<count, id: \.self) { number in
              NavigationLink("Link \(number)") { Text("Page \(number)") }
            }
          } header: {
            Text("Links")
          }
          Section {
            Text("Words")
            HStack {
              Button("Left") { log.value.append("left") }.buttonStyle(.borderless)
              Button("Right") { log.value.append("right") }.buttonStyle(.borderless)
            }
            Button("Last") { log.value.append("last") }
          } header: {
            Text("Others")
          }
        }
      }
    }
  }

  @Test func `arrows go from link to link, past words, to the first control of a row`() {
    let panel = panel { Links(log: Kept([])) }
    press(panel, .tab)
    #expect(panel.focused == "Link 0")
    var seen: [String] = []
    for _ in 0..<5 {
      press(panel, .downArrow)
      seen.append(panel.focused ?? "none")
    }
    #expect(seen == ["Link 1", "Link 2", "Left", "Last", "Last"])
    seen = []
    for _ in 0..<5 {
      press(panel, .upArrow)
      seen.append(panel.focused ?? "none")
    }
    #expect(seen == ["Left", "Link 2", "Link 1", "Link 0", "Link 0"])
    #expect(panel.unhandled.isEmpty)
  }

  @Test(arguments: [KeyEquivalent.return, .space])
  func `Return and Space push the page of the link that has the focus`(key: KeyEquivalent) {
    let panel = panel { Links(log: Kept([])) }
    press(panel, .tab)
    press(panel, .downArrow)
    press(panel, key)
    panel.step(60)
    #expect(panel.graph.tree.all.contains { $0.label == "Page 1" })
  }

  @Test func `rows that were not made come into view under the arrows, and back`() {
    let panel = panel(height: 400) { Links(count: 60, log: Kept([])) }
    press(panel, .tab)
    for number in 1..<60 {
      press(panel, .downArrow)
      #expect(panel.focused == "Link \(number)")
    }
    press(panel, .downArrow)
    press(panel, .downArrow)
    #expect(panel.focused == "Last")
    for _ in 0..<61 { press(panel, .upArrow) }
    #expect(panel.focused == "Link 0")
    let frame = panel.graph.tree.all.first { $0.label == "Link 0" }?.frame
    #expect((frame?.minY ?? -1) >= 0)
  }

  @Test func `a control that has arrows of its own keeps them`() {
    struct Program: View {
      @State private var value = 0.5
      @State private var isOn = false
      var body: some View {
        Form {
          Toggle("Switch", isOn: $isOn)
          Slider(value: $value, in: 0...1, step: 0.25)
          Button("End") {}
        }
      }
    }
    let panel = panel { Program() }
    press(panel, .tab)
    press(panel, .downArrow)
    #expect(panel.focused != "Switch")
    press(panel, .upArrow)
    #expect(panel.focused != "Switch")
    press(panel, .tab)
    #expect(panel.focused == "End")
  }

  // MARK: Carrying

  enum Kind: CaseIterable { case words, links, mixed }

  private struct Movable: View {
    let log: Kept<[String]>
    var kind = Kind.words
    var fixed: String?
    @State private var rows = ["a", "b", "c", "d"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(rows, id: \.self) { row in
            Group {
              switch kind {
              case .words: Text(row)
              case .links: NavigationLink(row) { Text("Page") }
              case .mixed: Text(row).contextMenu { Button("Menu \(row)") {} }
              }
            }
            .moveDisabled(row == fixed)
          }
          .onMove { from, to in
            log.value.append("\(Array(from)) \(to)")
            rows.move(fromOffsets: from, toOffset: to)
          }
        }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `the option key and arrows move the row that has the focus, which keeps it`(
    kind: Kind
  ) {
    let log = Kept<[String]>([])
    let panel = panel { Movable(log: log, kind: kind) }
    press(panel, .tab)
    #expect(panel.focused == "a")
    press(panel, .downArrow, .option)
    press(panel, .downArrow, .option)
    #expect(log.value == ["[0] 2", "[1] 3"])
    #expect(panel.focused == "a")
    press(panel, .upArrow, .option)
    #expect(log.value.last == "[2] 1")
    // Without the key it goes on from there.
    press(panel, .downArrow)
    #expect(panel.focused == "c")
    press(panel, .downArrow)
    press(panel, .downArrow, .option)
    #expect(log.value.count == 3 && panel.focused == "d")
    #expect(panel.unhandled.isEmpty)
  }

  @Test func `a row that may not be moved stays, and others pass it`() {
    let log = Kept<[String]>([])
    let panel = panel { Movable(log: log, kind: .links, fixed: "b") }
    press(panel, .tab)
    press(panel, .downArrow)
    press(panel, .downArrow, .option)
    #expect(log.value.isEmpty && panel.focused == "b")
    press(panel, .upArrow)
    press(panel, .downArrow, .option)
    #expect(log.value == ["[0] 2"])
  }

  private struct Selected: View {
    let log: Kept<[String]>
    @State private var rows = Array(0..<5)
    @State private var chosen: Set<Int> = []
    var body: some View {
      List(selection: $chosen) {
        ForEach(rows, id: \.self) { Text("\($0)") }
          .onMove { from, to in
            log.value.append("\(Array(from)) \(to)")
            rows.move(fromOffsets: from, toOffset: to)
          }
          .onDelete {
            log.value.append("delete \(Array($0))")
            rows.remove(atOffsets: $0)
          }
      }
    }
  }

  @Test func `in a list that selects all selected rows are moved together, and deleted`() {
    let log = Kept<[String]>([])
    let panel = panel { Selected(log: log) }
    press(panel, .tab)
    press(panel, .downArrow)
    press(panel, .downArrow, .shift)
    press(panel, .downArrow, .option)
    press(panel, .downArrow, .option)
    press(panel, .upArrow, .option)
    #expect(log.value == ["[0, 1] 3", "[1, 2] 4", "[2, 3] 1"])
    press(panel, .upArrow, .option)
    press(panel, .upArrow, .option)
    #expect(log.value.count == 4)
    press(panel, .deleteForward)
    #expect(log.value.last == "delete [0, 1]")
  }

  @Test func `Delete deletes the row that has the focus, and the next one has it`() {
    struct Program: View {
      let log: Kept<[String]>
      @State private var rows = ["a", "b", "c"]
      @State private var text = "text"
      var body: some View {
        List {
          ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
          TextField("Name", text: $text)
        }
        .onChange(of: rows) { log.value.append(rows.joined()) }
      }
    }
    let log = Kept<[String]>([])
    let panel = panel { Program(log: log) }
    press(panel, .tab)
    press(panel, .downArrow)
    press(panel, .delete)
    #expect(log.value == ["ac"] && panel.focused == "c")
    // A field takes the key for its text.
    press(panel, .tab)
    press(panel, .delete)
    #expect(log.value == ["ac"])
  }

  @Test func `Return does what a press of the selected row does`() {
    struct Program: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationStack {
          List(selection: $chosen) {
            ForEach(0..<3, id: \.self) { number in
              NavigationLink("Link \(number)") { Text("Page \(number)") }
            }
          }
        }
      }
    }
    let panel = panel { Program() }
    press(panel, .tab)
    press(panel, .downArrow)
    press(panel, .downArrow)
    press(panel, .return)
    panel.step(60)
    #expect(panel.graph.tree.all.contains { $0.label == "Page 1" })
  }
}

import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

@Suite @MainActor struct MenuTests {
  private struct Actions: View {
    let log: Log<String>
    var body: some View {
      ZStack {
        Button("Behind") { log("behind") }
        Menu("Open") {
          Button("First") { log("first") }
          Button("Second", role: .destructive) { log("second") }
          Menu("More") { Button("Deep") { log("deep") } }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }

  private func tap(_ panel: Panel, _ x: CGFloat, _ y: CGFloat) {
    panel.pointer(.down, x, y)
    panel.pointer(.up, x, y)
    panel.settle()
  }

  private func opened(_ log: Log<String>) -> Panel {
    let panel = Panel(width: 400, height: 400) { Actions(log: log) }
    tap(panel, 200, 10)
    return panel
  }

  @Test func `items that are disabled can't be pressed, and a menu in a menu opens`() throws {
    let panel = Panel(width: 400, height: 400) {
      Menu("Open") {
        Button("First") {}
        Button("Never") {}.disabled(true)
        Toggle("Flag", isOn: .constant(true)).disabled(true)
        Menu("More") { Button("Deep") {} }
        Menu("Less") { Button("Deep") {} }.disabled(true)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    tap(panel, 200, 10)
    let items = try #require(panel.graph.tree.children.first { $0.role == .menu }).children
    #expect(items.map(\.label) == ["First", "Never", "Flag", "More", "Less"])
    #expect(items.map(\.actions) == [["default"], [], [], ["default"], []])
    #expect(items.map { $0.traits.contains("disabled") } == [false, true, true, false, true])
  }

  @Test func `words that cannot be chosen are rows from the leading side, lines are bands`() {
    let panel = Panel(width: 400, height: 400) {
      Menu("Open") {
        Section { Text("Words") }
        Divider()
        Section { Label("Sign", systemImage: "star") }
        Divider()
        Button("First") {}
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    tap(panel, 200, 10)
    let parts = panel.graph.tree.children.first { $0.role == .menu }?.children ?? []
    #expect(parts.map(\.label) == ["Words", "Sign", "First"])
    guard parts.count == 3 else { return }
    #expect(parts[0].frame.minX == parts[2].frame.minX + 16)
    // The middle of an odd number of pixels is not one of them.
    #expect(abs(parts[1].frame.midY - parts[0].frame.midY - 44 - 8) <= 0.5)
    #expect(abs(parts[2].frame.midY - parts[1].frame.midY - 44 - 8) <= 0.5)
  }

  @Test func `what is no control stands in a row as words do, whatever it is made of`() throws {
    let panel = Panel(width: 400, height: 400) {
      Menu("Open") {
        VStack(alignment: .leading) {
          Text("Upper")
          Text("Lower")
        }
        HStack { Text("Beside") }
        LabeledContent("Name", value: "Value")
        HStack { Button("In a stack") {} }
        Button("First") {}
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    tap(panel, 200, 10)
    let menu = try #require(panel.graph.tree.children.first { $0.role == .menu })
    func frame(_ label: String) -> CGRect {
      menu.all.first { $0.label == label }?.frame ?? .null
    }
    let card = menu.frame
    // As high as the row of a button, and as far from the edge as its words.
    for words in ["Upper", "Beside"] { #expect(frame(words).minX == card.minX + 16, "\(menu)") }
    #expect(frame("First").minX == card.minX && frame("First").width == 250)
    // Rows from the top: one of two lines, two of one, one of a stack with a button, the button.
    #expect(abs(frame("Beside").midY - (frame("First").minY - 44 - 44 - 22)) <= 0.5, "\(menu)")
    #expect(frame("In a stack").width == 250 && frame("In a stack").height == 44)
  }

  @Test func `words deep in modifiers are a row without each modifier being looked at twice`() {
    // Thirty of them: looked at twice each, a thousand million nodes.
    func deep(_ view: some View) -> some View {
      view.padding(1).padding(-1).padding(1).padding(-1).padding(1).padding(-1)
        .padding(1).padding(-1).padding(1).padding(-1).padding(1).padding(-1)
        .padding(1).padding(-1).padding(1).padding(-1).padding(1).padding(-1)
        .padding(1).padding(-1).padding(1).padding(-1).padding(1).padding(-1)
        .padding(1).padding(-1).padding(1).padding(-1).padding(1).padding(-1)
    }
    let panel = Panel(width: 400, height: 400) {
      Menu("Open") {
        deep(VStack { Text("Deep") })
        deep(
          Button {
          } label: {
            Circle().frame(width: 9, height: 9)
          })
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    tap(panel, 200, 10)
    #expect(panel.graph.tree.all.contains { $0.label == "Deep" })
  }

  @Test func `a menu without items keeps no press from what is behind it`() {
    let log = Log<String>()
    let hidden = [String]()
    for view in [
      AnyView(Menu("Open") {}), AnyView(Menu("Open") { Divider() }),
      AnyView(Menu("Open") { ForEach(hidden, id: \.self) { Button($0) {} } }),
      AnyView(Menu("Open") { Late(hidden: hidden) }),
    ] {
      let panel = Panel(width: 400, height: 400) {
        ZStack {
          Button("Behind") { log("behind") }
          view.frame(maxHeight: .infinity, alignment: .top)
        }
      }
      tap(panel, 200, 10)
      #expect(!panel.graph.tree.all.contains { $0.role == .menu })
      tap(panel, 200, 200)
    }
    #expect(log.entries == Array(repeating: "behind", count: 4))
  }

  /// What it shows isn't known before it is shown.
  private struct Late: View {
    let hidden: [String]
    var body: some View { ForEach(hidden, id: \.self) { Button($0) {} } }
  }

  /// Rows are 44 high, from 8 below the button, which is a line of text high.
  private func row(_ index: Int) -> CGFloat { 28 + 22 + 44 * CGFloat(index) }

  @Test func `an item acts and closes the menu; then what is behind is in reach`() {
    let log = Log<String>()
    let panel = opened(log)
    tap(panel, 200, row(1))
    #expect(log.entries == ["second"])
    tap(panel, 200, 200)
    #expect(log.entries == ["second", "behind"])
  }

  @Test func `a press beside it only closes it, and Esc too`() {
    for byKey in [false, true] {
      let log = Log<String>()
      let panel = opened(log)
      if byKey {
        panel.key(.escape)
        panel.settle()
      } else {
        tap(panel, 200, 390)
      }
      #expect(log.entries.isEmpty)
      tap(panel, 200, row(0))
      #expect(!log.entries.contains("first"))
    }
  }

  @Test func `letters go to the next item whose words begin with them`() {
    for (typed, entries) in [("s", ["second"]), ("F", ["first"]), ("mo", []), ("fs", ["first"])] {
      let log = Log<String>()
      let panel = opened(log)
      for letter in typed { panel.key(KeyEquivalent(letter)) }
      panel.key(.return)
      panel.settle()
      #expect(log.entries == entries, "\(typed)")
    }
  }

  @Test func `a menu in it opens in place`() {
    let log = Log<String>()
    let panel = opened(log)
    tap(panel, 200, row(2))
    #expect(log.entries.isEmpty)
    tap(panel, 200, row(3))
    #expect(log.entries == ["deep"])
  }
}

import Foundation
import Testing
import TweenMotion
import TweenPaint

@testable import TweenControls
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

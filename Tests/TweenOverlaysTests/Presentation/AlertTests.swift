import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

@Suite @MainActor struct AlertTests {
  private struct Asking: View {
    let log: Log<String>
    @State private var asks = true
    var body: some View {
      Button("Behind") { log("behind") }
        .alert("Sure?", isPresented: $asks) {
          Button("Yes", role: .destructive) { log("yes \(asks)") }
          Button("No", role: .cancel) { log("no") }
        }
        .onChange(of: asks) { log("asks \(asks)") }
    }
  }

  private func tap(_ panel: Panel, _ x: CGFloat, _ y: CGFloat) {
    panel.pointer(.down, x, y)
    panel.pointer(.up, x, y)
    panel.settle()
  }

  @Test func `a question is told by its title, also where that isn't shown`() {
    let panel = Panel(width: 400, height: 400) { Asking(log: Log<String>()) }
    panel.settle()
    #expect(panel.graph.tree.children.first { $0.role == .alert }?.label == "Sure?")
    let dialog = Panel(width: 400, height: 400) {
      Color.clear.confirmationDialog("Really?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    dialog.settle()
    let told = dialog.graph.tree.children.first { $0.role == .alert }
    #expect(told?.label == "Really?" && told?.children.contains { $0.label == "Really?" } == false)
  }

  @Test func `two actions stand side by side, the one that gives up first`() {
    // 270 wide in the middle of 400 x 400: columns 65...200 and 200...335, in the lowest 44 points.
    for (x, answer) in [(CGFloat(100), "no"), (300, "yes false")] {
      let log = Log<String>()
      let panel = Panel(width: 400, height: 400) { Asking(log: log) }
      panel.settle()
      tap(panel, x, 235)
      #expect(log.entries.contains(answer))
      #expect(log.entries.contains("asks false"))
      log("then")
      tap(panel, 200, 200)
      #expect(log.entries.last == "behind")
    }
  }

  @Test func `Esc gives up, Return takes the action that stands out, and nothing goes behind`() {
    for key in [KeyEquivalent.escape, .return] {
      let log = Log<String>()
      let panel = Panel(width: 400, height: 400) { Asking(log: log) }
      panel.settle()
      tap(panel, 10, 10)
      #expect(log.entries.isEmpty)
      panel.key(key)
      panel.settle()
      #expect(log.entries == ["no", "asks false"])
    }
  }

  private struct Mute: View {
    let log: Log<String>
    @State private var asks = true
    var body: some View {
      Color.white.alert("Done", isPresented: $asks) {}
        .onChange(of: asks) { log("asks \(asks)") }
    }
  }

  @Test func `without actions there is one that says OK`() {
    let log = Log<String>()
    let panel = Panel(width: 400, height: 400) { Mute(log: log) }
    panel.settle()
    panel.key(.return)
    panel.settle()
    #expect(log.entries == ["asks false"])
  }

  private struct GivingUp: View {
    let log: Log<String>
    var body: some View {
      Color.white.actionSheet(isPresented: .constant(true)) {
        ActionSheet(
          title: Text("What?"),
          buttons: [.default(Text("Save")) { log("save") }, .cancel { log("give up") }])
      }
    }
  }

  @Test func `a dialog with an action that gives up has no other`() {
    let panel = Panel(width: 300, height: 600) { GivingUp(log: Log()) }
    panel.settle()
    let alert = panel.graph.tree.children.first { $0.role == .alert }
    #expect(alert?.children.filter { $0.role == .button }.map(\.label) == ["Save", "Cancel"])
  }

  private struct Choosing: View {
    let log: Log<String>
    @State private var asks = true
    var body: some View {
      Color.white
        .confirmationDialog("What?", isPresented: $asks) {
          Button("Save") { log("save") }
        }
        .onChange(of: asks) { log("asks \(asks)") }
    }
  }

  @Test func `a dialog stands below, has an action that gives up, and goes by a press beside`() {
    // Margin 8 and rows of 57: the one that gives up is 535...592, the other 470...527.
    for (y, entries) in [
      (CGFloat(560), ["asks false"]), (500, ["save", "asks false"]), (100, ["asks false"]),
    ] {
      let log = Log<String>()
      let panel = Panel(width: 300, height: 600) { Choosing(log: log) }
      panel.settle()
      tap(panel, 150, y)
      #expect(log.entries == entries)
    }
  }
}

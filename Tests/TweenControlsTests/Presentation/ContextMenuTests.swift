import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenViews

@Suite @MainActor struct ContextMenuTests {
  private func tap(_ panel: Panel, _ x: CGFloat, _ y: CGFloat) {
    panel.pointer(.down, x, y)
    panel.pointer(.up, x, y)
    panel.settle()
  }

  private func pressRight(_ panel: Panel, _ x: CGFloat, _ y: CGFloat) {
    for phase in [InputEvent.PointerPhase.down, .up] {
      panel.graph.send(.pointer(phase, position: CGPoint(x: x, y: y), button: .right))
      panel.step()
    }
    panel.settle()
  }

  private func has(_ panel: Panel, _ label: String) -> Bool {
    panel.graph.tree.all.contains { $0.label == label }
  }

  @Test func `the right button opens the innermost menu, a held finger too`() {
    let log = Log<String>()
    for isHeld in [false, true] {
      let panel = Panel(width: 400, height: 400) {
        ZStack {
          Color.white
          Color.red.frame(width: 100, height: 40).contextMenu { Button("Inner") { log("inner") } }
        }
        .contextMenu { Button("Outer") { log("outer") } }
      }
      if isHeld {
        panel.pointer(.down, 200, 200)
        panel.step(40)
        panel.pointer(.up, 200, 200)
        panel.settle()
      } else {
        pressRight(panel, 200, 200)
      }
      #expect(has(panel, "Inner") && !has(panel, "Outer"))
      tap(panel, 10, 390)
      #expect(!has(panel, "Inner"))
      pressRight(panel, 20, 20)
      #expect(has(panel, "Outer"))
    }
    #expect(log.entries.isEmpty)
  }

  @Test func `one without items doesn't open, nor one that is nil`() {
    let none: ContextMenu<Button<Text>>? = nil
    for view in [
      AnyView(Color.red.contextMenu { EmptyView() }), AnyView(Color.red.contextMenu(none)),
      AnyView(Color.red.contextMenu { Button("A") {} }.disabled(true)),
    ] {
      let panel = Panel(width: 400, height: 400) { view }
      let count = panel.graph.tree.all.count
      pressRight(panel, 200, 200)
      #expect(panel.graph.tree.all.count == count)
    }
  }

  @Test func `readers are told of no menu that has but lines`() {
    let none: Int? = nil
    for (view, isTold) in [
      (AnyView(Text("words").contextMenu { Divider() }), false),
      (AnyView(Text("words").contextMenu {}), false),
      (AnyView(Text("words").contextMenu { if none != nil { Button("A") {} } }), false),
      (
        AnyView(
          Text("words").contextMenu {
            Divider()
            Group { Divider() }
          }), false
      ),
      (
        AnyView(
          Text("words").contextMenu {
            Divider()
            Button("A") {}
          }), true
      ),
    ] {
      let panel = Panel(width: 400, height: 400) { view }
      let words = panel.graph.tree.all.first { $0.label == "words" }
      #expect(words?.actions.contains("showMenu") == isTold, "\(panel.graph.tree)")
    }
  }

  @Test func `a preview shows while the menu is open, and nothing stays`() {
    let panel = Panel(width: 400, height: 400) {
      Color.red.frame(width: 50, height: 50)
        .contextMenu {
          Button("Go") {}
        } preview: {
          Text("Preview").padding(40)
        }
    }
    pressRight(panel, 200, 200)
    #expect(has(panel, "Preview") && has(panel, "Go"))
    tap(panel, 5, 5)
    #expect(!has(panel, "Preview") && !has(panel, "Go"))
    #expect(panel.graph.nextWork == .idle)
  }

  private struct Rows: View {
    @State var chosen: Set<Int>
    let log: Log<String>
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<3) { Text("Row \($0)").tag($0) }
      }
      .contextMenu(forSelectionType: Int.self) { rows in
        Button("Rows \(rows.sorted())") { log("menu \(rows.sorted())") }
      } primaryAction: { rows in
        log("primary \(rows.sorted())")
      }
    }
  }

  @Test func `a list's menu is for the selected rows, or for the one that is pressed`() throws {
    let log = Log<String>()
    let panel = Panel(width: 400, height: 600) { Rows(chosen: [0, 1], log: log) }
    func row(_ index: Int) throws -> CGPoint {
      let frame = try #require(panel.graph.tree.all.first { $0.label == "Row \(index)" }).frame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let (first, last) = (try row(0), try row(2))
    pressRight(panel, first.x, first.y)
    #expect(has(panel, "Rows [0, 1]"))
    tap(panel, 5, 595)
    pressRight(panel, last.x, last.y)
    #expect(has(panel, "Rows [2]"))
    tap(panel, 5, 595)
    pressRight(panel, 200, 590)
    #expect(has(panel, "Rows []"))
    tap(panel, 5, 595)
    tap(panel, last.x, last.y)
    #expect(log.entries == ["primary [2]"])
  }
}

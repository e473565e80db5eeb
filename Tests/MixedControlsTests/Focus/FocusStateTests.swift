import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

/// Three fields, where the focus is, and ways to move it.
private struct Fields: View {
  enum Name: Hashable { case first, second, nowhere }
  let log: Kept<[String]>
  @FocusState private var name: Name?
  @State private var text = ""
  @State private var hasSecond = true

  var body: some View {
    VStack {
      TextField("First", text: $text).focused($name, equals: .first)
      if hasSecond { TextField("Second", text: $text).focused($name, equals: .second) }
      Button("To second") { withAnimation { name = .second } }.keyboardShortcut("2")
      Button("Nowhere") { name = .nowhere }.keyboardShortcut("0")
      Button("Away") { hasSecond = false }.keyboardShortcut("x")
    }
    .onChange(of: name) { log.value.append(name.map { "\($0)" } ?? "nil") }
  }
}

@Suite("A focus state") @MainActor struct FocusStateTests {
  @Test func `set by an action moves the focus in the next frame (Controls 17.15)`() {
    let log = Kept<[String]>([])
    let panel = FieldPanel { Fields(log: log) }
    panel.graph.send(.key("2", modifiers: .command, phase: .down))
    panel.step(2)
    #expect(panel.focused == "Second")
    #expect(log.value == ["second"])
  }

  @Test func `is told where the user goes, and of views that leave`() {
    let log = Kept<[String]>([])
    let panel = FieldPanel { Fields(log: log) }
    panel.press(.tab)
    panel.press(.tab)
    #expect(log.value == ["first", "second"])
    panel.press("x", .command)
    panel.step(2)
    #expect(log.value.last == "nil")
    #expect(panel.focused == nil)
  }

  @Test func `that names no view goes back to nothing`() {
    let log = Kept<[String]>([])
    let panel = FieldPanel { Fields(log: log) }
    panel.press("0", .command)
    panel.step(2)
    #expect(log.value.last == "nil")
    // Where a view has the focus it keeps it, and the state tells of it.
    panel.press(.tab)
    panel.press("0", .command)
    panel.step(2)
    #expect(panel.focused == "First" && log.value.last == "first")
    #expect(panel.warnings.isEmpty)
  }

  @Test func `an inner handler that takes a key keeps it from the outer one`() {
    let log = Kept<[String]>([])
    let panel = FieldPanel {
      VStack {
        Button("Go") {}
          .onKeyPress("k") {
            log.value.append("inner")
            return .handled
          }
      }
      .onKeyPress("k") {
        log.value.append("outer")
        return .handled
      }
    }
    panel.press(.tab)
    panel.press("k")
    #expect(log.value == ["inner"])
  }
}

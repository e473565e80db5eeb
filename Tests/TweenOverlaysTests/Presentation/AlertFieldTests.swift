import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

/// Fields of an alert (Controls 12.4): above the actions, the first has the focus.
@Suite @MainActor struct AlertFieldTests {
  private struct Asking: View {
    let log: Log<String>
    @State private var asks = true
    @State private var name = ""
    @State private var secret = ""
    @State private var note = "x"
    var body: some View {
      TextField("Behind", text: $note)
        .onSubmit { log("behind") }
        .alert("Sign in", isPresented: $asks) {
          TextField("Name", text: $name)
          SecureField("Password", text: $secret)
          Button("Cancel", role: .cancel) { log("cancel") }
          Button("OK") { log("\(name) \(secret)") }
        }
        .onSubmit { log("outside") }
    }
  }

  private func focused(_ panel: FieldPanel) -> [String] {
    panel.graph.tree.all.filter { $0.traits.contains("focused") }.map(\.label)
  }

  @Test func `the first field has the focus, Return goes on to the next and answers in the last`() {
    let log = Log<String>()
    let panel = FieldPanel(width: 400, height: 400) { Asking(log: log) }
    panel.step(90)
    #expect(focused(panel) == ["Name"])
    panel.graph.send(.text("ann"))
    panel.step()
    panel.press(.return)
    #expect(focused(panel) == ["Password"])
    panel.graph.send(.text("pw"))
    panel.step()
    panel.press(.return)
    panel.step(90)
    // The actions of Return around the alert's presenter are not the alert's.
    #expect(log.entries == ["ann pw"])
    #expect(!panel.graph.tree.all.contains { $0.role == .alert })
  }

  @Test func `Esc in a field gives up`() {
    let log = Log<String>()
    let panel = FieldPanel(width: 400, height: 400) { Asking(log: log) }
    panel.step(90)
    panel.press(.escape)
    panel.step(90)
    #expect(log.entries == ["cancel"])
  }

  @Test func `a field is 30 high, inset by 16, above the actions`() throws {
    let log = Log<String>()
    let panel = FieldPanel(width: 400, height: 400) { Asking(log: log) }
    panel.step(120)
    let alert = try #require(panel.graph.tree.all.first { $0.role == .alert })
    let name = try #require(alert.children.first { $0.label == "Name" })
    let secret = try #require(alert.children.first { $0.label == "Password" })
    let cancel = try #require(alert.children.first { $0.label == "Cancel" })
    #expect(alert.frame.width == 270)
    // Within the border: 16 beside it and 7 in it.
    #expect(abs(name.frame.minX - alert.frame.minX - 23) < 0.01)
    #expect(abs(name.frame.width - (270 - 46)) < 0.01)
    // A gap of 6 between boxes of 30.
    #expect(abs(secret.frame.midY - name.frame.midY - 36) < 0.01)
    // 20 below the last.
    #expect(abs(cancel.frame.minY - secret.frame.midY - 35) < 0.01)
  }

  private struct Choosing: View {
    let log: Log<String>
    @State private var asks = true
    @State private var name = ""
    var body: some View {
      Color.white.alert("Which?", isPresented: $asks) {
        TextField("Name", text: $name)
        Button("One") { log("one") }
        Button("Two") { log("two") }
      }
    }
  }

  @Test func `with several answers and none preferred Return waits for one`() {
    let log = Log<String>()
    let panel = FieldPanel(width: 400, height: 400) { Choosing(log: log) }
    panel.step(90)
    panel.press(.return)
    panel.step(90)
    #expect(log.entries.isEmpty)
    #expect(panel.graph.tree.all.contains { $0.role == .alert })
  }

  private struct Popped: View {
    @State private var shows = true
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      Color.white.popover(isPresented: $shows) {
        TextField("Find", text: $text).frame(width: 100).padding()
          .focused($isFocused)
          .onAppear { isFocused = true }
          .presentationCompactAdaptation(.popover)
      }
    }
  }

  @Test func `what appears in a popover can have the focus at once`() {
    let panel = FieldPanel(width: 400, height: 400) { Popped() }
    panel.step(60)
    #expect(focused(panel) == ["Find"])
  }
}

import Foundation
import Synchronization
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion

@testable import TweenOverlays
@testable import TweenViews

@Suite("The primary selection", .serialized) @MainActor struct PrimarySelectionTests {
  private func panel(_ text: Kept<String>, isSecret: Bool = false) -> FieldPanel {
    FieldPanel {
      VStack {
        if isSecret {
          SecureField("Word", text: Binding(get: { text.value }, set: { text.value = $0 }))
        } else {
          TextField("Words", text: Binding(get: { text.value }, set: { text.value = $0 }))
        }
        Text("Beside").frame(maxHeight: .infinity)
      }
    }
  }

  /// A press of the middle button, as a window hands it over.
  private func paste(_ words: String, _ panel: FieldPanel, at point: CGPoint) {
    panel.graph.send(.pointer(.down, position: point, button: .middle))
    panel.graph.send(.text(words))
    panel.step()
    panel.send(.pointer(.up, position: point, button: .middle))
  }

  @Test func `is put where the middle button is pressed, in one step that is undone`() {
    let text = Kept("abc")
    let panel = panel(text)
    paste("x\ny", panel, at: CGPoint(x: 1, y: 10))
    #expect(text.value == "x yabc")
    #expect(panel.focused == "Words")
    paste("z", panel, at: CGPoint(x: 290, y: 10))
    #expect(text.value == "x yabcz")
    panel.press("z", .control)
    panel.press("z", .control)
    #expect(text.value == "abc")
  }

  @Test func `beside a field it is put nowhere`() {
    let text = Kept("abc")
    let panel = panel(text)
    panel.press(.tab)
    paste("x", panel, at: CGPoint(x: 150, y: 200))
    #expect(text.value == "abc")
    panel.type("y")
    #expect(text.value.contains("y"))
  }

  @Test func `is what is selected last, but for secrets`() {
    let log = Selected()
    SystemClipboard.use(
      SystemClipboard.Host(read: { nil }, write: { _ in }, select: { log.add($0) }))
    defer { SystemClipboard.use(nil) }
    let text = Kept("abc")
    let panel = panel(text)
    panel.press(.tab)
    panel.press(.home)
    panel.press(.rightArrow, .shift)
    panel.press(.rightArrow, .shift)
    #expect(log.all == ["a", "ab"])
    panel.press(.end)
    #expect(log.all.count == 2)
    let secret = self.panel(Kept("abc"), isSecret: true)
    secret.press(.tab)
    secret.press("a", .control)
    #expect(log.all.count == 2)
  }
}

private final class Selected: Sendable {
  private let words = Mutex<[String]>([])
  var all: [String] { words.withLock { $0 } }
  func add(_ text: String) { words.withLock { $0.append(text) } }
}

import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenOverlays
@testable import TweenViews

/// The menu that the right button opens in text (Controls 8.3).
@Suite("The menu of a text") @MainActor struct EditMenuTests {
  enum Field: CaseIterable { case field, vertical, secure, editor, text }

  private struct Program: View {
    let field: Field
    let text: Kept<String>
    var body: some View {
      let binding = Binding(get: { text.value }, set: { text.value = $0 })
      VStack {
        switch field {
        case .field: TextField("Name", text: binding)
        case .vertical: TextField("Name", text: binding, axis: .vertical)
        case .secure: SecureField("Name", text: binding)
        case .editor: TextEditor(text: binding).frame(height: 100)
        case .text: Text(text.value).textSelection(.enabled)
        }
      }
      .frame(width: 200, alignment: .leading)
    }
  }

  private func panel(_ field: Field, _ text: Kept<String>, _ idiom: InterfaceIdiom = .desktop)
    -> FieldPanel
  {
    FieldPanel(idiom: idiom) { Program(field: field, text: text) }
  }

  private func place(_ panel: FieldPanel, _ field: Field) -> CGPoint {
    let roles: [ViewGraph.Element.Role] = [.textField, .secureField, .text]
    let frame = panel.graph.tree.all.first { roles.contains($0.role) }?.frame ?? .zero
    return CGPoint(x: frame.minX + 12, y: frame.minY + min(frame.height / 2, 12))
  }

  private func pressRight(_ panel: FieldPanel, _ point: CGPoint) {
    for phase in [InputEvent.PointerPhase.down, .up] {
      panel.send(.pointer(phase, position: point, button: .right))
    }
    panel.step(40)
  }

  /// The items, with those that can be chosen in capital letters.
  private func items(_ panel: FieldPanel) -> [String] {
    panel.elements(.button).map {
      $0.traits.contains("disabled") ? $0.label.lowercased() : $0.label.uppercased()
    }
  }

  private func clipboard(_ panel: FieldPanel) -> String? {
    panel.graph.clock.run { SystemClipboard.text }
  }

  private func choose(_ panel: FieldPanel, _ label: String) {
    guard let frame = panel.elements(.button).first(where: { $0.label == label })?.frame else {
      Issue.record("There is no \(label).")
      return
    }
    panel.tap(frame.midX, frame.midY)
    panel.step(40)
  }

  @Test(arguments: [Field.field, .vertical, .editor], [InterfaceIdiom.phone, .desktop])
  func `a selection is cut, copied, pasted over, and all is selected`(
    field: Field, idiom: InterfaceIdiom
  ) {
    let text = Kept("word and word")
    let panel = panel(field, text, idiom)
    let place = place(panel, field)
    pressRight(panel, place)
    #expect(items(panel) == ["cut", "copy", "paste", "SELECT ALL"])
    choose(panel, "Select All")
    #expect(items(panel).isEmpty)
    pressRight(panel, place)
    // In what is selected: it stays so.
    #expect(items(panel) == ["CUT", "COPY", "paste", "select all"])
    choose(panel, "Cut")
    #expect(text.value.isEmpty)
    pressRight(panel, place)
    #expect(items(panel) == ["cut", "copy", "PASTE", "select all"])
    choose(panel, "Paste")
    #expect(text.value == "word and word")
    // The focus is in the field.
    panel.type("s")
    #expect(text.value == "word and words")
    panel.press("a", .control)
    pressRight(panel, place)
    choose(panel, "Copy")
    panel.press(.end)
    panel.press("v", .control)
    #expect(text.value == "word and wordsword and words")
  }

  @Test func `a press beside what is selected puts the caret there`() {
    let text = Kept("a b c d e f g h")
    let panel = panel(.field, text)
    panel.press(.tab)
    panel.press(.end)
    let place = place(panel, .field)
    pressRight(panel, CGPoint(x: place.x - 10, y: place.y))
    panel.press(.escape)
    panel.step(40)
    panel.type("X")
    #expect(text.value.hasPrefix("X") || text.value.hasPrefix("aX"))
  }

  @Test func `a secret is neither cut nor copied`() {
    let text = Kept("secret")
    let panel = panel(.secure, text)
    panel.graph.clock.run { SystemClipboard.text = "new" }
    panel.press(.tab)
    pressRight(panel, place(panel, .secure))
    panel.press(.escape)
    panel.step(40)
    panel.press("a", .control)
    pressRight(panel, place(panel, .secure))
    #expect(items(panel) == ["cut", "copy", "PASTE", "select all"])
    choose(panel, "Paste")
    #expect(text.value == "new" && clipboard(panel) == "new")
  }

  @Test func `a text that is but read offers to copy the word that is pressed, and all`() {
    let text = Kept("word and more")
    let panel = panel(.text, text)
    pressRight(panel, place(panel, .text))
    #expect(items(panel) == ["COPY", "SELECT ALL"])
    choose(panel, "Copy")
    #expect(clipboard(panel) == "word")
    pressRight(panel, place(panel, .text))
    choose(panel, "Select All")
    pressRight(panel, place(panel, .text))
    #expect(items(panel) == ["COPY", "select all"])
    choose(panel, "Copy")
    #expect(clipboard(panel) == "word and more")
  }

  @Test func `the key for menus opens it at the caret`() throws {
    let panel = panel(.field, Kept("some words"))
    panel.press(.tab)
    panel.press(.menu)
    panel.step(40)
    #expect(items(panel) == ["CUT", "COPY", "paste", "select all"])
    panel.press(.downArrow)
    panel.press(.downArrow)
    panel.press(.return)
    panel.step(40)
    #expect(clipboard(panel) == "some words")
  }

  @Test func `in a disabled field it does not open`() {
    let panel = FieldPanel(idiom: .desktop) {
      TextField("Name", text: .constant("words")).disabled(true)
    }
    pressRight(panel, CGPoint(x: 150, y: 150))
    #expect(items(panel).isEmpty)
  }

  @Test(arguments: [Field.field, .vertical, .secure])
  func `Tab selects the text of a field, and what is typed replaces it`(field: Field) {
    let text = Kept("old")
    let panel = panel(field, text)
    panel.press(.tab)
    panel.type("new")
    #expect(text.value == "new")
  }

  @Test func `Tab leaves the caret of an editor, and a press that of a field`() {
    let text = Kept("old")
    let editor = panel(.editor, text)
    editor.press(.tab)
    editor.type("x")
    #expect(text.value.count == 4 && text.value.contains("old"))
    let words = Kept("old")
    let field = panel(.field, words)
    let place = place(field, .field)
    field.tap(place.x + 100, place.y)
    field.type("x")
    #expect(words.value == "oldx")
  }
}

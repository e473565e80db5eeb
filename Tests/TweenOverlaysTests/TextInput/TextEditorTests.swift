import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

private struct OneEditor: View {
  let kept: Kept<String>
  let selected: Kept<TextSelection?>
  @State private var text: String
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool

  init(_ kept: Kept<String>, selected: Kept<TextSelection?> = Kept(nil)) {
    self.kept = kept
    self.selected = selected
    _text = State(initialValue: kept.value)
  }

  var body: some View {
    TextEditor(
      text: Binding(
        get: { text },
        set: {
          text = $0
          kept.value = $0
        }),
      selection: Binding(
        get: { selection },
        set: {
          selection = $0
          selected.value = $0
        })
    )
    .focused($isFocused)
    .onAppear { isFocused = true }
  }
}

/// An editor of words, of which "red" is red.
private struct StyledEditor: View {
  let kept: Kept<AttributedString>
  @State private var text: AttributedString
  @State private var selection = AttributedTextSelection()
  @FocusState private var isFocused: Bool

  init(_ kept: Kept<AttributedString>) {
    self.kept = kept
    _text = State(initialValue: kept.value)
  }

  var body: some View {
    TextEditor(
      text: Binding(
        get: { text },
        set: {
          text = $0
          kept.value = $0
        }), selection: $selection
    )
    .focused($isFocused)
    .onAppear { isFocused = true }
    .background {
      Button("Under") {
        text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
        kept.value = text
      }
      .keyboardShortcut("u")
    }
  }
}

@Suite("A text editor of attributes") @MainActor struct StyledEditorTests {
  private func runs(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      String(text[run.range].characters) + (run.foregroundColor == nil ? "" : "/red")
        + (run.underlineStyle == nil ? "" : "/under")
    }
  }

  private func editor() -> (Kept<AttributedString>, FieldPanel) {
    let red = AttributedString("red", attributes: AttributeContainer().foregroundColor(.red))
    let kept = Kept(AttributedString("plain ") + red)
    let panel = FieldPanel { StyledEditor(kept) }
    panel.step(2)
    return (kept, panel)
  }

  @Test func `types with the attributes before the caret, and undoes with those that were`() {
    let (kept, panel) = editor()
    panel.type("d")
    #expect(runs(kept.value) == ["plain ", "redd/red"])
    panel.press(.home, .command)
    panel.type("a ")
    #expect(runs(kept.value) == ["a plain ", "redd/red"])
    panel.press("a", .command)
    panel.press(.delete)
    #expect(runs(kept.value) == [])
    panel.press("z", .command)
    #expect(runs(kept.value) == ["a plain ", "redd/red"])
  }

  @Test func `puts attributes on what is selected, or on what is typed next`() {
    let (kept, panel) = editor()
    for _ in 0..<2 { panel.press(.leftArrow, .shift) }
    panel.press("u", .command)
    #expect(runs(kept.value) == ["plain ", "r/red", "ed/red/under"])
    panel.press(.home, .command)
    panel.press("u", .command)
    panel.type("x")
    panel.type("y")
    #expect(runs(kept.value) == ["xy/under", "plain ", "r/red", "ed/red/under"])
  }

  @Test func `a selection follows what a program does to the text`() {
    var text = AttributedString("one two")
    var selection = AttributedTextSelection(bytes: 4..<7, in: text)
    text.transform(updating: &selection) { $0.insert(AttributedString("zero "), at: $0.startIndex) }
    #expect(String(AttributedString(text[selection]).characters) == "two")
    text.replaceSelection(&selection, withCharacters: "three")
    #expect(String(text.characters) == "zero one three")
    #expect(selection.range(in: text) == 14..<14)
    // Of another text it is what it can be.
    #expect(selection.range(in: AttributedString("a")) == 1..<1)
  }
}

@Suite("A text editor") @MainActor struct TextEditorTests {
  @Test func `begins a line by Return, and keeps the column up and down (Controls 8.5)`() {
    let kept = Kept("")
    let panel = FieldPanel { OneEditor(kept) }
    panel.step(2)
    panel.type("wonderful")
    panel.press(.return)
    panel.type("a")
    panel.press(.return)
    panel.type("wonderful")
    #expect(kept.value == "wonderful\na\nwonderful")
    for _ in 0..<4 { panel.press(.leftArrow) }
    panel.press(.upArrow)
    panel.press(.upArrow)
    panel.type("-")
    #expect(kept.value == "wonde-rful\na\nwonderful")
    panel.press(.upArrow)
    panel.type("<")
    #expect(kept.value.hasPrefix("<wonde"))
  }

  @Test func `leaves a move beyond its ends to others`() {
    let panel = FieldPanel { OneEditor(Kept("abc")) }
    panel.step(2)
    panel.press(.upArrow)
    #expect(panel.unhandled.isEmpty)
    panel.press(.upArrow)
    #expect(!panel.unhandled.isEmpty)
  }

  @Test func `goes to the ends of lines as they are shown`() {
    let kept = Kept("one two three four five six seven eight nine ten eleven")
    let panel = FieldPanel(width: 120) { OneEditor(kept) }
    panel.step(2)
    panel.press(.home)
    panel.type("|")
    let start = kept.value.firstIndex(of: "|")
    #expect(start != kept.value.startIndex)
    panel.press(.home, .command)
    panel.press(.end)
    panel.type("|")
    #expect(kept.value.split(separator: "|").count == 3)
  }

  @Test func `tells what is selected`() throws {
    let (kept, selected) = (Kept("hello"), Kept<TextSelection?>(nil))
    let panel = FieldPanel { OneEditor(kept, selected: selected) }
    panel.step(2)
    panel.press(.leftArrow, [.shift, .command])
    let selection = try #require(selected.value)
    guard case .selection(let range) = selection.indices else { throw Unexpected() }
    #expect(kept.value[range] == "hello" && !selection.isInsertion)
  }

  private struct Unexpected: Error {}

  @Test func `scrolls to its caret, and by the wheel`() {
    let kept = Kept(String(repeating: "line\n", count: 100))
    let panel = FieldPanel { OneEditor(kept) }
    panel.step(2)
    let bottom = panel.graph.caretRect
    #expect((bottom?.maxY ?? 999) <= 300)
    panel.press(.home, .command)
    #expect((panel.graph.caretRect?.minY ?? -1) >= 0)
    panel.send(.scroll(CGSize(width: 0, height: -200), position: CGPoint(x: 150, y: 150)))
    #expect((panel.graph.caretRect?.maxY ?? 0) < 0)
    panel.press(.rightArrow)
    #expect((panel.graph.caretRect?.minY ?? -1) >= 0)
  }

  @Test func `has a Mac's keys`() {
    let kept = Kept("one two three")
    let panel = FieldPanel(keys: .mac) { OneEditor(kept) }
    panel.step(2)
    panel.press(.leftArrow, .option)
    panel.press("k", .control)
    #expect(kept.value == "one two ")
    panel.press("a", .control)
    panel.press("y", .control)
    #expect(kept.value == "threeone two ")
    panel.press(.delete, .command)
    #expect(kept.value == "one two ")
    panel.press("z", .command)
    #expect(kept.value == "threeone two ")
  }
}

import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

/// A program with a field.
private struct OneField: View {
  let kept: Kept<String>
  @State private var text: String
  @FocusState private var isFocused: Bool
  var alter: (String) -> String
  var events: Kept<[String]>

  init(
    _ kept: Kept<String>, events: Kept<[String]> = Kept([]),
    alter: @escaping (String) -> String = { $0 }
  ) {
    self.kept = kept
    self.events = events
    self.alter = alter
    _text = State(initialValue: kept.value)
  }

  var body: some View {
    TextField(
      "Name",
      text: Binding(
        get: { text },
        set: {
          text = alter($0)
          kept.value = text
        })
    )
    .focused($isFocused)
    .onSubmit { events.value.append("submit") }
    .onAppear { isFocused = true }
    .frame(width: 200)
  }
}

@Suite("A text field") @MainActor struct TextFieldTests {
  @Test(arguments: ["Search", "\u{628}\u{62D}\u{62B}", "\u{E1A}\u{E31}\u{E19}"])
  func `a prompt's line lies in its field, also where its script has higher ones`(
    _ prompt: String
  ) throws {
    let panel = FieldPanel { TextField(prompt, text: .constant("")) }
    let field = try #require(panel.graph.tree.all.first { $0.role == .textField }).frame
    let lines = panel.graph.displayList.items.compactMap { item -> CGFloat? in
      guard case .glyphs(let glyphs) = item.content else { return nil }
      return CGPoint.zero.applying(glyphs.transform).y
    }
    let baseline = try #require(lines.first)
    #expect(baseline > field.minY + 10 && baseline < field.maxY - 2)
  }

  @Test func `writes each character at once, and undoes it (Controls 17.11)`() {
    let kept = Kept("")
    let panel = FieldPanel { OneField(kept) }
    panel.step(2)
    panel.type("abc")
    panel.press(.leftArrow)
    panel.type("X")
    #expect(kept.value == "abXc" && kept.writes == 4)
    panel.press("z", .command)
    #expect(kept.value == "abc")
    panel.press("y", .command)
    #expect(kept.value == "abXc")
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "e\u{301}"])
  func `loses a whole character by Backspace`(character: String) {
    let kept = Kept("a" + character)
    let panel = FieldPanel { OneField(kept) }
    panel.step(2)
    panel.press(.delete)
    #expect(kept.value == "a")
  }

  @Test func `copies, cuts and pastes, breaks as blanks`() {
    let kept = Kept("one two")
    let panel = FieldPanel { OneField(kept) }
    panel.step(2)
    panel.press("a", .command)
    panel.press("c", .command)
    panel.press(.end)
    panel.press("v", .command)
    #expect(kept.value == "one twoone two")
    panel.press(.home)
    panel.press(.rightArrow, [.shift, .command])
    panel.press(.deleteForward, .shift)
    #expect(kept.value == " twoone two")
    panel.send(.paste("a\r\nb"))
    #expect(kept.value == "a b twoone two")
    panel.press("z", .command)
    #expect(kept.value == " twoone two")
  }

  @Test func `selects by presses: a word, the paragraph, from there with shift`() {
    let kept = Kept("one two")
    let panel = FieldPanel { OneField(kept) }
    panel.step(2)
    panel.tap(60, 150)
    panel.tap(60, 150)
    panel.type("x")
    #expect(kept.value == "x two")
    panel.step(60)
    for _ in 0..<3 { panel.tap(60, 150) }
    panel.type("y")
    #expect(kept.value == "y")
    panel.press("z", .command)
    panel.press(.home)
    panel.send(.modifiers(.shift))
    panel.tap(290, 150)
    // Outside of the field nothing is selected; at its end all of it is.
    panel.tap(240, 150)
    panel.send(.modifiers([]))
    panel.type("z")
    #expect(kept.value == "z")
  }

  @Test func `shows what its binding makes of an edit, the caret as far from the end`() {
    let kept = Kept("")
    let panel = FieldPanel { OneField(kept) { $0.uppercased() } }
    panel.step(2)
    panel.type("abd")
    panel.press(.leftArrow)
    panel.type("c")
    #expect(kept.value == "ABCD")
    panel.type("x")
    #expect(kept.value == "ABCXD")
  }

  @Test func `keeps a binding that refuses`() {
    let kept = Kept("123")
    let panel = FieldPanel { OneField(kept) { $0.filter(\.isNumber) } }
    panel.step(2)
    panel.type("a4")
    #expect(kept.value == "1234")
    #expect(panel.elements(.textField).first?.value == "1234")
  }

  @Test func `submits by Return, and keeps other keys from the program`() {
    let (kept, events) = (Kept(""), Kept<[String]>([]))
    let panel = FieldPanel {
      VStack {
        OneField(kept, events: events)
        Button("New") { events.value.append("new") }.keyboardShortcut("n", modifiers: [])
      }
    }
    panel.step(2)
    panel.type("n?")
    #expect(kept.value == "n?" && events.value == [] && panel.unhandled.isEmpty)
    panel.press(.return)
    #expect(events.value == ["submit"])
    // On a phone the focus leaves with it, and the key acts elsewhere.
    panel.type("n")
    #expect(events.value == ["submit", "new"] && kept.value == "n?")
    panel.type("?")
    #expect(panel.unhandled.contains(.text("?")))
  }

  @Test func `Esc ends the editing before it closes the window`() {
    let panel = FieldPanel { OneField(Kept("a")) }
    panel.step(2)
    panel.press(.escape)
    #expect(panel.focused == nil && !panel.unhandled.contains { $0.isEscape })
    panel.press(.escape)
    #expect(panel.unhandled.contains { $0.isEscape })
  }

  @Test func `composes without the binding, which is written once (Controls 17.12)`() {
    let kept = Kept("ab")
    let panel = FieldPanel { OneField(kept) }
    panel.step(2)
    panel.press(.leftArrow)
    panel.send(.textEditing("n", selection: 1..<1))
    panel.send(.textEditing("に", selection: 1..<1))
    #expect(kept.writes == 0)
    #expect(panel.graph.caretRect != nil)
    panel.press(.escape)
    #expect(!panel.unhandled.contains { $0.isEscape } && panel.focused != nil)
    panel.send(.textEditing("に", selection: 0..<9))
    panel.send(.text("日本"))
    #expect(kept.value == "a日本b" && kept.writes == 1)
    panel.press("z", .command)
    #expect(kept.value == "ab")
  }

  @Test func `takes bad input without harm`() {
    let kept = Kept("")
    let panel = FieldPanel { OneField(kept) }
    panel.step(2)
    panel.send(.textEditing("", selection: 5..<9))
    panel.send(.textEditing("abc", selection: -4..<99))
    panel.send(.text(""))
    panel.send(.text(String(decoding: [0x61, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self)))
    #expect(kept.value.hasPrefix("a"))
    panel.press("a", .command)
    panel.send(.paste(String(repeating: "x\0", count: 100_000)))
    #expect(kept.value.utf8.count == 100_000)
    panel.send(.pointer(.down, position: CGPoint(x: 1e300, y: -1e300), button: .left))
  }

  @Test func `shows its focus, label and text in the tree`() throws {
    let panel = FieldPanel { OneField(Kept("Ada")) }
    panel.step(2)
    let field = try #require(panel.elements(.textField).first)
    #expect(field.label == "Name" && field.value == "Ada" && field.traits == ["focused"])
  }
}

extension InputEvent {
  fileprivate var isEscape: Bool {
    if case .key(.escape, _, .down) = self { return true }
    return false
  }
}

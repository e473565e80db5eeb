import Testing

@testable import TweenViews

@Suite("Keys that edit a text") struct EditingKeysTests {
  private func command(
    _ key: KeyEquivalent, _ held: EventModifiers, _ bindings: KeyBindings, breaks: Bool = true
  ) -> EditingCommand? {
    EditingCommand(
      KeyPress(phase: .down, key: key, modifiers: held), bindings, returnBreaks: breaks)
  }

  @Test(
    "are those of Linux (Controls 8.5)",
    arguments: [
      (.leftArrow, [], .step(.character, right: false, extends: false)),
      (.rightArrow, [.command, .shift], .step(.word, right: true, extends: true)),
      (.home, [], .lineEnd(forwards: false, extends: false)),
      (.end, .shift, .lineEnd(forwards: true, extends: true)),
      (.end, .command, .move(.text, forwards: true, extends: false)),
      (.upArrow, [], .vertical(below: false, extends: false, byPage: false)),
      (.pageDown, .shift, .vertical(below: true, extends: true, byPage: true)),
      (.delete, [], .delete(.character, forwards: false)),
      (.deleteForward, .command, .delete(.word, forwards: true)),
      (.deleteForward, .shift, .cut), (.insert, .command, .copy), (.insert, .shift, .paste),
      ("a", .command, .selectAll), ("C", .command, .copy), ("x", .command, .cut),
      ("v", .command, .paste), ("z", .command, .undo), ("z", [.command, .shift], .redo),
      ("y", .command, .redo), (.return, [], .breakLine), ("y", [], nil), ("n", .command, nil),
      (.leftArrow, .option, nil), (.upArrow, .command, nil), (.tab, [], nil), (.escape, [], nil),
    ] as [(KeyEquivalent, EventModifiers, EditingCommand?)])
  func linux(key: KeyEquivalent, held: EventModifiers, expected: EditingCommand?) {
    #expect(command(key, held, .linux) == expected)
  }

  @Test(
    "are those of a Mac (Controls 8.5)",
    arguments: [
      (.leftArrow, .option, .step(.word, right: false, extends: false)),
      (.leftArrow, .command, .lineEnd(forwards: false, extends: false)),
      (.rightArrow, [.command, .shift], .lineEnd(forwards: true, extends: true)),
      (.upArrow, .command, .move(.text, forwards: false, extends: false)),
      (.downArrow, [], .vertical(below: true, extends: false, byPage: false)),
      ("a", .control, .lineEnd(forwards: false, extends: false)),
      ("e", .control, .lineEnd(forwards: true, extends: false)),
      ("d", .control, .delete(.character, forwards: true)),
      ("h", .control, .delete(.character, forwards: false)),
      ("k", .control, .deleteToLineEnd(forwards: true)), ("y", .control, .yank),
      (.delete, .option, .delete(.word, forwards: false)),
      (.delete, .command, .deleteToLineEnd(forwards: false)),
      ("a", .command, .selectAll), ("z", [.command, .shift], .redo), ("y", .command, nil),
      ("z", .control, nil),
    ] as [(KeyEquivalent, EventModifiers, EditingCommand?)])
  func mac(key: KeyEquivalent, held: EventModifiers, expected: EditingCommand?) {
    #expect(command(key, held, .mac) == expected)
  }

  @Test func `Return submits a field, and breaks its line with shift`() {
    #expect(command(.return, [], .linux, breaks: false) == .submit)
    #expect(command(.return, .shift, .linux, breaks: false) == .breakLine)
    #expect(command(.return, .command, .linux) == nil)
  }

  @Test func `what is typed has breaks of one kind, or none, and no zeros`() {
    #expect(TextEditing.cleaned("a\r\nb\rc\u{2028}d\0", breaksLines: true) == "a\nb\nc\nd")
    #expect(TextEditing.cleaned("a\r\nb\nc", breaksLines: false) == "a b c")
    #expect(TextEditing.cleaned("שלום é", breaksLines: false) == "שלום é")
  }
}

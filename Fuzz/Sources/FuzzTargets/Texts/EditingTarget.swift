import Foundation
import TweenMotion

@testable import TweenViews

extension FuzzTarget {
  /// Edits of a text, each of one byte and what it reads. After each edit the selection stands between
  /// characters of the text; undoing all edits gives the first text, and redoing them the last.
  static let editing = FuzzTarget("editing", maxLength: 256) { bytes in
    var source = ByteSource(bytes)
    var first = source.text(source.index(below: 48))
    var editing = TextEditing(first)
    let layout = EditorLayout()
    let width: CGFloat? = source.flag() ? 120 : nil
    var count = 0
    while !source.isEmpty {
      if edit(&editing, &source) {
        first = editing.text
        count = 0
      }
      count += 1
      try check(editing)
      guard count % 8 == 0 || source.isEmpty, editing.text.utf8.count < 600 else { continue }
      // A field of one line has no line breaks.
      try check(layout, TextEditing.cleaned(editing.text, breaksLines: width != nil), width: width)
    }
    while editing.canRedo { editing.redo() }
    let last = editing
    while editing.canUndo { editing.undo() }
    try FuzzFault.unless(
      // The history has a hundred steps.
      count > 100 || editing.text.isSame(as: first),
      "undoing all gives \(editing.text.debugDescription), not \(first.debugDescription)")
    while editing.canRedo { editing.redo() }
    try FuzzFault.unless(
      editing.text.isSame(as: last.text) && editing.anchor == last.anchor
        && editing.head == last.head
        && editing.version == last.version,
      "redoing all gives \(editing.text.debugDescription), not \(last.text.debugDescription)")
  }

  /// Texts that join or break characters, beside the bytes of the input.
  private static let pieces = [
    "a", " ", "\n", "\r\n", "e\u{301}", "\u{301}", "שלום", "\u{5B7}", "مرحبا", "क", "\u{94D}", "ष",
    "\u{200D}", "น้ำ", "\u{1100}", "\u{1161}", "👨‍👩‍👧", "🇩🇪", "🇩", "👍🏽", "\u{FE0F}", "\u{0}",
    "lorem ipsum ",
  ]

  /// Makes one edit. Returns whether it replaced the text from outside.
  private static func edit(_ editing: inout TextEditing, _ source: inout ByteSource) -> Bool {
    let kind = source.byte()
    let move = [TextEditing.Move.character, .word, .line, .text][Int(kind >> 4 & 3)]
    let (forwards, extends) = (kind & 64 == 64, kind & 128 == 128)
    switch kind & 15 {
    case 0, 1: editing.insert(source.pick(pieces))
    case 2: editing.insert(source.text(1 + source.index(below: 6)))
    case 3: editing.delete(move, forwards: forwards)
    case 4, 5: editing.move(move, forwards: forwards, extends: extends)
    case 6: editing.select(source.index(below: 256) - 20, extends: extends)
    case 7: editing.select(anchor: source.index(below: 256), head: source.index(below: 256) - 9)
    case 8:
      let start = source.index(below: 256) - 20
      editing.delete(start..<start + source.index(below: 64))
    case 9, 10: editing.undo()
    case 11: editing.redo()
    case 12: editing.selectAll()
    case 13: editing.endTyping()
    case 14: editing.select(editing.word(at: source.index(below: 256)))
    default:
      let before = editing.version
      editing.show(source.text(source.index(below: 32)))
      return editing.version != before
    }
    return false
  }

  private static func check(_ editing: TextEditing) throws {
    let places = 0...editing.text.utf8.count
    for place in [editing.anchor, editing.head] {
      try FuzzFault.unless(
        places.contains(place) && editing.boundary(at: place) == place,
        "the selection ends at \(place), inside a character of \(editing.text.debugDescription)")
      for range in [editing.word(at: place), editing.paragraph(at: place)] {
        try FuzzFault.unless(
          places.contains(range.lowerBound) && places.contains(range.upperBound),
          "a word or paragraph is \(range) of \(editing.text.debugDescription)")
      }
    }
  }

  @MainActor private static func check(
    _ layout: EditorLayout, _ text: String, width: CGFloat?
  ) throws {
    layout.update(text, width: width, in: EnvironmentValues())
    let places = 0...text.utf8.count
    for offset in stride(from: 0, through: text.utf8.count, by: 5) {
      let caret = layout.caret(at: offset)
      try FuzzFault.unless(
        [caret.minX, caret.minY, caret.height].allSatisfy(\.isFinite), "a caret is nowhere")
      let line = layout.line(at: offset)
      let place = layout.offset(at: CGPoint(x: caret.minX, y: caret.midY))
      try FuzzFault.unless(
        places.contains(place) && places.contains(line.lowerBound)
          && places.contains(line.upperBound),
        "a place is outside of the text")
      _ = layout.place(below: true, offset, x: caret.minX)
    }
    let size = layout.size
    try FuzzFault.unless(
      size.width.isFinite && size.height.isFinite, "a text has the size \(size)")
    let rects = layout.rectangles(of: 0..<text.utf8.count, from: 0, to: 1000)
    try FuzzFault.unless(
      rects.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "a selection has a negative size")
  }
}

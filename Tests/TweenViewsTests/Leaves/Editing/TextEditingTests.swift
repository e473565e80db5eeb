import Foundation
import Testing
import TweenMath

@testable import TweenViews

@Suite("A text being edited") struct TextEditingTests {
  @Test func `takes characters where the caret is, and back again`() {
    var editing = TextEditing("abc")
    editing.move(.character, forwards: false)
    editing.insert("X")
    #expect(editing.text == "abXc")
    editing.undo()
    #expect(editing.text == "abc" && editing.head == 2)
    editing.redo()
    #expect(editing.text == "abXc" && editing.head == 3)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "e\u{301}", "🇩🇪"])
  func `loses a whole character by one Backspace`(character: String) {
    var editing = TextEditing("a" + character)
    editing.delete(.character, forwards: false)
    #expect(editing.text == "a")
  }

  @Test func `moves by words and lines`() {
    var editing = TextEditing("one two\nthree")
    editing.move(.word, forwards: false)
    #expect(editing.head == 8)
    editing.move(.word, forwards: false)
    #expect(editing.head == 4)
    editing.move(.line, forwards: true, extends: true)
    #expect(editing.selectedText == "two")
  }

  @Test func `is undone by runs of typing, each with the space behind it`() {
    var editing = TextEditing()
    for character in "one two" { editing.insert(String(character)) }
    editing.undo()
    #expect(editing.text == "one ")
    editing.undo()
    #expect(editing.text == "")
    editing.redo()
    editing.redo()
    #expect(editing.text == "one two" && editing.head == 7)
    editing.endTyping()
    editing.insert("s")
    editing.undo()
    #expect(editing.text == "one two")
  }

  @Test func `keeps a hundred steps, whatever the text's length`() {
    var editing = TextEditing()
    for _ in 0..<150 { editing.insert("ab") }
    var count = 0
    while editing.canUndo {
      editing.undo()
      count += 1
    }
    #expect(count == 100 && editing.text.count == 100)
  }

  @Test func `takes a text from outside, its caret as far from the end`() {
    var editing = TextEditing("abc")
    editing.select(1)
    editing.show("xyabc")
    #expect(editing.head == 3 && !editing.canUndo)
    editing.show("")
    #expect(editing.head == 0)
  }

  @Test func `knows words and paragraphs`() {
    let editing = TextEditing("one two\nthree")
    #expect(editing.word(at: 5) == 4..<7)
    #expect(editing.word(at: 3) == 3..<4)
    #expect(editing.paragraph(at: 2) == 0..<8)
    #expect(editing.paragraph(at: 9) == 8..<13)
  }

  /// What is typed in the random texts: pieces of eight scripts, with what joins and what breaks.
  private static let scripts: [[String]] = [
    ["a", "Zoë ", "e\u{301}", "\u{301}", "\n", "'s"],
    ["שלום", "ש", "\u{5B7}", " ", "12", "\u{200F}"],
    ["مرحبا", "ل", "ا", "\u{64E}", " ", "\n"], ["नमस्ते", "क", "\u{94D}", "ष", " ", "\u{200D}"],
    ["สวัสดี", "ก", "\u{E33}", " ", "น้ำ", "a"],
    ["한국어", "\u{1100}", "\u{1161}", "\u{11A8}", " ", "日本"],
    ["👨‍👩‍👧", "🇩🇪", "🇩", "👍🏽", "\u{200D}", "\u{FE0F}"], ["Ελλάδα", "я", "\u{308}", "\r\n", "\t", "𐍈"],
  ]
  private static let isLong = ProcessInfo.processInfo.environment["INBETWEEN_LONG_TESTS"] == "1"

  /// A text as a list of characters that readers know, with nothing clever.
  private struct PlainText {
    var characters: [Character] = []
    var anchor = 0
    var head = 0
    var past: [(characters: [Character], anchor: Int, head: Int)] = []
    var future: [(characters: [Character], anchor: Int, head: Int)] = []

    mutating func keep() {
      past.append((characters, anchor, head))
      if past.count > 100 { past.removeFirst() }
      future = []
    }

    mutating func replace(_ range: Range<Int>, with new: String) {
      let before = String(characters[..<range.lowerBound]) + new
      characters = Array(before + String(characters[range.upperBound...]))
      var bytes = 0
      head =
        characters.prefix { character in
          defer { bytes += character.utf8.count }
          return bytes < before.utf8.count
        }.count
      anchor = head
    }

    mutating func restore(_ state: (characters: [Character], anchor: Int, head: Int)) {
      (characters, anchor, head) = state
    }

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  }

  @Test(
    "is what a plain list of characters is, in eight scripts", arguments: 0..<8)
  func model(script: Int) {
    let pieces = Self.scripts[script]
    var random = SeededGenerator(seed: UInt64(script))
    var editing = TextEditing()
    var plain = PlainText()
    // 5,000 steps in all scripts together, or 100,000.
    for step in 0..<(Self.isLong ? 12_500 : 625) {
      let forwards = Bool.random(using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        plain.keep()
        plain.replace(plain.selection, with: piece)
        editing.endTyping()
        editing.insert(piece)
      case 2:
        let selection = plain.selection
        if !selection.isEmpty {
          plain.head = forwards ? selection.upperBound : selection.lowerBound
        } else {
          plain.head = min(max(0, plain.head + (forwards ? 1 : -1)), plain.characters.count)
        }
        plain.anchor = plain.head
        editing.move(.character, forwards: forwards)
      case 3:
        plain.head = min(max(0, plain.head + (forwards ? 1 : -1)), plain.characters.count)
        editing.move(.character, forwards: forwards, extends: true)
      case 4:
        var range = plain.selection
        if range.isEmpty {
          let other = min(max(0, plain.head + (forwards ? 1 : -1)), plain.characters.count)
          range = min(other, plain.head)..<max(other, plain.head)
        }
        if !range.isEmpty {
          plain.keep()
          plain.replace(range, with: "")
        }
        editing.delete(.character, forwards: forwards)
      case 5:
        if let state = plain.past.popLast() {
          plain.future.append((plain.characters, plain.anchor, plain.head))
          plain.restore(state)
        }
        editing.undo()
      case 6:
        if let state = plain.future.popLast() {
          plain.past.append((plain.characters, plain.anchor, plain.head))
          plain.restore(state)
        }
        editing.redo()
      default:
        plain.head = Int.random(in: 0...plain.characters.count, using: &random)
        plain.anchor = plain.head
        editing.select(String(plain.characters[..<plain.head]).utf8.count)
      }
      // Undone marks may stand alone, and be one with what is before them: places are compared by bytes.
      let text = String(plain.characters)
      guard editing.text.utf8.elementsEqual(text.utf8) else {
        Issue.record("step \(step): \(editing.text) is not \(text)")
        return
      }
      let head = String(plain.characters[..<plain.head]).utf8.count
      let anchor = String(plain.characters[..<plain.anchor]).utf8.count
      guard editing.head == head, editing.anchor == anchor else {
        Issue.record("step \(step): \(editing.anchor)...\(editing.head), not \(anchor)...\(head)")
        return
      }
      #expect(editing.boundary(at: head) == head)
    }
  }
}

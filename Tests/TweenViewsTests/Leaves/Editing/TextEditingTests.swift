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

  @Test(arguments: 0..<8)
  func `is what a plain list of characters is after 625 steps`(seed: UInt64) {
    let pieces = ["a", "é", "e\u{301}", "👨‍👩‍👧", " ", "\n", "שלום", "🇩🇪", "\u{301}"]
    var random = SeededGenerator(seed: seed)
    var editing = TextEditing()
    var (plain, anchor, head): ([Character], Int, Int) = ([], 0, 0)
    for _ in 0..<625 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        let range = min(anchor, head)..<max(anchor, head)
        let before = String(plain[..<range.lowerBound]) + piece
        let text = before + String(plain[range.upperBound...])
        plain = Array(text)
        var bytes = 0
        head =
          plain.prefix { character in
            defer { bytes += character.utf8.count }
            return bytes < before.utf8.count
          }.count
        anchor = head
        editing.insert(piece)
      case 2:
        let forwards = Bool.random(using: &random)
        if anchor != head {
          head = forwards ? max(anchor, head) : min(anchor, head)
        } else {
          head = min(max(0, head + (forwards ? 1 : -1)), plain.count)
        }
        anchor = head
        editing.move(.character, forwards: forwards)
      case 3:
        let forwards = Bool.random(using: &random)
        head = min(max(0, head + (forwards ? 1 : -1)), plain.count)
        editing.move(.character, forwards: forwards, extends: true)
      case 4:
        editing.undo()
        editing.redo()
      default:
        head = Int.random(in: 0...plain.count, using: &random)
        anchor = head
        editing.select(String(plain[..<head]).utf8.count)
      }
      #expect(editing.text.utf8.elementsEqual(String(plain).utf8))
      #expect(editing.head == String(plain[..<head]).utf8.count)
      #expect(editing.anchor == String(plain[..<anchor]).utf8.count)
    }
  }
}

import Foundation
import TweenMotion

/// A text being edited: its characters, its selection, and what can be undone.
///
/// Places are distances in bytes of UTF-8 that lie between characters as readers see them (grapheme
/// clusters); others are moved to the one before.
package struct TextEditing: Equatable, Sendable {
  /// Where a move goes.
  package enum Move: Sendable {
    /// By one character, by one word, to the end of the line, to the end of the text.
    case character, word, line, text
  }

  /// An edit, as it is taken back: what stands now where, and what stood there.
  private struct Step: Equatable, Sendable {
    var start: Int
    /// In bytes, of what stands there now.
    var length: Int
    var old: String
    var anchor: Int
    var head: Int
    /// The version of the text that it leads to.
    var version: Int
  }

  package private(set) var text: String
  /// Another number for each text; what is taken back has the number it had.
  package private(set) var version = 0
  private var lastVersion = 0
  /// Where the selection began.
  package private(set) var anchor: Int
  /// Where the selection ends that moves: the caret.
  package private(set) var head: Int
  private var undone: [Step] = []
  private var done: [Step] = []
  /// The last edit typed and the next one belongs to the same step.
  private var isTyping = false

  private static let longestHistory = 100

  /// A text with the caret behind it.
  package init(_ text: String = "") {
    self.text = text
    anchor = text.utf8.count
    head = anchor
  }

  /// What is selected; empty at the caret where nothing is.
  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// The selected characters.
  package var selectedText: String {
    String(text[index(selection.lowerBound)..<index(selection.upperBound)])
  }

  // MARK: Places

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), text.utf8.count))
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The place between characters at a distance, or the one before it.
  package func boundary(at offset: Int) -> Int {
    let wanted = index(offset)
    guard wanted < text.endIndex else { return text.utf8.count }
    return self.offset(text.rangeOfComposedCharacterSequence(at: wanted, in: text))
  }

  /// Where a move from a place leads.
  package func place(from offset: Int, by move: Move, forwards: Bool) -> Int {
    let start = index(offset)
    switch move {
    case .character:
      if forwards { return start < text.endIndex ? self.offset(text.index(after: start)) : offset }
      return start > text.startIndex ? self.offset(text.index(before: start)) : 0
    case .word: return self.offset(wordEnd(from: start, forwards: forwards))
    case .line:
      if forwards {
        return self.offset(text[start...].firstIndex(where: \.isNewline) ?? text.endIndex)
      }
      let before = text[..<start].lastIndex(where: \.isNewline)
      return before.map { self.offset(text.index(after: $0)) } ?? 0
    case .text: return forwards ? text.utf8.count : 0
    }
  }

  /// Over what is no word and then over a word.
  private func wordEnd(from start: String.Index, forwards: Bool) -> String.Index {
    var place = start
    func isWord(_ index: String.Index) -> Bool { text[index].isWordPart }
    if forwards {
      while place < text.endIndex, !isWord(place) { place = text.index(after: place) }
      while place < text.endIndex, isWord(place) { place = text.index(after: place) }
    } else {
      while place > text.startIndex, !isWord(text.index(before: place)) {
        place = text.index(before: place)
      }
      while place > text.startIndex, isWord(text.index(before: place)) {
        place = text.index(before: place)
      }
    }
    return place
  }

  /// The word around a place; one other character where there is no word.
  package func word(at offset: Int) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    var start = index(boundary(at: offset))
    if start == text.endIndex { start = text.index(before: start) }
    guard text[start].isWordPart else {
      return self.offset(start)..<self.offset(text.index(after: start))
    }
    var end = start
    while start > text.startIndex, text[text.index(before: start)].isWordPart {
      start = text.index(before: start)
    }
    while end < text.endIndex, text[end].isWordPart { end = text.index(after: end) }
    return self.offset(start)..<self.offset(end)
  }

  // MARK: Selection

  /// Moves the caret; the selection ends at it where `extends`, else begins there too.
  package mutating func select(_ offset: Int, extends: Bool = false) {
    head = boundary(at: offset)
    if !extends { anchor = head }
    isTyping = false
  }

  /// Selects a stretch, the caret behind it.
  package mutating func select(_ range: Range<Int>) {
    anchor = boundary(at: range.lowerBound)
    head = boundary(at: range.upperBound)
    isTyping = false
  }

  /// Moves the caret by one step. Without `extends` a selection collapses to its side first.
  package mutating func move(_ move: Move, forwards: Bool, extends: Bool = false) {
    if !extends, !selection.isEmpty, move == .character {
      return select(forwards ? selection.upperBound : selection.lowerBound)
    }
    select(place(from: head, by: move, forwards: forwards), extends: extends)
  }

  /// Selects what lies between two places, and goes on from the second.
  package mutating func select(anchor: Int, head: Int) {
    self.anchor = boundary(at: anchor)
    self.head = boundary(at: head)
    isTyping = false
  }

  /// The paragraph around a place, with the break that ends it.
  package func paragraph(at offset: Int) -> Range<Int> {
    let start = place(from: offset, by: .line, forwards: false)
    let end = place(from: offset, by: .line, forwards: true)
    return start..<place(from: end, by: .character, forwards: true)
  }

  /// Selects the whole text.
  package mutating func selectAll() { select(0..<text.utf8.count) }

  // MARK: Edits

  /// Puts characters in place of the selection.
  package mutating func insert(_ new: String) {
    guard !new.isEmpty || !selection.isEmpty else { return }
    // Not by `count`: what is pasted may be long.
    let isOne = !new.isEmpty && new.index(after: new.startIndex) == new.endIndex
    let continues = isTyping && selection.isEmpty && isOne
    edit(selection, new, continues: continues)
    // A word is undone with the space behind it.
    isTyping = isOne && !new.allSatisfy(\.isWhitespace)
  }

  /// Takes away the selection, or else what a move would pass.
  package mutating func delete(_ move: Move, forwards: Bool) {
    var range = selection
    if range.isEmpty {
      let other = place(from: head, by: move, forwards: forwards)
      range = min(other, head)..<max(other, head)
    }
    guard !range.isEmpty else { return }
    edit(range, "", continues: false)
    isTyping = false
  }

  /// Takes away a stretch.
  package mutating func delete(_ range: Range<Int>) {
    let (start, end) = (boundary(at: range.lowerBound), boundary(at: range.upperBound))
    guard start < end else { return }
    edit(start..<end, "", continues: false)
    isTyping = false
  }

  /// Puts characters in place of others, as a step of its own or of the one before.
  private mutating func edit(_ range: Range<Int>, _ new: String, continues: Bool) {
    undone = []
    if continues, var step = done.last, step.start + step.length == range.lowerBound {
      step.length += new.utf8.count
      done[done.count - 1] = step
    } else {
      done.append(
        Step(
          start: range.lowerBound, length: new.utf8.count, old: slice(range), anchor: anchor,
          head: head, version: version))
      if done.count > Self.longestHistory { done.removeFirst() }
    }
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    beginVersion()
    // Characters may have grown together at the seams.
    head = boundaryAfter(range.lowerBound + new.utf8.count)
    anchor = head
  }

  private mutating func beginVersion() {
    lastVersion += 1
    version = lastVersion
  }

  private func slice(_ range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// The place at a distance, or the one after it.
  private func boundaryAfter(_ offset: Int) -> Int {
    let place = boundary(at: offset)
    return place == offset ? place : self.place(from: place, by: .character, forwards: true)
  }

  /// Whether there is an edit to take back.
  package var canUndo: Bool { !done.isEmpty }
  /// Whether there is an edit to do again.
  package var canRedo: Bool { !undone.isEmpty }

  /// Takes the last edit back.
  package mutating func undo() {
    guard let step = done.popLast() else { return }
    undone.append(reverse(step))
  }

  /// Does again what was taken back last.
  package mutating func redo() {
    guard let step = undone.popLast() else { return }
    done.append(reverse(step))
  }

  /// Undoes a step, and gives the one that does it again.
  private mutating func reverse(_ step: Step) -> Step {
    let range = step.start..<step.start + step.length
    let other = Step(
      start: step.start, length: step.old.utf8.count, old: slice(range), anchor: anchor, head: head,
      version: version)
    version = step.version
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: step.old)
    anchor = boundary(at: step.anchor)
    head = boundary(at: step.head)
    isTyping = false
    return other
  }

  /// What is typed next is a step of its own.
  package mutating func endTyping() { isTyping = false }

  /// The text is another one from outside: the caret keeps its distance from the end where that is
  /// nearer, and what was done can't be taken back any more.
  package mutating func show(_ new: String) {
    guard !new.isSame(as: text) else { return }
    let fromEnd = text.utf8.count - head
    text = new
    beginVersion()
    head = boundary(at: max(0, new.utf8.count - fromEnd))
    anchor = head
    done = []
    undone = []
    isTyping = false
  }
}

extension String {
  /// Where the character begins that an index lies in.
  fileprivate func rangeOfComposedCharacterSequence(at index: Index, in text: String) -> Index {
    let after = text.index(after: index)
    let start = text.index(before: after)
    return start <= index ? start : index
  }
}

extension String {
  /// Whether another text has the same bytes. Storage in common is found equal at once, and long texts
  /// are compared many bytes at a time: this is asked with each key.
  package func isSame(as other: String) -> Bool {
    let (own, others) = (utf8, other.utf8)
    guard own.count == others.count else { return false }
    let found = own.withContiguousStorageIfAvailable { own in
      others.withContiguousStorageIfAvailable { others in
        guard let left = own.baseAddress, let right = others.baseAddress else { return true }
        return left == right || memcmp(left, right, own.count) == 0
      }
    }
    return (found ?? nil) ?? own.elementsEqual(others)
  }

  /// Whether a byte occurs in the text.
  package func contains(byte: UInt8) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
    }
    return found ?? utf8.contains(byte)
  }
}

extension Character {
  /// Letters, digits and what joins them.
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" }
}

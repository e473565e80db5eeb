import Foundation
import TweenMotion

/// A text that is being edited: its characters, its selection, and the edits to undo.
///
/// Places are offsets in bytes of UTF-8 between grapheme clusters, the characters as users see them. Other
/// offsets are moved to the cluster boundary before.
package struct TextEditing: Equatable, Sendable {
  /// The distance of a move.
  package enum Move: Sendable {
    /// One character, one word, to the end of the line, or to the end of the text.
    case character, word, line, text
  }

  /// An edit in the form that undoes it: the current range, and the text that was there.
  private struct Step: Equatable, Sendable {
    var start: Int
    /// The length in bytes of the text that is there now.
    var length: Int
    var old: String
    var anchor: Int
    var head: Int
    /// The version of the text after undoing.
    var version: Int
  }

  package private(set) var text: String
  /// A number for each text; undoing restores the number of the earlier text.
  package private(set) var version = 0
  private var lastVersion = 0
  /// The place where the selection began.
  package private(set) var anchor: Int
  /// The place where the selection ends: the caret.
  package private(set) var head: Int
  private var undone: [Step] = []
  private var done: [Step] = []
  /// Whether the last edit was typed, so that the next typed one joins its step.
  private var isTyping = false

  private static let longestHistory = 100

  /// Creates a text with the caret at its end.
  package init(_ text: String = "") {
    self.text = text
    anchor = text.utf8.count
    head = anchor
  }

  /// The selected range; empty, at the caret, if nothing is selected.
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

  /// The boundary between characters at an offset, or the one before it.
  package func boundary(at offset: Int) -> Int {
    let wanted = index(offset)
    guard wanted < text.endIndex else { return text.utf8.count }
    return self.offset(text.rangeOfComposedCharacterSequence(at: wanted, in: text))
  }

  /// The place to which a move leads from an offset.
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

  /// The place after skipping non-word characters and then one word.
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

  /// The word at an offset, or the single character there if it is not in a word.
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

  /// Moves the caret. With `extends` the selection keeps its start, else it becomes empty.
  package mutating func select(_ offset: Int, extends: Bool = false) {
    head = boundary(at: offset)
    if !extends { anchor = head }
    isTyping = false
  }

  /// Selects a range, with the caret at its end.
  package mutating func select(_ range: Range<Int>) {
    anchor = boundary(at: range.lowerBound)
    head = boundary(at: range.upperBound)
    isTyping = false
  }

  /// Moves the caret by one step. Without `extends`, a selection first collapses to the side of the move.
  package mutating func move(_ move: Move, forwards: Bool, extends: Bool = false) {
    if !extends, !selection.isEmpty, move == .character {
      return select(forwards ? selection.upperBound : selection.lowerBound)
    }
    select(place(from: head, by: move, forwards: forwards), extends: extends)
  }

  /// Selects the range between two places, with the caret at the second.
  package mutating func select(anchor: Int, head: Int) {
    self.anchor = boundary(at: anchor)
    self.head = boundary(at: head)
    isTyping = false
  }

  /// The paragraph at an offset, including its line break.
  package func paragraph(at offset: Int) -> Range<Int> {
    let start = place(from: offset, by: .line, forwards: false)
    let end = place(from: offset, by: .line, forwards: true)
    return start..<place(from: end, by: .character, forwards: true)
  }

  /// Selects the whole text.
  package mutating func selectAll() { select(0..<text.utf8.count) }

  // MARK: Edits

  /// Replaces the selection by a text.
  package mutating func insert(_ new: String) {
    guard !new.isEmpty || !selection.isEmpty else { return }
    // `count` would be slow for a long pasted text.
    let isOne = !new.isEmpty && new.index(after: new.startIndex) == new.endIndex
    let continues = isTyping && selection.isEmpty && isOne
    edit(selection, new, continues: continues)
    // A word is undone together with the space after it.
    isTyping = isOne && !new.allSatisfy(\.isWhitespace)
  }

  /// Deletes the selection, or else the text that a move would pass.
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

  /// Deletes the text in a range.
  package mutating func delete(_ range: Range<Int>) {
    let (start, end) = (boundary(at: range.lowerBound), boundary(at: range.upperBound))
    guard start < end else { return }
    edit(start..<end, "", continues: false)
    isTyping = false
  }

  /// Replaces a range by a text, as a new step or as a part of the last one.
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
    // Characters may have combined with their neighbours at the ends of the new text.
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

  /// The boundary at an offset, or the one after it.
  private func boundaryAfter(_ offset: Int) -> Int {
    let place = boundary(at: offset)
    return place == offset ? place : self.place(from: place, by: .character, forwards: true)
  }

  /// Whether there is an edit to undo.
  package var canUndo: Bool { !done.isEmpty }
  /// Whether there is an edit to redo.
  package var canRedo: Bool { !undone.isEmpty }

  /// Undoes the last edit.
  package mutating func undo() {
    guard let step = done.popLast() else { return }
    undone.append(reverse(step))
  }

  /// Redoes the edit that was undone last.
  package mutating func redo() {
    guard let step = undone.popLast() else { return }
    done.append(reverse(step))
  }

  /// Undoes a step, and returns the step that redoes it.
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

  /// Ends the current typing step: the next typed edit starts a new one.
  package mutating func endTyping() { isTyping = false }

  /// Sets a new text from outside. The caret keeps its distance from the end, and the undo history is
  /// cleared.
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
  /// The start of the character that an index lies in.
  fileprivate func rangeOfComposedCharacterSequence(at index: Index, in text: String) -> Index {
    let after = text.index(after: index)
    let start = text.index(before: after)
    return start <= index ? start : index
  }
}

extension String {
  /// Whether another text has the same bytes. Shared storage is equal at once, and long texts are compared
  /// many bytes at a time, since this runs on every key press.
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
  /// Whether the character is a part of a word: a letter, a digit, or "_" or "'".
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" }
}

import Foundation
import TweenMotion
import TweenViews

/// An attributed text that an editor edits by its characters.
@MainActor struct StyledEditing {
  let text: Binding<AttributedString>
  /// The selection that a program reads and writes.
  let selection: Binding<AttributedTextSelection>?

  /// The characters of the text. Text that is inserted through this binding gets the attributes of
  /// the surrounding text.
  var characters: Binding<String> {
    Binding(
      get: { text.wrappedValue.plain },
      set: { new in
        let old = text.wrappedValue
        write(TextEditing(new), over: TextEditing(old.plain), StyledHistory())
      })
  }

  /// The program's selection in bytes; nil: it sets none.
  var range: Range<Int>? { selection?.wrappedValue.range(in: text.wrappedValue) }

  /// Applies an edit of the characters to the attributed text: new characters get the typing
  /// attributes, and an undo restores the previous attributes.
  func write(_ new: TextEditing, over old: TextEditing, _ history: StyledHistory) {
    let current = text.wrappedValue
    history.keep(current, as: old.version)
    if let kept = history[new.version], kept.plain.isSame(as: new.text) {
      text.wrappedValue = kept
      return
    }
    let ends = old.text.commonEnds(with: new.text)
    // Among equal characters, the new ones are at the caret.
    let prefix = min(ends.prefix, old.selection.lowerBound, new.selection.lowerBound)
    let most = min(old.text.utf8.count, new.text.utf8.count) - prefix
    let suffix = min(
      ends.suffix + ends.prefix - prefix, most, commonSuffix(old.text, new.text, most))
    let replaced = prefix..<old.text.utf8.count - suffix
    let start = new.text.utf8.index(new.text.startIndex, offsetBy: prefix)
    let end = new.text.utf8.index(new.text.startIndex, offsetBy: new.text.utf8.count - suffix)
    var result = current
    result.replaceSubrange(
      result.range(bytes: replaced),
      with: AttributedString(String(new.text[start..<end]), attributes: typingAttributes))
    text.wrappedValue = result
  }

  /// Returns the number of bytes that two texts have in common at their ends, up to a limit, in
  /// whole Unicode characters.
  private func commonSuffix(_ old: String, _ new: String, _ most: Int) -> Int {
    var count = 0
    var whole = 0
    var (left, right) = (old.utf8.endIndex, new.utf8.endIndex)
    while count < most {
      left = old.utf8.index(before: left)
      right = new.utf8.index(before: right)
      guard old.utf8[left] == new.utf8[right] else { break }
      count += 1
      if old.utf8[left] & 0xC0 != 0x80 { whole = count }
    }
    return whole
  }

  private var typingAttributes: AttributeContainer {
    let current = text.wrappedValue
    if let selection { return selection.wrappedValue.typingAttributes(in: current) }
    return current.typingAttributes(at: shownRange ?? current.utf8.count..<current.utf8.count)
  }

  /// The editor's selection, if the program has no binding for it.
  var shownRange: Range<Int>?

  /// Writes the selection to the program's binding.
  func select(_ range: Range<Int>) {
    guard let selection else { return }
    let current = text.wrappedValue
    // A caret that does not move keeps its typing attributes.
    if selection.wrappedValue.range(in: current) == range { return }
    selection.wrappedValue = AttributedTextSelection(bytes: range, in: current)
  }
}

/// The versions of an attributed text to which an editor can undo.
@MainActor final class StyledHistory {
  private var texts: [Int: AttributedString] = [:]
  private static let most = 200

  nonisolated init() {}

  subscript(_ version: Int) -> AttributedString? { texts[version] }

  func keep(_ text: AttributedString, as version: Int) {
    texts[version] = text
    if texts.count > Self.most, let oldest = texts.keys.min() { texts[oldest] = nil }
  }
}

extension AttributedString {
  /// The characters of the text.
  var plain: String { String(characters) }
}

extension StyledHistory: Equatable {
  /// Returns whether both are the same history.
  nonisolated static func == (left: StyledHistory, right: StyledHistory) -> Bool {
    left === right
  }
}

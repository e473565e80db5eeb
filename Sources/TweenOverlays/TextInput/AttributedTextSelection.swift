import Foundation
import TweenMotion
import TweenViews

/// The selected part of an attributed text, or the position of its caret.
///
/// Change the text by `transform(updating:body:)`, `transformAttributes(in:body:)` or
/// `replaceSelection(_:with:)`, which keep the selection up to date.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The positions of a selection in its text.
  public enum Indices: Sendable {
    /// The position of a caret, without selected text.
    case insertionPoint(AttributedString.Index)
    /// The selected ranges. The editors of this engine select from the first to the last.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The attributes of the selected text, one container for each run, or the typing attributes of a
  /// caret.
  public struct Attributes: Sequence, Sendable {
    fileprivate let containers: [AttributeContainer]

    /// Returns an iterator over the containers, in the order of the text.
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> {
      containers.makeIterator()
    }

    /// The values of one attribute, in the order of the text; nil for runs without it.
    public subscript<Key: AttributedStringKey>(_ key: Key.Type) -> [Key.Value?]
    where Key.Value: Sendable { containers.map { $0[key] } }

    /// The values of one attribute, in the order of the text; nil for runs without it.
    public subscript<Key: AttributedStringKey>(
      _ keyPath: KeyPath<AttributeDynamicLookup, Key>
    ) -> [Key.Value?] where Key.Value: Sendable { self[Key.self] }
  }

  private enum Place: Equatable, Sendable {
    /// The caret at the end of any text.
    case end
    case caret(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var place: Place
  /// The same range in bytes, if it was created together with its text: indices are valid for one
  /// text only.
  private var bytes: Range<Int>?
  /// The attributes of the text that is typed next; nil: those of the surrounding text.
  private var typing: AttributeContainer?

  /// Creates the selection of an editor that has not been used: the caret at the end.
  public init() { place = .end }

  /// Creates a selection without selected text.
  ///
  /// - Parameters:
  ///   - insertionPoint: The position of the caret.
  ///   - typingAttributes: The attributes of text that is typed there; nil: those of the
  ///     surrounding text.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    place = .caret(insertionPoint)
    typing = typingAttributes
  }

  /// Creates a selection of one range; an empty range is a caret.
  public init(range: Range<AttributedString.Index>) {
    place = range.isEmpty ? .caret(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of ranges; an empty set is the caret at the end.
  public init(ranges: RangeSet<AttributedString.Index>) {
    place = ranges.isEmpty ? .end : .ranges(ranges)
  }

  /// Creates the selection of an editor.
  init(bytes: Range<Int>, in text: AttributedString, typing: AttributeContainer? = nil) {
    let range = text.range(bytes: bytes)
    self.init(range: range)
    self.bytes = bytes
    if range.isEmpty { self.typing = typing }
  }

  /// Returns whether both select the same part of the same text.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.typing == right.typing else { return false }
    if let own = left.bytes, let other = right.bytes { return own == other }
    return left.place == right.place
  }

  // MARK: Positions

  /// Returns the selected bytes; nil: no position is set.
  func range(in text: AttributedString) -> Range<Int>? {
    func offset(_ index: AttributedString.Index) -> Int {
      text.utf8.distance(from: text.startIndex, to: index)
    }
    switch place {
    case .end: return nil
    case .caret(let index) where index.isValid(within: text):
      return offset(index)..<offset(index)
    case .ranges(let ranges) where ranges.isValid(within: text):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return offset(first.lowerBound)..<offset(last.upperBound)
    // For indices of another text, the stored bytes are the nearest approximation.
    default: return bytes.map { text.clamped($0) }
    }
  }

  /// Returns the positions in a text. For a text other than the one for which the selection was
  /// created, they are an approximation.
  public func indices(in text: AttributedString) -> Indices {
    if case .ranges(let ranges) = place, ranges.isValid(within: text) { return .ranges(ranges) }
    let end = text.utf8.count
    let range = text.range(bytes: range(in: text) ?? end..<end)
    return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Returns the end of the selection at which the caret stands; always `automatic`.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// Returns the attributes of characters that are typed in place of the selection.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    let end = text.utf8.count
    return text.typingAttributes(at: range(in: text) ?? end..<end)
  }

  /// Returns the attributes of the selected text; for a caret, the typing attributes.
  public func attributes(in text: AttributedString) -> Attributes {
    guard case .ranges(let ranges) = indices(in: text) else {
      return Attributes(containers: [typingAttributes(in: text)])
    }
    return Attributes(containers: text[ranges].runs.map(\.attributes))
  }

  /// The typing attributes that are set on the selection; nil: none.
  var ownTypingAttributes: AttributeContainer? { typing }
}

extension AttributedString {
  /// Returns a range of bytes, limited to the text.
  func clamped(_ bytes: Range<Int>) -> Range<Int> {
    let count = utf8.count
    return min(max(bytes.lowerBound, 0), count)..<min(max(bytes.upperBound, 0), count)
  }

  /// Returns the indices of a range of bytes, limited to the text.
  func range(bytes: Range<Int>) -> Range<Index> {
    let bytes = clamped(bytes)
    let start = utf8.index(startIndex, offsetBy: bytes.lowerBound)
    return start..<utf8.index(start, offsetBy: bytes.count)
  }

  /// Returns the attributes of text that is typed in place of a range of bytes: those of the first
  /// byte, or of the byte before a caret, or at the beginning of the text those of the first
  /// character. Only attributes that added text inherits are included.
  func typingAttributes(at bytes: Range<Int>) -> AttributeContainer {
    let bytes = clamped(bytes)
    guard utf8.count > 0 else { return AttributeContainer() }
    let place = bytes.isEmpty ? max(bytes.lowerBound - 1, 0) : bytes.lowerBound
    let index = utf8.index(startIndex, offsetBy: min(place, utf8.count - 1))
    return runs[index].attributes.filter(inheritedByAddedText: true)
  }

  /// The selected part of the text, which is empty for a caret.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Changes the text, and updates a selection accordingly.
  ///
  /// - Parameters:
  ///   - selection: The selection, which is valid for the changed text afterwards.
  ///   - body: Changes the text.
  public mutating func transform<E: Error, Result>(
    updating selection: inout AttributedTextSelection,
    body: (inout AttributedString) throws(E) -> Result
  ) throws(E) -> Result {
    guard let bytes = selection.range(in: self) else { return try body(&self) }
    var ranges = [range(bytes: bytes)]
    var result: Swift.Result<Result, E>?
    transform(updating: &ranges) { text in
      do {
        result = .success(try body(&text))
      } catch let error as E {
        result = .failure(error)
      } catch {}
    }
    let end = utf8.count
    let new = ranges.first.map { range in
      let start = utf8.distance(from: startIndex, to: range.lowerBound)
      return start..<start + utf8.distance(from: range.lowerBound, to: range.upperBound)
    }
    selection = AttributedTextSelection(
      bytes: new ?? end..<end, in: self, typing: selection.ownTypingAttributes)
    guard let result else { preconditionFailure("The body of a transform is called once.") }
    return try result.get()
  }

  /// Changes the attributes of the selected text; for a caret, the typing attributes.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - body: Changes the attributes of a run.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    let end = utf8.count
    let bytes = selection.range(in: self) ?? end..<end
    guard case .ranges(let ranges) = selection.indices(in: self) else {
      var typing = selection.typingAttributes(in: self)
      try body(&typing)
      selection = AttributedTextSelection(bytes: bytes, in: self, typing: typing)
      return
    }
    let runs = self[ranges].runs.map { ($0.range, $0.attributes) }
    for (range, attributes) in runs {
      var attributes = attributes
      try body(&attributes)
      self[range].setAttributes(attributes)
    }
    selection = AttributedTextSelection(bytes: bytes, in: self)
  }

  /// Replaces the selected text by an attributed text, and places the caret after it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let end = utf8.count
    let bytes = selection.range(in: self) ?? end..<end
    let rest = end - bytes.count
    replaceSubrange(range(bytes: bytes), with: newContent)
    let caret = bytes.lowerBound + utf8.count - rest
    selection = AttributedTextSelection(bytes: caret..<caret, in: self)
  }

  /// Replaces the selected text by characters, as typing does, and places the caret after them.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    let typed = AttributedString(
      String(newContent), attributes: selection.typingAttributes(in: self))
    replaceSelection(&selection, with: typed)
  }
}

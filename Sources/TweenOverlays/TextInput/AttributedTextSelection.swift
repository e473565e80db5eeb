import Foundation
import TweenMotion
import TweenViews

/// What of a text with attributes is selected, or where its caret stands.
///
/// Change the text by `transform(updating:body:)`, `transformAttributes(in:body:)` or
/// `replaceSelection(_:with:)`, which have the selection follow.
public struct AttributedTextSelection: Equatable, Sendable {
  /// Places of the text.
  public enum Indices: Sendable {
    /// A caret.
    case insertionPoint(AttributedString.Index)
    /// What is selected. An editor here selects from the first to the last.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The attributes of what is selected, one container for each run, or what would be typed.
  public struct Attributes: Sequence, Sendable {
    fileprivate let containers: [AttributeContainer]

    /// The containers in the order of the text.
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> {
      containers.makeIterator()
    }

    /// The values of one attribute, in the order of the text; nil where it has none.
    public subscript<Key: AttributedStringKey>(_ key: Key.Type) -> [Key.Value?]
    where Key.Value: Sendable { containers.map { $0[key] } }

    /// The values of one attribute, in the order of the text; nil where it has none.
    public subscript<Key: AttributedStringKey>(
      _ keyPath: KeyPath<AttributeDynamicLookup, Key>
    ) -> [Key.Value?] where Key.Value: Sendable { self[Key.self] }
  }

  private enum Place: Equatable, Sendable {
    /// At the end of whatever text.
    case end
    case caret(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var place: Place
  /// The same in bytes, where it was made with its text: indices hold for one text alone.
  private var bytes: Range<Int>?
  /// What is typed next has these; nil: as what is around.
  private var typing: AttributeContainer?

  /// The selection of an editor that has not been touched: the caret at the end.
  public init() { place = .end }

  /// A caret.
  ///
  /// - Parameters:
  ///   - insertionPoint: Where it stands.
  ///   - typingAttributes: What is typed there has these; nil: those of what is around.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    place = .caret(insertionPoint)
    typing = typingAttributes
  }

  /// A stretch of a text; an empty one is a caret.
  public init(range: Range<AttributedString.Index>) {
    place = range.isEmpty ? .caret(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Stretches of a text.
  public init(ranges: RangeSet<AttributedString.Index>) {
    place = ranges.isEmpty ? .end : .ranges(ranges)
  }

  /// What an editor selects.
  init(bytes: Range<Int>, in text: AttributedString, typing: AttributeContainer? = nil) {
    let range = text.range(bytes: bytes)
    self.init(range: range)
    self.bytes = bytes
    if range.isEmpty { self.typing = typing }
  }

  /// Whether both select the same of one text.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.typing == right.typing else { return false }
    if let own = left.bytes, let other = right.bytes { return own == other }
    return left.place == right.place
  }

  // MARK: Places

  /// What is selected in bytes; nil: where nobody has said.
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
    // Indices of another text: its bytes are as near as one gets.
    default: return bytes.map { text.clamped($0) }
    }
  }

  /// Where it is in a text. In another one than it was made for it is as near as one gets.
  public func indices(in text: AttributedString) -> Indices {
    if case .ranges(let ranges) = place, ranges.isValid(within: text) { return .ranges(ranges) }
    let end = text.utf8.count
    let range = text.range(bytes: range(in: text) ?? end..<end)
    return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// The end of the selection that the caret is at.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// The attributes that characters have which are typed in place of the selection.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    let end = text.utf8.count
    return text.typingAttributes(at: range(in: text) ?? end..<end)
  }

  /// The attributes of all that is selected; of a caret, those of what is typed there.
  public func attributes(in text: AttributedString) -> Attributes {
    guard case .ranges(let ranges) = indices(in: text) else {
      return Attributes(containers: [typingAttributes(in: text)])
    }
    return Attributes(containers: text[ranges].runs.map(\.attributes))
  }

  /// The attributes that a caret was given; nil: none.
  var ownTypingAttributes: AttributeContainer? { typing }
}

extension AttributedString {
  /// A stretch of bytes inside of the text.
  func clamped(_ bytes: Range<Int>) -> Range<Int> {
    let count = utf8.count
    return min(max(bytes.lowerBound, 0), count)..<min(max(bytes.upperBound, 0), count)
  }

  /// The indices of bytes, which are brought inside the text.
  func range(bytes: Range<Int>) -> Range<Index> {
    let bytes = clamped(bytes)
    let start = utf8.index(startIndex, offsetBy: bytes.lowerBound)
    return start..<utf8.index(start, offsetBy: bytes.count)
  }

  /// The attributes of what is typed in place of bytes: those of the first of them, or else of what is
  /// before, or at the very beginning of what is behind, as far as they go on.
  func typingAttributes(at bytes: Range<Int>) -> AttributeContainer {
    let bytes = clamped(bytes)
    guard utf8.count > 0 else { return AttributeContainer() }
    let place = bytes.isEmpty ? max(bytes.lowerBound - 1, 0) : bytes.lowerBound
    let index = utf8.index(startIndex, offsetBy: min(place, utf8.count - 1))
    return runs[index].attributes.filter(inheritedByAddedText: true)
  }

  /// What is selected.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Changes the text, and has a selection follow what it selects.
  ///
  /// - Parameters:
  ///   - selection: The selection, which is that of the changed text afterwards.
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

  /// Changes the attributes of what is selected; of a caret, those of what is typed next.
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

  /// Puts a text in place of what is selected, and the caret behind it.
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

  /// Puts characters in place of what is selected, as typing would, and the caret behind them.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    let typed = AttributedString(
      String(newContent), attributes: selection.typingAttributes(in: self))
    replaceSelection(&selection, with: typed)
  }
}

import Foundation
import TweenMotion
import TweenViews

/// The selected part of a text, or the position of its caret.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The positions of a selection in its text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range; an empty range is a caret.
    case selection(Range<String.Index>)
    /// Several ranges. The editors of this engine select from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The end of a selection at which the caret stands.
  public enum Affinity: Equatable, Hashable, Sendable {
    /// The end that the system chooses.
    case automatic
    /// The beginning of the selection.
    case upstream
    /// The end of the selection.
    case downstream
  }

  /// The selected range or ranges of the text.
  public var indices: Indices
  /// The end of the selection at which the caret stands.
  public var affinity: Affinity

  /// Creates a selection of one range; an empty range is a caret.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  /// Creates a selection of several ranges of a text.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }

  /// Creates a selection that is a caret, without selected text.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether the selection is a caret, without selected text.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  init(bytes range: Range<Int>, in text: String) {
    func index(_ offset: Int) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), text.utf8.count))
    }
    self.init(range: index(range.lowerBound)..<index(range.upperBound))
  }

  /// Returns the selected bytes of a text. Indices of another text are limited to this text.
  func range(in text: String) -> Range<Int>? {
    let (start, end): (String.Index, String.Index)
    switch indices {
    case .selection(let range): (start, end) = (range.lowerBound, range.upperBound)
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      (start, end) = (first.lowerBound, last.upperBound)
    }
    // An index of another text, which can lie behind this text's end, counts as the end.
    func bytes(_ index: String.Index) -> Int {
      if index >= text.startIndex, index <= text.endIndex {
        return text.utf8.distance(from: text.startIndex, to: index)
      }
      return text.utf8.count
    }
    return bytes(start)..<max(bytes(start), bytes(end))
  }
}

import Foundation
import TweenMotion
import TweenViews

/// What of a text is selected, or where its caret stands.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// Places of the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One stretch; at an empty one the caret stands.
    case selection(Range<String.Index>)
    /// Several stretches. An editor here selects from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Which end of a selection the caret is at.
  public enum Affinity: Equatable, Hashable, Sendable {
    /// As the system has it.
    case automatic
    /// The beginning.
    case upstream
    /// The end.
    case downstream
  }

  /// What is selected.
  public var indices: Indices
  /// Which end of it the caret is at.
  public var affinity: Affinity

  /// A stretch of a text.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  /// Stretches of a text.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }

  /// A caret.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing is selected: there is a caret alone.
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

  /// What is selected in bytes of a text, whose indices it may not be: they are brought inside it.
  func range(in text: String) -> Range<Int>? {
    let (start, end): (String.Index, String.Index)
    switch indices {
    case .selection(let range): (start, end) = (range.lowerBound, range.upperBound)
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      (start, end) = (first.lowerBound, last.upperBound)
    }
    // What lies behind the text, as an index of another one may, is its end.
    func bytes(_ index: String.Index) -> Int {
      if index >= text.startIndex, index <= text.endIndex {
        return text.utf8.distance(from: text.startIndex, to: index)
      }
      return text.utf8.count
    }
    return bytes(start)..<max(bytes(start), bytes(end))
  }
}

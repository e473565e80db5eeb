import Foundation
import TweenMotion
import TweenViews

/// The label of a section in the index of a list's sections; nil: the index omits the section.
enum SectionIndexLabelTrait: TraitKey {
  static var defaultValue: Text? { nil }
}

private enum ListSectionIndexVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether lists have an index of their sections.
  var listSectionIndexVisibility: Visibility {
    get { self[ListSectionIndexVisibilityKey.self] }
    set { self[ListSectionIndexVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the index of a list's sections at its trailing side. By default it is shown if
  /// any section has a label for it.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }

  /// Sets the label of this section in the index of a list's sections, usually a letter.
  ///
  /// - Parameter label: The label; nil: the index omits the section.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(TraitModifier<SectionIndexLabelTrait>(value: label))
  }

  /// Sets the label of this section in the index of a list's sections, usually a letter.
  ///
  /// - Parameter label: The label; nil: the index omits the section.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }
}

extension ListRows {
  /// The sections in the index: their labels, and the lines at which they begin.
  var indexed: [(line: Int, label: Text)] {
    sections(SectionIndexLabelTrait.self).compactMap { section in
      section.value.map { (section.line, $0) }
    }
  }

  /// The number, among these sections, of the section at the upper end of the visible part.
  var indexedInView: Int? {
    firstLineInView.flatMap { SectionIndexLines(indexed.map(\.line)).number(at: $0) }
  }
}

/// The lines at which the sections of a list's index begin, in their order. A list stores them,
/// because it searches them in each frame of a scroll.
@MainActor final class SectionIndexLines {
  var lines: [Int]

  nonisolated init(_ lines: [Int] = []) { self.lines = lines }

  /// Returns the number of the section that contains a line: the last section that begins there or
  /// above, or else the first; nil if there are no sections.
  func number(at line: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] <= line { low = middle + 1 } else { high = middle }
    }
    return lines.isEmpty ? nil : max(low - 1, 0)
  }
}

import Foundation
import TweenMotion
import TweenViews

/// What the index of a list's sections calls a section; nil where it passes over it.
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
  /// Whether a list has an index of its sections at its trailing side. By itself it has one where any
  /// section has a label for it.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }

  /// What the index of a list's sections calls this section: a letter, as a rule.
  ///
  /// - Parameter label: The label; nil for a section that the index passes over.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(TraitModifier<SectionIndexLabelTrait>(value: label))
  }

  /// What the index of a list's sections calls this section: a letter, as a rule.
  ///
  /// - Parameter label: The label; nil for a section that the index passes over.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }
}

extension ListRows {
  /// The sections that the index leads to: their labels, and the lines they begin with.
  var indexed: [(line: Int, label: Text)] {
    sections(SectionIndexLabelTrait.self).compactMap { section in
      section.value.map { (section.line, $0) }
    }
  }

  /// The number, among those, of the section that is at the upper end of what is in view.
  var indexedInView: Int? {
    firstLineInView.flatMap { SectionIndexLines(indexed.map(\.line)).number(at: $0) }
  }
}

/// The lines that the sections of a list's index begin with, in their order. A list keeps them, for it looks
/// for one in each frame that scrolls.
@MainActor final class SectionIndexLines {
  var lines: [Int]

  nonisolated init(_ lines: [Int] = []) { self.lines = lines }

  /// The number of the section that a line belongs to: the last that begins there or above, or else the
  /// first; nil where there is none.
  func number(at line: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] <= line { low = middle + 1 } else { high = middle }
    }
    return lines.isEmpty ? nil : max(low - 1, 0)
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// Where the label of a form's row ends, in the style of columns.
private enum FormColumn: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  package static let formColumn = HorizontalAlignment(FormColumn.self)
}

private enum FormHasColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the rows of the form around have their labels in one column, and their controls in
  /// another.
  package var formHasColumns: Bool {
    get { self[FormHasColumnsKey.self] }
    set { self[FormHasColumnsKey.self] = newValue }
  }
}

extension View {
  /// Makes this view the label of its row, which ends where the labels of the other rows end.
  package func columnLabel() -> some View { alignmentGuide(.formColumn) { $0[.trailing] } }
}

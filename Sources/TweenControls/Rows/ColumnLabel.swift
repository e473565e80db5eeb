import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The alignment of the trailing ends of the labels of a form's rows, in the style of columns.
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
  /// Whether the enclosing form places the labels of its rows in one column and their controls in
  /// another.
  package var formHasColumns: Bool {
    get { self[FormHasColumnsKey.self] }
    set { self[FormHasColumnsKey.self] = newValue }
  }
}

extension View {
  /// Makes this view the label of its row, with its end aligned to the ends of the other rows'
  /// labels.
  package func columnLabel() -> some View { alignmentGuide(.formColumn) { $0[.trailing] } }
}

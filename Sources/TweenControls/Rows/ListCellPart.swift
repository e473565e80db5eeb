import TweenMotion
import TweenViews

/// The role of a view in a cell of a list.
package enum ListCellPart: LayoutValueKey {
  case content
  /// The background of the cell.
  case background
  /// The line below the cell and the line above it.
  case lowerLine
  /// The line below the last row of a section, from edge to edge.
  case lastLine
  case upperLine
  /// The controls before and after the content while rows are edited. The trailing ones reach to
  /// the card's edge and are as high as the row.
  case leading
  case trailing
  /// The badge at the end of the content.
  case badge

  package static var defaultValue: ListCellPart { .content }
}

extension View {
  /// Gives this view a role in a cell.
  package func cellPart(_ part: ListCellPart) -> some View {
    layoutValue(key: ListCellPart.self, value: part)
  }
}

import TweenMotion
import TweenViews

/// What a view is in a cell of a list.
package enum ListCellPart: LayoutValueKey {
  case content
  /// What lies behind the cell.
  case ground
  /// The line below the cell, and that above it.
  case lowerLine
  /// That below the last row of a section, from end to end.
  case lastLine
  case upperLine
  /// What stands before and after the content while rows are edited. The latter reaches to the card's
  /// edge, and is as high as the row.
  case leading
  case trailing
  /// What stands at the end of the content.
  case badge

  package static var defaultValue: ListCellPart { .content }
}

extension View {
  /// Makes this view a part of a cell.
  package func cellPart(_ part: ListCellPart) -> some View {
    layoutValue(key: ListCellPart.self, value: part)
  }
}

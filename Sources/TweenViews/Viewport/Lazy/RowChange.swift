/// What an update makes of a row, and so how its views come into a lazy container or leave it. All that
/// decides it is in `LineDiff` and `RowDiff`; all that it decides is `passes`.
enum RowChange {
  /// The row is listed before and after. Its views come and go with what is in view.
  case stays
  /// The same, in another place.
  case moved
  /// The row was listed by the update, or its section opened.
  case came
  /// The row, or what is in it, is listed no longer.
  case went

  /// Whether the row's views pass: they come into view and leave it without a transition.
  var passes: Bool {
    switch self {
    case .stays, .moved: true
    case .came, .went: false
    }
  }
}

extension ElementNode {
  /// Has this element come into a lazy container, or leave it, as an update has it.
  func take(_ change: RowChange) { isPassing = change.passes }
}

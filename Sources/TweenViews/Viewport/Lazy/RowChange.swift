/// The effect of an update on a row, which decides how its views enter or leave a lazy container.
/// `LineDiff` and `RowDiff` compute it; only `passes` is read.
enum RowChange {
  /// The row is listed before and after. Its views appear and disappear by scrolling.
  case stays
  /// The row is listed before and after, in another place.
  case moved
  /// The update inserted the row, or expanded its section.
  case came
  /// The row, or a part of its content, is no longer listed.
  case went

  /// Whether the row's views come into view and leave it without a transition.
  var passes: Bool {
    switch self {
    case .stays, .moved: true
    case .came, .went: false
    }
  }
}

extension ElementNode {
  /// Records how this element enters or leaves a lazy container in the running update.
  func take(_ change: RowChange) { isScrolledInOrOut = change.passes }
}

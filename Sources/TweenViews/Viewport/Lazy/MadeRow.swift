/// A row of a lazy `ForEach` that is made. It depends on no type of the `ForEach`'s: each row in view is
/// looked at in each frame that scrolls, and would ask for those types each time.
@MainActor final class MadeRow {
  let node: ViewNode
  /// Its number among the rows that are listed now.
  var index: Int
  var elements: [ElementNode]?
  /// Its value is of an earlier view.
  var isStale = false
  var isShown = false

  init(_ node: ViewNode, index: Int) {
    self.node = node
    self.index = index
  }
}

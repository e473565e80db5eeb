extension ElementNode {
  /// Marks this element's drawing as out of date.
  package final func setNeedsDisplay() {
    noteTelling()
    if isWatched { watchedDidMove() }
    if let geometryWatch { graph.geometry.elementDidMove(geometryWatch) }
    needsDisplay = true
    var element: ElementNode? = self
    while let current = element, !current.subtreeNeedsDisplay || current === self {
      current.subtreeNeedsDisplay = true
      element = current.host
    }
    window?.displayIsNeeded()
  }
}

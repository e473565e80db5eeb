extension ElementNode {
  /// Marks this element's drawing as out of date.
  package final func setNeedsDisplay() {
    noteTelling()
    if isWatched { watchedDidMove() }
    if let geometryWatch { graph.geometry.elementDidMove(geometryWatch) }
    needsDisplay = true
    markWay()
    window?.displayIsNeeded()
  }

  /// Elements drawn in this one came, went or changed their order.
  package final func displayStructureDidChange() {
    markWay()
    var element: ElementNode? = self
    while let current = element, !current.subtreeNeedsRelisting || current === self {
      current.subtreeNeedsRelisting = true
      element = current.host
    }
    window?.structureDidChange()
  }

  /// Lets drawing find its way here.
  private func markWay() {
    var element: ElementNode? = self
    while let current = element, !current.subtreeNeedsDisplay || current === self {
      current.subtreeNeedsDisplay = true
      element = current.host
    }
  }
}

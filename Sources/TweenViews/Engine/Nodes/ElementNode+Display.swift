extension ElementNode {
  /// Marks this element's drawing as out of date.
  package final func setNeedsDisplay() {
    markSemantics()
    if isWatched { watchedDidMove() }
    if let geometryWatch { graph.geometry.elementDidMove(geometryWatch) }
    needsDisplay = true
    markPathToRoot()
    window?.displayIsNeeded()
  }

  /// Updates drawing after elements inside this one were inserted, removed or reordered.
  package final func displayStructureDidChange() {
    markPathToRoot()
    var element: ElementNode? = self
    while let current = element, !current.subtreeNeedsRelisting || current === self {
      current.subtreeNeedsRelisting = true
      element = current.host
    }
    window?.structureDidChange()
  }

  /// Marks the path from the root to this element, so that drawing descends to it.
  private func markPathToRoot() {
    var element: ElementNode? = self
    while let current = element, !current.subtreeNeedsDisplay || current === self {
      current.subtreeNeedsDisplay = true
      element = current.host
    }
  }

  /// Marks this element's drawing as out of date after an animator moved it. The values inherited
  /// from above are unchanged, so that only this element must be visited.
  package final func setNeedsRedraw() {
    markSemantics()
    if isWatched { watchedDidMove() }
    if let geometryWatch { graph.geometry.elementDidMove(geometryWatch) }
    guard wasDrawn, let window, window.canRedraw(in: lastContext.target) else {
      return setNeedsDisplay()
    }
    guard !needsDisplay else { return }
    needsDisplay = true
    window.enqueueRedraw(self, in: lastContext.target)
  }

  /// Draws the change that `setNeedsRedraw` registered, unless drawing has already visited this
  /// element from above.
  final func redraw(_ builder: DisplayListBuilder) {
    guard needsDisplay, !isDestroyed, wasDrawn else { return }
    lastContext.isForced = true
    guard lastContext.wraps == nil, wrapSlots == nil else {
      return drawIfNeeded(builder, lastContext)
    }
    subtreeNeedsDisplay = false
    subtreeNeedsRelisting = false
    needsDisplay = false
    draw(builder, lastContext, isStale: true)
  }

  /// Updates the display items of this element and of all below it.
  package final func drawIfNeeded(_ builder: DisplayListBuilder, _ context: DrawContext) {
    guard builder.isRebuilding || context.isForced || subtreeNeedsDisplay,
      hasRoom
    else { return }
    subtreeNeedsDisplay = false
    subtreeNeedsRelisting = false
    // Forced does not mean stale: where all inherited values are unchanged, the items are too.
    var isStale = needsDisplay
    var hasNewWraps = false
    if wasDrawn {
      hasNewWraps = lastContext.wraps !== context.wraps
      if !lastContext.drawsAlike(context) || (lastContext.wraps == nil) != (context.wraps == nil) {
        isStale = true
      }
    } else {
      isStale = true
      wasDrawn = true
    }
    needsDisplay = false
    lastContext = context
    let isForced = isStale || hasNewWraps
    // Copies the context only where it differs.
    if context.wraps == nil && wrapSlots == nil && context.isForced == isForced {
      return draw(builder, context, isStale: isStale)
    }
    var inner = context
    inner.isForced = isForced
    if context.wraps == nil && wrapSlots == nil {
      draw(builder, inner, isStale: isStale)
    } else if isPicture && !wrapsItself {
      drawWrapped(builder, inner, isStale: isStale, hasNewWraps: hasNewWraps)
    } else {
      if let wrapSlots {
        wrapSlots.close(builder)
        self.wrapSlots = nil
      }
      draw(builder, inner, isStale: isStale || hasNewWraps)
    }
  }
}

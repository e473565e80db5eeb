import Foundation
import TweenGeometry

// Where an element lies, and how the coming layout finds those that may lie elsewhere.
extension ElementNode {
  /// Puts the element where its parent wants it.
  package final func place(_ new: Placement) {
    let graph = graph
    // Content that changed during this very layout.
    graph.settleAnswers()
    if !needsPlacing, placement == new, !graph.placementMode.isForced { return }
    var new = new
    if !new.proposal.isUsable { new.proposal = new.proposal.usable }
    if !new.isFinite, host?.placement?.isFinite != false {
      graph.warn(
        "\(path) lies at (\(new.origin.x), \(new.origin.y)) in a size of \(new.size.width) x "
          + "\(new.size.height): what is not finite is not drawn.")
    }
    if let geometryWatch, placement != new {
      graph.geometry.elementWasPlaced(
        geometryWatch, hasNewSize: placement?.size != new.size)
    }
    if placement != new { markSemantics() }
    placement = new
    needsPlacing = false
    guard hasRoom else { return }
    placementDidChange(new)
  }

  /// Places the element where it lies already, and all that may lie elsewhere in it.
  final func placeAnew(_ placement: Placement) {
    needsPlacing = true
    place(placement)
  }

  /// The size this element would take, its content or its guides may differ from before. The coming
  /// layout finds out: what is around it is laid out anew only if they do.
  package final func setNeedsLayout() {
    needsPlacing = true
    // What is asked of the element inside leaves no trace here, but those around may know it.
    let mayBeKnown = placement != nil || sizeSource != nil || !answers.isEmpty
    guard !isStale, mayBeKnown else { return }
    isStale = true
    graph.enqueueStale(self, answers)
    answers = LayoutAnswers()
    arrangementDidExpire()
  }

  /// Compares what this element answers now with what it answered before.
  final func settleAnswers(_ old: LayoutAnswers) {
    isStale = false
    guard !isDestroyed else { return }
    guard let host else { return graph.layoutIsNeeded(self) }
    // Nobody asks what is leaving.
    if isFrozen || host.isLayoutBoundary || answersAlike(old) {
      markNeedsPlacing()
    } else {
      needsPlacing = true
      host.answersDidChange(of: self)
    }
  }

  private func answersAlike(_ old: LayoutAnswers) -> Bool {
    if sizeSource != nil || placement == nil || old.isIncomplete { return false }
    if let ample = old.ample {
      guard ample == ampleSize else { return false }
      // As sizes and guides are by being asked for: those around still build on it.
      answers.ample = ample
    }
    for (proposal, size) in old.sizes where ownSize(for: proposal) != size { return false }
    for guide in old.guides {
      let value = explicitGuide(guide.key, size: guide.size, proposal: guide.proposal)
      if value != guide.value { return false }
    }
    if let spacing = old.spacing, spacing != cachedSpacing { return false }
    if let priority = old.priority, priority != cachedPriority { return false }
    if let isPlain = old.hasPlainGuides, isPlain != knownPlainGuides { return false }
    return true
  }

  /// What is inside lies elsewhere in this element, whose size and guides are as before: it is
  /// placed anew, and nothing is measured or arranged.
  package final func setNeedsPlacing() {
    if needsPlacing, host?.needsPlacing != false { return }
    markNeedsPlacing()
  }

  /// Has the coming layout find its way to this element.
  private func markNeedsPlacing() {
    var element = self
    element.needsPlacing = true
    while let host = element.host {
      host.contentNeedsPlacing(element)
      // Then the way to it is known already, or it is yet to be found out whether it is needed.
      if host.needsPlacing { return }
      host.needsPlacing = true
      element = host
    }
    graph.layoutIsNeeded(element)
  }
}

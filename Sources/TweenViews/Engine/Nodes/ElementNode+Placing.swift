import Foundation
import TweenGeometry

// The placement of an element, and how the next layout finds elements whose place may change.
extension ElementNode {
  /// Puts the element in the place that its parent assigns.
  package final func place(_ new: Placement) {
    let graph = graph
    // Content may have changed during this very layout.
    graph.settleMeasurements()
    if !needsPlacing, placement == new, !graph.placementMode.isForced { return }
    var new = new
    if !new.proposal.isUsable { new.proposal = new.proposal.usable }
    if !new.isFinite, host?.placement?.isFinite != false {
      graph.warn(
        "\(path) is placed at (\(new.origin.x), \(new.origin.y)) with the size \(new.size.width) x "
          + "\(new.size.height): a view with infinite or NaN coordinates is not drawn.")
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

  /// Places the element in its current place again, with all content whose place may change.
  final func placeAnew(_ placement: Placement) {
    needsPlacing = true
    place(placement)
  }

  /// Marks the element's size, content or guides as possibly changed. The next layout measures the
  /// element, and lays out its surroundings again only if a measurement changed.
  package final func setNeedsLayout() {
    needsPlacing = true
    // Sizes that are read from the element inside are not cached here, but elements around may use
    // them.
    let mayBeKnown = placement != nil || sizeSource != nil || !measurements.isEmpty
    guard !isStale, mayBeKnown else { return }
    isStale = true
    graph.enqueueStale(self, measurements)
    measurements = MeasurementCache()
    arrangementDidExpire()
  }

  /// Compares the element's current measurements with the cached ones.
  final func settleMeasurements(_ old: MeasurementCache) {
    isStale = false
    guard !isDestroyed else { return }
    guard let host else { return graph.layoutIsNeeded(self) }
    // A leaving element is no longer measured.
    if isFrozen || host.isLayoutBoundary || answersAlike(old) {
      markNeedsPlacing()
    } else {
      needsPlacing = true
      host.measurementsDidChange(of: self)
    }
  }

  private func answersAlike(_ old: MeasurementCache) -> Bool {
    if sizeSource != nil || placement == nil || old.isIncomplete { return false }
    if let ample = old.ample {
      guard ample == ampleSize else { return false }
      // Marked as used, like sizes and guides that are read: the elements around depend on it.
      measurements.ample = ample
    }
    for (proposal, size) in old.sizes where ownSize(for: proposal) != size { return false }
    for guide in old.guides {
      let value = explicitGuide(guide.key, size: guide.size, proposal: guide.proposal)
      if value != guide.value { return false }
    }
    if let spacing = old.spacing, spacing != cachedSpacing { return false }
    if let priority = old.priority, priority != cachedPriority { return false }
    if let isPlain = old.hasPlainGuides, isPlain != cachedHasPlainGuides { return false }
    return true
  }

  /// Marks a change of places inside this element, whose size and guides are unchanged. The element
  /// is placed again, without measuring or arranging.
  package final func setNeedsPlacing() {
    if needsPlacing, host?.needsPlacing != false { return }
    markNeedsPlacing()
  }

  /// Marks the path from the root to this element, so that the next layout reaches it.
  private func markNeedsPlacing() {
    var element = self
    element.needsPlacing = true
    while let host = element.host {
      host.contentNeedsPlacing(element)
      // Either the path is marked already, or the host is in the queue of elements to be compared.
      if host.needsPlacing { return }
      host.needsPlacing = true
      element = host
    }
    graph.layoutIsNeeded(element)
  }
}

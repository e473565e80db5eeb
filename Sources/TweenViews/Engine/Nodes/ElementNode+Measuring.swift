import Foundation
import TweenGeometry

// The measurements of an element, each cached until the element needs layout.
extension ElementNode {
  /// Returns the size of this element for `proposal`. Cached.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    var element = self
    var steps = 0
    while let source = element.sizeSource, steps < Self.maximumSteps {
      element = source
      steps += 1
    }
    return element.ownSize(for: proposal)
  }

  /// The maximum number of elements to skip before one caches the size. Without a limit, each of many
  /// nested modifiers would walk the whole chain again.
  private static let maximumSteps = 32

  func ownSize(for proposal: ProposedViewSize) -> CGSize {
    if let ample = measurements.ample, ample.fits(proposal) { return ample.size }
    if let known = measurements.size(for: proposal) { return known }
    // NaN is not equal to itself, so that a cached size for it would never be found again.
    guard proposal.isUsable else { return ownSize(for: proposal.usable) }
    guard hasRoom else { return .zero }
    graph.countLayoutCall()
    if measurements.ample == nil, measurements.sizes.isEmpty, let ample = ampleSize {
      measurements.ample = ample
      if ample.fits(proposal) { return ample.size }
    }
    var size = measure(proposal)
    if !(size.width >= 0 && size.height >= 0) { size = usable(size) }
    measurements.append(size, for: proposal)
    return size
  }

  /// Returns a size with 0 in place of negative sides and NaN.
  private func usable(_ size: CGSize) -> CGSize {
    graph.warn(
      "\(path) has a size of \(size.width) x \(size.height) from its layout: negative "
        + "and NaN sides count as 0.")
    return CGSize(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// The proposals that were measured since this element last needed layout, with their sizes.
  package final var knownSizes: [(proposal: ProposedViewSize, size: CGSize)] { measurements.sizes }

  /// Returns the explicit value of a guide. Cached.
  package final func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.isFrameGuide, cachedHasPlainGuides { return nil }
    if let known = measurements.guide(key, size: size, proposal: proposal) { return known }
    let value = explicitAlignment(key, size: size, proposal: proposal)
    measurements.append(
      MeasurementCache.Guide(key: key, size: size, proposal: proposal, value: value))
    return value
  }

  /// The cached value of `hasPlainFrameGuides`, valid until the element needs layout.
  package final var cachedHasPlainGuides: Bool {
    if let known = measurements.hasPlainGuides { return known }
    let isPlain = hasPlainFrameGuides
    measurements.hasPlainGuides = isPlain
    return isPlain
  }

  /// The cached value of `layoutPriority`, valid until the element needs layout.
  package final var cachedPriority: Double {
    if let known = measurements.priority { return known }
    let priority = layoutPriority
    measurements.priority = priority
    return priority
  }

  /// The cached value of `spacing`, valid until the element needs layout.
  package final var cachedSpacing: SpacingPreference {
    if let known = measurements.spacing { return known }
    let spacing = spacing
    measurements.spacing = spacing
    return spacing
  }
}

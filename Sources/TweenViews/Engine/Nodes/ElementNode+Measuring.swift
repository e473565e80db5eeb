import Foundation
import TweenGeometry

// What an element answers, each answer remembered until it needs layout.
extension ElementNode {
  /// The size this element takes when offered `proposal`. Cached.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    var element = self
    var steps = 0
    while let source = element.sizeSource, steps < Self.longestWay {
      element = source
      steps += 1
    }
    return element.ownSize(for: proposal)
  }

  /// Steps that are taken to find who answers, before one on the way is asked to remember the answer:
  /// else each of many modifiers on each other would go all the way again.
  private static let longestWay = 32

  func ownSize(for proposal: ProposedViewSize) -> CGSize {
    if let ample = answers.ample, ample.fits(proposal) { return ample.size }
    if let known = answers.size(for: proposal) { return known }
    // No number is equal to itself, so that answers to it would never be found again.
    guard proposal.isUsable else { return ownSize(for: proposal.usable) }
    guard hasRoom else { return .zero }
    graph.countLayoutCall()
    if answers.ample == nil, answers.sizes.isEmpty, let ample = ampleSize {
      answers.ample = ample
      if ample.fits(proposal) { return ample.size }
    }
    var size = measure(proposal)
    if !(size.width >= 0 && size.height >= 0) { size = usable(size) }
    answers.append(size, for: proposal)
    return size
  }

  /// A size without negative sides and such that are no numbers.
  private func usable(_ size: CGSize) -> CGSize {
    graph.warn(
      "\(path) has a size of \(size.width) x \(size.height), as its layout says: sides below 0 "
        + "and such that are no numbers count as 0.")
    return CGSize(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// The sizes that were asked for since this element last needed layout, and its answers.
  package final var knownSizes: [(proposal: ProposedViewSize, size: CGSize)] { answers.sizes }

  /// The explicit value of a guide. Cached.
  package final func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.isFrameGuide, knownPlainGuides { return nil }
    if let known = answers.guide(key, size: size, proposal: proposal) { return known }
    let value = explicitAlignment(key, size: size, proposal: proposal)
    answers.append(LayoutAnswers.Guide(key: key, size: size, proposal: proposal, value: value))
    return value
  }

  /// `hasPlainFrameGuides`, remembered until the element needs layout.
  package final var knownPlainGuides: Bool {
    if let known = answers.hasPlainGuides { return known }
    let isPlain = hasPlainFrameGuides
    answers.hasPlainGuides = isPlain
    return isPlain
  }

  /// `layoutPriority`, remembered until the element needs layout.
  package final var cachedPriority: Double {
    if let known = answers.priority { return known }
    let priority = layoutPriority
    answers.priority = priority
    return priority
  }

  /// `spacing`, remembered until the element needs layout.
  package final var cachedSpacing: SpacingPreference {
    if let known = answers.spacing { return known }
    let spacing = spacing
    answers.spacing = spacing
    return spacing
  }
}

import Foundation
import TweenGeometry

/// The way in which a view of a fixed ratio uses the proposed size.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible within the proposed size: no side is longer than proposed.
  case fit
  /// As small as possible to cover the proposed size: no side is shorter than proposed.
  case fill
}

/// The modifier made by `aspectRatio(_:contentMode:)`.
nonisolated public struct _AspectRatioLayout: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = AspectRatioNode
  var aspectRatio: CGFloat?
  var contentMode: ContentMode
}

@MainActor package final class AspectRatioNode: WrapperNode, ValueNode {
  package var value: _AspectRatioLayout

  package init(_ context: NodeContext, _ value: _AspectRatioLayout) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: _AspectRatioLayout) { setNeedsLayout() }

  /// Returns the size of the ratio that fits or fills the proposed sides. A nil side sets no limit.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal.width == nil && proposal.height == nil { return proposal }
    let box = ratioBox
    let horizontal = Self.scale(from: box.width, to: proposal.width)
    let vertical = Self.scale(from: box.height, to: proposal.height)
    let scale: CGFloat
    switch value.contentMode {
    case .fit: scale = min(horizontal ?? .infinity, vertical ?? .infinity)
    case .fill: scale = max(horizontal ?? 0, vertical ?? 0)
    }
    guard scale.isFinite else { return proposal }
    return ProposedViewSize(width: box.width * scale, height: box.height * scale)
  }

  private var ratioBox: CGSize {
    if let ratio = value.aspectRatio, ratio > 0, ratio.isFinite {
      return CGSize(width: ratio, height: 1)
    }
    return super.measure(.unspecified)
  }

  private static func scale(from length: CGFloat, to offer: CGFloat?) -> CGFloat? {
    guard let offer, length > 0 else { return nil }
    return max(offer, 0) / length
  }

  package override var isAsLargeAsContent: Bool { false }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    super.measure(inner(proposal))
  }
  package override func contentProposal(
    size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    inner(proposal)
  }
  package override func placementDidChange(_ placement: Placement) { placeContent(placement) }
  package override var holdsNothing: Bool { true }
  package override var debugName: String { "aspectRatio" }
}

extension View {
  /// Keeps this view's width at `aspectRatio` times its height. The ratio of the ideal size is used
  /// if `aspectRatio` is nil, or not positive and finite.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps this view in the ratio of the width to the height of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes this view as large as fits in the proposed size, in the ratio of its ideal size.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes this view as small as covers the proposed size, in the ratio of its ideal size. It is
  /// not clipped.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

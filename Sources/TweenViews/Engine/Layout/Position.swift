import Foundation

/// The modifier made by `position`, which takes the whole proposal and centres the view at a point
/// of it.
nonisolated public struct _PositionLayout: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = PositionNode
  var position: CGPoint
}

@MainActor package final class PositionNode: WrapperNode, ValueNode {
  package var value: _PositionLayout

  package init(_ context: NodeContext, _ value: _PositionLayout) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: _PositionLayout) { setNeedsLayout() }

  package override var isAsLargeAsContent: Bool { false }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let own = super.measure(proposal)
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  package override func contentProposal(
    size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(size)
  }

  package override func contentOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    let own = content?.size(for: ProposedViewSize(size)) ?? .zero
    let center = value.position
    return CGPoint(x: center.x - own.width / 2, y: center.y - own.height / 2)
  }

  package override func placementDidChange(_ placement: Placement) { placeContent(placement) }
  package override var spacing: SpacingPreference { .leaf }
  package override var debugName: String { "position" }
}

extension View {
  /// Places this view's centre at a point of the space that the parent proposes, in points.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Places this view's centre at a point of the space that the parent proposes, given by its
  /// coordinates.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

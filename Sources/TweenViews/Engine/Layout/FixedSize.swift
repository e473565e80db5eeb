import Foundation

/// The modifier made by `fixedSize`, which proposes nil on the chosen axes.
nonisolated public struct _FixedSizeLayout: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = FixedSizeNode
  var horizontal: Bool
  var vertical: Bool
}

@MainActor package final class FixedSizeNode: WrapperNode, ValueNode {
  package var value: _FixedSizeLayout

  package init(_ context: NodeContext, _ value: _FixedSizeLayout) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: _FixedSizeLayout) { setNeedsLayout() }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: value.horizontal ? nil : proposal.width,
      height: value.vertical ? nil : proposal.height)
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
  package override var debugName: String { "fixedSize" }
}

extension View {
  /// Gives this view its ideal size on both axes, regardless of the proposed size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives this view its ideal size on the chosen axes, regardless of the proposed size.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

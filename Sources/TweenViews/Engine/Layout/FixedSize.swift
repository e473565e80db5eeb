import Foundation

/// `fixedSize`: proposes nil on the chosen axes.
nonisolated public struct _FixedSizeLayout: UnaryModifier, Equatable {
  public typealias Body = Never
  var horizontal: Bool
  var vertical: Bool

  @MainActor package func makeWrapper(_ context: NodeContext) -> FixedSizeNode {
    FixedSizeNode(context, self)
  }
  @MainActor package func updateWrapper(_ wrapper: FixedSizeNode) { wrapper.update(self) }
}

@MainActor package final class FixedSizeNode: WrapperNode {
  private var layout: _FixedSizeLayout

  init(_ context: NodeContext, _ layout: _FixedSizeLayout) {
    self.layout = layout
    super.init(context)
  }

  func update(_ new: _FixedSizeLayout) {
    guard layout != new else { return }
    layout = new
    setNeedsLayout()
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: layout.horizontal ? nil : proposal.width,
      height: layout.vertical ? nil : proposal.height)
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
  package override var debugName: String { "fixedSize" }
}

extension View {
  /// Gives the view its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

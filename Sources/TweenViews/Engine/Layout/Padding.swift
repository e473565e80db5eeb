import Foundation
import TweenGeometry

/// The modifier made by `padding`, which adds space around a view.
nonisolated public struct _PaddingLayout: ValueModifier {
  public typealias Body = Never
  package typealias Wrapper = PaddingNode
  var edges: Edge.Set
  /// The padding of each edge; nil means the default on `edges`.
  var insets: EdgeInsets?

  /// The padding in points if no length is given.
  private static let defaultLength: CGFloat = 16

  package var value: EdgeInsets {
    let insets =
      insets
      ?? EdgeInsets(
        top: Self.defaultLength, leading: Self.defaultLength, bottom: Self.defaultLength,
        trailing: Self.defaultLength)
    return EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0,
      leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0)
  }
}

@MainActor package class PaddingNode: WrapperNode, ValueNode {
  package final var value: EdgeInsets

  package required init(_ context: NodeContext, _ value: EdgeInsets) {
    self.value = value
    super.init(context)
  }

  package final func valueDidChange(from old: EdgeInsets) { setNeedsLayout() }

  final var insets: EdgeInsets { value }
  private var across: CGFloat { insets.leading + insets.trailing }
  private var down: CGFloat { insets.top + insets.bottom }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - across) },
      height: proposal.height.map { max(0, $0 - down) })
  }

  package override var isAsLargeAsContent: Bool { false }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = super.measure(inner(proposal))
    return CGSize(width: max(0, size.width + across), height: max(0, size.height + down))
  }

  package override func contentProposal(
    size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    inner(proposal)
  }

  package override func contentOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  package override func placementDidChange(_ placement: Placement) { placeContent(placement) }

  package override var spacing: SpacingPreference {
    var spacing = super.spacing
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    spacing.reset(edges)
    return spacing
  }

  package override var hasPlainFrameGuides: Bool { content?.cachedHasPlainGuides ?? true }
  package override var holdsNothing: Bool { true }
  package override var debugName: String { "padding" }
}

extension View {
  /// Adds space around this view, with a length in points for each edge.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds space around this view on `edges`, in points; nil means 16 points.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Adds the same space in points on all edges of this view.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

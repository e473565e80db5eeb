import Foundation
import TweenGeometry
import TweenMotion

/// The modifier of `ignoresSafeArea(_:edges:)`, which extends a view beyond the safe area.
nonisolated public struct _SafeAreaRegionsIgnoringLayout: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = IgnoresSafeAreaNode
  var regions: SafeAreaRegions
  var edges: Edge.Set
}

/// The node of `ignoresSafeArea`. It takes its normal place in layout, and extends its content where
/// that place ends at the edge of a safe area.
@MainActor package final class IgnoresSafeAreaNode: WrapperNode, ValueNode {
  package var value: _SafeAreaRegionsIgnoringLayout

  package init(_ context: NodeContext, _ value: _SafeAreaRegionsIgnoringLayout) {
    self.value = value
    super.init(context)
  }

  package func valueDidChange(from old: _SafeAreaRegionsIgnoringLayout) { setNeedsPlacing() }

  package override func placementDidChange(_ placement: Placement) {
    let insets = followedSafeAreaInsets(regions: value.regions, edges: value.edges)
    guard !insets.isZero, let content else {
      super.placementDidChange(placement)
      return
    }
    let full = placement.rect.outset(by: insets)
    let offer = ProposedViewSize(full.size)
    let size = content.size(for: offer)
    let isMirrored = environment.layoutDirection == .rightToLeft
    content.place(
      Placement(
        origin: CGPoint(x: isMirrored ? full.maxX - size.width : full.minX, y: full.minY),
        size: size, proposal: offer))
  }

  package override func geometryDidChange() { setNeedsPlacing() }

  package override var debugName: String { "ignoresSafeArea" }
}

extension ElementNode {
  /// Returns the safe area at this element's edges, for its own placement. Calls `geometryDidChange`
  /// when the safe area changes without a new placement.
  package final func followedSafeAreaInsets(
    regions: SafeAreaRegions, edges: Edge.Set
  ) -> AbsoluteInsets {
    guard graph.uses.safeAreas, !edges.isEmpty else { return AbsoluteInsets() }
    var isFollowed = false
    let insets = safeAreaInsets(regions: regions, isFollowed: &isFollowed)
    if isFollowed {
      graph.geometry.follow(self) { [anchor] in
        guard let node = anchor.node as? ElementNode, !node.isDestroyed else { return false }
        var isFollowed = false
        return node.safeAreaInsets(regions: regions, isFollowed: &isFollowed) != insets
      }
    }
    return insets.keeping(edges, environment.layoutDirection)
  }
}

extension View {
  /// Extends the view beyond the safe area at each edge where the view ends at the safe area's edge.
  ///
  /// The view takes the same room in layout; the larger size is only proposed to it, and drawn.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// Extends the view beyond the container's safe area: the older form of `ignoresSafeArea`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }
}

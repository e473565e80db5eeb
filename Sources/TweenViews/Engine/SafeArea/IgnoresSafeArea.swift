import Foundation
import TweenGeometry
import TweenMotion

/// `ignoresSafeArea`.
nonisolated public struct _SafeAreaRegionsIgnoringLayout: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = IgnoresSafeAreaNode
  var regions: SafeAreaRegions
  var edges: Edge.Set
}

/// Takes the place that layout gives it, and lets its content reach further where that place ends
/// at the edge of a safe area.
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
  /// The safe area at this element's edges, for its own placing; `geometryDidChange` is called when
  /// it is another one without a new place.
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
  /// Lets the view reach beyond the safe area wherever it ends at its edge.
  ///
  /// The view takes no more room in layout; it is only offered more, and drawn there.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// The older form of `ignoresSafeArea`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }
}

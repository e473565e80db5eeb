import Foundation
import TweenGeometry
import TweenMotion

/// `geometryGroup`.
nonisolated public struct _GeometryGroup: UnaryModifier, Equatable {
  public typealias Body = Never

  @MainActor package func makeWrapper(_ context: NodeContext) -> GeometryGroupNode {
    GeometryGroupNode(context)
  }
  @MainActor package func updateWrapper(_ wrapper: GeometryGroupNode) {}
}

/// A space whose rectangle glides as one: what is inside is laid out within the rectangle shown.
@MainActor package final class GeometryGroupNode: SpaceNode, GeometryFollower {
  package var isQueued = false
  /// The content was last laid out between pixels.
  private var isFractional = false

  package var followingDepth: Int { hostDepth }
  package var followingSerial: Int { serial }

  package override func placementDidChange(_ placement: Placement) {
    if frame.update(placement.rect, node: self, owner: self) { setNeedsDisplay() }
    placeContent(graph.placementMode)
  }

  package override func animatorDidMove() {
    super.animatorDidMove()
    graph.geometryQueue.insert(self)
  }

  package func follow(_ phase: FollowingPhase) {
    var mode = graph.placementMode
    mode.animates = phase != .frame
    placeContent(mode)
  }

  private func placeContent(_ outer: PlacementMode) {
    guard let placement, !isDestroyed else { return }
    var inside = Placement(origin: .zero, size: placement.size, proposal: placement.proposal)
    let shown = frame.shown.size
    let isResizing = shown != frame.model.size
    if isResizing {
      inside.size = CGSize(width: max(0, shown.width), height: max(0, shown.height))
      inside.proposal = ProposedViewSize(inside.size)
    }
    var mode = outer
    mode.rounds = mode.rounds && !isResizing
    mode.isForced = mode.isForced || isFractional && mode.rounds
    isFractional = !mode.rounds
    graph.withPlacementMode(mode) { content?.place(inside) }
  }

  package override var debugName: String { "geometryGroup" }
}

extension View {
  /// Keeps this view's place and size together: they glide as one, and views inside are laid out
  /// within what is shown of them.
  ///
  /// Without, each leaf glides to its own new rectangle, so that a view that is inserted while its
  /// surroundings move lies in its final place at once, away from them.
  nonisolated public func geometryGroup() -> some View { modifier(_GeometryGroup()) }
}

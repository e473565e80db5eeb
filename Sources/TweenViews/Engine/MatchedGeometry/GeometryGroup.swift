import Foundation
import TweenGeometry
import TweenMotion

/// The modifier of `geometryGroup()`, which animates a view's rectangle as a whole.
nonisolated public struct _GeometryGroup: UnaryModifier, Equatable {
  public typealias Body = Never

  @MainActor package func makeWrapper(_ context: NodeContext) -> GeometryGroupNode {
    GeometryGroupNode(context)
  }
  @MainActor package func updateWrapper(_ wrapper: GeometryGroupNode) {}
}

/// A coordinate space whose rectangle animates as a whole: its content is laid out in the visible
/// rectangle.
@MainActor package final class GeometryGroupNode: SpaceNode, GeometryFollower {
  package var isQueued = false
  /// Whether the content was last laid out at fractions of pixels.
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
  /// Groups this view's place and size: they animate as a whole, and the views inside are laid out in
  /// the visible rectangle.
  ///
  /// Without a group, each leaf animates to its own new rectangle. A view that is inserted while its
  /// surroundings move is then in its final place at once, apart from them.
  nonisolated public func geometryGroup() -> some View { modifier(_GeometryGroup()) }
}

import Foundation
import TweenGeometry
import TweenMotion

/// The modifier of `matchedGeometryEffect`, which shares the geometry of views.
nonisolated public struct _MatchedGeometryEffect<ID: Hashable>: ValueModifier {
  public typealias Body = Never
  package typealias Wrapper = MatchedNode
  var id: ID
  var namespace: Namespace.ID
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool

  package var value: Match {
    Match(
      key: MatchedKey(id, in: namespace), properties: properties, anchor: anchor,
      isSource: isSource)
  }
}

/// The parameters of a matched view.
package struct Match: Equatable {
  var key: MatchedKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
}

/// The element of a matched view. Layout places the element as usual, and its group places the
/// content.
@MainActor package final class MatchedNode: WrapperNode, ValueNode {
  package var value: Match
  private var group: MatchedGroup?
  /// The mode in which this element was last placed.
  private var mode = PlacementMode()
  /// The transaction of that placement, held until the content is placed too.
  private var pending: Transaction?
  /// Whether the content is at fractions of pixels.
  private var isFractional = false

  package init(_ context: NodeContext, _ value: Match) {
    self.value = value
    super.init(context)
    join()
  }

  package var match: Match { value }

  package func valueDidChange(from old: Match) {
    if match.key == old.key {
      group?.needsFollowing()
    } else {
      group?.remove(self)
      join()
      setNeedsLayout()
    }
  }

  private func join() {
    // An image of a view is not matched; the view itself is.
    guard !environment.isStandIn else {
      group = nil
      return
    }
    guard match.key.namespace.number != Namespace.ID.nowhere else {
      group = nil
      graph.warn(
        "The namespace of matched geometry \(match.key.text) was read outside of a view's body: "
          + "it matches nothing.")
      return
    }
    group = graph.matchedGroups.join(self, match.key)
  }

  /// Whether the view is removed, and at most shown in its removal transition.
  var isRetired: Bool {
    guard let content else { return nearestRetirement != nil }
    return content.isDestroyed || content.nearestRetirement != nil
  }

  /// Returns the point that views of a group share, in a rectangle of `size` at the origin.
  private func anchorPoint(_ size: CGSize) -> CGPoint {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return CGPoint(
      x: size.width * (isMirrored ? 1 - match.anchor.x : match.anchor.x),
      y: size.height * match.anchor.y)
  }

  /// This view's own geometry, for its use as a source; nil without a place on the screen.
  var ownGeometry: SharedGeometry? {
    guard let placement else { return nil }
    let anchor = anchorPoint(placement.size)
    let point = windowPoint(
      CGPoint(x: placement.origin.x + anchor.x, y: placement.origin.y + anchor.y))
    let geometry = SharedGeometry(point: point, size: placement.size)
    return geometry.isFinite ? geometry : nil
  }

  /// Whether a coordinate space around this view is animating.
  var isInAnimatingSpace: Bool {
    var element = host
    while let current = element {
      if let space = current as? SpaceNode, space.isAnimating { return true }
      element = current.host
    }
    return false
  }

  // MARK: Layout

  package override func placementDidChange(_ placement: Placement) {
    guard let group else {
      content?.place(placement)
      return
    }
    var new = graph.placementMode
    // A forced placement stays requested until the content is placed.
    new.isForced = new.isForced || mode.isForced
    mode = new
    if pending == nil {
      let transaction = graph.currentTransaction
      transaction.holdListeners()
      pending = transaction
    }
    group.needsFollowing()
  }

  /// Places the content at `shared`, or without it in the element's own place.
  ///
  /// - Parameter isMoving: Whether the place is an intermediate one of an animation.
  func placeContent(_ shared: SharedGeometry?, isMoving: Bool, phase: FollowingPhase) {
    guard let placement, let content else {
      releaseListeners()
      return
    }
    let target = shared.map { destination($0, placement, content) } ?? placement
    var mode = mode
    mode.animates = phase != .frame
    mode.rounds = mode.rounds && !(isMoving && shared != nil)
    mode.isForced = mode.isForced || isFractional && mode.rounds
    isFractional = !mode.rounds
    self.mode.isForced = false
    graph.withTransaction(pending ?? graph.currentTransaction) {
      graph.withPlacementMode(mode) { content.place(target) }
    }
    releaseListeners()
  }

  /// The maximum distance at which content follows a source, in points. A coordinate space scaled to
  /// nothing maps the source's point beyond all bounds, and content would need minutes to come back
  /// from there, even with a fast animation.
  private static let farthest: CGFloat = 1e9

  private func destination(
    _ shared: SharedGeometry, _ placement: Placement, _ content: ElementNode
  ) -> Placement {
    var target = placement
    if match.properties.contains(.size) {
      target.proposal = ProposedViewSize(
        CGSize(width: max(0, shared.size.width), height: max(0, shared.size.height)))
      target.size = content.size(for: target.proposal)
    }
    if match.properties.contains(.position) {
      let point = pointInSpace(shared.point)
      let anchor = anchorPoint(target.size)
      let origin = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
      if abs(origin.x) <= Self.farthest, abs(origin.y) <= Self.farthest { target.origin = origin }
    }
    return target
  }

  private func releaseListeners() {
    let placed = pending
    pending = nil
    placed?.releaseListeners(graph.pool.actions)
  }

  package override func contentDidChange() { group?.needsFollowing() }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    group?.remove(self)
    group = nil
    releaseListeners()
  }

  package override var debugName: String { "matchedGeometryEffect" }
}

extension View {
  /// Shares this view's geometry with all views that have the same identifier in a namespace.
  ///
  /// One view of the group is the source. The others are drawn with the source's size, and with their
  /// anchor point at the source's; layout is not affected. When another view becomes the source under
  /// an animation, all views animate from the old source's geometry to the new one's, so that a view
  /// that is removed appears to turn into one that is inserted.
  ///
  /// - Parameters:
  ///   - id: The identifier that matched views share.
  ///   - namespace: The namespace of the identifier, from `@Namespace`.
  ///   - properties: The properties that this view takes from the source.
  ///   - anchor: The point of this view that is placed at the source's point.
  ///   - isSource: Whether the other views follow this one. Of several sources, the one inserted last
  ///     that is not being removed is used, and a warning names the identifier.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}

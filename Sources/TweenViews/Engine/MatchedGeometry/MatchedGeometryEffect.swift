import Foundation
import TweenGeometry
import TweenMotion

/// `matchedGeometryEffect`.
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

/// What a matched view says of itself.
package struct Match: Equatable {
  var key: MatchedKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
}

/// The element of a matched view. It takes its place in layout as any other does; where its content
/// lies, its group says.
@MainActor package final class MatchedNode: WrapperNode, ValueNode {
  package var value: Match
  private var group: MatchedGroup?
  /// How this element was last placed.
  private var mode = PlacementMode()
  /// The transaction it was placed under, held until the content is placed too.
  private var pending: Transaction?
  /// The content lies between pixels.
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
    // The view that it is an image of is the one that is matched.
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

  /// Whether the view is not wanted any more, and shown on its way out at most.
  var isRetired: Bool {
    guard let content else { return nearestRetirement != nil }
    return content.isDestroyed || content.nearestRetirement != nil
  }

  /// The point that views of a group share, within a rectangle of `size` at the origin.
  private func anchorPoint(_ size: CGSize) -> CGPoint {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return CGPoint(
      x: size.width * (isMirrored ? 1 - match.anchor.x : match.anchor.x),
      y: size.height * match.anchor.y)
  }

  /// This view's own geometry, as a source's; nil without a place on the screen.
  var ownGeometry: SharedGeometry? {
    guard let placement else { return nil }
    let anchor = anchorPoint(placement.size)
    let point = windowPoint(
      CGPoint(x: placement.origin.x + anchor.x, y: placement.origin.y + anchor.y))
    let geometry = SharedGeometry(point: point, size: placement.size)
    return geometry.isFinite ? geometry : nil
  }

  /// Whether a space around this view is on its way.
  var isCarried: Bool {
    var element = host
    while let current = element {
      if let space = current as? SpaceNode, space.isGliding { return true }
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
    // Once asked for, entering everything waits for the content.
    new.isForced = new.isForced || mode.isForced
    mode = new
    if pending == nil {
      let transaction = graph.currentTransaction
      transaction.holdListeners()
      pending = transaction
    }
    group.needsFollowing()
  }

  /// Places the content where `shared` says, or, without, where layout put this element.
  ///
  /// - Parameter isMoving: whether that is a place on the way.
  func placeContent(_ shared: SharedGeometry?, isMoving: Bool, phase: FollowingPhase) {
    guard let placement, let content else {
      letGo()
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
    letGo()
  }

  /// How far off content follows a source, in points. A space scaled to nothing has no room for
  /// any place on the screen but its own anchor: its map sends the source's point beyond all bounds,
  /// from where content would need minutes to come back, however quick its animation.
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

  private func letGo() {
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
    letGo()
  }

  package override var debugName: String { "matchedGeometryEffect" }
}

extension View {
  /// Shares this view's geometry with all views of the same identifier in a name space.
  ///
  /// One of them is the source; the others are drawn with its anchor point on the screen and its
  /// size, while layout goes on as without. When another view becomes the source under an
  /// animation, all glide together from the old one's geometry to the new one's: a view that goes
  /// seems to turn into one that comes.
  ///
  /// - Parameters:
  ///   - id: the identifier that matched views share.
  ///   - namespace: where the identifier counts, a `@Namespace`.
  ///   - properties: what this view takes over from the source.
  ///   - anchor: the point of this view that lies on the source's point.
  ///   - isSource: whether the others follow this view. Of several, the one that came last and is
  ///     not leaving counts, and a warning names the identifier.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}

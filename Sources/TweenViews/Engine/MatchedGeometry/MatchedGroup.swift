import TweenGeometry
import TweenMotion

/// The key by which views are matched: views with equal keys form a group.
package struct MatchedKey: Hashable {
  // `AnyHashable` treats equal numbers of different types as equal; identifiers of views differ.
  private let type: ObjectIdentifier
  private let id: AnyHashable
  let namespace: Namespace.ID

  init<ID: Hashable>(_ id: ID, in namespace: Namespace.ID) {
    type = ObjectIdentifier(ID.self)
    self.id = AnyHashable(id)
    self.namespace = namespace
  }

  /// The identifier, for warnings.
  var text: String { "\"\(id.base)\"" }
}

/// The matched groups of a graph.
@MainActor package final class MatchedGroups {
  private var byKey: [MatchedKey: MatchedGroup] = [:]
  /// The groups in the order of their creation.
  private var all: [MatchedGroup] = []
  private var namespaces = 0

  nonisolated package init() {}

  /// Whether no view is matched.
  var isEmpty: Bool { all.isEmpty }

  func nextNamespace() -> Namespace.ID {
    namespaces += 1
    return Namespace.ID(number: namespaces)
  }

  func join(_ node: MatchedNode, _ key: MatchedKey) -> MatchedGroup {
    let group = byKey[key] ?? make(key, node.graph)
    group.insert(node)
    return group
  }

  private func make(_ key: MatchedKey, _ graph: ViewGraph) -> MatchedGroup {
    let group = MatchedGroup(key, graph)
    byKey[key] = group
    all.append(group)
    return group
  }

  fileprivate func remove(_ group: MatchedGroup) {
    byKey[group.key] = nil
    all.removeAll { $0 === group }
  }

  /// Called when views retire, are set aside or come back, because another view may be the source
  /// now.
  package func viewsDidRetireOrReturn() { for group in all { group.needsFollowing() } }
}

/// The views that share one geometry: that of their source, or an intermediate one while the group
/// animates to a new source.
@MainActor package final class MatchedGroup: GeometryFollower, AnimatorOwner {
  let key: MatchedKey
  private unowned let graph: ViewGraph
  package let followingSerial: Int
  package var isQueued = false

  /// The views, the oldest first.
  private var anchors: [NodeAnchor] = []
  /// The view whose geometry is shared.
  private var source: NodeAnchor?
  /// The geometry of the source, kept until there is another source; nil when none is shared.
  private var model: SharedGeometry?
  private var attribute = AnimatedAttribute<SharedGeometry.AnimatableData>()
  /// The coordinate spaces around the views.
  private var watched: [NodeAnchor] = []
  /// Whether a coordinate space moved while no other view followed the source.
  private var isStale = false

  fileprivate init(_ key: MatchedKey, _ graph: ViewGraph) {
    self.key = key
    self.graph = graph
    followingSerial = graph.nextSerial()
  }

  // MARK: Views

  private var members: [MatchedNode] {
    anchors.compactMap { anchor in
      anchor.node.map { unsafeDowncast($0, to: MatchedNode.self) }
    }
  }

  fileprivate func insert(_ node: MatchedNode) {
    if isStale { refresh() }
    anchors.append(node.anchor)
    needsFollowing()
  }

  func remove(_ node: MatchedNode) {
    let anchor = node.anchor
    anchors.removeAll { $0 === anchor }
    needsFollowing()
  }

  func needsFollowing() { graph.geometryQueue.insert(self) }

  package var followingDepth: Int {
    var least = Int.max
    for member in members { least = min(least, member.hostDepth) }
    return least
  }

  package func animatorDidMove() { needsFollowing() }

  // MARK: The source

  /// Whether a view can be the source: it is placed, and its containers show it.
  private func isSource(_ node: MatchedNode) -> Bool {
    node.match.isSource && node.placement != nil && node.isShownInTree
  }

  /// Returns the newest source that is not retired; else the last source while it exists, for the
  /// views that are removed with it.
  private func choose(among members: [MatchedNode]) -> (node: MatchedNode, isRetired: Bool)? {
    for node in members.reversed() where isSource(node) {
      if !node.isRetired { return (node, false) }
    }
    guard let last = members.first(where: { $0.anchor === source }), last.match.isSource else {
      return nil
    }
    return (last, true)
  }

  private func warnOfSeveral(among members: [MatchedNode]) {
    var count = 0
    for node in members where isSource(node) && !node.isRetired { count += 1 }
    guard count > 1 else { return }
    graph.warn(
      "Several views of matched geometry \(key.text) are its source at once: "
        + "give isSource: false to all but one.")
  }

  /// Stores the current geometry of the source. A change to another source is animated.
  private func take(_ geometry: SharedGeometry, of node: MatchedNode, phase: FollowingPhase) {
    let isOther = source !== node.anchor
    source = node.anchor
    model = geometry
    _ = attribute.update(
      geometry.animatableData,
      transaction: isOther && phase != .frame ? node.visibleTransaction() : Transaction(),
      environment: node.environment, pool: graph.pool, owner: self)
  }

  /// Updates the geometry of a source that moved with its coordinate space.
  private func refresh() {
    isStale = false
    guard let node = source?.node else { return }
    let source = unsafeDowncast(node, to: MatchedNode.self)
    if let geometry = source.ownGeometry { take(geometry, of: source, phase: .frame) }
  }

  private func shareNothing() {
    source = nil
    model = nil
    attribute.reset()
  }

  // MARK: Following

  package func follow(_ phase: FollowingPhase) {
    let members = members
    isStale = false
    let choice = choose(among: members)
    if let choice, let geometry = choice.node.ownGeometry {
      if phase == .insertion, model != nil, source !== choice.node.anchor {
        // The view's insertion transition has not begun, so that its final place is known only after
        // the next layout.
        graph.geometryQueue.postpone(self)
      } else {
        take(geometry, of: choice.node, phase: phase)
      }
    } else {
      shareNothing()
    }
    place(members, isSourceLeaving: choice?.isRetired ?? true, phase: phase)
    watch(spacesAround(members))
    if phase == .update { warnOfSeveral(among: members) }
    if members.isEmpty { graph.matchedGroups.remove(self) }
  }

  private func place(_ members: [MatchedNode], isSourceLeaving: Bool, phase: FollowingPhase) {
    var shared = model
    let isAnimating = attribute.isAnimating
    if isAnimating, let model { shared?.animatableData = attribute.shown(model.animatableData) }
    let isInAnimatingSpace = members.contains { $0.anchor === source && $0.isInAnimatingSpace }
    for member in members {
      // Views that remain without a source return to their own place.
      let isFollowing =
        member.anchor === source ? isAnimating : !isSourceLeaving || member.isRetired
      member.placeContent(
        isFollowing ? shared : nil,
        isMoving: isAnimating || isInAnimatingSpace || member.isInAnimatingSpace,
        phase: phase)
    }
  }

  // MARK: Spaces

  private func spacesAround(_ members: [MatchedNode]) -> [SpaceNode] {
    var spaces: [SpaceNode] = []
    for member in members {
      var element = member.host
      while let current = element {
        if let space = current as? SpaceNode, !spaces.contains(where: { $0 === space }) {
          spaces.append(space)
        }
        element = current.host
      }
    }
    return spaces
  }

  /// Observes the movements of `spaces`, and of no other coordinate spaces.
  private func watch(_ spaces: [SpaceNode]) {
    if watched.count == spaces.count, zip(watched, spaces).allSatisfy({ $0 === $1.anchor }) {
      return
    }
    for anchor in watched {
      if let node = anchor.node { unsafeDowncast(node, to: SpaceNode.self).removeWatcher(self) }
    }
    for space in spaces { space.addWatcher(self) }
    watched = spaces.map(\.anchor)
  }

  /// Called when a coordinate space around one of the views moved.
  func spaceDidMove() {
    if anchors.count > 1 || attribute.isAnimating { needsFollowing() } else { isStale = true }
  }
}

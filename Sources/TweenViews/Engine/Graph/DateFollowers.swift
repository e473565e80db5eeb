/// A node that schedules work for dates.
@MainActor package protocol DateFollower: ViewNode {
  func dateDidShift()
}

/// The nodes that are notified when the date of a live stage is corrected.
@MainActor struct DateFollowers {
  private var anchors: [NodeAnchor] = []
  /// The number of anchors above which removed nodes are deleted.
  private var maximumUnswept = Self.fewest
  private nonisolated static let fewest = 64

  nonisolated init() {}

  mutating func insert(_ node: some DateFollower) {
    anchors.append(node.anchor)
    if anchors.count > maximumUnswept { sweep() }
  }

  /// Returns the nodes that still exist, in the order of their insertion.
  mutating func live() -> [any DateFollower] {
    sweep()
    return anchors.compactMap { $0.node as? any DateFollower }
  }

  private mutating func sweep() {
    anchors.removeAll { $0.node?.isDestroyed != false }
    maximumUnswept = max(Self.fewest, anchors.count * 2)
  }
}

/// A node that waits for dates.
@MainActor package protocol DateFollower: ViewNode {
  func dateDidShift()
}

/// The nodes that are told when the clock of a live stage is set right.
@MainActor struct DateFollowers {
  private var anchors: [NodeAnchor] = []
  /// When there are so many, those that have gone are looked for.
  private var mostUnswept = Self.fewest
  private nonisolated static let fewest = 64

  nonisolated init() {}

  mutating func insert(_ node: some DateFollower) {
    anchors.append(node.anchor)
    if anchors.count > mostUnswept { sweep() }
  }

  /// Those that are still there, in the order they came.
  mutating func live() -> [any DateFollower] {
    sweep()
    return anchors.compactMap { $0.node as? any DateFollower }
  }

  private mutating func sweep() {
    anchors.removeAll { $0.node?.isDestroyed != false }
    mostUnswept = max(Self.fewest, anchors.count * 2)
  }
}

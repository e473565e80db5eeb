/// Nodes that wait to be updated: parents before children, and in the order of marking at one depth.
@MainActor struct DirtyQueue {
  private var levels: [[ViewNode]] = []
  private var heads: [Int] = []
  private var lowest = 0
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  var first: ViewNode? {
    for level in levels.indices where heads[level] < levels[level].count {
      return levels[level][heads[level]]
    }
    return nil
  }

  mutating func insert(_ node: ViewNode) {
    while levels.count <= node.depth {
      levels.append([])
      heads.append(0)
    }
    levels[node.depth].append(node)
    lowest = min(lowest, node.depth)
    count += 1
  }

  mutating func popFirst() -> ViewNode? {
    guard count > 0 else { return nil }
    while heads[lowest] == levels[lowest].count {
      levels[lowest].removeAll(keepingCapacity: true)
      heads[lowest] = 0
      lowest += 1
    }
    let node = levels[lowest][heads[lowest]]
    heads[lowest] += 1
    count -= 1
    if count == 0 {
      levels[lowest].removeAll(keepingCapacity: true)
      heads[lowest] = 0
      lowest = levels.count
    }
    return node
  }
}

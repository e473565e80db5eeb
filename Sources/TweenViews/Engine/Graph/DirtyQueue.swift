/// The nodes that wait to be updated. Parents come before children, and nodes of one depth in the
/// order of their creation, regardless of the order of marking. (Publishers notify subscribers in
/// no fixed order.)
@MainActor struct DirtyQueue {
  private struct Level {
    var nodes: [ViewNode] = []
    var head = 0
    var isSorted = true

    var isEmpty: Bool { head == nodes.count }

    mutating func insert(_ node: ViewNode) {
      if let last = nodes.last, head < nodes.count, last.serial > node.serial { isSorted = false }
      nodes.append(node)
    }

    mutating func popFirst() -> ViewNode {
      if !isSorted {
        nodes[head...].sort { $0.serial < $1.serial }
        isSorted = true
      }
      let node = nodes[head]
      head += 1
      if isEmpty {
        nodes.removeAll(keepingCapacity: true)
        head = 0
      }
      return node
    }
  }

  private var levels: [Level] = []
  private var lowest = 0
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: ViewNode) {
    while levels.count <= node.depth { levels.append(Level()) }
    levels[node.depth].insert(node)
    lowest = count == 0 ? node.depth : min(lowest, node.depth)
    count += 1
  }

  mutating func popFirst() -> ViewNode? {
    guard count > 0 else { return nil }
    while levels[lowest].isEmpty { lowest += 1 }
    count -= 1
    return levels[lowest].popFirst()
  }
}

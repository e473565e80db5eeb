/// A tree that finds the boxes that a straight line may intersect, among many small ones.
///
/// The boxes are sorted along a Z-order curve through their centres, large boxes separately from small
/// ones. Each aligned group of neighbours, of a size that is a power of two, has a common bounding box.
struct BoxTree {
  struct Box {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity

    init() {}

    init(_ a: GridPoint, _ b: GridPoint) {
      left = Double(min(a.x, b.x))
      top = Double(min(a.y, b.y))
      right = Double(max(a.x, b.x))
      bottom = Double(max(a.y, b.y))
    }

    mutating func add(_ box: Box) {
      left = min(left, box.left)
      top = min(top, box.top)
      right = max(right, box.right)
      bottom = max(bottom, box.bottom)
    }
  }

  /// The items, by position in the tree.
  let order: [Int32]
  /// The position of each item.
  let places: [Int32]
  /// The boxes, by position.
  private let boxes: [Box]
  /// Node 1 is the root, 2n and 2n + 1 are the children of node n; the last `leafCount` are leaves.
  private let nodes: [Box]
  private let leafCount: Int

  private static let leafSize = 4

  init(_ items: [Box]) {
    let order = Self.spatialOrder(items)
    var places = [Int32](repeating: 0, count: items.count)
    for (place, item) in order.enumerated() { places[Int(item)] = Int32(place) }
    let boxes = order.map { items[Int($0)] }
    var leafCount = 1
    while leafCount * Self.leafSize < items.count { leafCount *= 2 }
    var nodes = [Box](repeating: Box(), count: 2 * leafCount)
    for (place, box) in boxes.enumerated() { nodes[leafCount + place / Self.leafSize].add(box) }
    for node in stride(from: leafCount - 1, to: 0, by: -1) {
      nodes[node].add(nodes[2 * node])
      nodes[node].add(nodes[2 * node + 1])
    }
    (self.order, self.places, self.boxes) = (order, places, boxes)
    (self.nodes, self.leafCount) = (nodes, leafCount)
  }

  /// Calls `body` with the items at `place` and after it whose boxes `probe` may intersect.
  @inline(__always)
  func forEach(meeting probe: BoxProbe, from place: Int = 0, _ body: (Int) -> Void) {
    // Depth-first traversal without a stack: from a node to its first child, or to the next node
    // outside its subtree.
    let first = leafCount + place / Self.leafSize
    let depth = leafCount.trailingZeroBitCount
    var node = 1
    while true {
      // The last leaf below the node.
      let level = depth - (Int.bitWidth - 1 - node.leadingZeroBitCount)
      let last = ((node + 1) << level) - 1
      if last >= first, probe.mayMeet(nodes[node]) {
        if node < leafCount {
          node *= 2
          continue
        }
        let start = (node - leafCount) * Self.leafSize
        for at in max(start, place)..<max(min(start + Self.leafSize, boxes.count), place)
        where probe.mayMeet(boxes[at]) {
          body(Int(order[at]))
        }
      }
      while node & 1 == 1 { node >>= 1 }
      if node == 0 { return }
      node += 1
    }
  }

  private static func spatialOrder(_ items: [Box]) -> [Int32] {
    var whole = Box()
    for item in items { whole.add(item) }
    let reach = max(whole.right - whole.left, whole.bottom - whole.top)
    let scale = reach > 0 ? Double((1 << 26) - 1) / reach : 0
    var keys: [(key: UInt64, item: Int32)] = []
    keys.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let x = UInt64(((item.left + item.right) * 0.5 - whole.left) * scale)
      let y = UInt64(((item.top + item.bottom) * 0.5 - whole.top) * scale)
      let size = max(item.right - item.left, item.bottom - item.top)
      let sizeClass = size > 0 ? UInt64(max(0, size.exponent)) : 0
      keys.append((sizeClass << 52 | spread(x) << 1 | spread(y), Int32(index)))
    }
    keys.sort { $0.key != $1.key ? $0.key < $1.key : $0.item < $1.item }
    return keys.map { $0.item }
  }

  /// Returns the low 26 bits with a 0 between neighbouring bits.
  private static func spread(_ x: UInt64) -> UInt64 {
    var v = x & 0x3FF_FFFF
    v = (v | v << 16) & 0x0000_FFFF_0000_FFFF
    v = (v | v << 8) & 0x00FF_00FF_00FF_00FF
    v = (v | v << 4) & 0x0F0F_0F0F_0F0F_0F0F
    v = (v | v << 2) & 0x3333_3333_3333_3333
    return (v | v << 1) & 0x5555_5555_5555_5555
  }
}

/// A straight line that is tested against boxes.
struct BoxProbe {
  private let box: BoxTree.Box
  private let x: Double
  private let y: Double
  private let dx: Double
  private let dy: Double
  /// The distance from the line within which a box counts as intersected.
  private let reach: Double

  init(_ a: GridPoint, _ b: GridPoint, reach: Double) {
    box = BoxTree.Box(a, b)
    (x, y) = (Double(a.x), Double(a.y))
    (dx, dy) = (Double(b.x &- a.x), Double(b.y &- a.y))
    self.reach = reach
  }

  /// Returns false only where the box is farther away than `reach` along x or along y.
  @inline(__always) func mayMeet(_ other: BoxTree.Box) -> Bool {
    guard other.left <= box.right + reach, other.right >= box.left - reach,
      other.top <= box.bottom + reach, other.bottom >= box.top - reach
    else { return false }
    let left = ((other.left + other.right) * 0.5 - x) * dy
    let right = ((other.top + other.bottom) * 0.5 - y) * dx
    let width = (other.right - other.left) * 0.5 + reach
    let height = (other.bottom - other.top) * 0.5 + reach
    let rounding = (abs(left) + abs(right)) * 0x1p-50
    return abs(left - right) <= width * abs(dy) + height * abs(dx) + rounding
  }
}

/// Connects the lines around a filled area to closed contours, with the area on the right (on the
/// screen, where y grows downwards): clockwise around areas, counter-clockwise around holes. No contour
/// contains a vertex twice.
struct ContourTracer {
  /// A line with a direction.
  struct Way {
    var line: Int32
    /// Whether the direction is from the line's `low` to its `high`.
    var isForward: Bool
  }

  private let arrangement: Arrangement
  private let vertices: [GridPoint]
  /// The direction of each line in the outline of the area; nil for lines that are not part of it.
  private var ways: [Bool?]
  /// The next line of the outline after each line.
  private var following: [Int32]

  /// - Parameter isInside: Returns whether a point with these winding numbers belongs to the area.
  init(
    _ arrangement: Arrangement, _ vertices: [GridPoint],
    isInside: (Arrangement.Winding) -> Bool
  ) {
    self.arrangement = arrangement
    self.vertices = vertices
    ways = arrangement.lines.map { line in
      let (before, after) = (isInside(line.before), isInside(line.after))
      return before == after ? nil : after
    }
    following = [Int32](repeating: -1, count: ways.count)
    connect()
  }

  private func start(_ line: Int, _ isForward: Bool) -> Int32 {
    isForward ? arrangement.lines[line].low : arrangement.lines[line].high
  }

  private func end(_ line: Int, _ isForward: Bool) -> Int32 {
    isForward ? arrangement.lines[line].high : arrangement.lines[line].low
  }

  private mutating func connect() {
    // The directed lines out of and into each vertex, grouped by vertex.
    var ends: [(vertex: Int32, line: Int32)] = []
    ends.reserveCapacity(2 * ways.count)
    for (line, way) in ways.enumerated() where way != nil {
      ends.append((arrangement.lines[line].low, Int32(line)))
      ends.append((arrangement.lines[line].high, Int32(line)))
    }
    ends.sort { $0.vertex != $1.vertex ? $0.vertex < $1.vertex : $0.line < $1.line }
    var first = 0
    while first < ends.count {
      var last = first
      while last < ends.count, ends[last].vertex == ends[first].vertex { last += 1 }
      connect(ends[first..<last].map { $0.line }, at: ends[first].vertex)
      first = last
    }
  }

  /// Connects each line into a vertex with the line out of it that bounds the same part of the area:
  /// the next line against the direction from +x to +y, because the area is on the right.
  private mutating func connect(_ lines: [Int32], at vertex: Int32) {
    let center = vertices[Int(vertex)]
    func far(_ line: Int32) -> GridPoint {
      let line = arrangement.lines[Int(line)]
      return vertices[Int(line.low == vertex ? line.high : line.low)]
    }
    func isUpper(_ p: GridPoint) -> Bool { p.y > center.y || (p.y == center.y && p.x > center.x) }
    let around =
      lines.count == 2
      ? lines
      : lines.sorted { one, two in
        let (a, b) = (far(one), far(two))
        if isUpper(a) != isUpper(b) { return isUpper(a) }
        let side = b.side(from: center, to: a)
        return side != 0 ? side > 0 : one < two
      }
    for (index, line) in around.enumerated() {
      guard let way = ways[Int(line)], end(Int(line), way) == vertex else { continue }
      let before = around[(index + around.count - 1) % around.count]
      if let wayOn = ways[Int(before)], start(Int(before), wayOn) == vertex {
        following[Int(line)] = before
      }
    }
  }

  /// Returns the contours, sorted by their first vertices in the order of the sweep, at which they
  /// begin.
  mutating func contours() -> [[Way]] {
    var found: [(first: Int32, ways: [Way])] = []
    var isUsed = [Bool](repeating: false, count: ways.count)
    // For each vertex, the number of lines in the current walk before it was reached; -1 where it was
    // not.
    var visited = [Int](repeating: -1, count: vertices.count)
    for first in ways.indices where ways[first] != nil && !isUsed[first] {
      var way: [Way] = []
      var line = first
      while let isForward = ways[line], !isUsed[line] {
        isUsed[line] = true
        visited[Int(start(line, isForward))] = way.count
        way.append(Way(line: Int32(line), isForward: isForward))
        let reached = visited[Int(end(line, isForward))]
        if reached >= 0 {
          found.append(split(&way, from: reached, &visited))
        }
        guard following[line] >= 0 else { break }
        line = Int(following[line])
      }
      for left in way { visited[Int(start(Int(left.line), left.isForward))] = -1 }
    }
    found.sort { $0.first < $1.first }
    return found.map { $0.ways }
  }

  /// Removes the loop from the end of a walk, and returns it.
  private func split(
    _ way: inout [Way], from first: Int, _ visited: inout [Int]
  ) -> (first: Int32, ways: [Way]) {
    var loop = Array(way[first...])
    way.removeSubrange(first...)
    var (lowest, head) = (Int32.max, 0)
    for (index, part) in loop.enumerated() {
      let vertex = start(Int(part.line), part.isForward)
      visited[Int(vertex)] = -1
      if vertex < lowest { (lowest, head) = (vertex, index) }
    }
    loop = Array(loop[head...] + loop[..<head])
    return (lowest, loop)
  }
}

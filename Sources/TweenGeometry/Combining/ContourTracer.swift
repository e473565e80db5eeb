/// Joins the lines around a filled area into closed contours, the area to the right of the way (on
/// screen, where y grows downwards): clockwise around areas, counter-clockwise around holes. No
/// contour passes a vertex twice.
struct ContourTracer {
  /// A line with the direction in which it is passed.
  struct Way {
    var line: Int32
    /// From the line's `low` to its `high`.
    var isForward: Bool
  }

  private let arrangement: Arrangement
  private let vertices: [GridPoint]
  /// By line, which way the outline of the area passes it; nil where it does not.
  private var ways: [Bool?]
  /// By line, the line that the outline passes next.
  private var following: [Int32]

  /// - Parameter isInside: whether a place with these winding numbers belongs to the area.
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
    // The ways out of and into each vertex, one after the other.
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

  /// Connects each way into a vertex with the way out that bounds the same part of the area there:
  /// the next one against the sense from +x to +y, as the area lies to the right.
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

  /// The contours, each from its first vertex in the order of the sweep, and in the order of these.
  mutating func contours() -> [[Way]] {
    var found: [(first: Int32, ways: [Way])] = []
    var isUsed = [Bool](repeating: false, count: ways.count)
    // By vertex, how many lines of the way led there; -1 where it did not come by.
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

  /// Takes the loop off the end of a way.
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

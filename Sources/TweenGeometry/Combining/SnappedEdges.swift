import Foundation

/// Edges that are divided where they cross or touch. Each piece leads from one grid point to another,
/// so that two pieces meet only in their ends or are equal.
///
/// This is snap rounding (J. D. Hobby, "Practical segment intersection with finite precision output",
/// 1999): the pixels of all ends and crossings are hot, and each edge passes through the centre of
/// every hot pixel that it intersects. An edge is moved by at most half a grid step and never across a
/// corner, so that no new crossings arise.
struct SnappedEdges {
  struct Piece {
    /// The vertices, `low` before `high` in the order of the sweep.
    var low: Int32
    var high: Int32
    /// Whether the edge leads from `low` to `high`.
    var isForward: Bool
    var edge: Int32
    /// The parameters on the edge's source.
    var lowParameter: Double
    var highParameter: Double
  }

  /// The vertices, in the order of the sweep.
  private(set) var vertices: [GridPoint] = []
  /// The point of the plane for each vertex.
  private(set) var points: [CGPoint] = []
  /// The pieces, in the order of the edges and along each edge.
  private(set) var pieces: [Piece] = []

  init(_ list: EdgeList) {
    findVertices(list, crossings: Self.crossings(list.edges))
    let hot = BoxTree(vertices.map { BoxTree.Box($0, $0) })
    pieces.reserveCapacity(list.edges.count * 2)
    var passed: [Int32] = []
    for (index, edge) in list.edges.enumerated() {
      passed.removeAll(keepingCapacity: true)
      hot.forEach(meeting: BoxProbe(edge.from, edge.to, reach: 0.5)) { vertex in
        if vertices[vertex].pixelMeets(edge.from, edge.to) { passed.append(Int32(vertex)) }
      }
      add(edge, Int32(index), through: &passed)
    }
  }

  /// Returns the pixels in which edges cross.
  private static func crossings(_ edges: [EdgeList.Edge]) -> [GridPoint] {
    let tree = BoxTree(edges.map { BoxTree.Box($0.from, $0.to) })
    var found: [GridPoint] = []
    for (index, edge) in edges.enumerated() {
      let probe = BoxProbe(edge.from, edge.to, reach: 0)
      tree.forEach(meeting: probe, from: Int(tree.places[index]) + 1) { other in
        let (c, d) = (edges[other].from, edges[other].to)
        if let pixel = GridPoint.crossing(edge.from, edge.to, c, d) { found.append(pixel) }
      }
    }
    return found
  }

  private mutating func findVertices(_ list: EdgeList, crossings: [GridPoint]) {
    // Where the ends of several segments coincide, the first one determines the point.
    let unknown = list.corners.count
    var all: [(place: GridPoint, corner: Int)] = []
    all.reserveCapacity(unknown + list.edges.count + crossings.count)
    for (index, corner) in list.corners.enumerated() { all.append((corner.place, index)) }
    for edge in list.edges { all.append((edge.to, unknown)) }
    for place in crossings { all.append((place, unknown)) }
    all.sort { $0.place != $1.place ? $0.place < $1.place : $0.corner < $1.corner }
    for (place, corner) in all where place != vertices.last {
      vertices.append(place)
      points.append(corner == unknown ? list.grid.point(place) : list.corners[corner].point)
    }
  }

  private mutating func add(
    _ edge: EdgeList.Edge, _ index: Int32, through passed: inout [Int32]
  ) {
    // A straight line intersects pixels in the order of x, and in each column in the order of y.
    let goesRight = edge.from.x <= edge.to.x
    let goesDown = edge.from.y <= edge.to.y
    passed.sort { one, two in
      let (a, b) = (vertices[Int(one)], vertices[Int(two)])
      if a.x != b.x { return (a.x < b.x) == goesRight }
      return a.y != b.y && (a.y < b.y) == goesDown
    }
    let way = (Double(edge.to.x &- edge.from.x), Double(edge.to.y &- edge.from.y))
    let square = way.0 * way.0 + way.1 * way.1
    var (fraction, parameter) = (0.0, edge.fromParameter)
    for (here, next) in zip(passed, passed.dropFirst()) {
      let place = vertices[Int(next)]
      let along =
        Double(place.x &- edge.from.x) * way.0 + Double(place.y &- edge.from.y) * way.1
      // Vertices beside the edge can be slightly out of order.
      fraction = place == edge.to ? 1 : min(max(along / square, fraction), 1)
      let end =
        fraction == 1
        ? edge.toParameter
        : edge.fromParameter + (edge.toParameter - edge.fromParameter) * fraction
      let isForward = here < next
      pieces.append(
        Piece(
          low: min(here, next), high: max(here, next), isForward: isForward, edge: index,
          lowParameter: isForward ? parameter : end, highParameter: isForward ? end : parameter))
      parameter = end
    }
  }
}

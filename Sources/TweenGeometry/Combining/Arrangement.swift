/// The division of the plane by the pieces of two outlines. Each distinct piece occurs once, with the
/// winding numbers of both outlines on both of its sides.
///
/// A line sweeps over the plane from left to right. At each vertex, the pieces that end there are
/// removed from the sweep line's list, and the pieces that begin there are inserted. Their winding
/// numbers are computed from those of the neighbouring piece.
struct Arrangement {
  /// The winding numbers of two outlines at a point; clockwise on the screen is positive.
  struct Winding: Equatable {
    var one: Int32 = 0
    var other: Int32 = 0

    static func + (a: Winding, b: Winding) -> Winding {
      Winding(one: a.one &+ b.one, other: a.other &+ b.other)
    }
  }

  struct Line {
    /// The vertices, in the order of the sweep.
    var low: Int32
    var high: Int32
    /// The index of the first piece on this line.
    var piece: Int32
    /// The change of the winding numbers from the side `before` to the side `after`.
    var step: Winding
    /// The winding numbers on the side of smaller y (right of a vertical line).
    var before = Winding()
    /// The winding numbers on the opposite side.
    var after: Winding { before + step }
  }

  /// The lines, sorted by their first vertex and by direction around it.
  private(set) var lines: [Line] = []
  /// The index of the line of each piece.
  private(set) var lineOfPiece: [Int32] = []

  /// - Parameter isOther: Returns whether a piece belongs to the second outline.
  init(_ edges: SnappedEdges, isOther: (SnappedEdges.Piece) -> Bool) {
    unite(edges.pieces, edges.vertices, isOther)
    sweep(edges.vertices)
  }

  private mutating func unite(
    _ pieces: [SnappedEdges.Piece], _ vertices: [GridPoint], _ isOther: (SnappedEdges.Piece) -> Bool
  ) {
    let order = pieces.indices.sorted { one, two in
      let (a, b) = (pieces[one], pieces[two])
      if a.low != b.low { return a.low < b.low }
      if a.high == b.high { return one < two }
      let side = vertices[Int(b.high)].side(
        from: vertices[Int(a.low)], to: vertices[Int(a.high)])
      // Pieces meet only in their ends, so that two pieces never overlap.
      return side != 0 ? side > 0 : a.high < b.high
    }
    lineOfPiece = [Int32](repeating: 0, count: pieces.count)
    for index in order {
      let piece = pieces[index]
      if lines.last.map({ $0.low != piece.low || $0.high != piece.high }) ?? true {
        lines.append(
          Line(low: piece.low, high: piece.high, piece: Int32(index), step: Winding()))
      }
      let turn: Int32 = piece.isForward ? 1 : -1
      let step = isOther(piece) ? Winding(other: turn) : Winding(one: turn)
      lines[lines.count - 1].step = lines[lines.count - 1].step + step
      lineOfPiece[index] = Int32(lines.count - 1)
    }
  }

  private mutating func sweep(_ vertices: [GridPoint]) {
    var crossed: [Int32] = []
    var entering: [Int32] = []
    var next = 0
    for (index, vertex) in vertices.enumerated() {
      // The first line that does not pass before the vertex.
      var (first, beyond) = (0, crossed.count)
      while first < beyond {
        let middle = (first + beyond) / 2
        let line = lines[Int(crossed[middle])]
        let side = vertex.side(from: vertices[Int(line.low)], to: vertices[Int(line.high)])
        if side > 0 { first = middle + 1 } else { beyond = middle }
      }
      while beyond < crossed.count, lines[Int(crossed[beyond])].high == index { beyond += 1 }
      var winding = first > 0 ? lines[Int(crossed[first - 1])].after : Winding()
      entering.removeAll(keepingCapacity: true)
      while next < lines.count, lines[next].low == index {
        lines[next].before = winding
        winding = lines[next].after
        entering.append(Int32(next))
        next += 1
      }
      if entering.count == beyond - first {
        for (offset, line) in entering.enumerated() { crossed[first + offset] = line }
      } else {
        crossed.replaceSubrange(first..<beyond, with: entering)
      }
    }
  }
}

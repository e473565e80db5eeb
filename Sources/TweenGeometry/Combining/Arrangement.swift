/// The plane as pieces of two outlines divide it: each different piece once, with the winding
/// numbers of both outlines on either side.
///
/// A line sweeps over the plane from left to right. At each vertex the pieces that end there leave
/// the line's list, those that begin there enter it, and the winding numbers are counted on from
/// the piece next to them.
struct Arrangement {
  /// How often two outlines wind around a place, clockwise on screen counted positive.
  struct Winding: Equatable {
    var one: Int32 = 0
    var other: Int32 = 0

    static func + (a: Winding, b: Winding) -> Winding {
      Winding(one: a.one &+ b.one, other: a.other &+ b.other)
    }
  }

  struct Line {
    /// Vertices in the order of the sweep.
    var low: Int32
    var high: Int32
    /// The first of the pieces that lie here.
    var piece: Int32
    /// What the pieces add to the winding numbers from the side `before` to the side `after`.
    var step: Winding
    /// On the side where y is smaller (right of a vertical line).
    var before = Winding()
    /// On the other side.
    var after: Winding { before + step }
  }

  /// By their first vertex, and around it.
  private(set) var lines: [Line] = []
  /// By piece, its line.
  private(set) var lineOfPiece: [Int32] = []

  /// - Parameter isOther: by piece, whether it belongs to the other outline.
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
      // Pieces meet in their ends only, so that no two lie along each other.
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

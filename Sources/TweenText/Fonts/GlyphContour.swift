import TweenGeometry

/// A point or a direction in font units, y up.
struct GlyphVector: Equatable {
  var x: Double
  var y: Double

  static func + (left: Self, right: Self) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Self, right: Self) -> Self { Self(x: left.x - right.x, y: left.y - right.y) }
  static func * (left: Self, factor: Double) -> Self {
    Self(x: left.x * factor, y: left.y * factor)
  }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  /// Above zero where `other` is to the left of this direction.
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }

  /// The direction from here to another point, of length 1; nil where both are one.
  func direction(to other: Self) -> Self? {
    let way = other - self
    let length = way.length
    return length > GlyphContour.tiny ? way * (1 / length) : nil
  }
}

/// One closed line of an outline, as pieces that begin where the one before them ends.
struct GlyphContour {
  /// A line (2 points), or a curve (3 or 4) with its control points.
  struct Piece {
    var points: [GlyphVector]

    var start: GlyphVector { points[0] }
    var end: GlyphVector { points[points.count - 1] }

    /// The direction in which the piece begins, past control points that lie on its start.
    var leaving: GlyphVector? {
      points.dropFirst().lazy.compactMap { start.direction(to: $0) }.first
    }

    /// The direction in which the piece ends.
    var arriving: GlyphVector? {
      points.dropLast().reversed().lazy.compactMap { $0.direction(to: end) }.first
    }
  }

  /// Shorter lengths, in font units, are rounding errors and count as 0.
  static let tiny = 1e-6

  var pieces: [Piece]

  /// The contours of an outline, without pieces that have no length.
  static func contours(of path: Path) -> [GlyphContour] {
    var contours: [GlyphContour] = []
    var pieces: [Piece] = []
    var at = GlyphVector(x: 0, y: 0)
    var index = 0
    func take() -> GlyphVector {
      defer { index += 2 }
      return GlyphVector(x: path.coordinates[index], y: path.coordinates[index + 1])
    }
    func finish() {
      if let first = pieces.first, first.start.direction(to: at) != nil {
        pieces.append(Piece(points: [at, first.start]))
      }
      if !pieces.isEmpty { contours.append(GlyphContour(pieces: pieces)) }
      pieces = []
    }
    for verb in path.verbs {
      switch verb {
      case .move:
        finish()
        at = take()
      case .line, .quad, .cubic:
        let points = [at] + (0..<verb.coordinateCount / 2).map { _ in take() }
        at = points[points.count - 1]
        let piece = Piece(points: points)
        if piece.leaving != nil { pieces.append(piece) }
      case .arc:
        // Glyph outlines have no arcs.
        index += verb.coordinateCount
      case .close: finish()
      }
    }
    finish()
    return contours
  }

  /// The outline of contours.
  static func path(of contours: [GlyphContour]) -> Path {
    var path = Path()
    func append(_ verb: Path.Verb, _ points: ArraySlice<GlyphVector>) {
      path.verbs.append(verb)
      for point in points { path.coordinates += [point.x, point.y] }
    }
    for contour in contours where !contour.pieces.isEmpty {
      append(.move, contour.pieces[0].points[..<1])
      for piece in contour.pieces {
        append([.line, .quad, .cubic][piece.points.count - 2], piece.points[1...])
      }
      path.verbs.append(.close)
    }
    return path
  }

  /// Twice the area within the polygon of all points, above zero for a contour that runs
  /// counter-clockwise, with y up.
  var area: Double {
    pieces.reduce(0) { sum, piece in
      zip(piece.points, piece.points.dropFirst()).reduce(sum) { $0 + $1.0.cross($1.1) }
    }
  }

  /// 1 where the filled area is left of the lines, -1 where it is right of them: inside the largest
  /// contour.
  static func filledSide(of contours: [GlyphContour]) -> Double {
    let largest = contours.map(\.area).max { abs($0) < abs($1) } ?? 0
    return largest < 0 ? -1 : 1
  }
}

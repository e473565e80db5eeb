import TweenGeometry

/// Rounds the protruding corners of letters, for a rounded face with the stems, widths and weights of
/// the original face.
///
/// Each corner is cut off at the same distance on both sides, and replaced by a cubic that leaves and
/// arrives in their directions: an arc of a circle between straight lines. Where two corners share an
/// edge each takes half of it, so that the end of a stroke becomes a half circle. Corners that point
/// inwards stay, as where an arm meets a stem.
struct RoundedOutline {
  /// Corners that turn by less than 25 degrees are part of a curve.
  private static let straightest = 0.9063
  /// The part of a piece between a corner and a smooth joint that the corner may take: if it took all
  /// of the piece, the direction at the joint could not be computed.
  private static let maximumPartOfPiece = 0.9
  /// The number of parts into which a curve is divided to measure its length: more find the place of
  /// a cut more exactly, by less than a font unit.
  private static let steps = 16

  private let radius: Double
  private let side: Double

  /// - Parameters:
  ///   - path: An outline in font units, y up.
  ///   - radius: Of a right-angled corner's arc, in font units.
  static func path(_ path: Path, radius: Double) -> Path {
    let contours = GlyphContour.contours(of: path)
    let rounding = RoundedOutline(radius: radius, side: GlyphContour.filledSide(of: contours))
    return GlyphContour.path(of: contours.map(rounding.rounded))
  }

  private init(radius: Double, side: Double) {
    self.radius = radius
    self.side = side
  }

  private func rounded(_ contour: GlyphContour) -> GlyphContour {
    let pieces = contour.pieces
    let count = pieces.count
    guard count > 1 else { return contour }
    // The corner at the end of each piece: the tangent of half its turn.
    let turns = pieces.indices.map { turn(from: pieces[$0], to: pieces[($0 + 1) % count]) }
    let lengths = pieces.map(Self.length)
    var cuts = [Double](repeating: 0, count: count)
    for index in 0..<count {
      guard let turn = turns[index] else { continue }
      let next = (index + 1) % count
      let before =
        lengths[index] * (turns[(index + count - 1) % count] == nil ? Self.maximumPartOfPiece : 0.5)
      let after = lengths[next] * (turns[next] == nil ? Self.maximumPartOfPiece : 0.5)
      cuts[index] = min(radius * turn, before, after)
    }
    var result: [GlyphContour.Piece] = []
    for index in 0..<count {
      var piece = pieces[index]
      piece = Self.trimmed(piece, start: cuts[(index + count - 1) % count], end: cuts[index])
      // Both ends of a line may meet after the cuts.
      if piece.leaving != nil { result.append(piece) }
      guard cuts[index] > 0 else { continue }
      let next = (index + 1) % count
      let after = Self.trimmed(pieces[next], start: cuts[index], end: cuts[next])
      result.append(
        Self.arc(
          from: piece.end, piece.arriving ?? pieces[index].arriving, to: after.start,
          after.leaving ?? pieces[next].leaving))
    }
    return GlyphContour(pieces: result)
  }

  /// The tangent of half the angle of the outline's turn at a protruding corner; nil for other
  /// joints.
  private func turn(from one: GlyphContour.Piece, to other: GlyphContour.Piece) -> Double? {
    guard let before = one.arriving, let after = other.leaving else { return nil }
    let dot = before.dot(after)
    let cross = before.cross(after) * side
    guard dot < Self.straightest, cross > 0, 1 + dot > GlyphContour.tiny else { return nil }
    return cross / (1 + dot)
  }

  /// A cubic that leaves in one direction and arrives in another: a circle's, where both points have
  /// the same distance from the crossing of the directions.
  private static func arc(
    from start: GlyphVector, _ leaving: GlyphVector?, to end: GlyphVector, _ arriving: GlyphVector?
  ) -> GlyphContour.Piece {
    guard let leaving, let arriving, 1 + leaving.dot(arriving) > GlyphContour.tiny else {
      return GlyphContour.Piece(points: [start, end])
    }
    // With T = tan(a / 2) of the turn a: the radius is |AB| / (2 sin(a / 2)), and the handles are
    // 4/3 tan(a / 4) of it.
    let half = abs(leaving.cross(arriving)) / (1 + leaving.dot(arriving))
    let secant = (1 + half * half).squareRoot()
    let chord = (end - start).length
    let handle =
      half > GlyphContour.tiny
      ? 4 / 3 * (half / (1 + secant)) * chord * secant / (2 * half) : chord / 3
    return GlyphContour.Piece(
      points: [start, start + leaving * handle, end - arriving * handle, end])
  }

  // MARK: Lengths

  private static func length(_ piece: GlyphContour.Piece) -> Double {
    if piece.points.count == 2 { return (piece.end - piece.start).length }
    var length = 0.0
    var last = piece.start
    for step in 1...steps {
      let point = split(piece.points, at: Double(step) / Double(steps)).head.last ?? last
      length += (point - last).length
      last = point
    }
    return length
  }

  /// The piece, shortened by these lengths at both ends.
  private static func trimmed(
    _ piece: GlyphContour.Piece, start: Double, end: Double
  ) -> GlyphContour.Piece {
    var points = piece.points
    if end > 0 {
      points = split(points, at: 1 - place(points.reversed(), after: end)).head
    }
    if start > 0 { points = split(points, at: place(points, after: start)).tail }
    return GlyphContour.Piece(points: points)
  }

  /// The place on a piece, in 0...1, at which a given length lies behind it.
  private static func place(_ points: [GlyphVector], after length: Double) -> Double {
    if points.count == 2 {
      return min(length / max((points[1] - points[0]).length, .leastNormalMagnitude), 1)
    }
    var passed = 0.0
    var last = points[0]
    for step in 1...steps {
      let point = split(points, at: Double(step) / Double(steps)).head.last ?? last
      let way = (point - last).length
      if passed + way >= length, way > 0 {
        return (Double(step - 1) + (length - passed) / way) / Double(steps)
      }
      passed += way
      last = point
    }
    return 1
  }

  /// Both parts of a piece, by de Casteljau's construction.
  private static func split(
    _ points: [GlyphVector], at place: Double
  ) -> (head: [GlyphVector], tail: [GlyphVector]) {
    var head: [GlyphVector] = []
    var tail: [GlyphVector] = []
    var level = points
    while let first = level.first, let last = level.last {
      head.append(first)
      tail.append(last)
      level = zip(level, level.dropFirst()).map { $0 + ($1 - $0) * place }
    }
    return (head, tail.reversed())
  }
}

import TweenGeometry

/// Makes the strokes of letters heavier or lighter, for weights without a file in the family.
///
/// All points, including control points of curves, move out of the filled area by half of the
/// strokes' gain, along the mean of the normals of both sides, as in FreeType's FT_Outline_Embolden
/// (https://freetype.org/freetype2/docs/reference/ft2-outline_processing.html). FreeType's letters
/// become larger; here they are scaled back to their height and advance, so that lines, columns and
/// neighbours keep their places.
struct EmboldenedOutline {
  /// The largest distance that a point moves, in offsets: sharp corners would become spikes.
  private static let longestMiter = 2.0
  /// Corners sharper than this, as a cosine, stay where they are.
  private static let sharpest = -0.9375
  /// The largest ratio of a narrow letter's gain before it is fitted to the gain after it.
  private static let maximumGain = 1.6
  /// Strokes lose at most this share of their width, or they would turn inside out.
  private static let maximumLoss = 0.75

  private let offset: Double
  private let side: Double

  /// - Parameters:
  ///   - path: An outline in font units, y up.
  ///   - stem: The width of the font's upright strokes, in font units.
  ///   - gain: The increase of that width, in font units; a decrease below 0.
  ///   - advance: The glyph's, in font units; 0 for marks, which may grow.
  ///   - capHeight: In font units, above 0: the height of letters, which does not change.
  static func path(
    _ path: Path, stem: Double, gain: Double, advance: Double, capHeight: Double
  ) -> Path {
    let contours = GlyphContour.contours(of: path)
    // Fitting reduces the gain of strokes, most in narrow letters: with a gain g before it, (stem +
    // g) * advance / (advance + g) must be stem + gain.
    let room = advance - stem - gain
    let most = abs(gain) * maximumGain
    let fitted = room > 0 ? min(max(advance * gain / room, -most), most) : gain
    let own = max(fitted, -stem * maximumLoss)
    let shape = EmboldenedOutline(
      offset: own / 2, side: GlyphContour.filledSide(of: contours))
    let moved = contours.map(shape.moved)
    // A damaged font may have lengths into which no letter fits.
    let across = advance > 2 * abs(own) ? advance / (advance + own) : 1
    let up = capHeight > 2 * abs(own) ? capHeight / (capHeight + own) : 1
    return GlyphContour.path(
      of: moved.map { contour in
        GlyphContour(
          pieces: contour.pieces.map { piece in
            GlyphContour.Piece(
              points: piece.points.map { point in
                GlyphVector(
                  x: advance > 0 ? (point.x + own / 2) * across : point.x,
                  y: (point.y + own / 2) * up)
              })
          })
      })
  }

  private init(offset: Double, side: Double) {
    self.offset = offset
    self.side = side
  }

  private func moved(_ contour: GlyphContour) -> GlyphContour {
    // The polygon of all points; each piece begins where the one before it ends.
    let polygon = contour.pieces.flatMap { $0.points.dropLast() }
    let places = polygon.indices.map { place(of: $0, in: polygon) }
    var pieces: [GlyphContour.Piece] = []
    var index = 0
    for piece in contour.pieces {
      let count = piece.points.count
      pieces.append(
        GlyphContour.Piece(points: (0..<count).map { places[(index + $0) % places.count] }))
      index += count - 1
    }
    return GlyphContour(pieces: pieces)
  }

  private func place(of index: Int, in polygon: [GlyphVector]) -> GlyphVector {
    let point = polygon[index]
    guard let before = neighbour(of: index, in: polygon, by: polygon.count - 1),
      let after = neighbour(of: index, in: polygon, by: 1),
      let arriving = before.direction(to: point), let leaving = point.direction(to: after)
    else { return point }
    let dot = arriving.dot(leaving)
    guard dot > Self.sharpest else { return point }
    // The normals that point out of the filled area.
    let sum = arriving + leaving
    var shift = GlyphVector(x: sum.y, y: -sum.x) * (side * offset / (1 + dot))
    let longest = abs(offset) * Self.longestMiter
    let length = shift.length
    if length > longest { shift = shift * (longest / length) }
    // Where sides become shorter, by at most their length.
    let turn = arriving.cross(leaving) * side * (offset < 0 ? -1 : 1)
    if turn < 0 {
      let loss = abs(offset) * -turn / (1 + dot)
      let shorter = min((point - before).length, (after - point).length)
      if loss > shorter { shift = shift * (shorter / loss) }
    }
    return point + shift
  }

  /// The nearest other point in a direction round the polygon.
  private func neighbour(
    of index: Int, in polygon: [GlyphVector], by step: Int
  ) -> GlyphVector? {
    var other = (index + step) % polygon.count
    while other != index {
      if (polygon[other] - polygon[index]).length > GlyphContour.tiny { return polygon[other] }
      other = (other + step) % polygon.count
    }
    return nil
  }
}

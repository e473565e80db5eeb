/// The grid every coordinate is rounded to, once: 1/65,536 of a pixel.
///
/// With 15 bits before the point, an Int32 holds any position on a canvas of 16,384 pixels.
enum Grid {
  static let bits = 16
  static let one = 65_536
  /// Rows of a band: the unit of work of a thread, and the height of a damage tile.
  static let bandBits = 4
  static let bandRows = 16

  /// Adding 1.5 * 2^36 to a double leaves, in the low half of its bits, the number in grid units,
  /// rounded to nearest (ties to even), as an Int32.
  @inline(__always) static func round(_ p: SIMD2<Double>) -> SIMD2<Int32> {
    let moved = p + 103_079_215_104
    return SIMD2(
      Int32(truncatingIfNeeded: moved.x.bitPattern), Int32(truncatingIfNeeded: moved.y.bitPattern))
  }
}

/// A straight piece of an outline within one band, in grid units; x from the canvas's left edge,
/// y from the band's top, 0...16 rows. Never horizontal.
struct Line {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
}

/// One item's lines in one band.
struct LineRun {
  var item: Int32
  var firstLine: Int32
  var lineCount: Int32
  /// The least and the greatest x of the lines, in grid units.
  var minX: Int32
  var maxX: Int32
}

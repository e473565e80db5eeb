import TweenGeometry
import TweenPaint

/// The box that is drawn for characters in no font.
enum MissingGlyph {
  static let faceID: UInt64 = 0x6D69_7373_696E_6700
  static let unitsPerEm = 1000.0
  static let advance: Int32 = 650

  /// A frame of even thickness with a little room on both sides, as high as capitals.
  static let outlines: GlyphOutlines = {
    var path = Path()
    rectangle(&path, 60, 0, 590, 720, isHole: false)
    rectangle(&path, 120, 60, 530, 660, isHole: true)
    return GlyphOutlines(unitsPerEm: unitsPerEm, outlines: [0: path])
  }()

  private static func rectangle(
    _ path: inout Path, _ left: Double, _ bottom: Double, _ right: Double, _ top: Double,
    isHole: Bool
  ) {
    let across = isHole ? [left, top] : [right, bottom]
    let back = isHole ? [right, bottom] : [left, top]
    path.verbs += [.move, .line, .line, .line, .close]
    path.coordinates += [left, bottom] + across + [right, top] + back
  }
}

import CFreeType
import CHarfBuzz
import Synchronization
import TweenDigest
import TweenGeometry
import TweenPaint

/// One font file: its metrics, HarfBuzz's view of it for shaping and FreeType's for outlines.
///
/// Any thread may use a face. HarfBuzz's font is immutable after loading; FreeType's face is not
/// thread-safe and is behind a lock, together with the outlines taken from it.
package final class FontFace: Sendable {
  /// A number computed from the file's first and last part and its length; for other fonts of the
  /// file than the first, and for variants, another number computed from that.
  package let faceID: UInt64
  package let unitsPerEm: Double
  /// Above the baseline, in font units, positive.
  package let ascent: Double
  /// Below the baseline, in font units, positive.
  package let descent: Double
  /// Between lines, in font units.
  package let lineGap: Double
  /// The height of flat capitals in font units; 0 if the font has no such number.
  package let capHeight: Double
  /// The height of flat lowercase letters in font units; 0 if the font has no such number.
  package let xHeight: Double
  package let glyphCount: Int

  /// The distance of an underline's middle below the baseline, and its thickness; font units.
  package let underlinePosition: Double
  package let underlineThickness: Double
  /// The distance of a strikethrough's middle above the baseline, and its thickness; font units.
  package let strikethroughPosition: Double
  package let strikethroughThickness: Double
  /// The changes of the file's outlines.
  package let variant: FontVariant
  /// The metrics of the system's face, where the font replaces it.
  let system: SystemFaceMetrics?
  /// Whether the glyphs are pictures.
  package let hasPictures: Bool

  /// For each character of ASCII, by a bit, whether the font has a glyph.
  private let plainGlyphs: (UInt64, UInt64)

  /// The number of shapings of plain text; then `composingPlainText` or `leavingPlainText`.
  private let plainShapings = Atomic<Int>(0)

  /// HarfBuzz's font is made immutable by `init`, after which any thread may shape with it.
  nonisolated(unsafe) let shapingFont: OpaquePointer
  private let glyphs: Mutex<GlyphLoader>

  /// Loads the font at `index` of the file at `path`. Both libraries read one memory map of it.
  package convenience init(
    path: String, index: Int = 0, variant: FontVariant = .plain
  ) throws(TextError) {
    try self.init(path: path, index: index, variant: variant, system: nil)
  }

  /// With `system` the font has the line box and the letter spacing of the system's face.
  init(
    path: String, index: Int, variant: FontVariant, system: SystemFaceMetrics?
  ) throws(TextError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw TextError.fontBroken(path: path)
    }
    guard let loader = GlyphLoader(blob: blob, index: index, variant: variant) else {
      hb_blob_destroy(blob)
      throw TextError.fontBroken(path: path)
    }
    faceID = variant.identity(
      Self.digestOfParts(loader.fileBytes).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        ^ UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15)
    self.variant = variant
    let metrics = loader.metrics
    unitsPerEm = Double(metrics.unitsPerEm)
    self.system = system
    if system == nil {
      (ascent, descent) = (Double(metrics.ascent), Double(metrics.descent))
      lineGap = Double(metrics.lineGap)
    } else {
      ascent = SystemFaceMetrics.ascent * unitsPerEm
      descent = SystemFaceMetrics.descent * unitsPerEm
      lineGap = 0
    }
    capHeight = Double(metrics.capHeight)
    xHeight = Double(metrics.xHeight)
    glyphCount = metrics.glyphCount
    underlinePosition = metrics.underlinePosition
    underlineThickness = metrics.underlineThickness
    strikethroughPosition = metrics.strikethroughPosition
    strikethroughThickness = metrics.strikethroughThickness
    hasPictures = loader.hasPictures

    let face = hb_face_create(blob, UInt32(index))
    shapingFont = hb_font_create(face)
    hb_face_destroy(face)
    // Positions come out in font units: whole numbers, the same on every machine.
    hb_font_set_scale(
      shapingFont, Int32((unitsPerEm * variant.stretch).rounded()), Int32(unitsPerEm))
    hb_font_make_immutable(shapingFont)
    plainGlyphs = (
      Self.nominalGlyphs(of: shapingFont, from: 0), Self.nominalGlyphs(of: shapingFont, from: 64)
    )
    glyphs = Mutex(loader)
  }

  deinit { hb_font_destroy(shapingFont) }

  /// The largest file that is read whole for its hash, in bytes.
  private static let largestHashedFile = 1 << 20
  private static let hashedPart = 1 << 14

  /// The SHA-256 of the file, in hexadecimal digits; of a large one (tens of megabytes, for Chinese)
  /// that of its parts. Computed on each read: a dump reads it once, and it takes longer than the
  /// whole loading of a font.
  package var fileHash: String {
    glyphs.withLock { loader in
      let bytes = loader.fileBytes
      return SHA256.hexadecimal(
        bytes.count > Self.largestHashedFile
          ? Self.digestOfParts(bytes) : SHA256.digest(of: bytes))
    }
  }

  /// The SHA-256 of a file's first and last part and its length, which identifies the file: the first
  /// part contains the checksums of all its tables.
  private static func digestOfParts(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var parts = Array(bytes.prefix(hashedPart)) + Array(bytes.suffix(hashedPart))
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { parts += $0 }
    return parts.withUnsafeBytes { SHA256.digest(of: $0) }
  }

  /// Outlines of (at least) `ids`, in font units. Runs share the tables: glyphs that a table lacks
  /// make the next table, until that is full and another one is begun.
  package func outlines<Glyphs: Sequence<UInt32> & Sendable>(of ids: Glyphs) -> GlyphOutlines {
    glyphs.withLock { $0.outlines(of: ids) }
  }

  /// The picture of a glyph; nil for a glyph without one.
  package func picture(of glyph: UInt32) -> GlyphPicture? {
    hasPictures ? glyphs.withLock { $0.picture(of: glyph) } : nil
  }

  /// Whether the font substitutes glyphs by a feature, such as "smcp".
  func hasFeature(_ name: String) -> Bool {
    let wanted = hb_tag_from_string(name, -1)
    let face = hb_font_get_face(shapingFont)
    var tags = [hb_tag_t](repeating: 0, count: 64)
    var start: UInt32 = 0
    while true {
      var count = UInt32(tags.count)
      let all = hb_ot_layout_table_get_feature_tags(face, Self.substitutions, start, &count, &tags)
      if tags.prefix(Int(count)).contains(wanted) { return true }
      start += count
      if count == 0 || start >= all { return false }
    }
  }

  /// The table of substitutions.
  private static let substitutions = hb_tag_from_string("GSUB", 4)

  /// For each of 64 characters whether a font has a glyph for it.
  private static func nominalGlyphs(of font: OpaquePointer?, from first: UInt32) -> UInt64 {
    var glyph: UInt32 = 0
    return (0..<64 as Range<UInt32>).reduce(0) { found, bit in
      hb_font_get_nominal_glyph(font, first + bit, &glyph) != 0 ? found | 1 << bit : found
    }
  }

  private static let composingPlainText = -1
  private static let leavingPlainText = -2
  /// The number of shapings after which the expensive analysis of plain text is worth its time.
  static let manyPlainShapings = 128

  /// Whether shaping a plain text again may omit composing characters, with the same glyphs. To be
  /// called before each such shaping, which it counts.
  func leavesPlainText() -> Bool {
    let count = plainShapings.load(ordering: .relaxed)
    if count < 0 { return count == Self.leavingPlainText }
    if count < Self.manyPlainShapings {
      plainShapings.add(1, ordering: .relaxed)
      return false
    }
    let isLeft = PlainText.isNeverComposed(by: hb_font_get_face(shapingFont))
    plainShapings.store(
      isLeft ? Self.leavingPlainText : Self.composingPlainText, ordering: .relaxed)
    return isLeft
  }

  /// The spacing after each cluster at a size in points, in font units: only the system's face has
  /// spacing in addition to the file's advances.
  func spacing(size: Double) -> Int32 {
    system.map { Int32(($0.spacing(size: size) * unitsPerEm * variant.stretch).rounded()) } ?? 0
  }

  /// Whether the font has a glyph for a character of ASCII.
  func hasPlainGlyph(for byte: UInt8) -> Bool {
    let bits = byte < 64 ? plainGlyphs.0 : plainGlyphs.1
    return byte < 128 && bits >> UInt64(byte & 63) & 1 != 0
  }

  /// The font's glyph for a character; nil for a character that it lacks.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(shapingFont, scalar.value, &glyph) != 0 ? glyph : nil
  }
}

/// The differences of a face from its file: for looks without a file in the family.
package struct FontVariant: Hashable, Sendable {
  /// The shift of letters to the right for each unit of height.
  package var slant: Double
  /// The width of letters, as a multiple of the file's.
  package var stretch: Double
  /// The width of the file's upright strokes, in sizes of the font; read where `boldness` is not 0.
  package var stem = 0.0
  /// The gain of the strokes' width, in sizes of the font; negative for thinner strokes.
  package var boldness = 0.0
  /// The radius of corners that stick out, in sizes of the font.
  package var rounding = 0.0

  package static let plain = FontVariant(slant: 0, stretch: 1)

  package init(slant: Double, stretch: Double) {
    self.slant = slant
    self.stretch = stretch
  }

  /// The face's id, from its file's.
  fileprivate func identity(_ id: UInt64) -> UInt64 {
    if self == .plain { return id }
    var id = id
    for number in [slant, stretch] + (boldness == 0 ? [] : [boldness, stem])
      + (rounding == 0 ? [] : [rounding, 1])
    {
      id = (id ^ number.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      id ^= id >> 29
    }
    return id
  }
}

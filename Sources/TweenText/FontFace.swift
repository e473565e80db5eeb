import CFreeType
import CHarfBuzz
import Synchronization
import TweenGeometry
import TweenMath
import TweenPaint

/// One font file: its metrics, HarfBuzz's view of it for shaping and FreeType's for outlines.
///
/// Any thread may use a face. HarfBuzz's font is immutable after loading; FreeType's face is not
/// thread-safe and stands behind a lock, together with the outlines taken from it.
package final class FontFace: Sendable {
  /// The first 8 bytes of the file's SHA-256, big endian.
  package let faceID: UInt64
  /// The SHA-256 of the file, in hexadecimal digits.
  package let fileHash: String
  package let unitsPerEm: Double
  /// Above the baseline, in font units, positive.
  package let ascent: Double
  /// Below the baseline, in font units, positive.
  package let descent: Double
  /// Between lines, in font units.
  package let lineGap: Double
  /// The height of flat capitals in font units; 0 if the font does not tell.
  package let capHeight: Double
  /// The height of flat lowercase letters in font units; 0 if the font does not tell.
  package let xHeight: Double
  package let glyphCount: Int

  nonisolated(unsafe) let shapingFont: OpaquePointer
  private let glyphs: Mutex<GlyphLoader>

  /// Loads the file at `path`. Both libraries read one memory map of it.
  package init(path: String) throws(TextError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw TextError.fontBroken(path: path)
    }
    guard let loader = GlyphLoader(blob: blob) else {
      hb_blob_destroy(blob)
      throw TextError.fontBroken(path: path)
    }
    let digest = SHA256.digest(of: loader.fileBytes)
    faceID = digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    fileHash = SHA256.hexadecimal(digest)
    unitsPerEm = Double(loader.unitsPerEm)
    ascent = Double(loader.ascent)
    descent = Double(loader.descent)
    lineGap = Double(loader.lineGap)
    capHeight = Double(loader.capHeight)
    xHeight = Double(loader.xHeight)
    glyphCount = loader.glyphCount

    let face = hb_face_create(blob, 0)
    shapingFont = hb_font_create(face)
    hb_face_destroy(face)
    // Positions come out in font units: whole numbers, the same on every machine.
    hb_font_set_scale(shapingFont, Int32(loader.unitsPerEm), Int32(loader.unitsPerEm))
    hb_font_make_immutable(shapingFont)
    glyphs = Mutex(loader)
  }

  deinit { hb_font_destroy(shapingFont) }

  /// The outlines of `ids`, in font units.
  package func outlines<Glyphs: Sequence<UInt32>>(of ids: Glyphs) -> GlyphOutlines {
    glyphs.withLock { loader in
      var table: [UInt32: Path] = [:]
      for id in ids where table[id] == nil {
        if let outline = loader.outline(of: id) { table[id] = outline }
      }
      return GlyphOutlines(unitsPerEm: unitsPerEm, outlines: table)
    }
  }
}

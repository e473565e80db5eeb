import CFreeType
import CHarfBuzz
import TweenGeometry

/// FreeType's side of a font file: metrics and outlines, unscaled and unhinted.
///
/// Owns its FreeType library, for libraries are not thread-safe either, and shares `blob`.
struct GlyphLoader: ~Copyable {
  let unitsPerEm: Int
  let ascent: Int
  let descent: Int
  let lineGap: Int
  let capHeight: Int
  let xHeight: Int
  let glyphCount: Int

  private let blob: OpaquePointer
  private let library: FT_Library
  private let face: FT_Face
  /// Nil inside for glyphs known to be empty.
  private var outlines: [UInt32: Path?] = [:]

  /// Takes over `blob` on success; nil if its bytes are not a scalable font.
  init?(blob: OpaquePointer) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    // Overrides the environment variable FREETYPE_PROPERTIES, which must not reach a pixel.
    var noDarkening: FT_Bool = 1
    FT_Property_Set(library, "cff", "no-stem-darkening", &noDarkening)

    var length: UInt32 = 0
    var face: FT_Face?
    let data = UnsafeRawPointer(hb_blob_get_data(blob, &length))?
      .assumingMemoryBound(to: FT_Byte.self)
    guard FT_New_Memory_Face(library, data, FT_Long(length), 0, &face) == 0, let face,
      face.pointee.units_per_EM > 0
    else {
      FT_Done_FreeType(library)
      return nil
    }
    let record = face.pointee
    unitsPerEm = Int(record.units_per_EM)
    ascent = max(0, Int(record.ascender))
    descent = max(0, -Int(record.descender))
    lineGap = max(0, Int(record.height) - Int(record.ascender) + Int(record.descender))
    glyphCount = record.num_glyphs
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    let isModern = table.map { $0.version >= 2 && $0.version != 0xFFFF } ?? false
    capHeight = isModern ? max(0, Int(table?.sCapHeight ?? 0)) : 0
    xHeight = isModern ? max(0, Int(table?.sxHeight ?? 0)) : 0
    self.blob = blob
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    hb_blob_destroy(blob)
  }

  /// The whole file; valid as long as the loader.
  var fileBytes: UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: data, count: Int(length))
  }

  /// The outline of `glyph` in font units, y up; nil for an empty or unknown one.
  mutating func outline(of glyph: UInt32) -> Path? {
    if let known = outlines[glyph] { return known }
    let path = load(glyph)
    outlines[glyph] = .some(path)
    return path
  }

  private func load(_ glyph: UInt32) -> Path? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_contours > 0
    else { return nil }
    var recorder = OutlineRecorder()
    var functions = OutlineRecorder.functions
    let error = withUnsafeMutablePointer(to: &recorder) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, $0)
    }
    guard error == 0 else { return nil }
    recorder.closeContour()
    return recorder.path.verbs.isEmpty ? nil : recorder.path
  }
}

/// Turns FreeType's callbacks into a path.
private struct OutlineRecorder {
  var path = Path()
  private var startX = 0.0
  private var startY = 0.0

  /// FreeType hands each function the pointer to the recorder back; 0 means "go on".
  static var functions: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { to, recorder in
        guard let to else { return 1 }
        OutlineRecorder.with(recorder) { $0.move(to.pointee) }
        return 0
      },
      line_to: { to, recorder in
        guard let to else { return 1 }
        OutlineRecorder.with(recorder) { $0.append(.line, to.pointee) }
        return 0
      },
      conic_to: { control, to, recorder in
        guard let control, let to else { return 1 }
        OutlineRecorder.with(recorder) { $0.append(.quad, control.pointee, to.pointee) }
        return 0
      },
      cubic_to: { first, second, to, recorder in
        guard let first, let second, let to else { return 1 }
        OutlineRecorder.with(recorder) {
          $0.append(.cubic, first.pointee, second.pointee, to.pointee)
        }
        return 0
      },
      shift: 0, delta: 0)
  }

  private static func with(
    _ pointer: UnsafeMutableRawPointer?, _ body: (inout OutlineRecorder) -> Void
  ) {
    guard let pointer else { return }
    body(&pointer.assumingMemoryBound(to: OutlineRecorder.self).pointee)
  }

  mutating func move(_ point: FT_Vector) {
    closeContour()
    startX = Double(point.x)
    startY = Double(point.y)
    append(.move, point)
  }

  mutating func append(_ verb: Path.Verb, _ points: FT_Vector...) {
    path.verbs.append(verb)
    for point in points {
      path.coordinates.append(Double(point.x))
      path.coordinates.append(Double(point.y))
    }
  }

  /// FreeType leaves contours open but ends them where they began; a last line back to the start
  /// is what closing draws anyway.
  mutating func closeContour() {
    guard let last = path.verbs.last, last != .close else { return }
    let end = path.coordinates.suffix(2)
    if last == .line, end.first == startX, end.last == startY {
      path.verbs.removeLast()
      path.coordinates.removeLast(2)
    }
    path.verbs.append(.close)
  }
}

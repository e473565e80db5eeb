import CFreeType
import CHarfBuzz
import TweenGeometry
import TweenPaint

/// A font file's metrics, in font units.
struct FontMetrics {
  var unitsPerEm = 1
  var ascent = 0
  var descent = 0
  var lineGap = 0
  var capHeight = 0
  var xHeight = 0
  var glyphCount = 0
  var underlinePosition = 0.0
  var underlineThickness = 0.0
  var strikethroughPosition = 0.0
  var strikethroughThickness = 0.0
}

/// FreeType's side of a font file: metrics and outlines, unscaled and unhinted, and pictures.
///
/// Owns its FreeType library, for libraries are not thread-safe either, and shares `blob`.
struct GlyphLoader: ~Copyable {
  /// Outlines with more segments than this are omitted: no letter has so many, and a hostile file
  /// could delay a frame with them.
  private static let largestOutline = 100_000
  /// The number of outlines from which on a table is full.
  private static let fullTable = 512

  let metrics: FontMetrics
  let hasPictures: Bool

  private let blob: OpaquePointer
  private let library: FT_Library
  private let face: FT_Face
  private let variant: FontVariant
  /// Nil inside for glyphs known to be empty.
  private var outlines: [UInt32: Path?] = [:]
  private var table: GlyphOutlines
  private var tabled: [UInt32: Path] = [:]
  /// The glyphs that `table` was made for, empty ones too.
  private var tabledGlyphs = GlyphSet()
  private var pictures: [UInt32: GlyphPicture?] = [:]

  /// Takes over `blob` on success; nil if its bytes are not a scalable font, or one of pictures.
  init?(blob: OpaquePointer, index: Int, variant: FontVariant) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    // Overrides the environment variable FREETYPE_PROPERTIES, which must not reach a pixel.
    var noDarkening: FT_Bool = 1
    FT_Property_Set(library, "cff", "no-stem-darkening", &noDarkening)

    var length: UInt32 = 0
    var face: FT_Face?
    let data = UnsafeRawPointer(hb_blob_get_data(blob, &length))?
      .assumingMemoryBound(to: FT_Byte.self)
    guard index >= 0,
      FT_New_Memory_Face(library, data, FT_Long(length), FT_Long(index), &face) == 0, let face
    else {
      FT_Done_FreeType(library)
      return nil
    }
    let isColored = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
    let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    let hasPictures =
      !isScalable && isColored && face.pointee.num_fixed_sizes > 0 && FT_Select_Size(face, 0) == 0
    guard let metrics = FontMetrics(of: face), isScalable || hasPictures else {
      FT_Done_Face(face)
      FT_Done_FreeType(library)
      return nil
    }
    self.metrics = metrics
    self.hasPictures = hasPictures
    self.blob = blob
    self.library = library
    self.face = face
    self.variant = variant
    table = GlyphOutlines(unitsPerEm: Double(metrics.unitsPerEm), outlines: [:])
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

  /// A table with the outlines of `ids`.
  mutating func outlines<Glyphs: Sequence<UInt32>>(of ids: Glyphs) -> GlyphOutlines {
    var isComplete = true
    for id in ids where !tabledGlyphs.contains(id) {
      if isComplete, tabledGlyphs.count >= Self.fullTable {
        tabledGlyphs = GlyphSet()
        tabled = [:]
        for id in ids { add(id) }
        isComplete = false
        break
      }
      isComplete = false
      add(id)
    }
    if !isComplete {
      table = GlyphOutlines(unitsPerEm: Double(metrics.unitsPerEm), outlines: tabled)
    }
    return table
  }

  private mutating func add(_ glyph: UInt32) {
    guard tabledGlyphs.insert(glyph) else { return }
    if let path = outline(of: glyph) { tabled[glyph] = path }
  }

  /// The outline of `glyph` in font units, y up; nil for an empty or unknown one.
  private mutating func outline(of glyph: UInt32) -> Path? {
    if let known = outlines[glyph] { return known }
    var path = hasPictures ? nil : load(glyph)
    if variant != .plain, let plain = path {
      path = changed(plain, advance: Double(face.pointee.glyph?.pointee.advance.x ?? 0))
    }
    outlines[glyph] = .some(path)
    return path
  }

  private func changed(_ plain: Path, advance: Double) -> Path {
    let em = Double(metrics.unitsPerEm)
    var path = plain
    if variant.boldness != 0 {
      path = EmboldenedOutline.path(
        path, stem: variant.stem * em, gain: variant.boldness * em, advance: advance,
        capHeight: metrics.capHeight > 0 ? Double(metrics.capHeight) : em * 0.7)
    }
    if variant.rounding > 0 { path = RoundedOutline.path(path, radius: variant.rounding * em) }
    guard variant.slant != 0 || variant.stretch != 1 else { return path }
    for index in stride(from: 0, to: path.coordinates.count - 1, by: 2) {
      path.coordinates[index] =
        (path.coordinates[index] + path.coordinates[index + 1] * variant.slant) * variant.stretch
    }
    return path
  }

  /// The picture of `glyph`; nil for one without.
  mutating func picture(of glyph: UInt32) -> GlyphPicture? {
    if let known = pictures[glyph] { return known }
    let picture = loadPicture(glyph)
    pictures[glyph] = .some(picture)
    return picture
  }

  private func loadPicture(_ glyph: UInt32) -> GlyphPicture? {
    guard hasPictures, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      let perEm = face.pointee.size?.pointee.metrics.y_ppem, perEm > 0
    else { return nil }
    return GlyphPicture(slot.pointee, pixelsPerEm: Double(perEm))
  }

  private func load(_ glyph: UInt32) -> Path? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_contours > 0,
      Int(slot.pointee.outline.n_points) <= Self.largestOutline
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

extension FontMetrics {
  init?(of face: FT_Face) {
    let record = face.pointee
    let isScalable = record.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    let header = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?
      .assumingMemoryBound(to: TT_Header.self).pointee
    unitsPerEm = isScalable ? Int(record.units_per_EM) : Int(header?.Units_Per_EM ?? 0)
    guard unitsPerEm > 0 else { return nil }
    if isScalable {
      ascent = max(0, Int(record.ascender))
      descent = max(0, -Int(record.descender))
      lineGap = max(0, Int(record.height) - Int(record.ascender) + Int(record.descender))
      underlinePosition = -Double(record.underline_position)
      underlineThickness = Double(record.underline_thickness)
    } else if let table = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?
      .assumingMemoryBound(to: TT_HoriHeader.self).pointee
    {
      ascent = max(0, Int(table.Ascender))
      descent = max(0, -Int(table.Descender))
      lineGap = max(0, Int(table.Line_Gap))
    }
    glyphCount = Int(record.num_glyphs)
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    let isKnown = table.map { $0.version != 0xFFFF } ?? false
    let isModern = isKnown && table.map { $0.version >= 2 } ?? false
    capHeight = isModern ? max(0, Int(table?.sCapHeight ?? 0)) : 0
    xHeight = isModern ? max(0, Int(table?.sxHeight ?? 0)) : 0
    let em = Double(unitsPerEm)
    // Some fonts have no such numbers; these are the usual ones.
    if !(underlineThickness > 0 && underlineThickness < em) { underlineThickness = em / 16 }
    if !(underlinePosition > 0 && underlinePosition < em) { underlinePosition = em / 8 }
    strikethroughThickness = isKnown ? Double(table?.yStrikeoutSize ?? 0) : 0
    if !(strikethroughThickness > 0 && strikethroughThickness < em) {
      strikethroughThickness = underlineThickness
    }
    // The file has the position of the stroke's top.
    strikethroughPosition =
      isKnown ? Double(table?.yStrikeoutPosition ?? 0) - strikethroughThickness / 2 : 0
    if !(strikethroughPosition > 0 && strikethroughPosition < em) {
      strikethroughPosition = xHeight > 0 ? Double(xHeight) / 2 : em / 4
    }
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

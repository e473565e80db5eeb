import CHarfBuzz

/// Analyses a font's tables for text in ASCII from left to right, in Latin letters.
enum PlainText {
  /// Bytes of such text.
  static let bytes: ClosedRange<UInt8> = 0x20...0x7E

  /// The features of a plain text besides "ccmp": all that are on by default, and the digits of one
  /// width.
  private static let features = [
    "rvrn", "ltra", "ltrm", "frac", "numr", "dnom", "rand", "trak", "Harf", "HARF", "Buzz", "BUZZ",
    "abvm", "blwm", "locl", "mark", "mkmk", "rlig", "clig", "curs", "dist", "kern", "liga",
    "rclt", "tnum",
  ]

  /// Whether composing characters (the feature "ccmp") is known to leave plain text unchanged, in
  /// every language. Fonts compose letters with the marks that follow them, and looking for marks
  /// after each letter takes half of the time of shaping.
  ///
  /// Let G be all glyphs that plain text may have by all other features. If the feature's lookups
  /// make no glyph of G from glyphs outside G, and make from glyphs of G, in any order, no glyph
  /// outside G, then they never add a glyph. Lookups that only remove glyphs are checked separately.
  static func isNeverComposed(by face: OpaquePointer?) -> Bool {
    guard let table = SubstitutionTable(face), !table.mayDelete,
      hb_ot_var_has_data(face) == 0, !hasRequiredFeatures(face), !hasTable("morx", face),
      !hasTable("mort", face), let composing = hb_set_create(), let others = hb_set_create(),
      let glyphs = hb_set_create(), let made = hb_set_create()
    else { return false }
    defer { for set in [composing, others, glyphs, made] { hb_set_destroy(set) } }
    collect(["ccmp"], of: face, into: composing)
    guard hb_set_is_empty(composing) == 0 else { return false }
    collect(features, of: face, into: others)
    hb_set_subtract(others, composing)
    addNominalGlyphs(of: face, to: glyphs)
    close(glyphs, under: others, of: face)
    var lookup = hb_codepoint_t.max
    while hb_set_next(composing, &lookup) != 0 {
      hb_ot_layout_lookup_collect_glyphs(
        face, SubstitutionTable.tag, lookup, nil, nil, nil, made)
    }
    hb_set_intersect(made, glyphs)
    let before = hb_set_get_population(glyphs)
    close(glyphs, under: composing, of: face)
    // After a failed allocation a set is incomplete.
    return hb_set_is_empty(made) != 0 && hb_set_get_population(glyphs) == before
      && [composing, others, glyphs, made].allSatisfy { hb_set_allocation_successful($0) != 0 }
  }

  /// Whether all bytes are plain text.
  static func holds(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy(Self.bytes.contains) }

  private static func collect(
    _ features: [String], of face: OpaquePointer?, into lookups: OpaquePointer
  ) {
    let tags = features.map { hb_tag_from_string($0, 4) } + [0]
    hb_ot_layout_collect_lookups(face, SubstitutionTable.tag, nil, nil, tags, lookups)
  }

  /// Adds the glyphs that lookups make from glyphs, repeatedly.
  private static func close(
    _ glyphs: OpaquePointer, under lookups: OpaquePointer, of face: OpaquePointer?
  ) {
    // HarfBuzz stops after some steps.
    var count: UInt32
    repeat {
      count = hb_set_get_population(glyphs)
      hb_ot_layout_lookups_substitute_closure(face, lookups, glyphs)
    } while hb_set_get_population(glyphs) != count
  }

  private static func addNominalGlyphs(of face: OpaquePointer?, to glyphs: OpaquePointer) {
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    for byte in bytes {
      var glyph: hb_codepoint_t = 0
      // A character without a glyph shows as the first one.
      if hb_font_get_nominal_glyph(font, hb_codepoint_t(byte), &glyph) == 0 { glyph = 0 }
      hb_set_add(glyphs, glyph)
    }
  }

  private static func hasTable(_ name: String, _ face: OpaquePointer?) -> Bool {
    let table = hb_face_reference_table(face, hb_tag_from_string(name, 4))
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }

  /// Whether some script or language has a required feature.
  private static func hasRequiredFeatures(_ face: OpaquePointer?) -> Bool {
    let none = UInt32(0xFFFF)
    let scripts = hb_ot_layout_table_get_script_tags(face, SubstitutionTable.tag, 0, nil, nil)
    for script in 0..<scripts {
      let languages = hb_ot_layout_script_get_language_tags(
        face, SubstitutionTable.tag, script, 0, nil, nil)
      for language in Array(0..<languages) + [none] {
        var feature = none
        hb_ot_layout_language_get_required_feature_index(
          face, SubstitutionTable.tag, script, language, &feature)
        if feature != none { return true }
      }
    }
    return false
  }
}

/// A font's table of substitutions, GSUB of OpenType 1.9: the parts for which HarfBuzz has no
/// interface.
private struct SubstitutionTable {
  static let tag = hb_tag_from_string("GSUB", 4)

  private let bytes: [UInt8]

  /// The largest table in bytes. HarfBuzz gives up on larger ones, which may take tens of thousands
  /// of steps.
  private static let largest: UInt32 = 1 << 18

  /// Nil for a font without one, or with a very large one.
  init?(_ face: OpaquePointer?) {
    let table = hb_face_reference_table(face, Self.tag)
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(table, &length), length > 0, length <= Self.largest else {
      return nil
    }
    bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  /// Whether some lookup may remove a glyph, or the table cannot be read.
  var mayDelete: Bool {
    guard let list = offset16(at: 8, from: 0), let count = number(at: list) else { return true }
    for index in 0..<count {
      guard let lookup = offset16(at: list + 2 + index * 2, from: list),
        let kind = number(at: lookup), let parts = number(at: lookup + 4)
      else { return true }
      for part in 0..<parts {
        guard let place = offset16(at: lookup + 6 + part * 2, from: lookup),
          !mayDelete(kind: kind, at: place)
        else { return true }
      }
    }
    return false
  }

  private func mayDelete(kind: Int, at place: Int) -> Bool {
    switch kind {
    case 2:
      // One glyph becomes several: an offset to the sequence of each.
      guard let count = number(at: place + 4) else { return true }
      return (0..<count).contains { index in
        guard let sequence = offset16(at: place + 6 + index * 2, from: place) else { return true }
        return (number(at: sequence) ?? 0) == 0
      }
    case 7:
      // A lookup of another kind, at a far offset.
      guard let kind = number(at: place + 2), kind != 7, let high = number(at: place + 4),
        let low = number(at: place + 6)
      else { return true }
      return mayDelete(kind: kind, at: place + (high << 16 | low))
    default: return false
    }
  }

  private func offset16(at place: Int, from start: Int) -> Int? {
    number(at: place).map { start + $0 }
  }

  private func number(at place: Int) -> Int? {
    guard place >= 0, place + 1 < bytes.count else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }
}

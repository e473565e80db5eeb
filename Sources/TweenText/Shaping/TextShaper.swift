import CHarfBuzz

/// A text shaped by one face, in font units: valid for every size.
struct ShapedText: Sendable {
  var glyphs: [UInt32]
  /// Each glyph's origin relative to the line's, y up.
  var x: [Int32]
  var y: [Int32]
  /// For each glyph the start of its characters, in bytes of the text as it was shaped.
  var clusters: [UInt32]
  /// For each glyph the number of clusters with an extent before its own; then the number of all.
  var spaces: [Int32] = []
  /// The sum of the advances.
  var advance: Int
}

/// Shapes by HarfBuzz, with a buffer that is reused.
struct TextShaper: ~Copyable {
  /// The largest text, in bytes, whose buffer is kept: HarfBuzz takes about 40 bytes for each byte
  /// and never frees any.
  private static let keptBufferLimit = 1 << 16

  private var buffer: OpaquePointer
  private let language: OpaquePointer?
  /// Successive texts usually have one language.
  private var lastLanguage: (name: String, language: OpaquePointer?)
  private let monospacedDigits = TextShaper.feature("tnum", 1)
  private let contextualAlternates = TextShaper.feature("calt", 0)
  private let notComposed = TextShaper.feature("ccmp", 0)
  /// The features of the text that is being shaped.
  private var features: [hb_feature_t] = []

  init() {
    buffer = hb_buffer_create()
    // Explicit, since HarfBuzz would use the process's locale, and some glyphs depend on the
    // language.
    language = hb_language_from_string("en", -1)
    lastLanguage = ("en", language)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Whether letters of a script join, or change beside others, by contextual alternates. In all
  /// other scripts these replace letters by signs: "->" becomes an arrow, "0x1F" a product.
  private static func needsAlternates(_ script: hb_script_t) -> Bool {
    switch script {
    case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_COMMON,
      HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN, HB_SCRIPT_INVALID, HB_SCRIPT_ARMENIAN,
      HB_SCRIPT_GEORGIAN, HB_SCRIPT_HEBREW, HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA,
      HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO:
      false
    default: true
    }
  }

  /// Shapes `text` as one line, with HarfBuzz's default features (kerning, ligatures and more) except
  /// contextual alternates.
  mutating func shape(_ text: String, face: FontFace, monospacedDigit: Bool) -> ShapedText {
    defer {
      if text.utf8.count > Self.keptBufferLimit {
        hb_buffer_destroy(buffer)
        buffer = hb_buffer_create()
      } else {
        hb_buffer_clear_contents(buffer)
      }
    }
    var line = Self.withoutControls(text)
    line.withUTF8 { utf8 in
      let length = Int32(clamping: utf8.count)
      utf8.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, length, 0, length)
      }
    }
    hb_buffer_set_language(buffer, language)
    hb_buffer_guess_segment_properties(buffer)
    var properties = hb_segment_properties_t()
    hb_buffer_get_segment_properties(buffer, &properties)
    features.removeAll(keepingCapacity: true)
    if !Self.needsAlternates(properties.script) { features.append(contextualAlternates) }
    if monospacedDigit { features.append(monospacedDigits) }
    hb_shape(face.shapingFont, buffer, features, UInt32(features.count))
    return result()
  }

  /// How a stretch of a text is shaped.
  struct Settings {
    var script: hb_script_t
    var isRightToLeft: Bool
    var language: String
    var hasMonospacedDigits = false
    var hasLigatures = true
    var hasLowercaseSmallCaps = false
    var hasUppercaseSmallCaps = false
    /// Whether steps that are known to change nothing are omitted.
    var leavesOutNeedless = true
    /// The spacing after each cluster, in font units.
    var spacing: Int32 = 0

    /// Whether text in ASCII is `PlainText`.
    fileprivate var isPlain: Bool {
      !isRightToLeft && (script == HB_SCRIPT_LATIN || script == HB_SCRIPT_COMMON)
        && !hasLowercaseSmallCaps && !hasUppercaseSmallCaps
    }
  }

  /// Shapes the part `range` of a text in UTF-8; the text around it determines how letters join.
  mutating func shape(
    _ bytes: [UInt8], _ range: Range<Int>, face: FontFace, _ settings: Settings
  ) -> ShapedGlyphs {
    defer {
      if range.count > Self.keptBufferLimit {
        hb_buffer_destroy(buffer)
        buffer = hb_buffer_create()
      } else {
        hb_buffer_clear_contents(buffer)
      }
    }
    bytes.withUnsafeBytes { raw in
      // HarfBuzz reads at most 5 characters to either side.
      let end = min(bytes.count, range.upperBound + 32)
      hb_buffer_add_utf8(
        buffer, raw.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: end),
        UInt32(clamping: range.lowerBound), Int32(clamping: range.count))
    }
    hb_buffer_set_direction(
      buffer, settings.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, settings.script)
    hb_buffer_set_language(buffer, language(settings.language))
    features.removeAll(keepingCapacity: true)
    if !Self.needsAlternates(settings.script) { features.append(contextualAlternates) }
    if settings.hasMonospacedDigits { features.append(monospacedDigits) }
    if !settings.hasLigatures {
      features += ["liga", "clig", "dlig", "hlig"].map { Self.feature($0, 0) }
    }
    if settings.hasLowercaseSmallCaps { features.append(Self.feature("smcp", 1)) }
    if settings.hasUppercaseSmallCaps { features.append(Self.feature("c2sc", 1)) }
    if settings.leavesOutNeedless, settings.isPlain, PlainText.holds(bytes[range]),
      face.leavesPlainText()
    {
      features.append(notComposed)
    }
    hb_shape(face.shapingFont, buffer, features, UInt32(features.count))
    var shaped = glyphs()
    shaped.space(by: settings.spacing)
    return shaped
  }

  private static func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: hb_tag_from_string(tag, 4), value: value, start: 0, end: UInt32.max)
  }

  private mutating func language(_ name: String) -> OpaquePointer? {
    if name == lastLanguage.name { return lastLanguage.language }
    lastLanguage = (name, hb_language_from_string(name, -1))
    return lastLanguage.language
  }

  private func glyphs() -> ShapedGlyphs {
    var shaped = ShapedGlyphs()
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return shaped }
    let total = Int(count)
    shaped.ids.reserveCapacity(total)
    shaped.places.reserveCapacity(total)
    for index in 0..<total {
      let info = infos[index]
      let position = positions[index]
      // Lengths of a hostile font are clamped so that their sums cannot overflow.
      shaped.append(
        info.codepoint,
        ShapedGlyphs.Place(
          advance: Self.bounded(position.x_advance), character: Int32(clamping: info.cluster),
          isUnsafe: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0),
        ShapedGlyphs.Offset(
          x: Self.bounded(position.x_offset), y: Self.bounded(position.y_offset)),
        of: total)
    }
    return shaped
  }

  private static func bounded(_ length: Int32) -> Int32 { min(max(length, -1 << 24), 1 << 24) }

  private func result() -> ShapedText {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return ShapedText(glyphs: [], x: [], y: [], clusters: [], advance: 0) }
    var shaped = ShapedText(glyphs: [], x: [], y: [], clusters: [], advance: 0)
    shaped.glyphs.reserveCapacity(Int(count))
    shaped.x.reserveCapacity(Int(count))
    shaped.y.reserveCapacity(Int(count))
    shaped.clusters.reserveCapacity(Int(count))
    var penX = 0
    var penY = 0
    var spaces: Int32 = 0
    var clusterX = 0
    for index in 0..<Int(count) {
      let position = positions[index]
      if index > 0, infos[index].cluster != infos[index - 1].cluster, penX != clusterX {
        spaces += 1
        clusterX = penX
      }
      shaped.spaces.append(spaces)
      shaped.glyphs.append(infos[index].codepoint)
      shaped.clusters.append(infos[index].cluster)
      shaped.x.append(Int32(clamping: penX + Int(position.x_offset)))
      shaped.y.append(Int32(clamping: penY + Int(position.y_offset)))
      penX += Int(position.x_advance)
      penY += Int(position.y_advance)
    }
    shaped.spaces.append(penX == clusterX ? spaces : spaces + 1)
    shaped.advance = penX
    return shaped
  }

  /// `text` with line ends and tabs as spaces and without the other control characters, which a font
  /// would show as boxes.
  static func withoutControls(_ text: String) -> String {
    // The lead bytes of U+0080...U+00BF and of U+2000...U+2FFF, for a quick no.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 })
    else { return text }
    var scalars = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where wasReturn: break
      case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: scalars.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0: break
      default: scalars.append(scalar)
      }
      wasReturn = scalar.value == 0x0D
    }
    return String(scalars)
  }
}

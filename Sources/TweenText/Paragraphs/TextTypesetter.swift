import CHarfBuzz
import TweenPaint

/// Analyses texts: divides them into characters and into items of one font, script and direction, and
/// shapes those. Its caches affect only the time, never the result.
struct TextTypesetter: ~Copyable {
  var fonts: FontLibrary
  var shaper = TextShaper()
  var breaker = LineBreaker()

  init(folders: FontFolders) { fonts = FontLibrary(folders: folders) }

  /// The longest text, in bytes; the rest is omitted.
  static let longestText = Int(Int32.max) / 4

  mutating func prepare(
    _ text: StyledText, isRightToLeft: Bool, locale: String
  ) -> PreparedText {
    var analysis = TextAnalysis(text, isRightToLeft: isRightToLeft, locale: locale)
    analysis.divide()
    for index in analysis.runs.indices { lookUp(&analysis.runs[index], analysis.styled[index]) }
    var items = itemize(&analysis)
    for index in items.indices { shape(&items[index], index, &analysis) }
    let lines = analysis.finishedLines()
    return PreparedText(analysis, items: items, hardLines: lines)
  }

  /// Finds a run's own font, and its strokes and heights.
  private mutating func lookUp(_ run: inout PreparedRun, _ styled: StyledText.Run) {
    let font = styled.attributes.font
    guard font.hasUsableSize, let face = face(for: FontLook(font)) else { return }
    let scale = font.size / face.unitsPerEm
    let offset = styled.attributes.baselineOffset
    run.face = face
    run.marks = RunMarks(
      underline: face.underlinePosition * scale - offset,
      strikethrough: -face.strikethroughPosition * scale - offset,
      underlineThickness: face.underlineThickness * scale,
      strikethroughThickness: face.strikethroughThickness * scale)
    run.metrics = face.lineMetrics(font.size, font.leading, lineGap: font.lineGap).raised(
      by: offset)
  }

  /// The metrics that lines in a font need.
  mutating func lineMetrics(of font: FontRequest) -> LineMetrics {
    guard font.hasUsableSize, let face = face(for: FontLook(font)) else { return .zero }
    return face.lineMetrics(font.size, font.leading, lineGap: font.lineGap)
  }

  private mutating func face(for look: FontLook) -> FontFace? {
    switch fonts.face(for: look) {
    case .success(let face): return face
    case .failure(let error):
      fonts.warn("\(error)")
      return nil
    }
  }

  // MARK: Items

  /// The properties, besides those of its run, that are equal within an item.
  private struct Key: Equatable {
    var kind: TextItem.Kind
    var face: UInt64
    var level: UInt8
    var script: UInt32
  }

  private mutating func itemize(_ analysis: inout TextAnalysis) -> [TextItem] {
    var items: [TextItem] = []
    var last: Key?
    var lastRun = -1
    var lastFace: FontFace?
    var primary: FontFace?
    var index = 0
    while index < analysis.characters.count {
      let run = Int(analysis.characters[index].run)
      if run != lastRun {
        let own = analysis.runs[run].face
        // Blanks behind code or bold letters have the width of their own run's.
        if own !== primary { lastFace = nil }
        primary = own
      }
      var kind = analysis.kind(at: index)
      var face: FontFace?
      if kind == .glyphs {
        face = self.face(for: index, analysis, primary, after: lastFace)
        if primary == nil { kind = .hidden } else if face == nil { kind = .missing }
      }
      lastFace = face
      let key = Key(
        kind: kind, face: face?.faceID ?? 0, level: analysis.level(at: index),
        script: analysis.script(at: index).rawValue)
      let isJoining = kind == .glyphs || kind == .missing || kind == .hidden
      let goesOn =
        isJoining && key == last
        && (run == lastRun
          || analysis.styled[run].attributes.shapesAlike(analysis.styled[lastRun].attributes))
      if !goesOn {
        items.end(at: index)
        items.append(item(key, index, analysis, face))
        last = key
      }
      lastRun = run
      if let face, face === primary {
        index = analysis.end(ofItemWith: index, in: face)
      } else {
        index += 1
      }
    }
    items.end(at: index)
    return items
  }

  private func item(
    _ key: Key, _ index: Int, _ analysis: borrowing TextAnalysis, _ face: FontFace?
  ) -> TextItem {
    let run = Int(analysis.characters[index].run)
    let attributes = analysis.styled[run].attributes
    let own = analysis.runs[run].metrics
    var metrics = own
    if let face {
      metrics.include(face.lineMetrics(attributes.font.size).raised(by: attributes.baselineOffset))
      metrics.leading = own.leading
    }
    if key.kind == .attachment, let attachment = attributes.attachment {
      metrics.include(
        LineMetrics(
          ascent: attachment.ascent, descent: attachment.height - attachment.ascent,
          leading: own.leading
        ).raised(by: attributes.baselineOffset))
    }
    return TextItem(
      kind: key.kind, characters: index..<index + 1, level: key.level, face: face,
      faceID: face?.faceID ?? MissingGlyph.faceID,
      unitsPerEm: face?.unitsPerEm ?? MissingGlyph.unitsPerEm, size: attributes.font.size,
      baselineOffset: attributes.baselineOffset, metrics: metrics, outlines: TextItem.noOutlines,
      script: key.script)
  }

  /// The face with a character's glyphs: the run's own, if possible.
  private mutating func face(
    for index: Int, _ analysis: borrowing TextAnalysis, _ primary: FontFace?,
    after last: FontFace?
  ) -> FontFace? {
    guard let primary else { return nil }
    let first = analysis.bytes[Int(analysis.characters[index].start)]
    let range = analysis.range(of: index)
    if range.count == 1 {
      // A space takes the face of the character before, in runs of one face.
      if first == 0x20, let last, last !== primary, !last.hasPictures, last.glyph(for: " ") != nil {
        return last
      }
      if primary.glyph(for: Unicode.Scalar(first)) != nil { return primary }
      return substitute(for: [UInt32(first)], at: index, analysis, isPicture: false)
    }
    let cluster = analysis.scalars(in: range)
    let isPicture = TextAnalysis.isPicture(cluster)
    if !isPicture, primary.covers(cluster) { return primary }
    return substitute(for: cluster, at: index, analysis, isPicture: isPicture)
  }

  private mutating func substitute(
    for cluster: [UInt32], at index: Int, _ analysis: borrowing TextAnalysis, isPicture: Bool
  ) -> FontFace? {
    let run = Int(analysis.characters[index].run)
    return fonts.substitute(
      for: cluster, script: analysis.script(at: index),
      look: FontLook(analysis.styled[run].attributes.font), han: analysis.han,
      isPicture: isPicture)
  }

  // MARK: Shaping

  private mutating func shape(
    _ item: inout TextItem, _ index: Int, _ analysis: inout TextAnalysis
  ) {
    let range =
      analysis.range(of: item.characters.lowerBound)
      .lowerBound..<analysis.range(of: item.characters.upperBound - 1).upperBound
    let run = Int(analysis.characters[item.characters.lowerBound].run)
    switch item.kind {
    case .glyphs:
      guard let face = item.face else { return }
      item.glyphs = shaper.shape(
        analysis.bytes, range, face: face,
        Self.settings(analysis.styled[run].attributes, item, face, locale: analysis.locale))
      item.glyphs.countCharacters(item.characters, analysis.characters)
      item.outlines = face.outlines(of: item.glyphs.ids)
    case .missing:
      item.glyphs = ShapedGlyphs(boxes: item.characters, isRightToLeft: item.isRightToLeft)
      item.outlines = MissingGlyph.outlines
    case .attachment:
      analysis.characters[item.characters.lowerBound].advance =
        analysis.styled[run].attributes.attachment?.width ?? 0
    case .tab, .lineEnd, .hidden: return
    }
    analysis.measure(item)
  }

  static func settings(
    _ attributes: TextAttributes, _ item: TextItem, _ face: FontFace, locale: String
  ) -> TextShaper.Settings {
    TextShaper.Settings(
      script: hb_script_t(rawValue: item.script), isRightToLeft: item.isRightToLeft,
      language: locale, hasMonospacedDigits: attributes.font.isMonospacedDigit,
      hasLigatures: attributes.tracking == 0,
      hasLowercaseSmallCaps: attributes.font.hasLowercaseSmallCaps,
      hasUppercaseSmallCaps: attributes.font.hasUppercaseSmallCaps,
      spacing: face.spacing(size: item.size))
  }

  /// The part of an item in a line of its own, where dividing changes its glyphs.
  mutating func reshaped(
    _ item: TextItem, _ characters: Range<Int>, in text: PreparedText
  ) -> TextItem {
    guard item.kind == .glyphs, let face = item.face, !characters.isEmpty else { return item }
    var part = item
    part.characters = characters
    let range = text.offset(of: characters.lowerBound)..<text.offset(of: characters.upperBound)
    let attributes = text.styled[Int(text.characters[characters.lowerBound].run)].attributes
    part.glyphs = shaper.shape(
      text.bytes, range, face: face, Self.settings(attributes, item, face, locale: text.locale))
    part.glyphs.countCharacters(characters, text.characters)
    part.outlines = face.outlines(of: part.glyphs.ids)
    return part
  }
}

extension PreparedText {
  /// A text that is a sign for omitted characters, among the characters of a level.
  func sign(level: UInt8) -> TextItem? {
    guard var item = items.first, item.kind == .glyphs || item.kind == .missing else { return nil }
    item.level = level
    return item
  }
}

extension TextAttributes {
  /// Whether characters of these attributes and of others can share glyphs.
  fileprivate func shapesAlike(_ other: TextAttributes) -> Bool {
    font == other.font && baselineOffset == other.baselineOffset
      && (tracking == 0) == (other.tracking == 0)
  }
}

extension [TextItem] {
  /// Ends the last item before a character.
  fileprivate mutating func end(at character: Int) {
    guard !isEmpty else { return }
    self[count - 1].characters = self[count - 1].characters.lowerBound..<character
  }
}

extension FontFace {
  func lineMetrics(_ size: Double) -> LineMetrics {
    LineMetrics(
      ascent: ascent * size / unitsPerEm, descent: descent * size / unitsPerEm,
      leading: lineGap * size / unitsPerEm)
  }

  /// The metrics with the leading of a font request.
  func lineMetrics(
    _ size: Double, _ leading: FontRequest.Leading, lineGap: Double
  ) -> LineMetrics {
    var metrics = lineMetrics(size)
    if system != nil { metrics.leading += lineGap }
    switch leading {
    case .standard: break
    // A tenth of the usual distance, as in tight and loose styles.
    case .tight: metrics.leading -= (metrics.ascent + metrics.descent) / 10
    case .loose: metrics.leading += (metrics.ascent + metrics.descent) / 10
    }
    return metrics
  }
}

extension ShapedGlyphs {
  /// One box for each character.
  init(boxes characters: Range<Int>, isRightToLeft: Bool) {
    ids = [UInt32](repeating: 0, count: characters.count)
    places.reserveCapacity(characters.count)
    for character in characters {
      places.append(
        Place(advance: MissingGlyph.advance, character: Int32(character), isUnsafe: false))
    }
    if isRightToLeft { places.reverse() }
  }

  /// Converts the bytes at which glyphs begin to characters; those of `range` begin at `all`'s.
  mutating func countCharacters(
    _ range: Range<Int>, _ all: ContiguousArray<TextCharacter>
  ) {
    guard let first = places.first, let last = places.last else { return }
    var character = range.lowerBound
    let isFalling = first.character > last.character
    for step in places.indices {
      let at = isFalling ? places.count - 1 - step : step
      let start = places[at].character
      while character + 1 < range.upperBound, all[character + 1].start <= start { character += 1 }
      places[at].character = Int32(character)
    }
  }
}

import CHarfBuzz
import TweenPaint

/// Analyses texts: divides them into characters and into items of one font, script and direction,
/// and shapes those. What it keeps changes how long an answer takes, never the answer.
struct TextTypesetter: ~Copyable {
  var fonts: FontLibrary
  var shaper = TextShaper()
  var breaker = LineBreaker()

  init(folders: FontFolders) { fonts = FontLibrary(folders: folders) }

  /// The longest text, in bytes; what follows is left out.
  static let longestText = Int(Int32.max) / 4

  mutating func prepare(
    _ text: StyledText, isRightToLeft: Bool, locale: String
  ) -> PreparedText {
    var analysis = TextAnalysis(text, isRightToLeft: isRightToLeft, locale: locale)
    analysis.divide()
    var marks: [RunMarks] = []
    var metrics: [LineMetrics] = []
    for attributes in analysis.attributes {
      let (own, line) = lookUp(attributes)
      marks.append(own)
      metrics.append(line)
    }
    var items = itemize(&analysis, metrics)
    for index in items.indices { shape(&items[index], index, &analysis) }
    return PreparedText(
      bytes: analysis.bytes, attributes: analysis.attributes, marks: marks,
      characters: analysis.characters, items: items,
      hardLines: analysis.finishedLines(metrics), locale: locale)
  }

  /// The strokes and heights of a run's own font.
  private mutating func lookUp(_ attributes: TextAttributes) -> (RunMarks, LineMetrics) {
    let font = attributes.font
    guard font.hasUsableSize, let face = face(for: FontLook(font)) else { return (.none, .zero) }
    let scale = font.size / face.unitsPerEm
    let offset = attributes.baselineOffset
    let marks = RunMarks(
      underline: face.underlinePosition * scale - offset,
      strikethrough: -face.strikethroughPosition * scale - offset,
      underlineThickness: face.underlineThickness * scale,
      strikethroughThickness: face.strikethroughThickness * scale)
    var metrics = face.lineMetrics(font.size)
    switch font.leading {
    case .standard: break
    // A tenth of the usual distance, as tight and loose styles have it.
    case .tight: metrics.leading -= (metrics.ascent + metrics.descent) / 10
    case .loose: metrics.leading += (metrics.ascent + metrics.descent) / 10
    }
    return (marks, metrics.raised(by: offset))
  }

  /// What lines in a font need.
  mutating func lineMetrics(of font: FontRequest) -> LineMetrics {
    lookUp(TextAttributes(font: font)).1
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

  /// What stays equal within an item, beside what its run says.
  private struct Key: Equatable {
    var kind: TextItem.Kind
    var face: UInt64
    var level: UInt8
    var script: UInt32
  }

  private mutating func itemize(
    _ analysis: inout TextAnalysis, _ metrics: [LineMetrics]
  ) -> [TextItem] {
    var items: [TextItem] = []
    var last: Key?
    var lastOwner = 0
    var run = -1
    var attributes = TextAttributes(font: FontRequest(size: 1))
    var look = FontLook(attributes.font)
    var primary: FontFace?
    var lastFace: FontFace?
    for index in analysis.characters.indices {
      let owner = Int(analysis.characters[index].run)
      if owner != run {
        run = owner
        attributes = analysis.attributes[owner]
        look = FontLook(attributes.font)
        primary = attributes.font.hasUsableSize ? self.face(for: look) : nil
      }
      let script = analysis.script(at: index)
      var kind = analysis.kind(at: index, attributes)
      var face: FontFace?
      if kind == .glyphs {
        face = self.face(for: index, analysis, script, look, primary, after: lastFace)
        if primary == nil { kind = .hidden } else if face == nil { kind = .missing }
      }
      lastFace = face
      let key = Key(
        kind: kind, face: face?.faceID ?? 0, level: analysis.level(at: index),
        script: script.rawValue)
      let isJoining = kind == .glyphs || kind == .missing || kind == .hidden
      if isJoining, key == last,
        owner == lastOwner
          || attributes.shapesAlike(analysis.attributes[lastOwner])
      {
        items[items.count - 1].characters =
          items[items.count - 1].characters.lowerBound..<index + 1
      } else {
        items.append(item(key, index, attributes, metrics[owner], face))
        last = key
      }
      lastOwner = owner
      analysis.characters[index].item = Int32(items.count - 1)
    }
    return items
  }

  private func item(
    _ key: Key, _ index: Int, _ attributes: TextAttributes, _ own: LineMetrics, _ face: FontFace?
  ) -> TextItem {
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

  /// The face that has a character's glyphs: the run's own, if that can be.
  private mutating func face(
    for index: Int, _ analysis: borrowing TextAnalysis, _ script: hb_script_t, _ look: FontLook,
    _ primary: FontFace?, after last: FontFace?
  ) -> FontFace? {
    guard let primary else { return nil }
    let first = analysis.bytes[Int(analysis.characters[index].start)]
    let range = analysis.range(of: index)
    if range.count == 1 {
      // A space goes with what stands before it.
      if first == 0x20, let last, last !== primary, !last.hasPictures, last.glyph(for: " ") != nil {
        return last
      }
      if primary.glyph(for: Unicode.Scalar(first)) != nil { return primary }
      return fonts.substitute(
        for: [UInt32(first)], script: script, look: look, han: analysis.han, isPicture: false)
    }
    let cluster = analysis.scalars(in: range)
    let isPicture = TextAnalysis.isPicture(cluster)
    if !isPicture, primary.covers(cluster) { return primary }
    return fonts.substitute(
      for: cluster, script: script, look: look, han: analysis.han, isPicture: isPicture)
  }

  // MARK: Shaping

  private mutating func shape(
    _ item: inout TextItem, _ index: Int, _ analysis: inout TextAnalysis
  ) {
    let range =
      analysis.range(of: item.characters.lowerBound)
      .lowerBound..<analysis.range(of: item.characters.upperBound - 1).upperBound
    let attributes = analysis.attributes[Int(analysis.characters[item.characters.lowerBound].run)]
    switch item.kind {
    case .glyphs:
      guard let face = item.face else { return }
      item.glyphs = shaper.shape(
        analysis.bytes, range, face: face,
        Self.settings(attributes, item, locale: analysis.locale))
      item.glyphs.countCharacters(item.characters, analysis.characters)
      item.outlines = face.outlines(of: item.glyphs.ids)
    case .missing:
      item.glyphs = ShapedGlyphs(boxes: item.characters, isRightToLeft: item.isRightToLeft)
      item.outlines = MissingGlyph.outlines
    case .attachment:
      analysis.characters[item.characters.lowerBound].advance = attributes.attachment?.width ?? 0
    case .tab, .lineEnd, .hidden: return
    }
    analysis.measure(item)
  }

  static func settings(
    _ attributes: TextAttributes, _ item: TextItem, locale: String
  ) -> TextShaper.Settings {
    TextShaper.Settings(
      script: hb_script_t(rawValue: item.script), isRightToLeft: item.isRightToLeft,
      language: locale, hasMonospacedDigits: attributes.font.isMonospacedDigit,
      hasLigatures: attributes.tracking == 0,
      hasLowercaseSmallCaps: attributes.font.hasLowercaseSmallCaps,
      hasUppercaseSmallCaps: attributes.font.hasUppercaseSmallCaps)
  }

  /// The part of an item that stands in a line of its own, where dividing changes its glyphs.
  mutating func reshaped(
    _ item: TextItem, _ characters: Range<Int>, in text: PreparedText
  ) -> TextItem {
    guard item.kind == .glyphs, let face = item.face, !characters.isEmpty else { return item }
    var part = item
    part.characters = characters
    let range = text.offset(of: characters.lowerBound)..<text.offset(of: characters.upperBound)
    let attributes = text.attributes[Int(text.characters[characters.lowerBound].run)]
    part.glyphs = shaper.shape(
      text.bytes, range, face: face, Self.settings(attributes, item, locale: text.locale))
    part.glyphs.countCharacters(characters, text.characters)
    part.outlines = face.outlines(of: part.glyphs.ids)
    return part
  }

  /// A sign that stands for characters left out, as large as those of a run.
  mutating func sign(
    _ text: String, like attributes: TextAttributes, level: UInt8, locale: String
  ) -> TextItem? {
    var plain = attributes
    plain.attachment = nil
    let sign = prepare(StyledText(text, plain), isRightToLeft: level % 2 == 1, locale: locale)
    guard var item = sign.items.first, item.kind == .glyphs || item.kind == .missing else {
      return nil
    }
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

extension FontFace {
  func lineMetrics(_ size: Double) -> LineMetrics {
    LineMetrics(
      ascent: ascent * size / unitsPerEm, descent: descent * size / unitsPerEm,
      leading: lineGap * size / unitsPerEm)
  }
}

extension ShapedGlyphs {
  /// One box for each character.
  init(boxes characters: Range<Int>, isRightToLeft: Bool) {
    let order = isRightToLeft ? Array(characters.reversed()) : Array(characters)
    ids = ContiguousArray(repeating: 0, count: order.count)
    advances = ContiguousArray(repeating: MissingGlyph.advance, count: order.count)
    offsets = ContiguousArray(repeating: .zero, count: order.count)
    self.characters = ContiguousArray(order.map { Int32($0) })
    isUnsafe = ContiguousArray(repeating: false, count: order.count)
  }

  /// Turns the bytes that glyphs begin at into characters; those of `range` begin at `all`'s.
  mutating func countCharacters(
    _ range: Range<Int>, _ all: ContiguousArray<TextCharacter>
  ) {
    guard let first = characters.first, let last = characters.last else { return }
    var character = range.lowerBound
    let isFalling = first > last
    for step in characters.indices {
      let at = isFalling ? characters.count - 1 - step : step
      while character + 1 < range.upperBound, all[character + 1].start <= characters[at] {
        character += 1
      }
      characters[at] = Int32(character)
    }
  }
}

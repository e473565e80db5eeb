import Foundation
import TweenPaint

/// Collects the drawing of a line.
struct LineDrawing {
  private let text: PreparedText
  private let scale: Double
  private(set) var pieces: [Paragraph.Piece] = []
  private(set) var decorations: [Paragraph.Decoration] = []
  private(set) var backgrounds: [Paragraph.Background] = []
  private(set) var attachments: [Paragraph.Attachment] = []
  private(set) var pictures: [Paragraph.Picture] = []
  /// The source of each piece.
  private var sources: [Source] = []
  private var piecePlaces = KindPlaces<PieceKind>()
  private var decorationPlaces = KindPlaces<DecorationKind>()

  private struct PieceKind: Hashable {
    var faceID: UInt64
    var size: Double
    var style: Int
  }

  private struct DecorationKind: Hashable {
    var y: Double
    var thickness: Double
    var pattern: TextDecoration.Pattern
    var style: Int
  }

  private struct Source {
    /// The characters shown last, and earlier ones that are not adjacent to them.
    var range: Range<Int> = 0..<0
    var others: [Range<Int>] = []
    var face: FontFace?
    /// Whether the piece has glyphs of several items, so that no item's outlines suffice.
    var isMixed = false
  }

  init(_ text: PreparedText, scale: Double) {
    self.text = text
    self.scale = scale
  }

  mutating func append(_ segment: LineSegment, tightening: Double) {
    let item = segment.item
    let perUnit = item.size / item.unitsPerEm
    var units = 0
    var spacing = 0.0
    if item.kind == .attachment { append(attachment: segment) }
    if item.kind == .tab || item.kind == .attachment {
      decorate(segment.characters, from: segment.x, to: segment.x + segment.width)
    }
    guard item.kind == .glyphs || item.kind == .missing else { return }
    if append(even: segment, tightening: tightening) { return }
    var last = -1
    var piece = 0
    segment.forEachCluster { glyphs, characters in
      let run = characters.first.map { Int(text.characters[$0].run) } ?? -1
      let start = segment.x + Double(units) * perUnit + spacing
      let added =
        characters.isEmpty
        ? 0 : segment.spacing(after: characters, in: text, tightening: tightening)
      if item.isRightToLeft { spacing += added }
      if run != last || pieces.isEmpty || last < 0 {
        piece = self.piece(
          for: item, style: run < 0 ? signStyle : text.styled[run].attributes.style)
        last = run
      }
      if !characters.isEmpty { show(characters, in: piece) }
      for glyph in glyphs {
        let place = place(of: glyph, of: item, at: segment.x + spacing, units)
        append(item, glyph, place, to: piece)
        units += Int(item.glyphs.places[glyph].advance)
      }
      if !item.isRightToLeft { spacing += added }
      if !characters.isEmpty {
        decorate(
          characters, from: start, to: segment.x + Double(units) * perUnit + spacing)
      }
    }
  }

  private func place(
    of glyph: Int, of item: TextItem, at start: Double, _ units: Int
  ) -> CGPoint {
    let offset = item.glyphs.offset(of: glyph)
    let x = start + Double(units + Int(offset.x)) * item.size / item.unitsPerEm
    let y = Double(0 - Int(offset.y)) * item.size / item.unitsPerEm - item.baselineOffset
    return CGPoint(x: x * scale, y: y * scale)
  }

  /// Appends the glyphs of a run without spacing, decorations and backgrounds, as most are, all at
  /// once; returns whether it could.
  private mutating func append(even segment: LineSegment, tightening: Double) -> Bool {
    let item = segment.item
    guard !text.hasDecorations, let first = segment.characters.first,
      let last = segment.characters.last, let firstGlyph = segment.glyphs.first,
      let lastGlyph = segment.glyphs.last, item.face?.hasPictures != true
    else { return false }
    let run = Int(text.characters[first].run)
    guard text.characters[last].run == run, text.runs[run].spacing - tightening == 0 else {
      return false
    }
    let piece = piece(for: item, style: text.styled[run].attributes.style)
    // The start of the leftmost or the rightmost glyph's characters.
    let start = Int(item.glyphs.places[item.isRightToLeft ? lastGlyph : firstGlyph].character)
    if start < segment.characters.upperBound {
      show(start..<segment.characters.upperBound, in: piece)
    }
    var positions: [CGPoint] = []
    swap(&positions, &pieces[piece].run.positions)
    // Later appends let the array grow by itself; reserving each time would move all elements each
    // time.
    if positions.isEmpty { positions.reserveCapacity(segment.glyphs.count) }
    var units = 0
    for glyph in segment.glyphs {
      positions.append(place(of: glyph, of: item, at: segment.x, units))
      units += Int(item.glyphs.places[glyph].advance)
    }
    swap(&positions, &pieces[piece].run.positions)
    if pieces[piece].run.glyphs.isEmpty, segment.glyphs.count == item.glyphs.count {
      pieces[piece].run.glyphs = item.glyphs.ids
    } else {
      pieces[piece].run.glyphs += item.glyphs.ids[segment.glyphs]
    }
    return true
  }

  /// A sign takes the style of the characters around it.
  private var signStyle: Int { pieces.last?.style ?? 0 }

  private mutating func append(
    _ item: TextItem, _ glyph: Int, _ place: CGPoint, to piece: Int
  ) {
    let id = item.glyphs.ids[glyph]
    if let face = item.face, face.hasPictures {
      guard let picture = face.picture(of: id) else { return }
      let size = item.size * scale
      let rect = picture.rect
      pictures.append(
        Paragraph.Picture(
          bitmap: picture.bitmap,
          rect: CGRect(
            x: place.x + rect.minX * size, y: place.y + rect.minY * size,
            width: rect.width * size, height: rect.height * size)))
      return
    }
    pieces[piece].run.glyphs.append(id)
    pieces[piece].run.positions.append(place)
  }

  private mutating func piece(for item: TextItem, style: Int) -> Int {
    let size = item.size * scale
    let kind = PieceKind(faceID: item.faceID, size: size, style: style)
    if let known = piecePlaces.place(of: kind) {
      piecePlaces.set(known, of: kind)
      if pieces[known].run.outlines !== item.outlines { sources[known].isMixed = true }
      return known
    }
    let run = GlyphRun(
      faceID: item.faceID, fontSize: size, glyphs: [], positions: [], text: "",
      outlines: item.outlines)
    pieces.append(Paragraph.Piece(run: run, style: style))
    sources.append(Source(face: item.face))
    piecePlaces.set(pieces.count - 1, of: kind)
    return pieces.count - 1
  }

  private mutating func show(_ characters: Range<Int>, in piece: Int) {
    let range = sources[piece].range
    if range.isEmpty {
      sources[piece].range = characters
    } else if range.upperBound == characters.lowerBound {
      sources[piece].range = range.lowerBound..<characters.upperBound
    } else if range.lowerBound == characters.upperBound {
      sources[piece].range = characters.lowerBound..<range.upperBound
    } else {
      sources[piece].others.append(range)
      sources[piece].range = characters
    }
  }

  private mutating func append(attachment segment: LineSegment) {
    guard let first = segment.characters.first else { return }
    let attributes = text.styled[Int(text.characters[first].run)].attributes
    guard let attachment = attributes.attachment else { return }
    attachments.append(
      Paragraph.Attachment(
        id: attachment.id,
        rect: CGRect(
          x: segment.x * scale, y: (-attachment.ascent - attributes.baselineOffset) * scale,
          width: segment.width * scale, height: attachment.height * scale),
        style: attributes.style))
  }

  // MARK: Strokes

  private mutating func decorate(_ characters: Range<Int>, from start: Double, to end: Double) {
    guard text.hasDecorations, let first = characters.first else { return }
    let run = Int(text.characters[first].run)
    let (attributes, marks) = (text.styled[run].attributes, text.runs[run].marks)
    if let style = attributes.background { lay(style, start, end) }
    if let underline = attributes.underline {
      stroke(underline, marks.underline, marks.underlineThickness, attributes.style, start, end)
    }
    if let strikethrough = attributes.strikethrough {
      stroke(
        strikethrough, marks.strikethrough, marks.strikethroughThickness, attributes.style, start,
        end)
    }
  }

  private mutating func lay(_ style: Int, _ start: Double, _ end: Double) {
    let new = Paragraph.Background(x: start * scale, width: (end - start) * scale, style: style)
    // Continues the one before, in the same paint.
    if let last = backgrounds.last, last.style == style, abs(last.x + last.width - new.x) < 1e-6 {
      backgrounds[backgrounds.count - 1].width = new.x + new.width - last.x
    } else if new.width > 0 {
      backgrounds.append(new)
    }
  }

  private mutating func stroke(
    _ decoration: TextDecoration, _ y: Double, _ thickness: Double, _ style: Int, _ start: Double,
    _ end: Double
  ) {
    let new = Paragraph.Decoration(
      x: start * scale, y: y * scale, width: (end - start) * scale, thickness: thickness * scale,
      pattern: decoration.pattern, style: decoration.style ?? style)
    // Continues the one before, of the same kind.
    let kind = DecorationKind(
      y: new.y, thickness: new.thickness, pattern: new.pattern, style: new.style)
    if let at = decorationPlaces.place(of: kind),
      abs(decorations[at].x + decorations[at].width - new.x) < 1e-6
    {
      decorations[at].width = new.x + new.width - decorations[at].x
    } else if new.width > 0 {
      decorations.append(new)
      decorationPlaces.set(decorations.count - 1, of: kind)
    }
  }

  /// Gives the pieces their outlines and texts.
  mutating func finish() {
    for index in pieces.indices {
      if sources[index].isMixed, let face = sources[index].face {
        pieces[index].run.outlines = face.outlines(of: Set(pieces[index].run.glyphs).sorted())
      }
      if sources[index].range == 0..<text.characters.count {
        pieces[index].run.text = String(decoding: text.bytes, as: UTF8.self)
        continue
      }
      var parts = sources[index].others
      if !sources[index].range.isEmpty { parts.append(sources[index].range) }
      parts.sort { $0.lowerBound < $1.lowerBound }
      var bytes: [UInt8] = []
      for part in parts {
        bytes += text.bytes[text.offset(of: part.lowerBound)..<text.offset(of: part.upperBound)]
      }
      pieces[index].run.text = String(decoding: bytes, as: UTF8.self)
    }
    pieces.removeAll { $0.run.glyphs.isEmpty }
  }
}

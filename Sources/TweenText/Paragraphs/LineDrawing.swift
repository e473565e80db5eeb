import Foundation
import TweenPaint

/// Collects what is drawn of a line.
struct LineDrawing {
  private let text: PreparedText
  private let scale: Double
  private(set) var pieces: [Paragraph.Piece] = []
  private(set) var decorations: [Paragraph.Decoration] = []
  private(set) var backgrounds: [Paragraph.Background] = []
  private(set) var attachments: [Paragraph.Attachment] = []
  private(set) var pictures: [Paragraph.Picture] = []
  /// What each piece was made of.
  private var sources: [Source] = []

  private struct Source {
    var characters: [Range<Int>] = []
    var face: FontFace?
    /// The piece has glyphs of several items, so that no item's outlines are enough.
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
        piece = self.piece(for: item, style: run < 0 ? signStyle : text.attributes[run].style)
        last = run
      }
      if !characters.isEmpty { show(characters, in: piece) }
      for glyph in glyphs {
        let offset = item.glyphs.offsets[glyph]
        let x = segment.x + spacing + Double(units + Int(offset.x)) * item.size / item.unitsPerEm
        let y = Double(0 - Int(offset.y)) * item.size / item.unitsPerEm - item.baselineOffset
        append(item, glyph, CGPoint(x: x * scale, y: y * scale), to: piece)
        units += Int(item.glyphs.advances[glyph])
      }
      if !item.isRightToLeft { spacing += added }
      if !characters.isEmpty {
        decorate(
          characters, from: start, to: segment.x + Double(units) * perUnit + spacing)
      }
    }
  }

  /// A sign takes the style of what stands around it.
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
    if let known = pieces.lastIndex(where: {
      $0.run.faceID == item.faceID && $0.run.fontSize == size && $0.style == style
    }) {
      if pieces[known].run.outlines !== item.outlines { sources[known].isMixed = true }
      return known
    }
    var run = GlyphRun(
      faceID: item.faceID, fontSize: size, glyphs: [], positions: [], text: "",
      outlines: item.outlines)
    let count = min(item.glyphs.count, 256)
    run.glyphs.reserveCapacity(count)
    run.positions.reserveCapacity(count)
    pieces.append(Paragraph.Piece(run: run, style: style))
    sources.append(Source(face: item.face))
    return pieces.count - 1
  }

  private mutating func show(_ characters: Range<Int>, in piece: Int) {
    let last = sources[piece].characters.count - 1
    if last >= 0 {
      let range = sources[piece].characters[last]
      if range.upperBound == characters.lowerBound {
        sources[piece].characters[last] = range.lowerBound..<characters.upperBound
        return
      }
      if range.lowerBound == characters.upperBound {
        sources[piece].characters[last] = characters.lowerBound..<range.upperBound
        return
      }
    }
    sources[piece].characters.append(characters)
  }

  private mutating func append(attachment segment: LineSegment) {
    guard let first = segment.characters.first else { return }
    let attributes = text.attributes[Int(text.characters[first].run)]
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
    let attributes = text.attributes[run]
    let marks = text.marks[run]
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
    // Goes on from the one before, in the same paint.
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
    // Goes on from the one before, of the same kind.
    if let at = decorations.lastIndex(where: { $0.isLike(new) }),
      abs(decorations[at].x + decorations[at].width - new.x) < 1e-6
    {
      decorations[at].width = new.x + new.width - decorations[at].x
    } else if new.width > 0 {
      decorations.append(new)
    }
  }

  /// Gives the pieces their outlines and texts.
  mutating func finish() {
    for index in pieces.indices {
      if sources[index].isMixed, let face = sources[index].face {
        pieces[index].run.outlines = face.outlines(of: Set(pieces[index].run.glyphs).sorted())
      }
      let parts = sources[index].characters.sorted { $0.lowerBound < $1.lowerBound }
      if parts.count == 1, parts[0] == 0..<text.characters.count {
        pieces[index].run.text = String(decoding: text.bytes, as: UTF8.self)
        continue
      }
      var bytes: [UInt8] = []
      for part in parts {
        bytes += text.bytes[text.offset(of: part.lowerBound)..<text.offset(of: part.upperBound)]
      }
      pieces[index].run.text = String(decoding: bytes, as: UTF8.self)
    }
    pieces.removeAll { $0.run.glyphs.isEmpty }
  }
}

extension Paragraph.Decoration {
  fileprivate func isLike(_ other: Paragraph.Decoration) -> Bool {
    y == other.y && thickness == other.thickness && pattern == other.pattern
      && style == other.style
  }
}

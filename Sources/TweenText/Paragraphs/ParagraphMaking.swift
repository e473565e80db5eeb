import Foundation
import TweenPaint

/// Places the glyphs of a text's lines.
struct ParagraphMaking {
  private let text: PreparedText
  private let broken: BrokenText
  private let alignment: ParagraphStyle.Alignment

  init(_ text: PreparedText, _ broken: BrokenText, _ alignment: ParagraphStyle.Alignment) {
    self.text = text
    self.broken = broken
    self.alignment = alignment
  }

  func paragraph(_ typesetter: inout TextTypesetter) -> Paragraph {
    var lines: [Paragraph.Line] = []
    lines.reserveCapacity(broken.lines.count)
    for line in broken.lines {
      var segments = line.segments(in: text)
      for index in segments.indices where segments[index].isDivided {
        segments[index] = typesetter.divided(segments[index], in: text, line.tightening)
      }
      lines.append(self.line(line, LineSpan.placed(segments)))
    }
    return Paragraph(
      lines: lines,
      size: CGSize(width: broken.width * broken.scale, height: broken.height * broken.scale),
      isTruncated: broken.isTruncated, scaleFactor: broken.scale,
      source: Paragraph.Source(text: text, broken: broken))
  }

  private func line(_ span: LineSpan, _ segments: [LineSegment]) -> Paragraph.Line {
    var drawing = LineDrawing(text, scale: broken.scale)
    for segment in segments { drawing.append(segment, tightening: span.tightening) }
    drawing.finish()
    let width = segments.reduce(0) { $0 + $1.width }
    let scale = broken.scale
    let range =
      text.offset(of: span.range.lowerBound)..<text.offset(of: span.range.upperBound)
    return Paragraph.Line(
      pieces: drawing.pieces, decorations: drawing.decorations, attachments: drawing.attachments,
      pictures: drawing.pictures,
      x: Self.x(of: span, width: width, in: broken.width, alignment) * scale, width: width * scale,
      baseline: span.baseline * scale, ascent: span.metrics.ascent * scale,
      descent: span.metrics.descent * scale, range: range)
  }

  /// Where a line begins in its box.
  static func x(
    of span: LineSpan, width: Double, in box: Double, _ alignment: ParagraphStyle.Alignment
  ) -> Double {
    let free = max(box - width, 0)
    switch alignment {
    case .center: return free / 2
    case .leading: return span.level % 2 == 1 ? free : 0
    case .trailing: return span.level % 2 == 1 ? 0 : free
    }
  }
}

extension TextTypesetter {
  /// A segment shaped by itself, where dividing its item changes glyphs.
  mutating func divided(
    _ segment: LineSegment, in text: PreparedText, _ tightening: Double
  ) -> LineSegment {
    var segment = segment
    segment.item = reshaped(segment.item, segment.characters, in: text)
    segment.glyphs = 0..<segment.item.glyphs.count
    segment.width = segment.length(in: text, tightening: tightening)
    return segment
  }
}

/// Collects what is drawn of a line.
struct LineDrawing {
  private let text: PreparedText
  private let scale: Double
  private(set) var pieces: [Paragraph.Piece] = []
  private(set) var decorations: [Paragraph.Decoration] = []
  private(set) var attachments: [Paragraph.Attachment] = []
  private(set) var pictures: [Paragraph.Picture] = []
  /// The characters of each piece.
  private var shown: [[Range<Int>]] = []

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
      if let face = item.face, pieces[known].run.outlines !== item.outlines {
        let ids = Set(pieces[known].run.glyphs).union(item.glyphs.ids)
        pieces[known].run.outlines = face.outlines(of: ids.sorted())
      }
      return known
    }
    var run = GlyphRun(
      faceID: item.faceID, fontSize: size, glyphs: [], positions: [], text: "",
      outlines: item.outlines)
    let count = min(item.glyphs.count, 256)
    run.glyphs.reserveCapacity(count)
    run.positions.reserveCapacity(count)
    pieces.append(Paragraph.Piece(run: run, style: style))
    shown.append([])
    return pieces.count - 1
  }

  private mutating func show(_ characters: Range<Int>, in piece: Int) {
    if let last = shown[piece].last {
      if last.upperBound == characters.lowerBound {
        shown[piece][shown[piece].count - 1] = last.lowerBound..<characters.upperBound
        return
      }
      if last.lowerBound == characters.upperBound {
        shown[piece][shown[piece].count - 1] = characters.lowerBound..<last.upperBound
        return
      }
    }
    shown[piece].append(characters)
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
    guard text.hasStrokes, let first = characters.first else { return }
    let run = Int(text.characters[first].run)
    let attributes = text.attributes[run]
    let marks = text.marks[run]
    if let underline = attributes.underline {
      stroke(underline, marks.underline, marks.underlineThickness, attributes.style, start, end)
    }
    if let strikethrough = attributes.strikethrough {
      stroke(
        strikethrough, marks.strikethrough, marks.strikethroughThickness, attributes.style, start,
        end)
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

  /// Gives the pieces their texts.
  mutating func finish() {
    for index in pieces.indices {
      let parts = shown[index].sorted { $0.lowerBound < $1.lowerBound }
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

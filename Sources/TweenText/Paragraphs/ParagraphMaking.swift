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
    var divided: [Int: [LineSegment]] = [:]
    for (number, line) in broken.lines.enumerated() {
      var segments = line.segments(in: text)
      var isDivided = false
      for index in segments.indices where segments[index].isDivided {
        segments[index] = typesetter.divided(segments[index], in: text, line.tightening)
        isDivided = true
      }
      segments = LineSpan.placed(segments)
      if isDivided { divided[number] = segments }
      lines.append(self.line(line, segments))
    }
    return Paragraph(
      lines: lines,
      size: CGSize(width: broken.width * broken.scale, height: broken.height * broken.scale),
      isTruncated: broken.isTruncated, scaleFactor: broken.scale,
      source: Paragraph.Source(text: text, broken: broken, divided: divided))
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
      pieces: drawing.pieces, decorations: drawing.decorations, backgrounds: drawing.backgrounds,
      attachments: drawing.attachments, pictures: drawing.pictures,
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

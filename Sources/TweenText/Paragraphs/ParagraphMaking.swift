import Foundation
import TweenPaint

/// Places the glyphs of a text's lines.
struct ParagraphMaking {
  private let text: PreparedText
  private let broken: BrokenText
  private let style: ParagraphStyle

  init(_ text: PreparedText, _ broken: BrokenText, _ style: ParagraphStyle) {
    self.text = text
    self.broken = broken
    self.style = style
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
    return Paragraph(Paragraph.Source(lines, text, broken, divided: divided))
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
      x: start(ofLineAsWideAs: width) * scale, width: width * scale,
      baseline: span.baseline * scale, ascent: span.metrics.ascent * scale,
      descent: span.metrics.descent * scale, range: range)
  }

  /// The start of a line in the paragraph's box. The sides are the layout's: lines of both directions
  /// are aligned to one side.
  private func start(ofLineAsWideAs width: Double) -> Double {
    let free = max(broken.width - width, 0)
    switch style.alignment {
    case .center: return free / 2
    case .leading: return style.isRightToLeft ? free : 0
    case .trailing: return style.isRightToLeft ? 0 : free
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

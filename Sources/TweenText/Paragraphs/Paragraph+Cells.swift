import Foundation
import TweenPaint

/// The smallest part of a paragraph that can move alone: the glyphs of one cluster of characters.
package struct ParagraphCell: Equatable, Sendable {
  /// The drawing of the cell, around the cell's own origin on the baseline.
  package var line: Paragraph.Line
  package var text: String
  /// The start of its characters, in bytes of the paragraph's text in UTF-8; nil for the sign of
  /// omitted characters.
  package var start: Int
  package var isRightToLeft: Bool
  /// The cell's origin in the paragraph's box.
  package var x: Double
  package var baseline: Double
}

extension Paragraph {
  /// The cells of all lines, in each from left to right, placed such that all together look like the
  /// paragraph.
  package var cells: [ParagraphCell] {
    var cells: [ParagraphCell] = []
    for (index, line) in lines.enumerated() {
      for segment in source.segments(ofLine: index) {
        append(segment, of: line, source.broken.lines[index], to: &cells)
      }
    }
    return cells
  }

  private func append(
    _ segment: LineSegment, of line: Line, _ span: LineSpan, to cells: inout [ParagraphCell]
  ) {
    guard !segment.glyphs.isEmpty else {
      if segment.item.kind == .attachment { append(part: segment, of: line, span, to: &cells) }
      return
    }
    var units = 0
    var spacing = 0.0
    segment.forEachCluster { glyphs, characters in
      var part = segment
      part.glyphs = glyphs
      part.characters = characters
      let added =
        characters.isEmpty
        ? 0 : segment.spacing(after: characters, in: source.text, tightening: span.tightening)
      part.x =
        segment.x + Double(units) * segment.item.size / segment.item.unitsPerEm + spacing
      let own = segment.item.glyphs.advance(of: glyphs)
      part.width = Double(own) * segment.item.size / segment.item.unitsPerEm + added
      units += own
      spacing += added
      append(part: part, of: line, span, to: &cells)
    }
  }

  private func append(
    part: LineSegment, of line: Line, _ span: LineSpan, to cells: inout [ParagraphCell]
  ) {
    var drawing = LineDrawing(source.text, scale: scaleFactor)
    drawing.append(part, tightening: span.tightening)
    drawing.finish()
    let places = drawing.pieces.flatMap { $0.run.positions.map { Double($0.x) } }
    let origin = places.min() ?? part.x * scaleFactor
    var own = Line(
      pieces: drawing.pieces, decorations: drawing.decorations, backgrounds: drawing.backgrounds,
      attachments: drawing.attachments, pictures: drawing.pictures, x: 0,
      width: part.width * scaleFactor, baseline: 0,
      ascent: line.ascent, descent: line.descent, range: 0..<0)
    own.move(by: -origin)
    let bytes = part.characters.flatMap { character in
      source.text.bytes[source.text.offset(of: character)..<source.text.offset(of: character + 1)]
    }
    own.range = 0..<bytes.count
    cells.append(
      ParagraphCell(
        line: own, text: String(decoding: bytes, as: UTF8.self),
        start: source.text.offset(of: part.characters.lowerBound),
        isRightToLeft: part.item.isRightToLeft, x: line.x + origin, baseline: line.baseline))
  }
}

extension Paragraph.Line {
  /// Moves the drawing along the line.
  fileprivate mutating func move(by distance: Double) {
    for piece in pieces.indices {
      for place in pieces[piece].run.positions.indices {
        pieces[piece].run.positions[place].x += distance
      }
    }
    for index in decorations.indices { decorations[index].x += distance }
    for index in backgrounds.indices { backgrounds[index].x += distance }
    for index in attachments.indices { attachments[index].rect.origin.x += distance }
    for index in pictures.indices { pictures[index].rect.origin.x += distance }
  }

  /// The line at another size: all lengths are multiplied by one factor.
  package func scaled(by factor: Double) -> Paragraph.Line {
    guard factor != 1 else { return self }
    var line = self
    line.x *= factor
    line.width *= factor
    line.baseline *= factor
    line.ascent *= factor
    line.descent *= factor
    for index in line.pieces.indices {
      let run = line.pieces[index].run
      line.pieces[index].run = run.scaled(to: run.fontSize * factor)
    }
    for index in line.decorations.indices {
      line.decorations[index].x *= factor
      line.decorations[index].y *= factor
      line.decorations[index].width *= factor
      line.decorations[index].thickness *= factor
    }
    for index in line.backgrounds.indices {
      line.backgrounds[index].x *= factor
      line.backgrounds[index].width *= factor
    }
    let growth = Growth(factor)
    for index in line.attachments.indices {
      line.attachments[index].rect = growth.applied(to: line.attachments[index].rect)
    }
    for index in line.pictures.indices {
      line.pictures[index].rect = growth.applied(to: line.pictures[index].rect)
    }
    return line
  }
}

/// A uniform growth around the origin.
private struct Growth {
  let factor: Double
  init(_ factor: Double) { self.factor = factor }

  func applied(to rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor,
      height: rect.height * factor)
  }
}

import Foundation
import TweenMath

/// A position between two characters.
package struct CaretPosition: Hashable, Sendable {
  /// In bytes of the text in UTF-8.
  package var offset: Int
  /// Whether it belongs to the character before it: where lines or directions change, the end of
  /// one and the start of the next are different places.
  package var isUpstream: Bool

  package init(offset: Int, isUpstream: Bool = false) {
    self.offset = offset
    self.isUpstream = isUpstream
  }
}

extension Paragraph {
  /// One character in a line.
  private struct Cell {
    var character: Int
    var left: Double
    var right: Double
    var isRightToLeft: Bool

    /// The side at which reading the character begins.
    var leading: Double { isRightToLeft ? right : left }
    var trailing: Double { isRightToLeft ? left : right }
  }

  /// The rectangle of a caret: as high as its line of text, without width.
  ///
  /// A position inside a character counts as the one before it; one outside of the text is the
  /// nearest end; one among omitted characters is at their sign.
  package func caret(at position: CaretPosition) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let text = source.text
    let offset = min(max(position.offset, 0), text.bytes.count)
    let character = text.character(at: offset)
    let wanted = position.isUpstream && character > 0 ? character - 1 : character
    let index = line(of: wanted)
    let span = source.broken.lines[index]
    let cells = cells(of: index)
    let line = lines[index]
    var x = edge(of: span, in: line)
    if position.isUpstream, character > 0, let cell = cells.first(where: { $0.character == wanted })
    {
      x = cell.trailing
    } else if let cell = cells.first(where: { $0.character == character }) {
      x = cell.leading
    } else if let cell = cells.filter({ $0.character < character }).max(by: {
      $0.character < $1.character
    }) {
      x = cell.trailing
    }
    // Dividing a word changes letters, which may then reach out of the box.
    return CGRect(
      x: min(max(x, 0), Double(size.width)), y: line.baseline - line.ascent, width: 0,
      height: line.ascent + line.descent)
  }

  /// The position between characters that is nearest to a point.
  package func position(at point: CGPoint) -> CaretPosition {
    guard let index = line(at: Double(point.y)) else { return CaretPosition(offset: 0) }
    let text = source.text
    let span = source.broken.lines[index]
    let cells = cells(of: index)
    let x = Double(point.x)
    guard
      let nearest = cells.min(by: { distance($0, x) < distance($1, x) })
    else { return CaretPosition(offset: text.offset(of: span.range.lowerBound)) }
    if abs(x - nearest.leading) <= abs(x - nearest.trailing) {
      return CaretPosition(offset: text.offset(of: nearest.character))
    }
    return CaretPosition(offset: text.offset(of: nearest.character + 1), isUpstream: true)
  }

  /// The character under a point, as its first byte; nil where there is none.
  package func character(at point: CGPoint) -> Int? {
    guard let index = line(at: Double(point.y)) else { return nil }
    let line = lines[index]
    let (x, y) = (Double(point.x), Double(point.y))
    guard y >= line.baseline - line.ascent, y <= line.baseline + line.descent else { return nil }
    return cells(of: index).first { x >= $0.left && x < $0.right }
      .map { source.text.offset(of: $0.character) }
  }

  /// The area of a range of the text: rectangles as high as their lines, from above, several in a
  /// line where directions change. Where the range continues in the next line, up to `width`.
  package func rectangles(of range: Range<Int>, width: Double) -> [CGRect] {
    var result: [CGRect] = []
    for (index, line) in lines.enumerated() where line.range.overlaps(range) {
      let spans = source.text
      let part = range.clamped(to: line.range)
      let characters = spans.character(at: part.lowerBound)..<spans.character(at: part.upperBound)
      var edges: [(left: Double, right: Double)] = []
      for cell in cells(of: index) where characters.contains(cell.character) {
        edges.append((cell.left, cell.right))
      }
      edges.sort { ($0.left, $0.right) < ($1.left, $1.right) }
      var merged: [(left: Double, right: Double)] = []
      for edge in edges {
        if let last = merged.last, edge.left <= last.right + 0.01 {
          merged[merged.count - 1].right = max(last.right, edge.right)
        } else {
          merged.append(edge)
        }
      }
      if range.upperBound > line.range.upperBound || merged.isEmpty {
        // The line's end belongs to it.
        let isRight = source.broken.lines[index].level % 2 == 1
        if isRight {
          let start = merged.first?.left ?? line.x + line.width
          merged.insert((min(0, start), start), at: 0)
        } else {
          let start = merged.last?.right ?? line.x
          merged.append((start, max(width, start)))
        }
        merged = Self.joined(merged)
      }
      for edge in merged where edge.right > edge.left {
        result.append(
          CGRect(
            x: edge.left, y: line.baseline - line.ascent, width: edge.right - edge.left,
            height: line.ascent + line.descent))
      }
    }
    return result
  }

  private static func joined(
    _ edges: [(left: Double, right: Double)]
  ) -> [(left: Double, right: Double)] {
    edges.reduce(into: []) { result, edge in
      if let last = result.last, edge.left <= last.right + 0.01 {
        result[result.count - 1].right = max(last.right, edge.right)
      } else {
        result.append(edge)
      }
    }
  }

  /// The index of the line with a position, from above; 0 without lines.
  package func line(at position: CaretPosition) -> Int {
    guard !lines.isEmpty else { return 0 }
    let offset = min(max(position.offset, 0), source.text.bytes.count)
    let character = source.text.character(at: offset)
    return line(of: position.isUpstream && character > 0 ? character - 1 : character)
  }

  /// Whether the line of a position is read from right to left.
  package func isRightToLeft(at offset: Int) -> Bool {
    guard !lines.isEmpty else { return false }
    return source.broken.lines[line(at: CaretPosition(offset: offset))].level % 2 == 1
  }

  private func distance(_ cell: Cell, _ x: Double) -> Double {
    max(cell.left - x, x - cell.right, 0)
  }

  private func line(of character: Int) -> Int {
    let spans = source.broken.lines
    let found = (0..<spans.count).partitioningIndex { spans[$0].range.upperBound > character }
    return min(found, spans.count - 1)
  }

  private func line(at y: Double) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.firstIndex { y < $0.baseline + $0.descent } ?? lines.count - 1
  }

  private func edge(of span: LineSpan, in line: Line) -> Double {
    span.level % 2 == 1 ? line.x + line.width : line.x
  }

  /// The characters of a line, in reading order.
  private func cells(of index: Int) -> [Cell] {
    let text = source.text
    let span = source.broken.lines[index]
    let scale = scaleFactor
    let origin = lines[index].x
    var cells: [Cell] = []
    for segment in source.segments(ofLine: index) {
      let isRight = segment.item.isRightToLeft
      var x = isRight ? segment.x + segment.width : segment.x
      let own = segment.isDivided ? segment.advances(in: text, tightening: span.tightening) : [:]
      for character in segment.characters {
        var advance = text.characters[character].advance
        if segment.item.kind == .tab { advance = segment.width }
        let isSpaced =
          character + 1 >= segment.characters.upperBound
          || !text.characters[character + 1].isJoined
        if segment.item.kind == .glyphs, isSpaced { advance -= span.tightening }
        if segment.isDivided { advance = own[character] ?? 0 }
        let next = isRight ? x - advance : x + advance
        cells.append(
          Cell(
            character: character, left: origin + min(x, next) * scale,
            right: origin + max(x, next) * scale, isRightToLeft: isRight))
        x = next
      }
    }
    return cells
  }
}

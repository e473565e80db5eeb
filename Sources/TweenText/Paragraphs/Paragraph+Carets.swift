import Foundation

/// A place between two characters.
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
  /// One character as it stands in a line.
  private struct Cell {
    var character: Int
    var left: Double
    var right: Double
    var isRightToLeft: Bool

    /// Where the character begins, as it is read.
    var leading: Double { isRightToLeft ? right : left }
    var trailing: Double { isRightToLeft ? left : right }
  }

  /// The upright line where a caret stands: as high as its line of text, without width.
  ///
  /// A place that is not between two characters is that before the character around it; one
  /// outside of the text is the nearest end; one among characters left out is at their sign.
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

  /// The place between characters that is nearest to a point.
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

  private func distance(_ cell: Cell, _ x: Double) -> Double {
    max(cell.left - x, x - cell.right, 0)
  }

  private func line(of character: Int) -> Int {
    let spans = source.broken.lines
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.upperBound <= character { low = middle + 1 } else { high = middle }
    }
    return min(low, spans.count - 1)
  }

  private func line(at y: Double) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.firstIndex { y < $0.baseline + $0.descent } ?? lines.count - 1
  }

  private func edge(of span: LineSpan, in line: Line) -> Double {
    span.level % 2 == 1 ? line.x + line.width : line.x
  }

  /// The characters of a line, as they are read.
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

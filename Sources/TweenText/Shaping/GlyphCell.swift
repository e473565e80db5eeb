import Foundation
import TweenPaint

/// The smallest part of a line that can move alone: the glyphs that came of one cluster of
/// characters.
package struct GlyphCell: Equatable, Sendable {
  /// The glyphs, relative to the cell's own origin on the baseline, and their characters.
  package var run: GlyphRun
  /// Where the cell's origin lies in the line, in points.
  package var x: Double

  package init(run: GlyphRun, x: Double) {
    self.run = run
    self.x = x
  }

  package var text: String { run.text }
}

extension TextEngine {
  /// A line's cells, from left to right, so placed that all together show what the line shows.
  package func cells(_ text: String, font: FontRequest) -> [GlyphCell] {
    let line = line(text, font: font)
    let clusters = clusters(text, font: font)
    guard clusters.count == line.run.glyphs.count else { return [] }
    let bytes = Array(TextShaper.withoutControls(text).utf8)
    // A cluster's characters end where the next one's begin, whichever way the text runs.
    let starts = Set(clusters).sorted()
    var cells: [GlyphCell] = []
    var first = 0
    while first < clusters.count {
      var end = first + 1
      while end < clusters.count, clusters[end] == clusters[first] { end += 1 }
      let start = Int(clusters[first])
      let next = starts.first { $0 > clusters[first] }.map { Int($0) } ?? bytes.count
      let origin = line.run.positions[first..<end].map(\.x).min() ?? 0
      var run = line.run
      run.glyphs = Array(line.run.glyphs[first..<end])
      run.positions = line.run.positions[first..<end].map {
        CGPoint(x: $0.x - origin, y: $0.y)
      }
      run.text = String(decoding: bytes[min(start, bytes.count)..<next], as: UTF8.self)
      cells.append(GlyphCell(run: run, x: Double(origin)))
      first = end
    }
    return cells
  }
}

extension GlyphRun {
  /// The run at another size: its places grow with its glyphs.
  package func scaled(to size: Double) -> GlyphRun {
    guard size != fontSize, fontSize > 0 else { return self }
    var run = self
    run.fontSize = size
    run.positions = positions.map {
      CGPoint(x: $0.x * size / fontSize, y: $0.y * size / fontSize)
    }
    return run
  }
}

import Foundation
import TweenGeometry
import TweenPaint
import TweenText

extension GraphicsContext {
  /// Draws a line of a renderer's text at its place.
  public func draw(
    _ line: Text.Layout.Line,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw([line.line], of: line.source)
  }

  /// Draws a run of a renderer's text at its place.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(run.cells.map(\.placedLine), of: run.source)
  }

  /// Draws some glyphs of a renderer's text at their places.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(slice.cells.map(\.placedLine), of: slice.run.source)
  }

  private func draw(_ lines: [Paragraph.Line], of source: TextLayoutSource) {
    func contents(_ opacity: Double) -> [DisplayItem.Content] {
      var drawing = source.drawing
      drawing.transform = transform
      drawing.opacity = opacity
      return drawing.contents(of: lines)
    }
    let whole = contents(1)
    if whole.count == 1 {
      draw { contents($0)[0] }
    } else if !whole.isEmpty {
      draw(whole.map { DisplayItem($0) }, seesBackdrop: false)
    }
  }
}

extension ParagraphCell {
  /// The cell's line at its place in the paragraph's box.
  fileprivate var placedLine: Paragraph.Line {
    var line = line
    line.x = x
    line.baseline = baseline
    return line
  }
}

import Foundation
import TweenGeometry
import TweenPaint
import TweenText

/// A drawing as both a picture and an SVG have it: filled and stroked paths, and lines of text.
struct PlotScene: Equatable {
  enum Paint: Equatable {
    case solid(PlotColor)
    /// From `color` at height `top` to nothing at `bottom`.
    case fade(PlotColor, top: Double, bottom: Double)
  }

  struct Text: Equatable {
    enum Anchor: Equatable { case start, middle, end }

    var string: String
    /// On the baseline.
    var position: CGPoint
    var anchor = Anchor.start
    var font: FontRequest
    var color: PlotColor
  }

  enum Element: Equatable {
    case fill(Path, Paint)
    case stroke(Path, StrokeStyle, PlotColor)
    case text(Text)
  }

  var size: CGSize
  var paper: PlotColor
  var elements: [Element] = []

  /// How long a line of text is, in points.
  static func width(_ string: String, _ font: FontRequest) -> Double {
    TextEngine.shared.line(string, font: font).width
  }

  /// The drawing for the rasterizer; strokes become outlines there.
  func displayList(scale: Double) -> DisplayList {
    var list = DisplayList(size: size, scale: scale, background: paper.resolved)
    // A sixteenth of a pixel can't be seen.
    let tolerance = 1 / (16 * scale)
    for element in elements {
      switch element {
      case .fill(let path, let paint):
        list.items.append(DisplayItem(.fill(.init(path: path, paint: resolved(paint)))))
      case .stroke(let path, let style, let color):
        list.items.append(
          DisplayItem(
            .fill(
              .init(
                path: path.strokedPath(style, tolerance: tolerance),
                paint: .solid(color.resolved)))))
      case .text(let text):
        let line = TextEngine.shared.line(text.string, font: text.font)
        let shift: Double =
          switch text.anchor {
          case .start: 0
          case .middle: line.width / 2
          case .end: line.width
          }
        list.items.append(
          DisplayItem(
            .glyphs(
              .init(
                run: line.run, paint: .solid(text.color.resolved),
                transform: CGAffineTransform(
                  translationX: text.position.x - shift, y: text.position.y)))))
      }
    }
    return list
  }

  private func resolved(_ paint: Paint) -> TweenPaint.Paint {
    switch paint {
    case .solid(let color): return .solid(color.resolved)
    case .fade(let color, let top, let bottom):
      return .gradient(
        GradientPaint(
          geometry: .linear(start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom)),
          stops: [
            .init(color: color.resolved, location: 0),
            .init(color: color.withAlpha(0).resolved, location: 1),
          ]))
    }
  }
}

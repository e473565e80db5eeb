import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

extension TextNode {
  /// The items that a renderer draws for a paragraph, in the canvas's coordinates.
  func items(
    drawnBy renderer: any TextRenderer, _ paragraph: Paragraph, _ resolved: ResolvedText,
    _ context: DrawContext
  ) -> [DisplayItem] {
    let rect = frame.shown
    var drawing = drawing(context.insideLayer, in: rect, resolved)
    drawing.opacity = 1
    let layout = Text.Layout(paragraph, TextLayoutSource(resolved, drawing))
    let padding = renderer.displayPadding
    let bounds = CGRect(
      x: -padding.leading, y: -padding.top, width: rect.width + padding.leading + padding.trailing,
      height: rect.height + padding.top + padding.bottom)
    let surface = CanvasSurface(recording: CanvasRecording())
    graph.evaluating(self) {
      var canvas = GraphicsContext(
        surface: surface, environment: trackedEnvironment, bounds: bounds)
      renderer.draw(layout: layout, in: &canvas)
    }
    surface.finish()
    let picture = CanvasPicture(surface.items)
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .concatenating(context.transform)
    let items = picture.items.indices.map { picture.item(at: $0, place) }
    guard !items.isEmpty,
      context.opacity != 1 || context.blend != .normal || picture.seesBackdrop
    else { return items }
    let layer = DisplayItem.Layer(opacity: context.opacity)
    return [DisplayItem(blend: context.blend, .beginLayer(layer))] + items
      + [DisplayItem(.endLayer)]
  }
}

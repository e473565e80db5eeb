import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenViews

/// What a renderer draws on a canvas of 100x100 points, as the display list writes it.
func recorded(
  in environment: EnvironmentValues = EnvironmentValues(),
  _ renderer: (inout GraphicsContext) -> Void
) -> String {
  var list = DisplayList(size: .zero)
  list.items = recordedItems(in: environment, renderer)
  return list.description.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined()
}

func recordedItems(
  in environment: EnvironmentValues = EnvironmentValues(),
  _ renderer: (inout GraphicsContext) -> Void
) -> [DisplayItem] {
  let surface = CanvasSurface(recording: CanvasRecording())
  var context = GraphicsContext(
    surface: surface, environment: environment,
    bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
  renderer(&context)
  surface.finish()
  return surface.items
}

/// A square at a place, and its path as the display list writes it.
func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
  Path(CGRect(x: x, y: y, width: side, height: side))
}

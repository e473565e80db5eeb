import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A canvas's drawing context: its target layer and drawing state. The argument of a canvas's renderer.
///
/// A context is a value: a copy draws into the same layer as the original, but has its own state. Drawing
/// is recorded for the display list in the order of the calls. A context must not be used after its closure
/// has returned; later drawing is lost.
public struct GraphicsContext {
  package var surface: CanvasSurface
  /// The opacity of later drawing, limited to 0...1; NaN counts as 0.
  public var opacity: Double = 1
  /// The blend mode of later drawing with the existing content of the layer.
  public var blendMode = BlendMode.normal
  /// The environment of the canvas. When a value that was read here changes, the canvas is drawn again.
  public let environment: EnvironmentValues
  /// The transform from user space, in which all coordinates are given, to the canvas's points from its top
  /// left corner.
  public var transform = CGAffineTransform.identity
  /// The innermost clip.
  var clip: CanvasClip?
  /// The filter added last.
  var filters: FilterChain?
  /// The bounds that the clips leave, in the canvas's points.
  var clipBounds: CGRect

  package init(surface: CanvasSurface, environment: EnvironmentValues, bounds: CGRect) {
    self.surface = surface
    self.environment = environment
    clipBounds = bounds
  }

  /// Scales the user space about its origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves the origin of the user space to (x, y).
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates the user space about its origin, clockwise on screen.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies `matrix` to later drawing, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws a separate layer: the drawing of `content` is combined into one picture, which is drawn with
  /// this context's opacity, blend mode, filters and clips.
  ///
  /// The layer's context has the transform and the environment of this one and otherwise initial state. If
  /// `content` throws, nothing is drawn.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = try makeLayer(content)
    draw(inner.items, seesBackdrop: inner.seesBackdrop)
  }

  /// The layer that `content` draws.
  func makeLayer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> CanvasSurface {
    var inner = beginningLayer()
    let layer = inner.surface
    try content(&inner)
    layer.finish()
    return layer
  }

  /// A context that draws into a new layer, for `drawLayer(_:)` of this context.
  package func beginningLayer() -> GraphicsContext {
    var inner = GraphicsContext(
      surface: CanvasSurface(recording: surface.recording), environment: environment,
      bounds: clipBounds)
    inner.transform = transform
    return inner
  }

  /// Ends a layer, and draws it.
  package func drawLayer(_ layer: CanvasSurface) {
    layer.finish()
    draw(layer.items, seesBackdrop: layer.seesBackdrop)
  }
}

// MARK: - To the surface

extension GraphicsContext {
  var shownOpacity: Double { opacity.isNaN ? 0 : min(max(opacity, 0), 1) }

  /// Draws one item, which is made with the opacity to use.
  func draw(_ make: (_ opacity: Double) -> DisplayItem.Content) {
    guard let filters else {
      surface.append(make(shownOpacity), blend: blendMode.blendOperator, clip: clip)
      return
    }
    append(filters.apply(to: Drawable(make(1))))
  }

  /// Draws items as one picture. `seesBackdrop`: some items depend on what is behind them.
  func draw(_ items: [DisplayItem], seesBackdrop: Bool) {
    let blend = blendMode.blendOperator
    let opacity = shownOpacity
    if filters == nil, blend == .normal, !seesBackdrop {
      if items.isEmpty { return }
      // Painting items over each other gives the same result without a group.
      if opacity == 1 { return surface.append(contentsOf: items, clip: clip) }
    }
    let drawable = Drawable(items)
    append(filters?.apply(to: drawable) ?? [drawable])
  }

  private func append(_ drawables: [Drawable]) {
    for var drawable in drawables {
      drawable.fade(by: shownOpacity)
      let own = drawable.blend
      drawable.blend = nil
      surface.append(drawable, blend: own ?? blendMode.blendOperator, clip: clip)
    }
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// Where a canvas is drawn into, and how: the argument of a canvas's renderer.
///
/// A value: a copy draws into the same layer as the original, and what is set on one of them is
/// not seen by the other. Drawing is recorded for the display list in the order of the calls. A
/// context is of no use after its closure has returned; what is drawn then is lost.
public struct GraphicsContext {
  package var surface: CanvasSurface
  /// How much of what is drawn is seen, 0...1; outside, the nearer end counts, and NaN as 0.
  public var opacity: Double = 1
  /// How what is drawn meets what the layer holds already.
  public var blendMode = BlendMode.normal
  /// The environment of the canvas. What is read here has the canvas drawn again when it changes.
  public let environment: EnvironmentValues
  /// The user space, in which all coordinates are given, to the canvas's points from its top left
  /// corner.
  public var transform = CGAffineTransform.identity
  /// The innermost clip.
  var clip: CanvasClip?
  /// The filter added last.
  var filters: FilterChain?
  /// What the clips leave at most, in the canvas's points.
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

  /// Turns the user space about its origin, clockwise on screen.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Does `matrix` to what is drawn, before all that the transform does already.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws a layer of its own: what `content` draws is put together first, and drawn as one
  /// picture with this context's opacity, blend mode, filters and clips.
  ///
  /// The context of the layer has the transform and the environment of this one and is else as
  /// new. If `content` throws, nothing is drawn.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = try makeLayer(content)
    draw(inner.items, seesBackdrop: inner.seesBackdrop)
  }

  /// What `content` draws into a layer.
  func makeLayer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> CanvasSurface {
    var inner = beginningLayer()
    let layer = inner.surface
    try content(&inner)
    layer.finish()
    return layer
  }

  /// A context that draws into a layer of its own, which is drawn by `drawLayer(_:)` of this one.
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

  /// Draws one item, made with the opacity it is to have.
  func draw(_ make: (_ opacity: Double) -> DisplayItem.Content) {
    guard let filters else {
      surface.append(make(shownOpacity), blend: blendMode.blendOperator, clip: clip)
      return
    }
    append(filters.apply(to: Drawable(make(1))))
  }

  /// Draws items as one picture. `seesBackdrop`: some of them depend on what is behind them.
  func draw(_ items: [DisplayItem], seesBackdrop: Bool) {
    let blend = blendMode.blendOperator
    let opacity = shownOpacity
    if filters == nil, blend == .normal, !seesBackdrop {
      if items.isEmpty { return }
      // One over the other is all the same, whatever is put together first.
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

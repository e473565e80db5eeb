import Foundation
import TweenGeometry
import TweenPaint
import TweenViews

extension CGContext {
  /// Begins a transparency layer. Its content is composed first, then drawn as a whole with the current
  /// alpha, shadow, blend mode and clip. In the layer, alpha is 1, the blend mode is `normal`, and
  /// there is no shadow. `endTransparencyLayer()` draws the layer and restores the state.
  ///
  /// - Parameter auxiliaryInfo: Without effect.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append(Layer(outer: state, saved: saved))
    state.graphics = state.graphics.beginningLayer()
    state.shadow = nil
    saved = []
  }

  /// Begins a transparency layer that is clipped to a rectangle of user space.
  ///
  /// - Parameters:
  ///   - rect: The visible rectangle.
  ///   - auxiliaryInfo: Without effect.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    state.graphics.clip(to: Path(rect))
  }

  /// Draws the transparency layer that was begun last. No effect where none is open. A layer that is
  /// never ended is never drawn.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let picture = state.graphics.surface
    (state, saved) = (layer.outer, layer.saved)
    drawing.drawLayer(picture)
    updateMemory()
  }

  /// Multiplies later drawing by the alpha of an image, which is upright as in `draw(_:in:)`, and clips
  /// to the rectangle. The luminance replaces the alpha where the image is opaque everywhere: white
  /// shows, black hides.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the image, in user space.
  ///   - mask: The image.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let isOpaque = mask.bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    var graphics = state.graphics
    graphics.clipToLayer { layer in
      if isOpaque { layer.addFilter(.luminanceToAlpha) }
      draw(mask, in: rect, with: layer)
    }
    state.graphics = graphics
  }
}

import Foundation
import TweenGeometry
import TweenPaint
import TweenViews

extension CGContext {
  /// Begins a picture of its own, which is put together first and then drawn as one, with the alpha,
  /// the shadow, the blend mode and the clips that hold now. In it alpha is 1, the blend mode
  /// `normal`, and there is no shadow. `endTransparencyLayer()` draws it and brings the state back.
  ///
  /// - Parameter auxiliaryInfo: Without effect.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append(Layer(outer: state, saved: saved))
    state.graphics = state.graphics.beginningLayer()
    state.shadow = nil
    saved = []
  }

  /// Begins a picture of its own, of which only what lies inside a rectangle of user space shows.
  ///
  /// - Parameters:
  ///   - rect: What shows.
  ///   - auxiliaryInfo: Without effect.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    state.graphics.clip(to: Path(rect))
  }

  /// Draws the picture that was begun last; nothing where none is open. One that never ends is never
  /// drawn.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let picture = state.graphics.surface
    (state, saved) = (layer.outer, layer.saved)
    drawing.drawLayer(picture)
    drawn()
  }

  /// Multiplies all that is drawn from now on by a picture's alpha, upright as `draw(_:in:)` has it,
  /// and draws nothing beside the rectangle. A picture that is opaque everywhere counts as a grey
  /// one, whose luminance is taken: white shows, black does not.
  ///
  /// - Parameters:
  ///   - rect: Where the picture lies, in user space.
  ///   - mask: The picture.
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

import TweenGeometry
import TweenPaint

/// A display list that elements draw into.
package struct DrawTarget: Equatable {
  // As small as possible, because contexts are copied at each step.
  fileprivate let number: Int32

  /// The window's own display list.
  package static let window = DrawTarget(number: 0)
  /// The display list of a canvas's symbol.
  package static let symbol = DrawTarget(number: -1)
  /// Returns the display list of a cached picture.
  static func picture(_ number: Int32) -> Self { DrawTarget(number: number) }

  /// The number of the cached picture; nil for other lists.
  @inline(__always) var picture: Int32? { number > 0 ? number : nil }
}

/// The values that drawing inherits from ancestors.
package struct DrawContext {
  /// The transform from the current space to the canvas's points.
  package var transform: CGAffineTransform = .identity
  /// The product of the ancestors' opacities.
  package var opacity: Double = 1
  /// The display list to draw into.
  package var target = DrawTarget.window
  /// The operator that blends each picture below with its backdrop.
  package var blend: BlendOperator = .normal
  /// Whether a surrounding layer already uses the blend mode that a modifier inside sets.
  package var isBlendTaken = false
  /// Whether inherited values may have changed, so that all elements below must be visited.
  package var isForced = false
  /// Whether colours are mixed in linear light.
  package var isLinear = false
  /// The layers to put around each picture below; nil for none.
  package var wraps: LeafWrap?

  /// Returns whether items drawn in both contexts are equal, apart from the layers around them.
  func drawsAlike(_ other: DrawContext) -> Bool {
    transform == other.transform && opacity == other.opacity && blend == other.blend
      && isBlendTaken == other.isBlendTaken && isLinear == other.isLinear
  }

  /// The context inside a layer that applies the opacity and the blend mode itself.
  var insideLayer: DrawContext {
    var inner = self
    inner.opacity = 1
    inner.blend = .normal
    inner.isBlendTaken = false
    inner.wraps = nil
    return inner
  }
}

import TweenGeometry
import TweenPaint

/// A display list that elements draw into.
package struct DrawTarget: Equatable {
  // As small as it can be: contexts are copied at each step.
  fileprivate let number: Int32

  /// The window's own.
  package static let window = DrawTarget(number: 0)
  /// That of a canvas's symbol.
  package static let symbol = DrawTarget(number: -1)
  /// That of a kept picture.
  static func picture(_ number: Int32) -> Self { DrawTarget(number: number) }

  /// The number of the kept picture; nil for other lists.
  @inline(__always) var picture: Int32? { number > 0 ? number : nil }
}

/// What drawing inherits on the way down.
package struct DrawContext {
  /// The current space to the canvas's points.
  package var transform: CGAffineTransform = .identity
  /// The product of opacities above.
  package var opacity: Double = 1
  /// The list that what is drawn goes into.
  package var target = DrawTarget.window
  /// How each picture below goes onto what is behind it.
  package var blend: BlendOperator = .normal
  /// A layer around has taken on the mode that a modifier inside sets.
  package var isBlendTaken = false
  /// What may have changed from above: everything below is to be visited.
  package var isForced = false
  /// Colours are mixed in linear light here.
  package var isLinear = false
  /// The layers that stand around each picture below; nil: none.
  package var wraps: LeafWrap?

  /// Whether an item drawn in either, apart from what is wrapped around it, is the same.
  func drawsAlike(_ other: DrawContext) -> Bool {
    transform == other.transform && opacity == other.opacity && blend == other.blend
      && isBlendTaken == other.isBlendTaken && isLinear == other.isLinear
  }

  /// The context inside a layer that takes the opacity and the blend mode on itself.
  var insideLayer: DrawContext {
    var inner = self
    inner.opacity = 1
    inner.blend = .normal
    inner.isBlendTaken = false
    inner.wraps = nil
    return inner
  }
}

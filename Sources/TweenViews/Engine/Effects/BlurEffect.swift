import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// `blur(radius:opaque:)`: the picture of what is inside, out of focus.
nonisolated public struct _BlurEffect: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = BlurNode
  public var radius: CGFloat
  public var isOpaque: Bool

  public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }
}

/// A blur whose radius animates. Without a radius it does nothing at all.
@MainActor package final class BlurNode: LayerNode, ValueNode, AnimatorOwner {
  package var value: _BlurEffect
  private var radius = AnimatedAttribute<CGFloat>()
  private var frame = FrameAttribute()

  package init(_ context: NodeContext, _ value: _BlurEffect) {
    self.value = value
    super.init(context)
    takeValue()
  }

  package func valueDidChange(from old: _BlurEffect) { takeValue() }

  private func takeValue() {
    _ = radius.update(
      value.radius, transaction: visibleTransaction(), environment: environment, pool: graph.pool,
      owner: self)
    if let placement { followFrame(placement) }
    setNeedsDisplay()
  }

  private var shownRadius: CGFloat {
    let shown = radius.isAnimating ? radius.shown(value.radius) : value.radius
    return shown.isFinite ? max(shown, 0) : 0
  }

  package override func placementDidChange(_ placement: Placement) {
    followFrame(placement)
    super.placementDidChange(placement)
  }

  /// Only an opaque blur has edges to know.
  private func followFrame(_ placement: Placement) {
    guard value.isOpaque else { return }
    if frame.update(placement.rect, node: self, owner: self) { setNeedsDisplay() }
  }

  package override var isLayer: Bool { shownRadius > 0 }

  package override func shownLayerEffect(
    _ transform: CGAffineTransform
  ) -> DisplayItem.LayerEffect? {
    .blur(
      DisplayItem.Blur(
        radius: Double(shownRadius), opaqueRect: value.isOpaque ? frame.shown : nil,
        transform: transform))
  }

  package func animatorDidMove() { setNeedsRedraw() }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    radius.remove()
    frame.remove()
  }

  package override var debugName: String { "blur" }
}

extension View {
  /// Draws this view out of focus; layout is as without it.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points; 0 and less draw the view as
  ///     it is.
  ///   - opaque: Whether the edges stay opaque, as if what lies at them went on outside, instead
  ///     of fading.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}

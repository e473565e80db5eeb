import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The modifier made by `blur(radius:opaque:)`.
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

/// The node of a blur, whose radius animates. With a radius of 0 it has no effect.
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

  /// Only an opaque blur depends on the view's edges.
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
  /// Blurs this view's picture. Layout does not change.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points. With 0 or less the view is drawn
  ///     unchanged.
  ///   - opaque: Whether the edges stay opaque, as if the pixels at the edges continued outside, rather
  ///     than fade.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}

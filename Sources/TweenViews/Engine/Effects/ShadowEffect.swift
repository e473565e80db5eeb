import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The modifier made by `shadow`: every picture inside has a shadow.
nonisolated public struct _ShadowEffect: ValueModifier, Equatable {
  public typealias Body = Never
  package typealias Wrapper = ShadowNode
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize

  public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// The node of a shadow, whose colour, radius and offset animate.
@MainActor package final class ShadowNode: WrapperNode, ValueNode, AnimatorOwner {
  private typealias Data = AnimatablePair<
    Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
  >

  package var value: _ShadowEffect
  private var color: Color.Resolved
  private var attribute = AnimatedAttribute<Data>()
  /// The shadow that is wrapped around the pictures inside.
  private var wrap: LeafWrap?

  package init(_ context: NodeContext, _ value: _ShadowEffect) {
    self.value = value
    color = .transparent
    super.init(context)
    takeValue()
  }

  package func valueDidChange(from old: _ShadowEffect) { takeValue() }

  package override func performUpdate() { takeValue() }

  private var model: Data {
    AnimatablePair(
      color.animatableData, AnimatablePair(value.radius, value.offset.animatableData))
  }

  private func takeValue() {
    forgetEnvironmentReads()
    color = value.color.resolve(in: trackedEnvironment)
    _ = attribute.update(
      model, transaction: visibleTransaction(), environment: environment, pool: graph.pool,
      owner: self)
    setNeedsDisplay()
  }

  /// Returns the shadow in this frame; nil if it is not visible.
  private func shown(_ transform: CGAffineTransform) -> DisplayItem.Shadow? {
    var color = color
    var radius = value.radius
    var offset = value.offset
    if attribute.isAnimating {
      let shown = attribute.shown(model)
      color.animatableData = shown.first
      radius = shown.second.first
      offset.animatableData = shown.second.second
    }
    guard color.opacity > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
      return nil
    }
    return DisplayItem.Shadow(
      color: color, radius: Double(max(radius, 0)), offset: offset, transform: transform)
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    var inner = context
    if let wrap, !isStale, wrap.outer === context.wraps {
      inner.wraps = wrap
      inner.opacity = 1
    } else if let shadow = shown(context.transform) {
      inner.wraps = LeafWrap(.shadow(shadow), opacity: context.opacity, outer: context.wraps)
      inner.opacity = 1
      wrap = inner.wraps
    } else {
      wrap = nil
    }
    content?.drawIfNeeded(builder, inner)
  }

  package func animatorDidMove() { setNeedsRedraw() }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    attribute.remove()
  }

  package override var debugName: String { "shadow" }
}

extension View {
  /// Adds a shadow to each picture in this view. Put `compositingGroup()` before this modifier for
  /// one shadow of the whole.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour where the picture is opaque.
  ///   - radius: The standard deviation of the shadow's blur, in points; 0 is a sharp shadow.
  ///   - x: The shadow's offset to the right, in points.
  ///   - y: The shadow's offset down, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}

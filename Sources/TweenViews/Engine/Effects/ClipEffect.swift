import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The modifier made by `clipShape(_:style:)`, which limits drawing to a shape. Hits are not
/// limited.
nonisolated public struct _ClipEffect<S: Shape>: ValueModifier {
  public typealias Body = Never
  package typealias Wrapper = ClipNode<S>
  public var shape: S
  public var style: FillStyle
  /// Whether the clip is in effect.
  package var isEnabled = true

  public init(shape: S, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
}

/// The node of a clip. Clips the whole content as one layer, unless content reads its backdrop;
/// then it clips each picture separately.
@MainActor package final class ClipNode<S: Shape>: LayerNode, ValueNode, AnimatorOwner {
  package var value: _ClipEffect<S>
  private var data = AnimatedAttribute<S.AnimatableData>()
  private var frame = FrameAttribute()
  /// The clip that is wrapped around each picture inside.
  private var wrap: LeafWrap?
  /// Whether the clip is in effect.
  var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  package init(_ context: NodeContext, _ value: _ClipEffect<S>) {
    self.value = value
    super.init(context)
    isEnabled = value.isEnabled
    takeData()
  }

  package static func areEqual(_ old: _ClipEffect<S>, _ new: _ClipEffect<S>) -> Bool {
    valuesAreEqual(old.shape, new.shape) && old.style == new.style
      && old.isEnabled == new.isEnabled
  }

  package func valueDidChange(from old: _ClipEffect<S>) {
    if value.isEnabled != old.isEnabled { isEnabled = value.isEnabled }
    takeData()
    setNeedsDisplay()
  }

  private func takeData() {
    if S.AnimatableData.self == EmptyAnimatableData.self { return }
    _ = data.update(
      value.shape.animatableData, transaction: visibleTransaction(), environment: environment,
      pool: graph.pool, owner: self)
  }

  package override func placementDidChange(_ placement: Placement) {
    if frame.update(placement.rect, node: self, owner: self) { setNeedsDisplay() }
    super.placementDidChange(placement)
  }

  package override var takesOpacity: Bool { false }

  package override var contentClip: CGRect? {
    guard isEnabled, placement != nil, let clip = shownClip else { return nil }
    let box = clip.path.boundingRect
    // A shape without area hides the content.
    return box.isNull
      ? CGRect(origin: frame.shown.origin, size: .zero) : box.applying(clip.transform)
  }

  package override var readsBackdrop: Bool {
    graph.uses.backdropReaderCount > 0 && content?.readsBackdrop == true
  }

  /// Whether the content can be drawn as a whole before it is clipped.
  package override var isLayer: Bool { isEnabled && !readsBackdrop }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if isLayer || !isEnabled {
      wrap = nil
      super.draw(builder, context, isStale: isStale)
      return
    }
    var inner = context
    if let wrap, !isStale, wrap.outer === context.wraps {
      inner.wraps = wrap
    } else if let clip = shownClip(context.transform) {
      inner.wraps = LeafWrap(.clip(clip), opacity: 1, outer: context.wraps)
      inner.isForced = true
      wrap = inner.wraps
    }
    super.draw(builder, inner, isStale: isStale)
  }

  package override var shownClip: DisplayItem.Clip? {
    let rect = frame.shown
    var shown = value.shape
    if data.isAnimating { shown.animatableData = data.shown(shown.animatableData) }
    let container = containerGeometry(to: rect)
    var path =
      container == nil
      ? shown.path(in: CGRect(origin: .zero, size: rect.size))
      : ContainerGeometry.$current.withValue(container) {
        shown.path(in: CGRect(origin: .zero, size: rect.size))
      }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    if shown.layoutDirectionBehavior.isMirrored(isRightToLeft: isRightToLeft) {
      path = path.applying(.mirror(width: rect.width))
    }
    return DisplayItem.Clip(
      path: path, rule: value.style.isEOFilled ? .evenOdd : .nonZero,
      isAntialiased: value.style.isAntialiased,
      transform: CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }

  package func animatorDidMove() { setNeedsRedraw() }

  package override func containerDidChange() {
    super.containerDidChange()
    setNeedsDisplay()
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    data.remove()
    frame.remove()
  }

  package override var holdsNothing: Bool { true }
  package override var debugName: String { "clipShape" }
}

extension View {
  /// Limits drawing of this view to a shape. Hits are not limited.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Limits drawing of this view to a shape, if `isEnabled` is true.
  nonisolated package func clipShape<S: Shape>(_ shape: S, isEnabled: Bool) -> some View {
    var effect = _ClipEffect(shape: shape)
    effect.isEnabled = isEnabled
    return modifier(effect)
  }

  /// Limits drawing of this view to its own rectangle. Hits are not limited.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Limits drawing of this view to its rectangle with rounded corners, in the continuous style.
  /// Hits outside of the corners still count.
  ///
  /// - Parameters:
  ///   - radius: The corners' radius in points, clamped to 0...half of the shorter side; NaN counts as 0.
  ///   - antialiased: Whether the edges are smoothed.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

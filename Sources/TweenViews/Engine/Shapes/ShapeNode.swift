import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The node of a filled shape. Its data, its paint and its frame animate independently.
@MainActor package class ShapeNode<S: Shape, Style: ShapeStyle>: OutlineNode {
  // For the same reason as in `OutlineNode`.
  @exclusivity(unchecked) private var shape: S
  private var style: Style
  @exclusivity(unchecked) private var data = AnimatedAttribute<S.AnimatableData>()

  init(_ view: _ShapeView<S, Style>, _ context: NodeContext) {
    shape = view.shape
    style = view.style
    super.init(view.fillStyle, context)
    takeData()
    takeStyle()
  }

  func update(_ new: _ShapeView<S, Style>) {
    let isSameShape = valuesAreEqual(shape, new.shape)
    let isSameFill = fillStyle == new.fillStyle
    let isSameStyle = valuesAreEqual(style, new.style)
    if isSameShape, isSameFill, isSameStyle { return }
    shape = new.shape
    style = new.style
    if !isSameShape {
      takeData()
      isOutlineStale = true
      setNeedsDisplay()
      if answersMayDiffer { setNeedsLayout() }
    }
    if !isSameFill {
      fillStyle = new.fillStyle
      setNeedsDisplay()
    }
    if !isSameStyle { takeStyle() }
  }

  private func takeData() {
    if S.AnimatableData.self == EmptyAnimatableData.self { return }
    _ = data.update(
      shape.animatableData, transaction: visibleTransaction(), environment: environment,
      pool: graph.pool, owner: self)
    runner = data.plainRunner
  }

  /// Whether the shape now returns another size for a proposal that it answered before.
  private var answersMayDiffer: Bool {
    knownSizes.contains { shape.sizeThatFits($0.proposal) != $0.size }
  }

  private func takeStyle() {
    forgetEnvironmentReads()
    if paint.update(style._resolvedPaint(in: trackedEnvironment), in: self) {
      setNeedsDisplay()
    }
  }

  package override func performUpdate() { takeStyle() }

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    if frame.isMoved(by: animation) { return "frame" }
    return data.isMoved(by: animation) ? "shape" : "fill"
  }

  override func makeOutline(
    in rect: CGRect, lanes: UnsafePointer<Double>?, isRightToLeft: Bool
  ) -> _ShapeOutline {
    guard let lanes, !shape.layoutDirectionBehavior.isMirrored(isRightToLeft: isRightToLeft) else {
      return makeOutline(in: rect, isRightToLeft: isRightToLeft)
    }
    // The values belong to the runner of `data`, which has this type.
    return shape._outline(
      in: rect,
      showing: UnsafeRawPointer(lanes).assumingMemoryBound(to: S.AnimatableData.self).pointee)
  }

  @inline(never) private func makeOutline(in rect: CGRect, isRightToLeft: Bool) -> _ShapeOutline {
    var shape = shape
    if data.isAnimating { shape.animatableData = data.shown(shape.animatableData) }
    let outline = shape._outline(in: rect)
    guard shape.layoutDirectionBehavior.isMirrored(isRightToLeft: isRightToLeft) else {
      return outline
    }
    return outline.applying(.mirror(width: rect.width))
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    data.remove()
    runner = nil
    paint.remove(from: self)
  }

  package override var debugName: String { String(describing: S.self) }
}

/// The node of a style that is a view, such as a colour: an inspector shows it by the style's name.
@MainActor final class StyleNode<Style: ShapeStyle>: ShapeNode<Rectangle, Style> {
  override var debugName: String { String(describing: Style.self) }
}

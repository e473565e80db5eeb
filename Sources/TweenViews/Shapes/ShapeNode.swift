import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A filled shape: its data, its paint and its frame each animate on their own.
@MainActor package final class ShapeNode<S: Shape, Style: ShapeStyle>: LeafNode {
  private var view: _ShapeView<S, Style>
  private var data = AnimatedAttribute<S.AnimatableData>()
  private var paint = LeafPaint()
  private var slot = ItemSlot()
  /// The outline shown last and the size it was made for.
  private var shownOutline: (outline: _ShapeOutline, size: CGSize)?
  /// The outline shown last may be another one in the next frame, though the size stays.
  private var isOutlineStale = true
  /// The outline shown last as a path, once a hit has asked for it.
  private var hitPath: Path?

  init(_ view: _ShapeView<S, Style>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    takeData()
    takeStyle()
  }

  func update(_ new: _ShapeView<S, Style>) {
    let isSameShape = valuesAreEqual(view.shape, new.shape)
    let isSameFill = view.fillStyle == new.fillStyle
    let isSameStyle = valuesAreEqual(view.style, new.style)
    if isSameShape, isSameFill, isSameStyle { return }
    view = new
    if !isSameShape {
      takeData()
      isOutlineStale = true
      setNeedsDisplay()
      if answersMayDiffer { setNeedsLayout() }
    }
    if !isSameFill { setNeedsDisplay() }
    if !isSameStyle { takeStyle() }
  }

  private func takeData() {
    if S.AnimatableData.self == EmptyAnimatableData.self { return }
    _ = data.update(
      view.shape.animatableData, transaction: visibleTransaction(), environment: environment,
      pool: graph.pool, owner: self)
  }

  /// Whether the shape answers a proposal asked before in another way now.
  private var answersMayDiffer: Bool {
    knownSizes.contains { view.shape.sizeThatFits($0.proposal) != $0.size }
  }

  private func takeStyle() {
    forgetEnvironmentReads()
    if paint.update(view.style._resolvedPaint(in: trackedEnvironment), in: self) {
      setNeedsDisplay()
    }
  }

  package override func performUpdate() { takeStyle() }

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    if frame.isMoved(by: animation) { return "frame" }
    return data.isMoved(by: animation) ? "shape" : "fill"
  }

  /// The outline of this frame.
  private func outline(size: CGSize) -> _ShapeOutline {
    if !isOutlineStale, let shownOutline, shownOutline.size == size { return shownOutline.outline }
    var shape = view.shape
    let isAnimating = data.isAnimating
    if isAnimating { shape.animatableData = data.shown(shape.animatableData) }
    let rect = CGRect(origin: .zero, size: size)
    let container = containerGeometry
    var outline =
      container == nil
      ? shape._outline(in: rect)
      : ContainerGeometry.$current.withValue(container) { shape._outline(in: rect) }
    if environment.layoutDirection == .rightToLeft, shape.layoutDirectionBehavior != .fixed {
      outline = outline.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
    shownOutline = (outline, size)
    hitPath = nil
    isOutlineStale = isAnimating || container != nil
    return outline
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.shape.sizeThatFits(proposal)
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if !paint.isPlain {
      drawFinished(builder, context, isStale: isStale)
      return
    }
    builder.emit(&slot, isStale: isStale, blend: context.blend) {
      let rect = frame.shown
      return fill(
        outline(size: rect.size), paint.shown.paint(in: CGRect(origin: .zero, size: rect.size)),
        opacity: context.opacity, context)
    }
  }

  private func fill(
    _ outline: _ShapeOutline, _ paint: Paint, opacity: Double, _ context: DrawContext
  ) -> DisplayItem.Content {
    .fill(
      DisplayItem.Fill(
        path: outline.path, stroke: outline.stroke,
        rule: view.fillStyle.isEOFilled ? .evenOdd : .nonZero,
        isAntialiased: view.fillStyle.isAntialiased, paint: paint, opacity: opacity,
        transform: transform(context)))
  }

  /// The shape's coordinates to the canvas's.
  private func transform(_ context: DrawContext) -> CGAffineTransform {
    let rect = frame.shown
    return CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .concatenating(context.transform)
  }

  /// Draws a style that is more than paint.
  private func drawFinished(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    let size = frame.shown.size
    let outline = outline(size: size)
    let style = view.fillStyle
    paint.drawFinished(
      builder, context, isStale: isStale,
      FinishedPicture(
        box: CGRect(origin: .zero, size: size),
        region: {
          let path = outline.filled
          return FinishedPicture.Region(
            bounds: path.boundingRect,
            clip: DisplayItem.Clip(
              path: path, rule: style.isEOFilled ? .evenOdd : .nonZero,
              isAntialiased: style.isAntialiased))
        }, transform: transform(context)
      ) { [DisplayItem(self.fill(outline, $0, opacity: $1, context))] })
  }

  package override var wrapsItself: Bool { paint.hasBackdrop }
  package override var looksBehind: Bool { paint.looksBehind }
  package override var ownBlend: BlendOperator? { paint.blend }

  package override func pictureBlend(_ context: DrawContext) -> BlendOperator {
    context.isBlendTaken ? context.blend : paint.blend ?? context.blend
  }

  package override func containerDidChange() { setNeedsDisplay() }

  /// Shapes reach beyond their rectangle where their path does, so the path alone decides.
  package override func hit(_ point: CGPoint) -> Hit? {
    let shown = frame.shown
    let local = CGPoint(x: point.x - shown.minX, y: point.y - shown.minY)
    let outline =
      shownOutline.flatMap { $0.size == shown.size ? $0.outline : nil }
      ?? outline(size: shown.size)
    let path = hitPath ?? outline.filled
    hitPath = path
    guard path.contains(local, eoFill: view.fillStyle.isEOFilled) else { return nil }
    return Hit(element: self, hasResponder: false)
  }

  package override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    super.environmentDidChange(new, keys: keys)
    isOutlineStale = true
    setNeedsDisplay()
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    data.remove()
    paint.remove(from: self)
  }

  package override var debugName: String { String(describing: S.self) }
}

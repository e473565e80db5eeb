import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The part of a shape's node that is independent of the types of shape and style. An animated shape
/// runs through it in each frame, so that it contains no generic code.
@MainActor package class OutlineNode: LeafNode {
  package override var holdsNothing: Bool { true }

  // Read in each frame. No code called during an access reads them too: a program's shape and style
  // have no reference to their node.
  @exclusivity(unchecked) final var paint = LeafPaint()
  @exclusivity(unchecked) final var fillStyle: FillStyle
  /// The animation of the shape's data; nil before the first one.
  @exclusivity(unchecked) final var runner: LaneRunner?
  @exclusivity(unchecked) private final var slot = ItemSlot()
  /// The size of the current outline; nil before the first.
  @exclusivity(unchecked) private final var shownSize: CGSize?
  /// Whether the outline may change in the next frame at the same size.
  @exclusivity(unchecked) final var isOutlineStale = true
  /// Whether the layout direction is right to left, so that shapes are mirrored.
  @exclusivity(unchecked) private final var isRightToLeft: Bool
  /// The current outline; nil where it is stored in the graph's display list.
  @exclusivity(unchecked) private final var keptOutline: _ShapeOutline?

  init(_ fillStyle: FillStyle, _ context: NodeContext) {
    self.fillStyle = fillStyle
    isRightToLeft = context.environment.layoutDirection == .rightToLeft
    super.init(context)
  }

  /// Returns the shape's outline in `rect`.
  ///
  /// - Parameter lanes: The animated data of the shape, where it consists of `Double`s only.
  func makeOutline(
    in rect: CGRect, lanes: UnsafePointer<Double>?, isRightToLeft: Bool
  ) -> _ShapeOutline { _ShapeOutline(Path()) }

  /// Returns the outline of this frame.
  ///
  /// - Parameter isListed: Whether the outline is added to the graph's display list, from which it
  ///   can be read again.
  private final func outline(size: CGSize, isListed: Bool) -> _ShapeOutline {
    if !isOutlineStale, let keptOutline, shownSize == size { return keptOutline }
    let rect = CGRect(origin: .zero, size: size)
    let isAnimating = runner?.isRunning ?? false
    let lanes = runner?.plainLanes
    let container = containerGeometry
    let outline =
      container == nil
      ? makeOutline(in: rect, lanes: lanes, isRightToLeft: isRightToLeft)
      : ContainerGeometry.$current.withValue(container) {
        makeOutline(in: rect, lanes: lanes, isRightToLeft: isRightToLeft)
      }
    isOutlineStale = isAnimating || container != nil
    shownSize = size
    // An animated outline changes in the next frame, and is rarely read before that.
    if isOutlineStale, isListed {
      if keptOutline != nil { keptOutline = nil }
    } else {
      keptOutline = outline
    }
    return outline
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if !paint.isPlain {
      drawFinished(builder, context, isStale: isStale)
      return
    }
    guard isStale, let index = builder.standingIndex(of: slot) else {
      builder.emit(&slot, isStale: isStale, blend: context.blend) {
        let rect = frame.shown
        var outline = self.outline(size: rect.size, isListed: context.target == .window)
        var fill = DisplayItem.Fill(path: Path(), paint: .solid(.transparent))
        show(&outline, rect, context, in: &fill)
        return .fill(fill)
      }
      return
    }
    let rect = frame.shown
    var outline = self.outline(size: rect.size, isListed: context.target == .window)
    builder.replaceFill(at: index, blend: context.blend) {
      show(&outline, rect, context, in: &$0)
    }
  }

  /// Sets all fields of `fill` for this frame. Afterwards `outline` has no defined value.
  // Not inlined: the callers would then copy the fill.
  @inline(never) private final func show(
    _ outline: inout _ShapeOutline, _ rect: CGRect, _ context: DrawContext,
    in fill: inout DisplayItem.Fill
  ) {
    // Swapped, because copying large values and releasing the old ones takes more time.
    swap(&fill.path, &outline.path)
    if fill.stroke != nil || outline.stroke != nil { swap(&fill.stroke, &outline.stroke) }
    fill.rule = fillStyle.isEOFilled ? .evenOdd : .nonZero
    fill.isAntialiased = fillStyle.isAntialiased
    paint.show(in: CGRect(origin: .zero, size: rect.size), as: &fill.paint)
    fill.opacity = context.opacity
    fill.transform = transform(context, rect)
  }

  /// The transform from the shape's coordinates to the canvas's.
  @inline(__always) private final func transform(
    _ context: DrawContext, _ rect: CGRect
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(context.transform)
  }

  /// Draws a style that is more than paint.
  private final func drawFinished(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    let rect = frame.shown
    let outline = self.outline(size: rect.size, isListed: false)
    let style = fillStyle
    let transform = transform(context, rect)
    paint.drawFinished(
      builder, context, isStale: isStale,
      FinishedPicture(
        box: CGRect(origin: .zero, size: rect.size),
        region: {
          let path = outline.filled
          return FinishedPicture.Region(
            bounds: path.boundingRect,
            clip: DisplayItem.Clip(
              path: path, rule: style.isEOFilled ? .evenOdd : .nonZero,
              isAntialiased: style.isAntialiased))
        }, transform: transform
      ) { paint, opacity in
        let fill = DisplayItem.Fill(
          path: outline.path, stroke: outline.stroke, rule: style.isEOFilled ? .evenOdd : .nonZero,
          isAntialiased: style.isAntialiased, paint: paint, opacity: opacity,
          transform: transform)
        return [DisplayItem(.fill(fill))]
      })
  }

  package override var wrapsItself: Bool { paint.hasBackdrop }
  package override var readsBackdrop: Bool { paint.readsBackdrop }
  package override var ownBlend: BlendOperator? { paint.blend }

  package override func pictureBlend(_ context: DrawContext) -> BlendOperator {
    context.isBlendTaken ? context.blend : paint.blend ?? context.blend
  }

  package override func containerDidChange() { setNeedsDisplay() }

  /// Tests the path alone, because a shape may extend beyond its rectangle. A clear shape is never
  /// hit.
  package override func hit(_ point: CGPoint) -> HitResult? {
    guard !paint.isClear else { return nil }
    let shown = frame.shown
    let local = CGPoint(x: point.x - shown.minX, y: point.y - shown.minY)
    let outline = shownOutline(size: shown.size) ?? outline(size: shown.size, isListed: false)
    guard outline.contains(local, eoFill: fillStyle.isEOFilled) else { return nil }
    return HitResult(element: self)
  }

  /// The current outline, if it was made for `size`.
  private final func shownOutline(size: CGSize) -> _ShapeOutline? {
    guard shownSize == size else { return nil }
    if let keptOutline { return keptOutline }
    return window?.shownFill(in: slot).map { _ShapeOutline($0.path, stroke: $0.stroke) }
  }

  package override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    super.environmentDidChange(new, keys: keys)
    isRightToLeft = environment.layoutDirection == .rightToLeft
    isOutlineStale = true
    setNeedsDisplay()
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The animated rectangle of a leaf or of an element that starts a space of its own.
///
/// Layout writes the model's rectangle; what is shown glides there (Semantics 3.1).
@MainActor package struct FrameAttribute {
  private var attribute = AnimatedAttribute<CGRect.AnimatableData>()
  package private(set) var model: CGRect = .null

  package init() {}

  /// Takes the rectangle of a layout, rounded to pixels; true when what is shown may differ.
  package mutating func update(_ rect: CGRect, node: ElementNode, owner: any AnimatorOwner) -> Bool
  {
    let mode = node.graph.placementMode
    let taken = mode.rounds ? rect.roundedToPixels(scale: node.graph.configuration.scale) : rect
    let old = model
    model = taken
    if old == taken { return false }
    _ = attribute.update(
      taken.animatableData,
      transaction: mode.animates ? node.placingTransaction() : Transaction(),
      environment: node.environment, pool: node.graph.pool, owner: owner)
    return true
  }

  @inline(__always) package var shown: CGRect {
    guard attribute.isAnimating else { return model }
    var rect = model
    rect.animatableData = attribute.shown(model.animatableData)
    return rect
  }

  package var isAnimating: Bool { attribute.isAnimating }

  package func isMoved(by animation: RunningAnimation) -> Bool { attribute.isMoved(by: animation) }

  package mutating func remove() { attribute.remove() }
}

extension CGRect {
  /// Each edge rounded to the nearest pixel, halves up (Semantics 6.8). Rectangles without finite
  /// edges stay as they are.
  package func roundedToPixels(scale: Double) -> CGRect {
    let scale = CGFloat(scale)
    let x0 = (minX * scale + 0.5).rounded(.down) / scale
    let y0 = (minY * scale + 0.5).rounded(.down) / scale
    let x1 = (maxX * scale + 0.5).rounded(.down) / scale
    let y1 = (maxY * scale + 0.5).rounded(.down) / scale
    guard x0.isFinite, y0.isFinite, x1.isFinite, y1.isFinite else { return self }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

/// An element whose own rectangle glides.
@MainActor protocol FramedElement: ElementNode {
  var frame: FrameAttribute { get }
}

/// An element that draws: its shown frame is one animated rectangle.
@MainActor package class LeafNode: ElementNode, FramedElement, AnimatorOwner {
  // Read in every frame; what is called meanwhile does not reach it.
  @exclusivity(unchecked) package final var frame = FrameAttribute()

  package final override var isLeaf: Bool { true }
  package override var isPicture: Bool { true }
  package override var hasPlainFrameGuides: Bool { true }

  package override func placementDidChange(_ placement: Placement) {
    if frame.update(placement.rect, node: self, owner: self) { setNeedsDisplay() }
  }

  package func animatorDidMove() { setNeedsRedraw() }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    frame.remove()
  }

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    frame.isMoved(by: animation) ? "frame" : "content"
  }

  package override func hit(_ point: CGPoint) -> Hit? {
    let shown = frame.shown
    guard shown.contains(point),
      contains(CGPoint(x: point.x - shown.minX, y: point.y - shown.minY), size: shown.size)
    else { return nil }
    return Hit(element: self, hasResponder: false)
  }

  /// Whether a point in the leaf's own coordinates belongs to what it shows.
  package func contains(_ point: CGPoint, size: CGSize) -> Bool { true }
}

/// A wrapper that starts a space of its own: inside, its content lies at the origin, and the way
/// out is an effect over the wrapper's shown rectangle.
@MainActor package class SpaceNode: WrapperNode, FramedElement, AnimatorOwner {
  package var frame = FrameAttribute()
  private var plane = LayerSlots()

  package override func placementDidChange(_ placement: Placement) {
    if frame.update(placement.rect, node: self, owner: self) { setNeedsDisplay() }
    content?.place(
      Placement(origin: .zero, size: placement.size, proposal: placement.proposal))
  }

  package func animatorDidMove() { setNeedsRedraw() }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    frame.remove()
  }

  /// Whether what is inside is on its way with this space.
  package var isGliding: Bool { frame.isAnimating }

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    frame.isMoved(by: animation) ? "frame" : debugName
  }

  /// The effect as shown, over a rectangle of `size` at the origin.
  package func shownEffect(size: CGSize) -> SpaceEffect { .identity }

  /// The space inside to the space this element is placed in.
  package final var shownSpace: SpaceEffect {
    let rect = frame.shown
    return shownEffect(size: rect.size).concatenating(
      CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    var inner = context
    switch shownSpace {
    case .affine(let transform):
      inner.transform = transform.concatenating(context.transform)
      plane.close(builder)
      content?.drawIfNeeded(builder, inner)
    case .projective(let map):
      // A plane of its own: inside, points are those of the space, and the layer projects them.
      inner.transform = .identity
      inner.wraps = nil
      inner.blend = .normal
      inner.isBlendTaken = ownBlend != nil
      plane.begin(builder, isStale: isStale, blend: pictureBlend(context)) {
        DisplayItem.Layer(
          effect: .projection(map.concatenating(ProjectionTransform(context.transform))))
      }
      content?.drawIfNeeded(builder, inner)
      plane.end(builder)
    }
  }

  private var isPlane: Bool {
    if case .projective = shownSpace { true } else { false }
  }

  package override var isPicture: Bool { isPlane }

  package override var looksBehind: Bool {
    isPlane ? ownBlend.map { $0 != .normal } ?? false : super.looksBehind
  }

  package override func pictureBlend(_ context: DrawContext) -> BlendOperator {
    context.isBlendTaken ? .normal : ownBlend ?? context.blend
  }

  package override func pointInside(_ point: CGPoint) -> CGPoint {
    shownSpace.unapply(to: point)
  }

  package override func convertedOutside(_ point: CGPoint) -> CGPoint {
    shownSpace.apply(to: point)
  }

  // MARK: Watchers

  /// Matched groups with views inside.
  private var watchers: [MatchedGroup] = []

  final func addWatcher(_ group: MatchedGroup) {
    watchers.append(group)
    isWatched = true
  }

  final func removeWatcher(_ group: MatchedGroup) {
    watchers.removeAll { $0 === group }
    isWatched = !watchers.isEmpty
  }

  package override func watchedDidMove() { for group in watchers { group.spaceDidMove() } }

  package override func hit(_ point: CGPoint) -> Hit? {
    let space = shownSpace
    guard space.isInvertible else { return nil }
    let inside = space.unapply(to: point)
    // What lies behind the eye is nowhere.
    guard inside.x.isFinite, inside.y.isFinite else { return nil }
    return content?.hit(inside)
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A wrapper with its own coordinate space: the content is at the origin inside, and an effect over
/// the wrapper's visible rectangle maps it to the outside.
@MainActor package class SpaceNode: WrapperNode, FramedElement, AnimatorOwner {
  package var frame = FrameAttribute()
  final override var framed: (any FramedElement)? { self }
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

  /// Whether the content currently moves with this coordinate space.
  package var isAnimating: Bool { frame.isAnimating }

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    frame.isMoved(by: animation) ? "frame" : debugName
  }

  /// Returns the visible effect, over a rectangle of `size` at the origin.
  package func shownEffect(size: CGSize) -> SpaceEffect { .identity }

  /// The mapping from the space inside to the space of this element's placement.
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
      // In a separate plane points are in the space's own coordinates, and the layer projects them.
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

  package override var readsBackdrop: Bool {
    isPlane ? ownBlend.map { $0 != .normal } ?? false : super.readsBackdrop
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

  /// The matched groups with views inside.
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

  package override func hit(_ point: CGPoint) -> HitResult? {
    let space = shownSpace
    guard space.isInvertible else { return nil }
    let inside = space.unapply(to: point)
    // A point behind the viewer is mapped to nothing.
    guard inside.x.isFinite, inside.y.isFinite else { return nil }
    return content?.hit(inside)
  }
}

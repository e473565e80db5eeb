import Foundation
import TweenMotion

/// An element that draws. Its frame is one animated rectangle.
@MainActor package class LeafNode: ElementNode, FramedElement, AnimatorOwner {
  // Read in each frame, without calls to other code during an access.
  @exclusivity(unchecked) package final var frame = FrameAttribute()

  final override var framed: (any FramedElement)? { self }
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

  package override func hit(_ point: CGPoint) -> HitResult? {
    let shown = frame.shown
    guard shown.contains(point),
      contains(CGPoint(x: point.x - shown.minX, y: point.y - shown.minY), size: shown.size)
    else { return nil }
    return HitResult(element: self)
  }

  /// Whether a point, in the leaf's own coordinates, belongs to its visible content.
  package func contains(_ point: CGPoint, size: CGSize) -> Bool { true }
}

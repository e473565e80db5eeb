import Foundation
import TweenGeometry
import TweenMotion

/// The coordinate space of a scroll view's content. The space moves as a whole by a transform; nothing in
/// it is laid out or evaluated for that.
@MainActor package final class ScrollSpaceNode: SpaceNode {
  /// The scroll view, which owns this node.
  unowned let scroll: ScrollNode
  /// The content's origin at an offset of zero.
  var contentOrigin = CGPoint.zero
  var contentSize = CGSize.zero
  var contentOffer = ProposedViewSize.unspecified

  init(_ context: NodeContext, scroll: ScrollNode) {
    self.scroll = scroll
    super.init(context)
  }

  package override func placementDidChange(_ placement: Placement) {
    if frame.update(placement.rect, node: self, owner: self) { setNeedsDisplay() }
    content?.place(
      Placement(origin: contentOrigin, size: contentSize, proposal: contentOffer))
  }

  package override func shownEffect(size: CGSize) -> SpaceEffect {
    let offset = scroll.shownOffset
    return .affine(CGAffineTransform(translationX: -offset.x, y: -offset.y))
  }

  package override var debugName: String { "ScrollContent" }
}

extension ElementNode {
  /// The scroll view whose content this element is part of.
  package var enclosingScroll: ScrollNode? {
    var element = host
    while let current = element {
      if let space = current as? ScrollSpaceNode { return space.scroll }
      element = current.host
    }
    return nil
  }

  /// Converts a point of the space inside `outer`, an element around this one, to the space that this
  /// element is placed in.
  package func point(_ point: CGPoint, fromInside outer: ElementNode?) -> CGPoint {
    guard let host, host !== outer else { return point }
    return host.convertedInside(host.point(point, fromInside: outer))
  }

  /// Converts a point of the space that this element is placed in to the space inside `outer`.
  package func point(_ point: CGPoint, toInside outer: ElementNode?) -> CGPoint {
    guard let host, host !== outer else { return point }
    return host.point(host.convertedOutside(point), toInside: outer)
  }

  /// Converts a rectangle to the box around its converted corners.
  package func rect(_ rect: CGRect, fromInside outer: ElementNode?) -> CGRect {
    let one = point(rect.origin, fromInside: outer)
    let other = point(CGPoint(x: rect.maxX, y: rect.maxY), fromInside: outer)
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x),
      height: abs(other.y - one.y))
  }

  package func rect(_ rect: CGRect, toInside outer: ElementNode?) -> CGRect {
    let one = point(rect.origin, toInside: outer)
    let other = point(CGPoint(x: rect.maxX, y: rect.maxY), toInside: outer)
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x),
      height: abs(other.y - one.y))
  }
}

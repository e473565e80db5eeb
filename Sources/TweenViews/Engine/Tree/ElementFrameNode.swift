import Foundation
import TweenGeometry
import TweenMotion

/// The base class of nodes around a view that can make it an element of the accessibility tree.
///
/// The element's rectangle animates as the rectangle of a leaf that fills the same place. `offset` modifiers of the
/// whole content are part of it, because they are part of the leaves' rectangles.
@MainActor package class ElementFrameNode: WrapperNode, AnimatorOwner {
  /// The element's own rectangle, used where no element inside has the same one.
  private var frame = FrameAttribute()
  private var hasOwnFrame = false
  /// The rectangle of the last layout, until the element has its own.
  private var lastRect = CGRect.null

  package override func placementDidChange(_ placement: Placement) {
    let transaction = contentTransaction
    super.placementDidChange(placement)
    let (rect, last, carrier) = shiftedContent(placement.rect)
    if !hasOwnFrame {
      defer { lastRect = rect }
      if carrier != nil { return }
      hasOwnFrame = true
      if !lastRect.isNull {
        var mode = graph.placementMode
        mode.animates = false
        graph.withPlacementMode(mode) { _ = frame.update(lastRect, node: last, owner: self) }
      }
    }
    // The innermost element has the animations that modifiers inside of this one set.
    let update = { _ = self.frame.update(rect, node: last, owner: self) }
    if let transaction { graph.withTransaction(transaction, update) } else { update() }
  }

  /// Records that the element's rectangle moved. The element draws nothing.
  package func animatorDidMove() { markSemantics() }

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    frame.isMoved(by: animation) ? "frame" : debugName
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    frame.remove()
  }

  /// The transaction in which an `offset` of the whole content is about to move, the innermost one; nil where none
  /// moves.
  private var contentTransaction: Transaction? {
    var transaction: Transaction?
    var element: ElementNode = self
    while let content = element.contentInSpace {
      if let moving = (element as? ShiftNode)?.movingTransaction { transaction = moving }
      element = content
    }
    return transaction
  }

  /// Returns a rectangle of this element after the offsets of the whole content, the innermost element with the same
  /// content, and the last element inside whose own rectangle is the same and animates.
  private func shiftedContent(
    _ rect: CGRect
  ) -> (rect: CGRect, last: ElementNode, carrier: (any FramedElement)?) {
    var rect = rect
    var element: ElementNode = self
    var framed: (any FramedElement)?
    while let content = element.contentInSpace {
      if element is ShiftNode, let outer = element.placement, let inner = content.placement {
        rect.origin.x += inner.origin.x - outer.origin.x
        rect.origin.y += inner.origin.y - outer.origin.y
      }
      element = content
      if let own = content.framed { framed = own }
    }
    return (rect, element, framed?.placement?.rect == rect ? framed : nil)
  }

  /// The rectangle in which the element is shown, in the space in which it is placed, before the effects inside.
  var shownFrame: CGRect {
    guard let placement else { return .zero }
    if let matched = matchedRect(placement.rect) { return matched }
    let (rect, _, carrier) = shiftedContent(placement.rect)
    guard let moving = hasOwnFrame ? frame : carrier?.frame, moving.isAnimating else { return rect }
    // The animated rectangle ends at one that is rounded to pixels.
    let (shown, end) = (moving.shown, moving.model)
    return CGRect(
      x: shown.minX + rect.minX - end.minX, y: shown.minY + rect.minY - end.minY,
      width: shown.width + rect.width - end.width, height: shown.height + rect.height - end.height)
  }

  /// Returns the rectangle of an element whose content follows another view by `matchedGeometryEffect`; nil where the
  /// content is in its own place.
  private func matchedRect(_ rect: CGRect) -> CGRect? {
    guard !graph.matchedGroups.isEmpty else { return nil }
    var element: ElementNode? = self
    while let current = element, !(current is MatchedNode) { element = current.contentInSpace }
    guard let matched = element as? MatchedNode, let place = matched.placement?.rect,
      let content = matched.content, let target = content.placement?.rect, target != place
    else { return nil }
    var inner: ElementNode? = content
    while let current = inner, current.framed?.placement?.rect != target {
      inner = current.contentInSpace
    }
    let shown = inner?.framed?.frame.shown ?? target
    return CGRect(
      x: shown.minX + rect.minX - place.minX, y: shown.minY + rect.minY - place.minY,
      width: max(0, shown.width + rect.width - place.width),
      height: max(0, shown.height + rect.height - place.height))
  }
}

extension ElementNode {
  /// The whole content of this element, where it is placed in the same coordinate space at the same time.
  fileprivate var contentInSpace: ElementNode? {
    guard let wrapper = self as? WrapperNode, !(self is SpaceNode), !(self is MatchedNode) else {
      return nil
    }
    return wrapper.content
  }

  /// The bounding box in the window of the rectangle in which this element is shown, with the effects that transform
  /// its whole content.
  var shownRect: CGRect {
    let own = self as? ElementFrameNode
    let rect = own?.shownFrame ?? framed?.frame.shown ?? placement?.rect ?? .zero
    let start = framed.map { Self.distance(from: $0.frame.model, to: $0.frame.shown) } ?? .zero
    let corners = rect.corners
    var moved = corners
    if !isLeaf, !(self is SpaceNode) {
      moved = movedByContent(corners, start, followsOffsets: own == nil)
      // Points behind the eye of a perspective are shown nowhere.
      if !moved.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { moved = corners }
    }
    return CGRect(around: windowPoints(moved), like: rect.size)
  }

  /// Returns the bounding box in the window of a rectangle in the space of this element's placement.
  func boundsInWindow(_ rect: CGRect) -> CGRect {
    CGRect(around: windowPoints(rect.corners), like: rect.size)
  }

  /// Returns where the modifiers of this element's whole content show points, in the space of this element's
  /// placement.
  ///
  /// - Parameters:
  ///   - start: The distance by which animations currently move the points themselves.
  ///   - followsOffsets: Whether `offset` modifiers move the points.
  private func movedByContent(
    _ points: [CGPoint], _ start: CGSize, followsOffsets: Bool
  ) -> [CGPoint] {
    var points = points
    var element = self
    while let content = (element as? WrapperNode)?.content {
      if let space = element as? SpaceNode {
        return space.movedByEffect(points) {
          content.movedByContent($0, .zero, followsOffsets: true)
        }
      }
      if followsOffsets, element is ShiftNode, let outer = element.placement,
        let inner = content.placement
      {
        let moving = content.firstFramed.map {
          Self.distance(from: $0.frame.model, to: $0.frame.shown)
        }
        let x = inner.origin.x - outer.origin.x + (moving ?? start).width - start.width
        let y = inner.origin.y - outer.origin.y + (moving ?? start).height - start.height
        points = points.map { CGPoint(x: $0.x + x, y: $0.y + y) }
      }
      element = content
    }
    return points
  }

  private static func distance(from model: CGRect, to shown: CGRect) -> CGSize {
    CGSize(width: shown.minX - model.minX, height: shown.minY - model.minY)
  }

  /// This element or the first one inside whose own rectangle animates.
  private var firstFramed: (any FramedElement)? {
    if let framed { return framed }
    var found: (any FramedElement)?
    visitShown { if found == nil { found = $0.firstFramed } }
    return found
  }
}

extension SpaceNode {
  /// Returns where points of the space around are shown, after `inside` moved them in the space inside and the effect
  /// transformed them.
  fileprivate func movedByEffect(
    _ points: [CGPoint], inside: ([CGPoint]) -> [CGPoint]
  ) -> [CGPoint] {
    let shown = frame.shown
    let inner = points.map { CGPoint(x: $0.x - shown.minX, y: $0.y - shown.minY) }
    let moved = inside(inner)
    if moved == inner, shownEffect(size: shown.size) == .identity { return points }
    return moved.map { convertedOutside($0) }
  }
}

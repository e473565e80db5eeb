import Foundation
import TweenGeometry
import TweenMotion

/// A program's request to scroll to a place in the content.
struct ScrollRequest {
  enum Place {
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    /// Nil keeps the offset along that axis.
    case point(x: CGFloat?, y: CGFloat?)
    /// A rectangle of the content: it comes into view, or as much of it as fits.
    case frame(CGRect)
    /// A rectangle that is found again after each layout, aligned at an anchor of the view.
    case found(anchor: UnitPoint, by: () -> CGRect?)
  }

  var place: Place
  var transaction: Transaction
  /// The frame's time at which it was made.
  var time: StageTime
  var hasBegun = false
}

extension ScrollNode {
  /// Scrolls to a place with a transaction, after the layout in which the request is made.
  func scroll(to place: ScrollRequest.Place, _ transaction: Transaction) {
    isMovedByHand = false
    request = ScrollRequest(place: place, transaction: transaction, time: graph.now)
    setNeedsPlacing()
  }

  /// Scrolls so that a rectangle of an element is in view.
  func bringIntoView(_ rect: CGRect, of element: ElementNode) {
    let frame = element.rect(rect, toInside: space)
    guard frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite, frame.maxY.isFinite,
      axes.contains(.horizontal) && moves(along: .horizontal) || moves(along: .vertical)
    else { return }
    let target = offset(showing: frame.insetBy(dx: 0, dy: -Self.revealedMargin), at: nil)
    guard target != offset else { return }
    scroll(to: .frame(frame.insetBy(dx: 0, dy: -Self.revealedMargin)), Transaction())
  }

  /// The room left above and below a rectangle that is brought into view, in points.
  private static var revealedMargin: CGFloat { 8 }

  /// Starts or updates the requested scroll after a layout. Rows made on the way can move the place; the
  /// motion follows it.
  func fulfilRequest() {
    guard var request else { return }
    guard let target = offset(for: request.place) else {
      if request.time != graph.now { self.request = nil }
      return
    }
    if !request.hasBegun {
      request.hasBegun = true
      self.request = request
      move(to: target, transaction: request.transaction)
      return
    }
    if case .gliding(let glide) = motion {
      glide.redirect(to: target)
    } else if isAtRest, request.time == graph.now {
      setOffset(target, isScroll: false)
    } else {
      self.request = nil
    }
  }

  private func offset(for place: ScrollRequest.Place) -> CGPoint? {
    switch place {
    case .point(let x, let y):
      let point = CGPoint(x: x ?? offset.x, y: y ?? offset.y)
      return point.x.isFinite && point.y.isFinite ? bounds.nearest(to: point) : nil
    case .frame(let frame): return beyondBar(offset(showing: frame, at: nil))
    case .found(let anchor, let find): return find().map { offset(showing: $0, at: anchor) }
    case .edge(let edge):
      let end = CGPoint(x: bounds[.horizontal].upperBound, y: bounds[.vertical].upperBound)
      switch edge {
      case .top: return CGPoint(x: offset.x, y: 0)
      case .bottom: return CGPoint(x: offset.x, y: end.y)
      case .leading: return CGPoint(x: isMirrored ? end.x : 0, y: offset.y)
      case .trailing: return CGPoint(x: isMirrored ? 0 : end.x, y: offset.y)
      }
    case .view(let id, let anchor):
      return frame(of: id).map { offset(showing: $0, at: anchor) }
    }
  }

  /// A place at which the bar over the top is fully shown or fully collapsed, at least as far as `target`
  /// in its direction.
  private func beyondBar(_ target: CGPoint) -> CGPoint {
    guard target.y != offset.y, restBelowBar(target) != nil else { return target }
    let rests = environment.topSnapOffsets
    let y =
      target.y > offset.y
      ? rests.first { $0 >= target.y } : rests.last { $0 <= target.y }
    return bounds.nearest(to: CGPoint(x: target.x, y: y ?? target.y))
  }

  /// The offset that shows a frame of the content at `anchor` of the view, inside the margins; without an
  /// anchor the nearest one that shows the whole frame.
  private func offset(showing frame: CGRect, at anchor: UnitPoint?) -> CGPoint {
    let (inset, outset) = (contentInset, contentOutset)
    func axis(
      _ start: CGFloat, _ length: CGFloat, _ seen: CGFloat, _ before: CGFloat, _ after: CGFloat,
      _ now: CGFloat, _ anchor: CGFloat?
    ) -> CGFloat {
      let room = seen - before - after
      if let anchor { return start + length * anchor - before - room * anchor }
      let low = start + length - before - room
      let high = start - before
      return length > room || now > high ? high : max(now, low)
    }
    let x = anchor.map { isMirrored ? 1 - $0.x : $0.x }
    return bounds.nearest(
      to: CGPoint(
        x: axis(
          frame.minX, frame.width, viewport.width, inset.x, outset.x, offset.x, x),
        y: axis(
          frame.minY, frame.height, viewport.height, inset.y, outset.y, offset.y, anchor?.y)))
  }

  /// The frame of the view with an id, in the content.
  private func frame(of id: AnyHashable) -> CGRect? {
    var found: CGRect?
    visitChildren { if found == nil { found = frame(of: id, below: $0) } }
    return found
  }

  private func frame(of id: AnyHashable, below node: ViewNode) -> CGRect? {
    if let container = node as? ContainerNode,
      let frame = container.lazyFrame(of: id, in: self)
    {
      return frame
    }
    if let owner = node as? any IdentityOwner, let child = owner.node(identifiedBy: id) {
      var elements: [ElementNode] = []
      child.collectElements(into: &elements)
      let frames = elements.compactMap { element in
        element.placement.map { element.rect($0.rect, toInside: space) }
      }
      if let first = frames.first { return frames.dropFirst().reduce(first) { $0.union($1) } }
    }
    var found: CGRect?
    node.visitChildren { if found == nil { found = frame(of: id, below: $0) } }
    return found
  }
}

import Foundation
import TweenGeometry
import TweenMotion

/// A place in the content that a program asks for.
struct ScrollRequest {
  enum Place {
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    /// Nil: that axis stays as it is.
    case point(x: CGFloat?, y: CGFloat?)
    /// A rectangle of the content, as it lies: as much of it as there is room for comes into view.
    case frame(CGRect)
    /// Likewise, where it is only known after each layout where that lies: at an anchor of the view.
    case found(anchor: UnitPoint, by: () -> CGRect?)
  }

  var place: Place
  var transaction: Transaction
  /// The frame it was asked for in.
  var time: StageTime
  var hasBegun = false
}

extension ScrollNode {
  /// Brings a place into view by the running transaction, after the layout it belongs to.
  func scroll(to place: ScrollRequest.Place, _ transaction: Transaction) {
    isMovedByHand = false
    request = ScrollRequest(place: place, transaction: transaction, time: graph.now)
    setNeedsPlacing()
  }

  /// Scrolls so that a rectangle of an element shows.
  func bringIntoView(_ rect: CGRect, of element: ElementNode) {
    let frame = element.rect(rect, toInside: space)
    guard frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite, frame.maxY.isFinite,
      axes.contains(.horizontal) && moves(along: .horizontal) || moves(along: .vertical)
    else { return }
    let target = offset(showing: frame.insetBy(dx: 0, dy: -Self.revealedMargin), at: nil)
    guard target != offset else { return }
    scroll(to: .frame(frame.insetBy(dx: 0, dy: -Self.revealedMargin)), Transaction())
  }

  /// Room that is left above and below what is brought into view for the focus, in points.
  private static var revealedMargin: CGFloat { 8 }

  /// The layout is done: goes to where the place is that was asked for. Where rows are made on the
  /// way, the place may turn out to lie elsewhere; it is followed there.
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

  /// A place at which what covers the top is there as a whole or not at all, no less far on the way there.
  private func beyondBar(_ target: CGPoint) -> CGPoint {
    guard target.y != offset.y, restBelowBar(target) != nil else { return target }
    let rests = environment.topRests
    let y =
      target.y > offset.y
      ? rests.first { $0 >= target.y } : rests.last { $0 <= target.y }
    return bounds.nearest(to: CGPoint(x: target.x, y: y ?? target.y))
  }

  /// The offset under which a frame of the content lies at `anchor` of the view, inside the
  /// margins; without an anchor the nearest under which all of it shows.
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

  /// Where the view with an identity lies in the content.
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

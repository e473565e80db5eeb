import Foundation
import TweenGeometry
import TweenMotion

/// Where a scroll view is, or is to go. Bound by `scrollPosition(_:anchor:)`: changing it scrolls,
/// and a hand that scrolls makes it tell which view is there.
public struct ScrollPosition {
  private enum Place: Equatable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var place = Place.none
  /// Whether a hand has scrolled there since the program last asked for a place.
  public private(set) var isPositionedByUser = false

  /// A position that tells of views with identities of a type.
  public init(idType: (some Hashable & Sendable).Type) {}

  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
    place = .edge(edge)
  }

  public init(edge: Edge) { place = .edge(edge) }

  public init(point: CGPoint) { place = .point(x: point.x, y: point.y) }

  public init(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }

  public init(x: CGFloat) { place = .point(x: x, y: nil) }

  public init(y: CGFloat) { place = .point(x: nil, y: y) }

  /// The edge asked for.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The offset asked for.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identity of the view asked for, or of the one a hand has scrolled to.
  public var viewID: (any Hashable)? {
    if case .view(let id, _) = place { id.base as? any Hashable } else { nil }
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = place { id.base as? T } else { nil }
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    take(.view(AnyHashable(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { take(.edge(edge)) }

  public mutating func scrollTo(point: CGPoint) { take(.point(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { take(.point(x: x, y: y)) }

  public mutating func scrollTo(x: CGFloat) { take(.point(x: x, y: nil)) }

  public mutating func scrollTo(y: CGFloat) { take(.point(x: nil, y: y)) }

  private mutating func take(_ new: Place) {
    place = new
    isPositionedByUser = false
  }

  /// A hand has scrolled; the view there, if it is one of those that are told.
  fileprivate func scrolledByUser(to id: AnyHashable?) -> ScrollPosition {
    var new = self
    new.isPositionedByUser = true
    new.place = id.map { .view($0, nil) } ?? .none
    return new
  }

  fileprivate func request(_ anchor: UnitPoint?) -> ScrollRequest.Place? {
    guard !isPositionedByUser else { return nil }
    switch place {
    case .none: return nil
    case .view(let id, let own): return .view(id, anchor: own ?? anchor)
    case .edge(let edge): return .edge(edge)
    case .point(let x, let y): return .point(x: x, y: y)
    }
  }
}

extension ScrollPosition: Equatable {}

extension ScrollPosition: CustomDebugStringConvertible {
  public var debugDescription: String { "ScrollPosition(\(place))" }
}

/// A binding that tells where scroll views are, and where they are to go.
@MainActor final class ScrollPositionLink {
  /// What the program's value is, as something to compare.
  private var value: AnyHashable?
  private var anchor: UnitPoint?
  private var place: ScrollRequest.Place?
  private var report: (AnyHashable?) -> Void = { _ in }
  private var scrolls: [NodeAnchor] = []
  /// What a hand last brought about, since the program asked for a place.
  private var lastReported: AnyHashable?
  private var hasReported = false

  nonisolated init() {}

  /// Takes the program's value; one that isn't what a hand brought about scrolls.
  func take(
    _ new: AnyHashable?, place: ScrollRequest.Place?, anchor: UnitPoint?,
    report: @escaping (AnyHashable?) -> Void
  ) {
    self.anchor = anchor
    self.report = report
    self.place = place
    guard value != new else { return }
    value = new
    hasReported = false
    guard let place else { return }
    for node in scrolls {
      guard let scroll = node.node as? ScrollNode, !scroll.isDestroyed else { continue }
      scroll.scroll(to: place, scroll.visibleTransaction())
    }
  }

  func attach(_ scroll: ScrollNode) {
    scrolls.removeAll { $0.node == nil || $0 === scroll.anchor }
    scrolls.append(scroll.anchor)
    if let place { scroll.scroll(to: place, Transaction()) }
  }

  /// The identity of the view at the anchor, if a hand has brought it there.
  func scrollDidMove(_ scroll: ScrollNode) {
    guard scroll.isMovedByHand else { return }
    let anchor = anchor ?? UnitPoint(x: 0, y: 0)
    let inset = scroll.contentInset
    let outset = scroll.contentOutset
    let room = CGRect(
      x: scroll.offset.x + inset.x, y: scroll.offset.y + inset.y,
      width: scroll.viewport.width - inset.x - outset.x,
      height: scroll.viewport.height - inset.y - outset.y)
    func point(_ rect: CGRect) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    }
    let wanted = point(room)
    let nearest = scroll.targets(near: scroll.offset).filter { $0.id != nil }.min {
      point($0.frame).distance(to: wanted) < point($1.frame).distance(to: wanted)
    }
    guard nearest?.id != lastReported || !hasReported else { return }
    hasReported = true
    lastReported = nearest?.id
    value = lastReported
    report(lastReported)
  }

  func didReport(_ value: AnyHashable?) { self.value = value }
}

nonisolated private struct ScrollIDModifier<ID: Hashable>: ScrollLinkModifier {
  typealias Body = Never
  let binding: Binding<ID?>
  let value: ID?
  let anchor: UnitPoint?

  @MainActor func makeLink() -> ScrollPositionLink { ScrollPositionLink() }
  @MainActor func update(_ link: ScrollPositionLink) {
    let binding = binding
    let id = value.map { AnyHashable($0) }
    link.take(id, place: id.map { .view($0, anchor: anchor) }, anchor: anchor) { new in
      let new = new?.base as? ID
      if new != binding.wrappedValue { binding.wrappedValue = new }
    }
  }
  @MainActor static func install(_ link: ScrollPositionLink, in locals: inout ScrollLocals) {
    locals.position = link
  }
}

nonisolated private struct ScrollPositionModifier: ScrollLinkModifier {
  typealias Body = Never
  let binding: Binding<ScrollPosition>
  let value: ScrollPosition
  let anchor: UnitPoint?

  @MainActor func makeLink() -> ScrollPositionLink { ScrollPositionLink() }
  @MainActor func update(_ link: ScrollPositionLink) {
    let binding = binding
    link.take(
      AnyHashable(ScrollPositionKey(position: value)), place: value.request(anchor), anchor: anchor
    ) { [weak link] id in
      let new = binding.wrappedValue.scrolledByUser(to: id)
      link?.didReport(AnyHashable(ScrollPositionKey(position: new)))
      if new != binding.wrappedValue { binding.wrappedValue = new }
    }
  }
  @MainActor static func install(_ link: ScrollPositionLink, in locals: inout ScrollLocals) {
    locals.position = link
  }
}

extension View {
  /// Ties a binding to the identity of the view at `anchor` (or at the leading or upper end) of the
  /// scroll view in this view. The views are those of a `scrollTargetLayout()`; setting the binding
  /// scrolls there.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollIDModifier(binding: id, value: id.wrappedValue, anchor: anchor))
  }

  /// Ties a position to the scroll view in this view.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(binding: position, value: position.wrappedValue, anchor: anchor))
  }
}

/// A position as something to compare with.
private struct ScrollPositionKey: Hashable {
  let position: ScrollPosition
  func hash(into hasher: inout Hasher) { hasher.combine(position.isPositionedByUser) }
}

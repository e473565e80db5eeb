import Foundation
import TweenGeometry
import TweenMotion

/// The position of a scroll view, as the program requests it or as the user scrolled it. It is bound with
/// `scrollPosition(_:anchor:)`: changing it scrolls, and when the user scrolls it holds the id of the view
/// at the anchor.
public struct ScrollPosition {
  private enum Place: Equatable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var place = Place.none
  /// Whether the user has scrolled since the program last requested a place.
  public private(set) var isPositionedByUser = false

  /// Creates a position without a place, for views with ids of a type.
  public init(idType: (some Hashable & Sendable).Type) {}

  /// Creates a position at the view with an id.
  ///
  /// - Parameters:
  ///   - id: the view's id, which `id(_:)` or a `ForEach` sets. If no view has the id, nothing happens.
  ///   - anchor: the point of the view that is aligned with the same point of the scroll view. If nil, the
  ///     anchor of `scrollPosition(_:anchor:)` is used; if that is nil too, the content moves by the least
  ///     distance that shows the whole view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }

  /// Creates a position at an edge of the content, for views with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
    place = .edge(edge)
  }

  /// Creates a position at an edge of the content. The other axis keeps its offset.
  public init(edge: Edge) { place = .edge(edge) }

  /// Creates a position at an offset in points from the upper left end of the content, margins included. It
  /// is limited to the content; NaN and infinite values have no effect.
  public init(point: CGPoint) { place = .point(x: point.x, y: point.y) }

  /// Creates a position at an offset given by its two coordinates, in points.
  public init(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }

  /// Creates a position at a horizontal offset in points. The vertical offset is kept.
  public init(x: CGFloat) { place = .point(x: x, y: nil) }

  /// Creates a position at a vertical offset in points. The horizontal offset is kept.
  public init(y: CGFloat) { place = .point(x: nil, y: y) }

  /// The requested edge, or nil if another place is requested.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The requested offset in points; nil unless both coordinates are requested.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The requested horizontal offset in points; nil if none is requested.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The requested vertical offset in points; nil if none is requested.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The id of the requested view, or of the view to which the user has scrolled.
  public var viewID: (any Hashable)? {
    if case .view(let id, _) = place { id.base as? any Hashable } else { nil }
  }

  /// Returns the view's id as a value of its type; nil if it has another type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = place { id.base as? T } else { nil }
  }

  /// Scrolls to the view with an id, at once or with the animation of the transaction.
  ///
  /// - Parameters:
  ///   - id: the view's id, which `id(_:)` or a `ForEach` sets. If no view has the id, nothing happens.
  ///   - anchor: the point of the view that is aligned with the same point of the scroll view. If nil, the
  ///     anchor of `scrollPosition(_:anchor:)` is used; if that is nil too, the content moves by the least
  ///     distance that shows the whole view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    take(.view(AnyHashable(id), anchor))
  }

  /// Scrolls to an edge of the content. The other axis keeps its offset.
  public mutating func scrollTo(edge: Edge) { take(.edge(edge)) }

  /// Scrolls to an offset in points from the upper left end of the content, margins included. It is limited
  /// to the content; NaN and infinite values have no effect.
  public mutating func scrollTo(point: CGPoint) { take(.point(x: point.x, y: point.y)) }

  /// Scrolls to an offset given by its two coordinates, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { take(.point(x: x, y: y)) }

  /// Scrolls to a horizontal offset in points. The vertical offset is kept.
  public mutating func scrollTo(x: CGFloat) { take(.point(x: x, y: nil)) }

  /// Scrolls to a vertical offset in points. The horizontal offset is kept.
  public mutating func scrollTo(y: CGFloat) { take(.point(x: nil, y: y)) }

  private mutating func take(_ new: Place) {
    place = new
    isPositionedByUser = false
  }

  /// The position after the user has scrolled, with the id of the view there if it is a target view.
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
  /// The requested place as text, for debugging; the format may change.
  public var debugDescription: String { "ScrollPosition(\(place))" }
}

/// The connection of a program's position to scroll views, in both directions.
@MainActor final class ScrollPositionLink {
  /// The program's value, for comparison.
  private var value: AnyHashable?
  private var anchor: UnitPoint?
  private var place: ScrollRequest.Place?
  private var report: (AnyHashable?) -> Void = { _ in }
  private var scrolls: [NodeAnchor] = []
  /// The last value that the user's scrolling produced, since the program requested a place.
  private var lastReported: AnyHashable?
  private var hasReported = false

  nonisolated init() {}

  /// Takes the program's value; scrolls unless the value came from the user's scrolling.
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

  /// Reports the id of the view at the anchor, if the user has scrolled there.
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
  /// Binds an id to the view at `anchor` (by default at the leading or upper end) of the scroll view in
  /// this view. Only views of a `scrollTargetLayout()` are considered; setting the binding scrolls to the
  /// view with that id.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollIDModifier(binding: id, value: id.wrappedValue, anchor: anchor))
  }

  /// Binds a position to the scroll view in this view.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(binding: position, value: position.wrappedValue, anchor: anchor))
  }
}

/// A position as a hashable value, for comparison.
private struct ScrollPositionKey: Hashable {
  let position: ScrollPosition
  func hash(into hasher: inout Hasher) { hasher.combine(position.isPositionedByUser) }
}

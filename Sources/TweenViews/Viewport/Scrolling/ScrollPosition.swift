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

  /// A position at the view with an identity.
  ///
  /// - Parameters:
  ///   - id: the view's identity, which `id(_:)` or a `ForEach` gives. One that no view has does
  ///     nothing.
  ///   - anchor: which point of the view comes to the same point of the scroll view. Without one
  ///     that of `scrollPosition(_:anchor:)` counts; without that too, the content moves as
  ///     little as it must to show all of the view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }

  /// A position at an edge of the content, which tells of views with identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
    place = .edge(edge)
  }

  /// A position at an edge of the content. The axis across it stays as it is.
  public init(edge: Edge) { place = .edge(edge) }

  /// A position at an offset: points from the upper left end of the content, its margins included.
  /// The content goes no further than it reaches; a place that is no number does nothing.
  public init(point: CGPoint) { place = .point(x: point.x, y: point.y) }

  /// A position at an offset, whose two parts are given by themselves.
  public init(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }

  /// A position at an offset to the right, in points. Up and down the content stays where it is.
  public init(x: CGFloat) { place = .point(x: x, y: nil) }

  /// A position at an offset down, in points. Sideways the content stays where it is.
  public init(y: CGFloat) { place = .point(x: nil, y: y) }

  /// The edge asked for.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The offset asked for.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// How far to the right was asked for, in points; nil where no such offset was.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// How far down was asked for, in points; nil where no such offset was.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identity of the view asked for, or of the one a hand has scrolled to.
  public var viewID: (any Hashable)? {
    if case .view(let id, _) = place { id.base as? any Hashable } else { nil }
  }

  /// The same identity as a value of its type; nil where it is of another one.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = place { id.base as? T } else { nil }
  }

  /// Asks for the view with an identity, at once or by the animation of the change around.
  ///
  /// - Parameters:
  ///   - id: the view's identity, which `id(_:)` or a `ForEach` gives. One that no view has does
  ///     nothing.
  ///   - anchor: which point of the view comes to the same point of the scroll view. Without one
  ///     that of `scrollPosition(_:anchor:)` counts; without that too, the content moves as
  ///     little as it must to show all of the view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    take(.view(AnyHashable(id), anchor))
  }

  /// Asks for an edge of the content. The axis across it stays as it is.
  public mutating func scrollTo(edge: Edge) { take(.edge(edge)) }

  /// Asks for an offset: points from the upper left end of the content, its margins included. The
  /// content goes no further than it reaches; a place that is no number does nothing.
  public mutating func scrollTo(point: CGPoint) { take(.point(x: point.x, y: point.y)) }

  /// Asks for an offset whose two parts are given by themselves.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { take(.point(x: x, y: y)) }

  /// Asks for an offset to the right, in points. Up and down the content stays where it is.
  public mutating func scrollTo(x: CGFloat) { take(.point(x: x, y: nil)) }

  /// Asks for an offset down, in points. Sideways the content stays where it is.
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
  /// The place that is asked for, for people: the form may change.
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

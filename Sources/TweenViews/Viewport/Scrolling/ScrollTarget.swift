import Foundation
import TweenGeometry
import TweenMotion

/// Where scrolled content is to come to rest.
public struct ScrollTarget: Hashable {
  /// The part of the content to be in view: points from its upper left end, margins included.
  public var rect: CGRect
  /// Where in the view the rectangle is to lie, if it is of another size.
  public var anchor: UnitPoint?

  /// A target of these parts, which are taken as they are.
  ///
  /// - Parameters:
  ///   - rect: the part of the content to be in view, in points.
  ///   - anchor: where in the view the rectangle is to lie; nil for the upper left corner.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What decides where content comes to rest that is let go.
public protocol ScrollTargetBehavior {
  /// What a behaviour is told of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Puts the target where the content is to rest. It comes as the place to which the momentum
  /// would lead.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a target depends on.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where the content was when it was taken hold of.
  public let originalTarget: ScrollTarget
  /// With which velocity it is let go, in points per second.
  public let velocity: CGVector
  /// The size of the content with its margins.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The axes it scrolls along.
  public let axes: Axis.Set
  private let environment: EnvironmentValues
  /// The frames of the target views around an offset.
  let frames: (CGPoint) -> [CGRect]
  /// Margins of the content from the left and the top.
  let inset: CGPoint

  @MainActor init(_ scroll: ScrollNode, velocity: CGPoint) {
    originalTarget = ScrollTarget(
      rect: CGRect(origin: scroll.scrollStart, size: scroll.viewport))
    self.velocity = CGVector(dx: velocity.x, dy: velocity.y)
    contentSize = scroll.contentSize
    containerSize = scroll.viewport
    axes = scroll.axes
    environment = scroll.environment
    inset = scroll.contentInset
    // Asked by behaviours, which are called where gestures end: on the main actor.
    frames = { point in MainActor.assumeIsolated { scroll.targets(near: point).map(\.frame) } }
  }

  /// What the environment of the scroll view holds.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Comes to rest at whole pages, each as large as the scroll view; no more than one page further
/// than where it was.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour; it has no settings.
  public init() {}

  /// Puts the target at the page that is nearest to it, at most one from the page the content was
  /// at. A page is as large as the scroll view; along an axis without length nothing changes.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ end: CGFloat, from start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return end }
      let old = (start / length).rounded()
      let new = (end / length).rounded()
      return min(max(new, old - 1), old + 1) * length
    }
    let start = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, from: start.x, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, from: start.y, context.containerSize.height)
    }
  }
}

/// Comes to rest where a view of the scroll target layout is aligned with the leading or upper
/// margin.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views it goes by at once.
  public struct LimitBehavior: Sendable {
    fileprivate enum Kind { case automatic, never, few, one }
    fileprivate let kind: Kind

    /// As many as momentum leads by.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// One view.
    public static let always = LimitBehavior(kind: .one)
    /// As many as fit the scroll view.
    public static let alwaysByFew = LimitBehavior(kind: .few)
    /// One view.
    public static let alwaysByOne = LimitBehavior(kind: .one)
    /// As many as momentum leads by.
    public static let never = LimitBehavior(kind: .never)
  }

  private let limit: LimitBehavior

  /// The behaviour with a limit; as many views as momentum leads by where none is given.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Puts the target at the view that is nearest to it, along each axis that scrolls and within the
  /// limit. Where no target views are laid out it leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.origin
    let isHorizontal = context.axes.contains(.horizontal)
    let isVertical = context.axes.contains(.vertical)
    func stops(_ point: CGPoint) -> [CGPoint] {
      context.frames(point).map {
        CGPoint(x: $0.minX - context.inset.x, y: $0.minY - context.inset.y)
      }
    }
    let all = stops(target.rect.origin) + stops(start)
    let size = context.containerSize
    if isHorizontal,
      let x = stop(all.map(\.x), end: target.rect.minX, start: start.x, length: size.width)
    {
      target.rect.origin.x = x
    }
    if isVertical,
      let y = stop(all.map(\.y), end: target.rect.minY, start: start.y, length: size.height)
    {
      target.rect.origin.y = y
    }
  }

  /// - Parameter length: What is seen along this axis.
  private func stop(
    _ stops: [CGFloat], end: CGFloat, start: CGFloat, length: CGFloat
  ) -> CGFloat? {
    let sorted = Array(Set(stops)).sorted()
    guard let nearest = Self.nearest(sorted, to: end) else { return nil }
    let most: Int
    switch limit.kind {
    case .automatic, .never: return sorted[nearest]
    case .one: most = 1
    case .few:
      most = max(sorted.filter { $0 >= start && $0 < start + length }.count, 1)
    }
    guard let old = Self.nearest(sorted, to: start) else { return nil }
    return sorted[min(max(nearest, old - most), min(old + most, sorted.count - 1))]
  }

  private static func nearest(_ stops: [CGFloat], to end: CGFloat) -> Int? {
    stops.indices.min { abs(stops[$0] - end) < abs(stops[$1] - end) }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a view of the scroll target layout begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest where a view of the scroll target layout begins, within a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// The behaviour in force for the scroll views below a modifier.
final class ScrollTargetLink {
  var behavior: any ScrollTargetBehavior
  init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }
}

nonisolated private struct ScrollTargetModifier: ScrollLinkModifier {
  typealias Body = Never
  let behavior: any ScrollTargetBehavior

  @MainActor func makeLink() -> ScrollTargetLink { ScrollTargetLink(behavior) }
  @MainActor func update(_ link: ScrollTargetLink) { link.behavior = behavior }
  @MainActor static func install(_ link: ScrollTargetLink, in locals: inout ScrollLocals) {
    locals.target = link
  }
}

/// `scrollTargetLayout`: the views of this one's container are what a scroll view aligns with.
nonisolated public struct _ScrollTargetLayoutModifier: UnaryModifier {
  /// It is a modifier of the engine's: there is no body.
  public typealias Body = Never
  var isEnabled: Bool

  @MainActor package func makeWrapper(_ context: NodeContext) -> ScrollTargetLayoutNode {
    let node = ScrollTargetLayoutNode(context)
    node.isEnabled = isEnabled
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: ScrollTargetLayoutNode) {
    wrapper.isEnabled = isEnabled
  }
}

@MainActor package final class ScrollTargetLayoutNode: WrapperNode {
  var isEnabled = true

  package override func placementDidChange(_ placement: Placement) {
    super.placementDidChange(placement)
    guard let scroll = enclosingScroll else { return }
    guard !scroll.targetLayouts.contains(where: { $0 === anchor }) else { return }
    scroll.targetLayouts.removeAll { $0.node == nil }
    scroll.targetLayouts.append(anchor)
  }

  /// The container whose views are the targets.
  var container: ContainerNode? {
    var element = content
    while let wrapper = element as? WrapperNode { element = wrapper.content }
    return element as? ContainerNode
  }

  package override var debugName: String { "scrollTargetLayout" }
}

/// A view that a scroll view can align with.
struct ScrollTargetView {
  /// In the space of the content.
  var frame: CGRect
  var id: AnyHashable?
}

extension ScrollNode {
  /// The target views around an offset: all of those that are laid out.
  func targets(near point: CGPoint) -> [ScrollTargetView] {
    var found: [ScrollTargetView] = []
    for anchor in targetLayouts {
      guard let layout = anchor.node as? ScrollTargetLayoutNode, layout.isEnabled,
        !layout.isDestroyed, let container = layout.container
      else { continue }
      found += container.targets(near: point, in: self)
    }
    return found
  }

  /// Where the content is to rest that is let go; nil where momentum decides.
  func chosenTarget(velocity: CGPoint) -> CGPoint? {
    let drag = CGFloat(FrictionSimulation.normalDrag)
    let end = bounds.nearest(
      to: CGPoint(x: offset.x + velocity.x / drag, y: offset.y + velocity.y / drag))
    guard let behavior = locals.target?.behavior else { return restBelowBar(end) }
    var target = ScrollTarget(rect: CGRect(origin: end, size: viewport))
    behavior.updateTarget(&target, context: ScrollTargetBehaviorContext(self, velocity: velocity))
    let anchor = target.anchor ?? UnitPoint(x: 0, y: 0)
    let rest = CGPoint(
      x: target.rect.minX + (target.rect.width - viewport.width) * anchor.x,
      y: target.rect.minY + (target.rect.height - viewport.height) * anchor.y)
    guard rest.x.isFinite, rest.y.isFinite else { return nil }
    return bounds.nearest(to: rest)
  }
}

extension ScrollNode {
  /// The nearest place at which what covers the top of the content is there as a whole or not at all,
  /// for a place between those.
  func restBelowBar(_ end: CGPoint) -> CGPoint? {
    guard contentInset.y > 0, moves(along: .vertical) else { return nil }
    let rests = environment.topRests
    guard let last = rests.last, end.y > 0, end.y < last,
      let nearest = rests.min(by: { abs($0 - end.y) < abs($1 - end.y) })
    else { return nil }
    return bounds.nearest(to: CGPoint(x: end.x, y: nearest))
  }
}

extension View {
  /// Where the content of scroll views comes to rest that is let go.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetModifier(behavior: behavior))
  }

  /// The views of this container are what a scroll view around it aligns with, and tells by
  /// `scrollPosition(id:)`.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

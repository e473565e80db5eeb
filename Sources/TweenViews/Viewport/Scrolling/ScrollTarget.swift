import Foundation
import TweenGeometry
import TweenMotion

/// The place at which scrolled content is to come to rest.
public struct ScrollTarget: Hashable {
  /// The part of the content to bring into view: in points from its upper left end, margins included.
  public var rect: CGRect
  /// The point of the view at which the rectangle is aligned if its size differs; nil for the upper left
  /// corner.
  public var anchor: UnitPoint?

  /// Creates a target from its parts, unchanged.
  ///
  /// - Parameters:
  ///   - rect: the part of the content to bring into view, in points.
  ///   - anchor: the point of the view at which the rectangle is aligned; nil for the upper left corner.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A type that decides where content comes to rest after a press or the wheel.
public protocol ScrollTargetBehavior {
  /// The type of the scroll view's state that a behaviour receives.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the target to where the content is to rest. The initial target is the place that momentum
  /// alone would reach.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The state of a scroll view when a target is chosen.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The part of the content in view when the scroll began.
  public let originalTarget: ScrollTarget
  /// The velocity at the release, in points per second.
  public let velocity: CGVector
  /// The size of the content with its margins, in points.
  public let contentSize: CGSize
  /// The size of the scroll view in points.
  public let containerSize: CGSize
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  private let environment: EnvironmentValues
  /// The frames of the target views around an offset.
  let frames: (CGPoint) -> [CGRect]
  /// The content's margins at the left and the top.
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
    // Behaviors call it at the end of gestures: on the main actor.
    frames = { point in MainActor.assumeIsolated { scroll.targets(near: point).map(\.frame) } }
  }

  /// The value of the scroll view's environment at a key path.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A behaviour that stops at whole pages, each as large as the scroll view, and moves by one page at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour; it has no settings.
  public init() {}

  /// Moves the target to its nearest page, at most one page away from the page where the scroll began. A
  /// page is as large as the scroll view; an axis of length zero is not changed.
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

/// A behaviour that stops where a view of the scroll target layout is aligned with the leading or upper
/// margin.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A limit for the number of views that one scroll passes.
  public struct LimitBehavior: Sendable {
    fileprivate enum Kind { case automatic, never, few, one }
    fileprivate let kind: Kind

    /// No limit: momentum decides.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// One view at a time, like `alwaysByOne`.
    public static let always = LimitBehavior(kind: .one)
    /// At most as many views as fit in the scroll view.
    public static let alwaysByFew = LimitBehavior(kind: .few)
    /// One view at a time.
    public static let alwaysByOne = LimitBehavior(kind: .one)
    /// No limit: momentum decides.
    public static let never = LimitBehavior(kind: .never)
  }

  private let limit: LimitBehavior

  /// Creates the behaviour with a limit; by default momentum decides.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target to the nearest view along each scrolling axis, within the limit. Without target views
  /// it leaves the target unchanged.
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

  /// - Parameter length: The visible length along this axis.
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
  /// A behaviour that stops at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behaviour that stops where a view of the scroll target layout begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns a behaviour that stops where a view of the scroll target layout begins, within a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// The current behaviour for the scroll views below a modifier.
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

/// `scrollTargetLayout`: scroll views align with the children of this view's container.
nonisolated public struct _ScrollTargetLayoutModifier: UnaryModifier {
  /// `Never`: the engine implements this modifier.
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

  /// The container whose children are the targets.
  var container: ContainerNode? {
    var element = content
    while let wrapper = element as? WrapperNode { element = wrapper.content }
    return element as? ContainerNode
  }

  package override var debugName: String { "scrollTargetLayout" }
}

/// A view that a scroll view can align with.
struct ScrollTargetView {
  /// The view's frame in the space of the content.
  var frame: CGRect
  var id: AnyHashable?
}

extension ScrollNode {
  /// The target views near an offset, among those that are laid out.
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

  /// The place where the content is to rest after a release; nil if momentum decides.
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
  /// The nearest place at which the bar over the top is fully shown or fully collapsed, if `end` lies
  /// between the two; else nil.
  func restBelowBar(_ end: CGPoint) -> CGPoint? {
    guard contentInset.y > 0, moves(along: .vertical) else { return nil }
    let rests = environment.topSnapOffsets
    guard let last = rests.last, end.y > 0, end.y < last,
      let nearest = rests.min(by: { abs($0 - end.y) < abs($1 - end.y) })
    else { return nil }
    return bounds.nearest(to: CGPoint(x: end.x, y: nearest))
  }
}

extension View {
  /// Sets where content of scroll views in this view comes to rest after a scroll.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetModifier(behavior: behavior))
  }

  /// Makes the children of this container the targets of a scroll view around it: the scroll view aligns
  /// with them, and `scrollPosition(id:)` reports them.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The node of a scroll view: it stores the offset of the content, and moves it.
///
/// An offset is the vector in points from the upper left end of the content to that of the view, as shown:
/// it lies beyond the bounds while an edge is pulled.
@MainActor package final class ScrollNode: ElementNode, AnimatorOwner, RelativeFrameContainer {
  package private(set) var axes: Axis.Set
  private var showsIndicators: Bool
  private(set) lazy var space = ScrollSpaceNode(childContext, scroll: self)
  private lazy var clip = ClipNode(childContext, _ClipEffect(shape: Rectangle()))
  private(set) lazy var indicators = ScrollIndicatorNode(childContext)
  private(set) lazy var spinner = RefreshSpinnerNode(childContext)
  var refresh = ScrollRefresh()
  private var container: ContainerNode?
  private(set) var locals = ScrollLocals()

  /// The size of the view, in points.
  package private(set) var viewport = CGSize.zero
  /// The size of the content with its margins.
  package internal(set) var contentSize = CGSize.zero
  package internal(set) var offset = CGPoint.zero
  /// The offsets at which the content may rest.
  package internal(set) var bounds = ScrollBounds()
  var motion = Motion.resting
  var press: ScrollPress?
  /// A requested place whose position is not yet known.
  var request: ScrollRequest?
  var isPlaced = false
  /// The distances by which the view extends into the safe area's border.
  var safeMargins = AbsoluteInsets()
  /// The view's frame, including the border that it extends into.
  private(set) var visibleFrame = CGRect.zero
  package var relativeFrames = RelativeFrameList()
  /// The view's size without margins as last proposed; unspecified before placement.
  package internal(set) var relativeFrameSize = ProposedViewSize.unspecified
  private var isHandingEnvironment = false
  /// The lazy containers inside, which make the rows in view.
  private(set) var followers: [NodeAnchor] = []
  /// The views whose children are targets of this scroll view.
  var targetLayouts: [NodeAnchor] = []
  private var isReportQueued = false
  /// The content's offset when the current scroll began.
  var scrollStart = CGPoint.zero
  var wheel = WheelTurn()
  /// The speed in points per second at which the content scrolls by itself while something is dragged.
  var driftSpeed: CGFloat = 0
  /// Whether the user has moved the content since the program last requested a place.
  var isMovedByHand = false

  /// The current motion of the content.
  enum Motion {
    case resting
    /// A press that pans.
    case panning(ScrollPan)
    case coasting(SimulationRun<SimulationPair<ScrollMotion, ScrollMotion>>)
    /// An animation that the program started.
    case gliding(ScrollGlide)
  }

  init(_ context: NodeContext, axes: Axis.Set, showsIndicators: Bool) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    super.init(context)
    locals = environment.scrollLocals
    window?.wheelTakers.add(self)
  }

  func setContent(_ make: (NodeContext) -> ViewNode) {
    clip.host = self
    clip.isEnabled = !locals.isClipDisabled
    indicators.host = self
    indicators.owner = anchor
    spinner.host = self
    spinner.owner = anchor
    locals.position?.attach(self)
    var context = space.childContext
    context.environment = innerEnvironment
    let container = ContainerNode(
      StackLayout(isHorizontal: false, guide: HorizontalAlignment.center.key, fixedSpacing: nil),
      context)
    self.container = container
    space.setContent(container)
    clip.setContent(space)
    container.setContent(make)
  }

  func update(axes: Axis.Set, showsIndicators: Bool, _ updateContent: (ViewNode) -> Void) {
    if self.showsIndicators != showsIndicators {
      self.showsIndicators = showsIndicators
      indicators.setNeedsDisplay()
    }
    if self.axes != axes {
      self.axes = axes
      setNeedsLayout()
    }
    container?.update(
      StackLayout(isHorizontal: false, guide: HorizontalAlignment.center.key, fixedSpacing: nil),
      updateContent: updateContent)
  }

  // MARK: Environment

  /// The environment for the content: settings for this scroll view do not apply to scroll views inside.
  private var innerEnvironment: EnvironmentValues {
    var values = environment
    if values.scrollLocals != ScrollLocals() { values.scrollLocals = ScrollLocals() }
    values.scrollDepth += 1
    return values
  }

  package override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    let old = innerEnvironment
    isHandingEnvironment = true
    super.environmentDidChange(new, keys: keys)
    isHandingEnvironment = false
    let inner = innerEnvironment
    let changed = inner.changes(from: old)
    clip.environmentDidChange(inner, keys: changed)
    indicators.environmentDidChange(environment, keys: keys)
    spinner.environmentDidChange(environment, keys: keys)
    let new = environment.scrollLocals
    guard locals != new else { return }
    if locals.position !== new.position { new.position?.attach(self) }
    locals = new
    clip.isEnabled = !locals.isClipDisabled
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The safe area becomes margins of this view's content and does not reach the views inside.
  package override var keepsSafeAreaOut: Bool { true }

  package override func geometryDidChange() { setNeedsPlacing() }

  package override func reveal(_ rect: CGRect, of element: ElementNode) {
    bringIntoView(rect, of: element)
  }

  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// Whether the user can move the content along an axis.
  func moves(along axis: Axis) -> Bool {
    guard axes.contains(axis), environment.isScrollEnabled else { return false }
    let behavior =
      axis == .horizontal
      ? environment.horizontalScrollBounceBehavior : environment.verticalScrollBounceBehavior
    return !behavior.dependsOnSize || bounds[axis].upperBound > 0
  }

  func showsIndicator(_ axis: Axis) -> Bool {
    let visibility =
      axis == .horizontal
      ? environment.horizontalScrollIndicatorVisibility
      : environment.verticalScrollIndicatorVisibility
    return showsIndicators && visibility.shows && axes.contains(axis)
      && bounds[axis].upperBound > 0
  }

  // MARK: Layout

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { $0 > 0 ? $0 : 0 }
    let height = proposal.height.map { $0 > 0 ? $0 : 0 }
    if axes == [.horizontal, .vertical], let width, let height {
      return CGSize(width: width, height: height)
    }
    let margins = ownMargins
    let offer = contentOffer(width: width, height: height, margins: margins)
    let content = container?.size(for: offer) ?? .zero
    let whole = CGSize(
      width: content.width + margins.leading + margins.trailing,
      height: content.height + margins.top + margins.bottom)
    return CGSize(
      width: axes.contains(.horizontal) ? width ?? whole.width : whole.width,
      height: axes.contains(.vertical) ? height ?? whole.height : whole.height)
  }

  package override func placementDidChange(_ placement: Placement) {
    guard let container else { return }
    // Content extends under bars, and rests beside them.
    safeMargins = followedSafeAreaInsets(regions: .all, edges: .all)
    visibleFrame = placement.rect.outset(by: safeMargins)
    let placement = Placement(
      origin: visibleFrame.origin, size: visibleFrame.size,
      proposal: ProposedViewSize(
        width: placement.proposal.width.map { $0 + safeMargins.left + safeMargins.right },
        height: placement.proposal.height.map { $0 + safeMargins.top + safeMargins.bottom }))
    let oldViewport = viewport
    viewport = CGSize(
      width: ScrollBounds.length(placement.size.width),
      height: ScrollBounds.length(placement.size.height))
    func across(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
      offered.flatMap { $0.isFinite ? $0 : nil } ?? own
    }
    let whole = CGSize(
      width: across(placement.proposal.width, viewport.width),
      height: across(placement.proposal.height, viewport.height))
    takeRelativeSize(whole)
    let offer = contentOffer(width: whole.width, height: whole.height, margins: margins)
    takeContent(size: container.size(for: offer), offer: offer, oldViewport: oldViewport)
    clip.place(placement)
    // The container must be placed: its own place may be unchanged while its content's has changed.
    container.place(
      Placement(
        origin: space.contentOrigin, size: space.contentSize, proposal: space.contentOffer))
    indicators.place(
      Placement(
        origin: placement.origin, size: viewport, proposal: ProposedViewSize(viewport)))
    spinner.place(
      Placement(
        origin: placement.origin, size: viewport, proposal: ProposedViewSize(viewport)))
    fulfilRequest()
    reportSoon()
  }

  // MARK: Offset

  /// The offset as drawn, on whole pixels, so that content does not blur while it moves.
  var shownOffset: CGPoint {
    let scale = CGFloat(pixelsPerPoint)
    guard scale > 0, scale.isFinite else { return offset }
    return CGPoint(
      x: (offset.x * scale + 0.5).rounded(.down) / scale,
      y: (offset.y * scale + 0.5).rounded(.down) / scale)
  }

  /// The visible part of the content, in the content's space.
  package var visibleRect: CGRect { CGRect(origin: offset, size: viewport) }

  /// - Parameter isScroll: whether the movement is visible and shows the indicators; else the content
  ///   jumps.
  func setOffset(_ new: CGPoint, isScroll: Bool = true) {
    guard new != offset, new.x.isFinite, new.y.isFinite else { return }
    offset = new
    space.setNeedsRedraw()
    if isScroll { indicators.show() } else { indicators.rangeDidChange() }
    if locals.refresh != nil || refresh.isRunning { spinner.setNeedsRedraw() }
    for anchor in followers { (anchor.node as? ContainerNode)?.viewDidScroll() }
    reportSoon()
  }

  func addFollower(_ node: ContainerNode) {
    guard !followers.contains(where: { $0 === node.anchor }) else { return }
    followers.removeAll { $0.node == nil }
    followers.append(node.anchor)
  }

  // MARK: Reports

  /// Notifies observers after the update.
  func reportSoon() {
    guard !isReportQueued,
      locals.position != nil || !locals.observers.isEmpty
    else { return }
    isReportQueued = true
    graph.afterUpdate { [weak self] in
      guard let self, !self.isDestroyed else { return }
      self.isReportQueued = false
      self.locals.position?.scrollDidMove(self)
      for observer in self.locals.observers { observer.scrollDidMove(self) }
    }
  }

  // MARK: Display and hits

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    guard !isHandingEnvironment else { return }
    visit(clip)
    visit(indicators)
    visit(spinner)
  }

  package override func visitShown(_ visit: (ElementNode) -> Void) {
    visit(clip)
    visit(indicators)
    visit(spinner)
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    clip.drawIfNeeded(builder, context)
    spinner.drawIfNeeded(builder, context)
    indicators.drawIfNeeded(builder, context)
  }

  /// The view's own coordinate space is that of its visible part.
  package override func isCoordinateSpace(_ name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollSpaceName else { return false }
    return name.axis.map { axes.contains($0) } ?? true
  }

  package override func reaches(_ point: CGPoint) -> Bool {
    let (x, y) = (point.x - visibleFrame.minX, point.y - visibleFrame.minY)
    return x >= 0 && x < viewport.width && y >= 0 && y < viewport.height
  }

  package override func hit(_ point: CGPoint) -> HitResult? {
    guard reaches(point) else { return nil }
    if let takers = window?.wheelTakers, takers.areSought, takers.areNone(in: self) {
      return HitResult(element: self)
    }
    return HitResult(element: clip.hit(point)?.element ?? self)
  }

  package override func takeWheel(_ delta: CGSize, glides: Bool) -> Bool {
    glides ? turnNotches(by: delta) : turnWheel(by: delta)
  }

  package override func takePageKey(_ key: KeyEquivalent) -> Bool { press(key) }

  package override func destroy() {
    guard !isDestroyed else { return }
    stop()
    refresh.task?.cancel()
    window?.pointer.remove(self)
    window?.wheelTakers.remove(self)
    super.destroy()
  }

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    "scroll position"
  }

  package override var debugName: String { "ScrollView" }

  package func animatorDidMove() { motionDidStep() }
}

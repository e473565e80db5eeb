import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// The node of a scroll view: keeps how far its content is scrolled, and moves it.
///
/// Offsets are points from the upper left end of the content to that of the view, as far as they
/// are shown: beyond the bounds while an edge gives way.
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
  package private(set) var contentSize = CGSize.zero
  package private(set) var offset = CGPoint.zero
  /// Where the content may rest.
  package private(set) var bounds = ScrollBounds()
  var motion = Motion.resting
  var press: ScrollPress?
  /// Where the content should be, of what is asked for before it is known where that lies.
  var request: ScrollRequest?
  private var isPlaced = false
  /// How far the view reaches into the safe area's border.
  private var safeMargins = AbsoluteInsets()
  /// Where the view is, with what of that border it takes.
  private(set) var visibleFrame = CGRect.zero
  package var relativeFrames = RelativeFrameList()
  /// The view without the margins, as it was last offered; not known before it is placed.
  package private(set) var relativeFrameSize = ProposedViewSize.unspecified
  private var isHandingEnvironment = false
  /// The lazy containers inside, which show what is in view.
  private(set) var followers: [NodeAnchor] = []
  /// The views whose children are targets of this scroll view.
  var targetLayouts: [NodeAnchor] = []
  private var isReportQueued = false
  /// Where the content was when it was taken hold of.
  var scrollStart = CGPoint.zero
  var wheel = WheelTurn()
  /// Points a second down the content at which it goes by itself, for something that is carried.
  var driftSpeed: CGFloat = 0
  /// Whether a hand moved the content since a program asked for a place.
  var isMovedByHand = false

  /// What moves the content just now.
  enum Motion {
    case resting
    /// A press that pans.
    case panning(ScrollPan)
    case coasting(SimulationRun<SimulationPair<ScrollMotion, ScrollMotion>>)
    /// On its way to a place, by an animation of the program's.
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

  /// What is said about this scroll view is not said about those inside.
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
    let changed = inner.changedKeys(from: old)
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

  /// The safe area is the content's margins, and nobody's else.
  package override var keepsSafeAreaOut: Bool { true }

  package override func geometryDidChange() { setNeedsPlacing() }

  package override func reveal(_ rect: CGRect, of element: ElementNode) {
    bringIntoView(rect, of: element)
  }

  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// Whether the content can be moved by hand along an axis.
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

  /// Margins of the content as the program sets them, from the left and the top.
  private var ownMargins: EdgeInsets {
    AbsoluteInsets(locals.contentMargins, environment.layoutDirection).edgeInsets(.leftToRight)
  }

  /// Those, and what of the safe area the view reaches into.
  private var margins: EdgeInsets {
    let own = ownMargins
    return EdgeInsets(
      top: own.top + safeMargins.top + refreshRoom, leading: own.leading + safeMargins.left,
      bottom: own.bottom + safeMargins.bottom, trailing: own.trailing + safeMargins.right)
  }

  /// Margins of the indicators, in reading direction.
  var indicatorMargins: EdgeInsets {
    let own = locals.indicatorMargins
    let safe = safeMargins.edgeInsets(environment.layoutDirection)
    return EdgeInsets(
      top: own.top + safe.top, leading: own.leading + safe.leading,
      bottom: own.bottom + safe.bottom, trailing: own.trailing + safe.trailing)
  }

  /// Margins of the content, from the left and the top.
  var contentInset: CGPoint { CGPoint(x: margins.leading, y: margins.top) }
  /// Margins of the content, at the right and the bottom.
  var contentOutset: CGPoint { CGPoint(x: margins.trailing, y: margins.bottom) }

  private func contentOffer(
    width: CGFloat?, height: CGFloat?, margins: EdgeInsets
  ) -> ProposedViewSize {
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : width.map { max($0 - margins.leading - margins.trailing, 0) },
      height: axes.contains(.vertical)
        ? nil : height.map { max($0 - margins.top - margins.bottom, 0) })
  }

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
    // Content goes on under bars, and rests beside them.
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
    // Its own place may be as before while its content's is not.
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

  /// Has the frames inside that are parts of this view follow its size.
  private func takeRelativeSize(_ whole: CGSize) {
    let margins = margins
    let size = ProposedViewSize(
      width: max(whole.width - margins.leading - margins.trailing, 0),
      height: max(whole.height - margins.top - margins.bottom, 0))
    guard size != relativeFrameSize else { return }
    relativeFrameSize = size
    relativeFrames.containerDidResize()
    graph.settleAnswers()
  }

  /// Takes the size of the content, and brings the offset where it then belongs.
  private func takeContent(size: CGSize, offer: ProposedViewSize, oldViewport: CGSize) {
    let own = CGSize(
      width: ScrollBounds.length(size.width), height: ScrollBounds.length(size.height))
    let margins = margins
    let old = (bounds: bounds, size: contentSize)
    contentSize = CGSize(
      width: max(own.width + margins.leading + margins.trailing, 0),
      height: max(own.height + margins.top + margins.bottom, 0))
    bounds = ScrollBounds(
      width: axes.contains(.horizontal) ? contentSize.width - viewport.width : 0,
      height: axes.contains(.vertical) ? longestWayDown : 0)
    let slack = CGPoint(
      x: max(viewport.width - contentSize.width, 0),
      y: max(viewport.height - contentSize.height, 0))
    let alignment = restingAnchor(locals.alignmentAnchor, isAlignment: true)
    space.contentOrigin = CGPoint(
      x: margins.leading + slack.x * alignment.x, y: margins.top + slack.y * alignment.y)
    space.contentSize = own
    space.contentOffer = offer
    guard isPlaced else {
      isPlaced = true
      let anchor = restingAnchor(locals.initialAnchor, isAlignment: false)
      offset = bounds.point(at: anchor)
      return
    }
    guard old.bounds != bounds || old.size != contentSize || oldViewport != viewport else { return }
    boundsDidChange(from: old.bounds)
  }

  /// How far content can be scrolled down. What covers its top gives way as a whole or not at all, so
  /// content that is a little longer than the view goes as far as that, too.
  private var longestWayDown: CGFloat {
    let excess = contentSize.height - viewport.height
    guard excess > 0.5, contentInset.y > 0 else { return excess }
    return environment.topRests.first { $0 >= excess } ?? excess
  }

  /// An anchor in left-to-right terms; where none is set, the leading end of each axis.
  private func restingAnchor(_ anchor: UnitPoint?, isAlignment: Bool) -> UnitPoint {
    if let anchor { return UnitPoint(x: isMirrored ? 1 - anchor.x : anchor.x, y: anchor.y) }
    let centres = isAlignment && axes == [.horizontal, .vertical]
    return UnitPoint(
      x: centres || (isAlignment && !axes.contains(.horizontal)) ? 0.5 : isMirrored ? 1 : 0,
      y: centres || (isAlignment && !axes.contains(.vertical)) ? 0.5 : 0)
  }

  private func boundsDidChange(from old: ScrollBounds) {
    indicators.rangeDidChange()
    // From right to left content grows at its left end: where it is in view is counted from the
    // right.
    let growth = isMirrored ? bounds.point(at: .trailing).x - old.point(at: .trailing).x : 0
    if growth != 0, !isAtRest { shift(by: CGSize(width: growth, height: 0)) }
    switch motion {
    case .panning(let pan): setOffset(pan.offset(in: self))
    case .coasting(let run):
      coast(velocity: CGPoint(x: run.velocity.first, y: run.velocity.second), isNew: false)
    case .gliding(let glide): glide.confine(to: bounds, visibleTransaction(), self)
    case .resting:
      var target = offset
      target.x += growth
      if let anchor = locals.sizeAnchor {
        let kept = restingAnchor(anchor, isAlignment: false)
        let was = old.point(at: kept)
        let now = bounds.point(at: kept)
        if abs(was.x - offset.x) < 1 { target.x = now.x }
        if abs(was.y - offset.y) < 1 { target.y = now.y }
      }
      target = bounds.nearest(to: target)
      guard target != offset else { return }
      move(to: target, transaction: visibleTransaction(), isSettling: true)
    }
  }

  // MARK: Offset

  /// The offset as drawn: on whole pixels, so that nothing in the content blurs on its way.
  var shownOffset: CGPoint {
    let scale = CGFloat(pixelsPerPoint)
    guard scale > 0, scale.isFinite else { return offset }
    return CGPoint(
      x: (offset.x * scale + 0.5).rounded(.down) / scale,
      y: (offset.y * scale + 0.5).rounded(.down) / scale)
  }

  /// What of the content is in view, in the space that it lies in.
  package var visibleRect: CGRect { CGRect(origin: offset, size: viewport) }

  /// - Parameter isScroll: whether the content moves for all to see, with its indicators; else it
  ///   is there at once.
  func setOffset(_ new: CGPoint, isScroll: Bool = true) {
    guard new != offset, new.x.isFinite, new.y.isFinite else { return }
    offset = new
    space.setNeedsRedraw()
    if isScroll { indicators.show() } else { indicators.rangeDidChange() }
    if locals.refresh != nil || refresh.isRunning { spinner.setNeedsRedraw() }
    for anchor in followers { (anchor.node as? ContainerNode)?.viewDidScroll() }
    reportSoon()
  }

  /// Content above or before what is in view grew by `growth`: what is in view stays there.
  func contentDidShift(by growth: CGFloat, along axis: Axis) {
    guard growth != 0, growth.isFinite else { return }
    let change =
      axis == .vertical ? CGSize(width: 0, height: growth) : CGSize(width: growth, height: 0)
    if axis == .horizontal, isMirrored {
      // It begins at the right: once its new length is known, all that lies further left moves
      // with its left end, though it is not to.
      return shift(by: CGSize(width: -growth, height: 0))
    }
    bounds = bounds.grown(by: change)
    shift(by: change)
  }

  /// The same part of the content is in view, and lies elsewhere in it.
  func shift(by change: CGSize) {
    switch motion {
    case .panning(var pan):
      pan.shift(by: change)
      motion = .panning(pan)
    case .gliding(let glide): glide.shift(by: change)
    case .resting, .coasting: break
    }
    let isCoasting = if case .coasting = motion { true } else { false }
    let velocity = shownVelocity
    wheel.shift(by: change)
    offset = CGPoint(x: offset.x + change.width, y: offset.y + change.height)
    space.setNeedsRedraw()
    indicators.rangeDidChange()
    if isCoasting { coast(velocity: velocity, isNew: false) }
  }

  func addFollower(_ node: ContainerNode) {
    guard !followers.contains(where: { $0 === node.anchor }) else { return }
    followers.removeAll { $0.node == nil }
    followers.append(node.anchor)
  }

  // MARK: Reports

  /// Tells those who follow, after the update.
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

  /// Its own coordinates are those of its visible part.
  package override func isCoordinateSpace(_ name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollSpaceName else { return false }
    return name.axis.map { axes.contains($0) } ?? true
  }

  package override func reaches(_ point: CGPoint) -> Bool {
    let (x, y) = (point.x - visibleFrame.minX, point.y - visibleFrame.minY)
    return x >= 0 && x < viewport.width && y >= 0 && y < viewport.height
  }

  package override func hit(_ point: CGPoint) -> Hit? {
    guard reaches(point) else { return nil }
    if let takers = window?.wheelTakers, takers.areSought, takers.areNone(in: self) {
      return Hit(element: self)
    }
    return Hit(element: clip.hit(point)?.element ?? self)
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

/// Where the content of a scroll view may rest: from 0 to these lengths.
package struct ScrollBounds: Equatable {
  private var width: CGFloat = 0
  private var height: CGFloat = 0

  init() {}

  /// Lengths below 0 are 0.
  init(width: CGFloat, height: CGFloat) {
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// No content is longer, in points: positions in it are exact to less than a pixel.
  static let longest: CGFloat = 1e9

  /// A length that can be scrolled: NaN and negative ones count as 0.
  static func length(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, longest) : 0 }

  package subscript(axis: Axis) -> ClosedRange<Double> {
    0...Double(axis == .horizontal ? width : height)
  }

  func grown(by change: CGSize) -> ScrollBounds {
    ScrollBounds(
      width: width > 0 ? width + change.width : 0, height: height > 0 ? height + change.height : 0)
  }

  func point(at anchor: UnitPoint) -> CGPoint { CGPoint(x: width * anchor.x, y: height * anchor.y) }

  func nearest(to point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, 0), width), y: min(max(point.y, 0), height))
  }
}

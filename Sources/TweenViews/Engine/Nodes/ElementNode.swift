import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A node that represents exactly one element, which is measured, placed, drawn and hit.
@MainActor package class ElementNode: ViewNode {
  /// The element that shows this one. Layout, drawing and hit testing follow this chain.
  package final var host: ElementNode? {
    // No closure: each call of one would first check the current thread.
    get {
      guard let node = hostAnchor?.node else { return nil }
      return unsafeDowncast(node, to: ElementNode.self)
    }
    set {
      hostAnchor = newValue?.anchor
      if mayHavePreferences { newValue?.preferencesWereAdded() }
    }
  }
  @exclusivity(unchecked) private final var hostAnchor: NodeAnchor?
  /// Whether an element at or below this one may set a preference, or ever did.
  package final var mayHavePreferences = false
  /// The retirement that waits until the container erases this element.
  package var awaitedBy: SubtreeRetirement?
  /// The list that put a modifier around this element, which is notified when the element is
  /// destroyed.
  final var modifiedList: NodeAnchor?
  /// The cell of a list around this element.
  final var listCell: NodeAnchor?
  /// The nodes that read this element's traits; nil without any.
  final var traitReaders: TraitReaders?

  // These properties are read often, on the main actor, and no access to them calls other code. The
  // exclusivity checks would take a tenth of a layout's time.
  @exclusivity(unchecked) package internal(set) final var placement: Placement?
  /// Whether the next placement must run even if the place is unchanged.
  @exclusivity(unchecked) final var needsPlacing = true
  /// Whether the element is in the graph's queue of elements whose measurements may have changed.
  final var isStale = false
  /// The element inside whose sizes are the same, and are read instead.
  @exclusivity(unchecked) package final var sizeSource: ElementNode?
  @exclusivity(unchecked) final var measurements = MeasurementCache()
  /// Whether the element is leaving, and stays in its last place.
  final var isFrozen = false

  /// Whether this element's own drawing is out of date.
  @exclusivity(unchecked) package final var needsDisplay = true
  /// Whether any drawing at or below this element is out of date.
  @exclusivity(unchecked) package final var subtreeNeedsDisplay = true
  /// Whether elements at or below this one were inserted, removed or reordered, so that stored lists
  /// of their items are out of date.
  @exclusivity(unchecked) final var subtreeNeedsRelisting = false
  /// Whether the element has been drawn once.
  @exclusivity(unchecked) final var wasDrawn = false
  /// Whether an observer follows the visible place of this element's content.
  @exclusivity(unchecked) package final var isWatched = false
  /// The observers of this element's place; nil without any.
  @exclusivity(unchecked) package final var geometryWatch: GeometryReaders?
  /// The items of the layers around this picture; nil without any.
  @exclusivity(unchecked) final var wrapSlots: WrapSlots?
  /// The drawing context of the last drawing.
  @exclusivity(unchecked) final var lastContext = DrawContext()

  // MARK: Layout

  /// Returns the element's size for a proposal. Subclasses override it; it has no side effects and
  /// may be called any number of times.
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The result of `measure` for all proposals with enough room, where it is known in advance; nil
  /// where each proposal must be measured. Its sides are 0 or more.
  var ampleSize: AmpleSize? { nil }

  /// Places the content and stores the frame. Subclasses override it.
  package func placementDidChange(_ placement: Placement) {}

  /// Called when the measurements of an element shown in this one have changed.
  package func measurementsDidChange(of content: ElementNode) { setNeedsLayout() }

  /// Whether this element's size and guides are independent of its content.
  package var isLayoutBoundary: Bool { false }

  /// Called by an element shown in this one when only its placement is out of date.
  package func contentNeedsPlacing(_ content: ElementNode) {}

  /// Marks this element and everything below it to be measured and placed again.
  package func expireLayout() {
    setNeedsLayout()
    visitShown { $0.expireLayout() }
  }

  /// Discards all measurements and places from here down. Unlike `expireLayout` it compares nothing
  /// with the previous values: for the whole tree, where no element around depends on them.
  package func forgetLayout() {
    needsPlacing = true
    measurements = MeasurementCache()
    arrangementDidExpire()
    visitShown { $0.forgetLayout() }
  }

  /// Called when data cached for a placement is out of date.
  package func arrangementDidExpire() {}

  /// Whether the guides of the element's frame always have their default positions. Callers use
  /// `cachedHasPlainGuides`, which caches the result.
  package var hasPlainFrameGuides: Bool { false }

  /// Returns the explicit value of a guide in the element's own coordinates; nil where no modifier
  /// sets one. Callers use `explicitGuide`, which caches the result.
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// The priority in a stack's layout. Callers use `cachedPriority`.
  package var layoutPriority: Double { trait(LayoutPriorityTrait.self) }

  /// The preferred distances to neighbours. Callers use `cachedSpacing`.
  package var spacing: SpacingPreference { .leaf }

  /// The values that a transition around this element writes into the environment; nil without any.
  final var transitionEnvironment: TransitionEnvironment?

  /// The layout direction and the display scale affect every layout.
  package override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    let old = environment
    if let seen = transitionEnvironment?.values(for: new) {
      super.environmentDidChange(seen, keys: keys.union(seen.changes(from: old)))
    } else {
      super.environmentDidChange(new, keys: keys)
    }
    markSemantics()
    if old.layoutDirection != environment.layoutDirection
      || old.displayScale != environment.displayScale
    {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Called when a transition around this element writes other values into the environment.
  package func transitionDidWrite(
    _ written: EnvironmentValues, over outside: EnvironmentValues, isAnimated: Bool
  ) {
    TransitionEnvironment.set(written, over: outside, on: self, isAnimated: isAnimated)
  }

  // MARK: Traits

  /// Returns the value of a trait that modifiers set; nil without one. A value set further inside has
  /// precedence.
  package func writtenTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { traits?.value(key) }

  /// Whether modifiers set one of several traits. One call for all of them, without generic types:
  /// lists make it for each row in view, whenever other rows come into view.
  package func writesTrait(among keys: [any TraitKey.Type]) -> Bool {
    traits?.writes(among: keys) ?? false
  }

  /// Appends all values of a trait that modifiers set, the innermost first.
  package func collectTraits<Key: TraitKey>(_ key: Key.Type, into list: inout [Key.Value]) {
    traits?.collect(key, into: &list)
  }

  /// Handles a changed trait of an element inside. Returns true where elements further out need no
  /// notification.
  package func takesTraitChange<Key: TraitKey>(_ key: Key.Type) -> Bool { false }

  /// Returns the reduced preference of this element and its content; nil where no view sets it.
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    preferenceOfContent(key)
  }

  // MARK: Display

  /// Whether the element draws only itself, and no elements inside.
  package var isLeaf: Bool { false }

  /// Notifies the observers that the visible place of the content may have changed. Subclasses
  /// override it.
  package func watchedDidMove() {}

  /// Whether this element's items currently form one picture, so that an effect on each picture
  /// applies here. Otherwise the effect is passed to the content.
  package var isPicture: Bool { false }

  /// Whether this picture draws the layers around it itself.
  package var wrapsItself: Bool { false }

  /// The blend mode that is set further inside for the only picture in this element; nil without one,
  /// or with several pictures.
  package var ownBlend: BlendOperator? { nil }

  /// Returns the mode that blends this picture with its background.
  package func pictureBlend(_ context: DrawContext) -> BlendOperator { context.blend }

  /// Called when the shape that container-relative shapes inside follow has changed, or its place.
  package func containerDidChange() { visitDrawn { $0.containerDidChange() } }

  /// Whether content of this element is blended with what is drawn behind the element.
  package var readsBackdrop: Bool {
    var looks = false
    visitDrawn { looks = looks || $0.readsBackdrop }
    return looks
  }

  /// Emits the element's display items, or draws its content. Subclasses override it. With `isStale`,
  /// stored items are out of date.
  package func draw(_ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool) {}

  // MARK: Tree

  /// The element's role in the accessibility tree; nil: its content takes its place.
  package var semantics: Semantics? { nil }
  /// Whether the Tab key reaches the content.
  package var isReachedByKeys: Bool { true }
  /// Performs an action requested through the accessibility tree. Returns false to leave it to other
  /// elements.
  package func perform(_ action: ElementRequest.Action) -> Bool { false }
  /// The data about this element in an accessibility tree that is kept up to date; nil without any.
  final var semanticsCache: SemanticsCache?
  /// The element's number in the accessibility tree, constant once assigned; 0 before.
  final var elementNumber: Int32 = 0
  /// Whether this element and its content are visible, as far as the element itself determines it.
  package var isExposed: Bool { true }
  /// The bounding box of the shown clip of the content, in the coordinate space of this element's placement; nil
  /// without one.
  package var contentClip: CGRect? { nil }

  // MARK: Hits

  /// Returns the element hit at a point, in the coordinate space of this element's placement. The
  /// topmost element covers the others there, with or without gestures (Semantics 8.2).
  package func hit(_ point: CGPoint) -> HitResult? { nil }

  /// Returns the pointer's style over this element, at a point of the window; nil leaves it to the
  /// elements around.
  package func pointerStyle(at point: CGPoint) -> PointerStyle? { nil }

  /// Whether the pointer can hit this element and its content.
  package var takesHits: Bool { true }

  /// Whether a point, in the coordinate space of this element's placement, can hit the content.
  package func reaches(_ point: CGPoint) -> Bool { true }

  /// This element, where its own rectangle animates. A property and no cast, because the first cast
  /// for each type of element is slow.
  var framed: (any FramedElement)? { nil }

  /// This element, where it reads preferences of the views inside.
  package var preferenceReader: (any PreferenceReader)? { nil }

  /// Calls `visit` with each element shown directly inside this one.
  package func visitShown(_ visit: (ElementNode) -> Void) {}

  /// Calls `visit` with each element drawn directly inside this one, including leaving elements.
  package func visitDrawn(_ visit: (ElementNode) -> Void) { visitShown(visit) }

  /// Converts a point from the coordinate space of this element's placement to the space inside.
  package func pointInside(_ point: CGPoint) -> CGPoint { point }

  /// Converts a point like `pointInside`, for coordinates reported to programs, which exclude effects
  /// that layout ignores.
  package func convertedInside(_ point: CGPoint) -> CGPoint { pointInside(point) }

  /// Converts a point back, the inverse of `convertedInside`.
  package func convertedOutside(_ point: CGPoint) -> CGPoint { point }

  /// Returns the safe area of `content`, which is shown in this element, in the coordinates inside;
  /// nil without one.
  package func safeArea(for content: ElementNode) -> SafeArea? { nil }

  /// Whether the content is unaffected by safe areas around this element.
  package var keepsSafeAreaOut: Bool { false }

  /// Whether this element's own coordinate space has a name.
  package func isCoordinateSpace(_ name: AnyHashable) -> Bool { false }

  // MARK: Input

  /// Scrolls the content by the wheel's distance in points, with an animation where `glides`. Returns
  /// false where nothing can scroll. An element that returns true is in the window's `WheelTakers`.
  package func takeWheel(_ delta: CGSize, glides: Bool) -> Bool { false }

  /// Scrolls so that a rectangle of an element inside is visible, in the coordinate space of this
  /// element's placement.
  package func reveal(_ rect: CGRect, of element: ElementNode) {}

  /// Scrolls the content by a paging key. Returns false for other keys, and where nothing scrolls.
  package func takePageKey(_ key: KeyEquivalent) -> Bool { false }

  // MARK: Life

  package final override func collectElements(into list: inout [ElementNode]) { list.append(self) }
  package final override var soleElement: ElementNode? { self }

  /// The content of an element is in no list around the element.
  package override var childContext: NodeContext {
    var context = super.childContext
    context.rowMaker = nil
    context.contentSlot = nil
    context.traits = nil
    return context
  }

  /// Whether a lazy container inserts or removes this element because of scrolling, in which case no
  /// transition runs.
  package var isScrolledInOrOut = false

  /// Called when this element goes out of view. It may come back.
  package func disappear() {
    isAppeared = false
    visitShown { $0.disappear() }
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    (modifiedList?.node as? any ElementModifyingList)?.elementWasDestroyed()
    listCell?.node?.destroy()
  }

  /// Called after the container that showed this element has removed it.
  package func wasErased() {
    host = nil
    let waiting = awaitedBy
    awaitedBy = nil
    waiting?.elementWasErased()
  }

  /// Whether the element shows `content`, which it contains, and has not set it aside for other
  /// content.
  package func shows(_ content: ElementNode) -> Bool { true }

  /// The value of `isShownInTree` while actions run, when no element is set aside or removed.
  /// Elements inserted together share the elements around them, so that the result is cached for each
  /// of these.
  final var isShownAmongActions: Bool {
    let round = graph.queue.actionRound
    guard cachedVisibility.round != round else { return cachedVisibility.shown }
    let isShown = host.map { $0.isShownAmongActions && $0.shows(self) } ?? (self is RootNode)
    cachedVisibility = (round, isShown)
    return isShown
  }
  /// The round of actions of the cached result, and the result.
  private final var cachedVisibility = (round: 0, shown: false)

  /// Called by `appearOnce` when the element was inserted in a container, or its subtree became
  /// visible.
  package func appear() { visitShown { $0.appearOnce() } }

  /// Notifies this element and its content once that they appeared. In an insertion an element is
  /// reached directly and from the elements around it; further calls do nothing.
  final func appearOnce() {
    guard !isAppeared else { return }
    isAppeared = true
    appear()
  }
  /// True after `appear` ran and before `disappear` runs.
  private final var isAppeared = false
}

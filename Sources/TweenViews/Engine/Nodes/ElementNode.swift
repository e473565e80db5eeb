import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A node that stands for exactly one element: it is measured, placed, drawn and hit.
@MainActor package class ElementNode: ViewNode {
  /// The element that shows this one. Layout, drawing and hits follow this chain.
  package final var host: ElementNode? {
    // No closure: each call of one would first find out what thread it is on.
    get {
      guard let node = hostAnchor?.node else { return nil }
      return unsafeDowncast(node, to: ElementNode.self)
    }
    set {
      hostAnchor = newValue?.anchor
      if tellsPreferences { newValue?.preferencesDidCome() }
    }
  }
  @exclusivity(unchecked) private final var hostAnchor: NodeAnchor?
  /// Some element at or below this one may tell a preference, or did once.
  package final var tellsPreferences = false
  /// The retirement that waits for the container to erase this element.
  package var awaitedBy: SubtreeRetirement?
  /// The list that put a modifier around this element, to be told of its end.
  final var modifiedList: NodeAnchor?
  /// The cell of a list around this element.
  final var listCell: NodeAnchor?
  /// Who was evaluated with the traits of this element; nil while nobody was.
  final var traitReaders: TraitReaders?

  // These are looked at all the time, on the main actor, and no access of them calls out to others:
  // to watch over that takes a tenth of a layout's time.
  @exclusivity(unchecked) package internal(set) final var placement: Placement?
  /// To be entered when it is placed, though it lies as before.
  @exclusivity(unchecked) final var needsPlacing = true
  /// In the graph's queue of elements whose answers may differ.
  final var isStale = false
  /// The element inside whose sizes are this one's, to be asked instead of it.
  @exclusivity(unchecked) package final var sizeSource: ElementNode?
  @exclusivity(unchecked) final var answers = LayoutAnswers()
  /// On its way out, in the place where it was last.
  final var isFrozen = false

  /// This element's own drawing is out of date.
  @exclusivity(unchecked) package final var needsDisplay = true
  /// Some drawing here or below is out of date.
  @exclusivity(unchecked) package final var subtreeNeedsDisplay = true
  /// Elements here or below came, went or changed their order: who keeps their items lists them anew.
  @exclusivity(unchecked) final var subtreeNeedsRelisting = false
  /// Drawing came by here once.
  @exclusivity(unchecked) final var wasDrawn = false
  /// Somebody follows what lies inside this element, wherever it is shown.
  @exclusivity(unchecked) package final var isWatched = false
  /// How others follow where this element lies; nil while nobody does.
  @exclusivity(unchecked) package final var geometryWatch: GeometryWatch?
  /// The places of the layers around this picture; nil while there are none.
  @exclusivity(unchecked) final var wrapSlots: WrapSlots?
  /// What drawing inherited when it last came by here.
  @exclusivity(unchecked) final var lastContext = DrawContext()

  // MARK: Layout

  /// Subclasses answer a proposal. Pure: called any number of times.
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// What `measure` says for all offers with room enough, where that is known: the element is not
  /// asked for each then. Sides are 0 or more.
  var ampleSize: AmpleSize? { nil }

  /// Subclasses place what is inside and take note of their frame.
  package func placementDidChange(_ placement: Placement) {}

  /// An element shown in this one answers otherwise than before.
  package func answersDidChange(of content: ElementNode) { setNeedsLayout() }

  /// Whether this element's size and guides are the same whatever is inside.
  package var isLayoutBoundary: Bool { false }

  /// Told by an element shown in this one, where nothing else about it is new.
  package func contentNeedsPlacing(_ content: ElementNode) {}

  /// Everything from here down is to be measured and placed again, whatever was cached.
  package func expireLayout() {
    setNeedsLayout()
    visitShown { $0.expireLayout() }
  }

  /// From here down nothing is known of sizes and places any more. Nothing is compared with what
  /// was before, as `expireLayout` has it: for the whole tree, where nobody around asks.
  package func forgetLayout() {
    needsPlacing = true
    answers = LayoutAnswers()
    arrangementDidExpire()
    visitShown { $0.forgetLayout() }
  }

  /// Something cached for a placement is out of date.
  package func arrangementDidExpire() {}

  /// Whether the guides of the element's frame lie where they do by default, always. Those who ask
  /// use `knownPlainGuides`.
  package var hasPlainFrameGuides: Bool { false }

  /// The explicit value of a guide, in the element's own coordinates; nil where nobody set one.
  /// Those who ask use `explicitGuide`.
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// Those who ask use `cachedPriority`.
  package var layoutPriority: Double { trait(LayoutPriorityTrait.self) }

  /// Distances this element prefers to its neighbours. Those who ask use `cachedSpacing`.
  package var spacing: SpacingPreference { .leaf }

  /// What a transition around this element writes into the environment; nil where it writes nothing.
  final var transitionEnvironment: TransitionEnvironment?

  /// Directions and pixels are part of every layout.
  package override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    let old = environment
    if let seen = transitionEnvironment?.values(for: new) {
      super.environmentDidChange(seen, keys: keys.union(seen.changedKeys(from: old)))
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

  /// A transition around this element writes something else into the environment than before.
  package func transitionDidWrite(
    _ written: EnvironmentValues, over outside: EnvironmentValues, isAnimated: Bool
  ) {
    TransitionEnvironment.set(written, over: outside, on: self, isAnimated: isAnimated)
  }

  // MARK: Traits

  /// What is told of this element under a key; nil where nobody says anything. What is written inside
  /// has its way.
  package func writtenTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { traits?.value(key) }

  /// Whether anything is told of this element under one of some keys. One question for all of them, that
  /// doesn't depend on their types: lists put it to each row in view, each time others come into view.
  package func writesTrait(among keys: [any TraitKey.Type]) -> Bool {
    traits?.writes(among: keys) ?? false
  }

  /// All that is written under a key, the innermost first.
  package func collectTraits<Key: TraitKey>(_ key: Key.Type, into list: inout [Key.Value]) {
    traits?.collect(key, into: &list)
  }

  /// An element inside has another trait; true where nobody further out needs to know.
  package func takesTraitChange<Key: TraitKey>(_ key: Key.Type) -> Bool { false }

  /// What this element and those in it tell under a key; nil where nobody says anything.
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    preferenceOfContent(key)
  }

  // MARK: Display

  /// Whether nothing is drawn inside this element.
  package var isLeaf: Bool { false }

  /// Subclasses tell those who watch that what is inside may be shown elsewhere.
  package func watchedDidMove() {}

  /// Whether this element's items are one picture just now, so that what an effect above does to
  /// each picture is done here; else it is handed on to what is inside.
  package var isPicture: Bool { false }

  /// Whether this picture sees to the layers around it by itself.
  package var wrapsItself: Bool { false }

  /// The mode that the one picture inside is given further in; nil: none, or there are several.
  package var ownBlend: BlendOperator? { nil }

  /// How this picture goes onto what is behind it.
  package func pictureBlend(_ context: DrawContext) -> BlendOperator { context.blend }

  /// The shape that container-relative shapes inside follow, or its place, is another one.
  package func containerDidChange() { visitDrawn { $0.containerDidChange() } }

  /// Whether something below mixes with what is drawn behind it, past this element.
  package var looksBehind: Bool {
    var looks = false
    visitDrawn { looks = looks || $0.looksBehind }
    return looks
  }

  /// Subclasses emit their items, or draw what is inside. `isStale`: items kept from before are
  /// out of date.
  package func draw(_ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool) {}

  // MARK: Tree

  /// What this element is in the tree of the program; nil: what is inside stands in its place.
  package var semantics: Semantics? { nil }
  /// Whether Tab comes to what is inside.
  package var isReachedByKeys: Bool { true }
  /// Does what is asked of this element in the tree; false leaves it to others.
  package func takes(_ action: ElementRequest.Action) -> Bool { false }
  /// What a tree that is kept up knows of this element; nil: nothing.
  final var semanticsCache: SemanticsCache?
  /// A number by which this element is known as long as it lives, once it is told of; 0 before.
  final var elementNumber: Int32 = 0
  /// Whether this element and what is inside are to be seen, as far as it says so itself.
  package var isExposed: Bool { true }
  /// Whether nothing beyond its frame is to be seen of what is inside.
  package var clipsWhatIsTold: Bool { false }

  // MARK: Hits

  /// What a point (in the space this element is placed in) hits. The topmost element covers the others
  /// there, whether it has gestures or not (Semantics 8.2).
  package func hit(_ point: CGPoint) -> HitResult? { nil }

  /// The look of the pointer over this element, at a point of the window; nil leaves it to the
  /// elements around.
  package func pointerStyle(at point: CGPoint) -> PointerStyle? { nil }

  /// Whether the pointer can find this element and what is inside it.
  package var takesHits: Bool { true }

  /// Whether a point (in the space this element is placed in) can find what is inside.
  package func reaches(_ point: CGPoint) -> Bool { true }

  /// This element, where its own rectangle glides. Not found out by a cast: a first one takes long for
  /// each type of element.
  var framed: (any FramedElement)? { nil }

  /// This element, where it reads what views inside tell.
  package var preferenceReader: (any PreferenceReader)? { nil }

  /// Calls `visit` with each element shown directly inside this one.
  package func visitShown(_ visit: (ElementNode) -> Void) {}

  /// The same for all that is drawn, also what is leaving.
  package func visitDrawn(_ visit: (ElementNode) -> Void) { visitShown(visit) }

  /// Maps a point of the space this element is placed in to the space inside.
  package func pointInside(_ point: CGPoint) -> CGPoint { point }

  /// The same for the coordinates that programs are told, which know nothing of effects that
  /// layout is to ignore.
  package func convertedInside(_ point: CGPoint) -> CGPoint { pointInside(point) }

  /// The way back from `convertedInside`.
  package func convertedOutside(_ point: CGPoint) -> CGPoint { point }

  /// What this element takes off the space of `content`, which is shown in it, in the coordinates
  /// inside.
  package func safeArea(for content: ElementNode) -> SafeArea? { nil }

  /// Whether safe areas around this element are none of what is inside.
  package var keepsSafeAreaOut: Bool { false }

  /// Whether this element's own coordinates bear that name.
  package func isCoordinateSpace(_ name: AnyHashable) -> Bool { false }

  // MARK: Input

  /// Lets the wheel move what is inside, in points: at once, or so that it glides there. False where there
  /// is nothing that it could. Who takes it is one of the window's `WheelTakers`.
  package func takeWheel(_ delta: CGSize, glides: Bool) -> Bool { false }

  /// Scrolls so that a rectangle of an element inside shows, in the space that this one is placed in.
  package func reveal(_ rect: CGRect, of element: ElementNode) {}

  /// Lets a key that turns pages move what is inside; false for others, and where it moves nothing.
  package func takePageKey(_ key: KeyEquivalent) -> Bool { false }

  // MARK: Life

  package final override func collectElements(into list: inout [ElementNode]) { list.append(self) }
  package final override var soleElement: ElementNode? { self }

  /// What is in an element is on no list around it.
  package override var childContext: NodeContext {
    var context = super.childContext
    context.rowMaker = nil
    context.contentSlot = nil
    context.traits = nil
    return context
  }

  /// Whether a lazy container puts this element in or takes it out because what is in view has
  /// changed: no transition then.
  package var isPassing = false

  /// This element goes out of view, and may come back.
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

  /// The container that showed this element has let go of it.
  package func wasErased() {
    host = nil
    let waiting = awaitedBy
    awaitedBy = nil
    waiting?.elementWasErased()
  }

  /// Whether `content`, which is in this element, is not set aside for something else to be shown.
  package func shows(_ content: ElementNode) -> Bool { true }

  /// `isShownInTree` while actions run, between which nothing is set aside or let go of: elements that come
  /// together have those around them in common, and each of these is looked at once.
  final var isShownAmongActions: Bool {
    let round = graph.queue.actionRound
    guard found.round != round else { return found.shown }
    let isShown = host.map { $0.isShownAmongActions && $0.shows(self) } ?? (self is RootNode)
    found = (round, isShown)
    return isShown
  }
  /// The round of actions in which this element was last looked at, and whether it was shown.
  private final var found = (round: 0, shown: false)

  /// It appeared in a container, or a fresh subtree became visible; `appearOnce` says so.
  package func appear() { visitShown { $0.appearOnce() } }

  /// Tells this element and those in it that they are there now. Of those that come together each is
  /// told for itself and by all that are around it: the first time counts.
  final func appearOnce() {
    guard !isAppeared else { return }
    isAppeared = true
    appear()
  }
  /// Told that it is there, and not yet that it isn't any more.
  private final var isAppeared = false
}

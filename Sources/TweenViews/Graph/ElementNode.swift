import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// Where a parent put an element: a rectangle in the space of the nearest transforming ancestor.
package struct Placement: Equatable {
  package var origin: CGPoint
  package var size: CGSize
  /// What the element is to lay out its content for; its size is the answer to it, as a rule.
  package var proposal: ProposedViewSize

  package var rect: CGRect { CGRect(origin: origin, size: size) }
}

/// A node that stands for exactly one element: it is measured, placed, drawn and hit.
@MainActor package class ElementNode: ViewNode {
  /// The element that shows this one. Layout, drawing and hits follow this chain.
  package final var host: ElementNode? {
    get { hostAnchor?.node.map { unsafeDowncast($0, to: ElementNode.self) } }
    set {
      hostAnchor = newValue?.anchor
      if tellsPreferences { newValue?.preferencesDidCome() }
    }
  }
  private final var hostAnchor: NodeAnchor?
  /// Some element at or below this one may tell a preference, or did once.
  package final var tellsPreferences = false
  /// Told when the container that shows this leaving element has erased it.
  package var erasure: Retirement?
  /// The list that put a modifier around this element, to be told of its end.
  final var modifiedList: NodeAnchor?

  package private(set) var placement: Placement?
  private var needsLayout = true
  /// Something was cached or placed since this element last needed layout.
  private var hasAnswered = false
  /// The element inside whose sizes are this one's, to be asked instead of it.
  package final var sizeSource: ElementNode?
  /// Answers to recent proposals, newest last.
  private(set) var knownSizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  // Stacks in stacks ask each with lengths of 0, infinity and their share, on both axes; with fewer
  // answers kept, questions multiply with every level.
  private static let sizeCacheCount = 16
  /// The last answer about an explicit guide on each axis.
  private var horizontalGuide: GuideAnswer?
  private var verticalGuide: GuideAnswer?
  private var knownPriority: Double?

  private struct GuideAnswer {
    var id: ObjectIdentifier
    var proposal: ProposedViewSize
    var value: CGFloat?
  }

  /// This element's own drawing is out of date.
  package var needsDisplay = true
  /// Some drawing at or below this element is out of date.
  package var subtreeNeedsDisplay = true
  /// What drawing inherited when it last came by here; nil before.
  private var lastContext: DrawContext?
  /// Somebody follows what lies inside this element, wherever it is shown.
  package final var isWatched = false
  /// How others follow where this element lies; nil while nobody does.
  package final var geometryWatch: GeometryWatch?
  /// The places of the layers around this picture; nil while there are none.
  final var wrapSlots: WrapSlots?

  // MARK: Layout

  /// The size this element takes when offered `proposal`. Cached.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    var element = self
    while let source = element.sizeSource { element = source }
    return element.ownSize(for: proposal)
  }

  private func ownSize(for proposal: ProposedViewSize) -> CGSize {
    for entry in knownSizes where entry.proposal == proposal { return entry.size }
    graph.countLayoutCall()
    let size = measure(proposal)
    hasAnswered = true
    if knownSizes.count == Self.sizeCacheCount { knownSizes.removeFirst() }
    knownSizes.append((proposal, size))
    return size
  }

  /// Subclasses answer a proposal. Pure: called any number of times.
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Puts the element where its parent wants it.
  package final func place(_ new: Placement) {
    if !needsLayout, placement == new, !graph.placementMode.isForced { return }
    if let geometryWatch, placement != new {
      graph.geometry.elementWasPlaced(
        geometryWatch, hasNewSize: placement?.size != new.size)
    }
    placement = new
    needsLayout = false
    hasAnswered = true
    placementDidChange(new)
  }

  /// Subclasses place what is inside and take note of their frame.
  package func placementDidChange(_ placement: Placement) {}

  /// The size this element would take, its content or its guides may differ from before.
  package final func setNeedsLayout() {
    // What is asked of the element inside leaves no trace here, but those around may know it.
    let mayBeKnown = hasAnswered || sizeSource != nil
    if needsLayout, !mayBeKnown, host?.needsLayout != false { return }
    needsLayout = true
    hasAnswered = false
    knownSizes.removeAll(keepingCapacity: true)
    horizontalGuide = nil
    verticalGuide = nil
    knownPriority = nil
    arrangementDidExpire()
    guard let host else { return graph.layoutIsNeeded(self) }
    if host.isLayoutBoundary { host.setNeedsPlacing() } else { host.setNeedsLayout() }
  }

  /// Whether this element's size and guides are the same whatever is inside.
  package var isLayoutBoundary: Bool { false }

  /// What is inside lies elsewhere in this element, whose size and guides are as before: it is
  /// placed anew, and nothing is measured or arranged.
  package final func setNeedsPlacing() {
    if needsLayout, host?.needsLayout != false { return }
    needsLayout = true
    guard let host else { return graph.layoutIsNeeded(self) }
    host.contentNeedsPlacing(self)
    host.setNeedsPlacing()
  }

  /// Told by an element shown in this one, where nothing else about it is new.
  package func contentNeedsPlacing(_ content: ElementNode) {}

  /// Everything from here down is to be measured and placed again, whatever was cached.
  package final func expireLayout() {
    setNeedsLayout()
    visitShown { $0.expireLayout() }
  }

  /// Something cached for a placement is out of date.
  package func arrangementDidExpire() {}

  /// The dimensions for the answer to `proposal`, with guides.
  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(size: size) { key in
      MainActor.assumeIsolated { self.explicitGuide(key, size: size, proposal: proposal) }
    }
  }

  /// Where a guide lies in the element when it answers `proposal` with `size`.
  package final func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat {
    // A guide of the user's may look at other guides to say where it lies.
    guard key.isFrameGuide else { return dimensions(for: proposal)[key] }
    return explicitGuide(key, size: size, proposal: proposal)
      ?? key.defaultValue(ViewDimensions(size: size))
  }

  /// The explicit value of a guide. Cached.
  private final func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let known = key.isHorizontal ? horizontalGuide : verticalGuide
    if let known, known.id == key.id, known.proposal == proposal { return known.value }
    let value = explicitAlignment(key, size: size, proposal: proposal)
    let answer = GuideAnswer(id: key.id, proposal: proposal, value: value)
    if key.isHorizontal { horizontalGuide = answer } else { verticalGuide = answer }
    hasAnswered = true
    return value
  }

  /// The explicit value of a guide, in the element's own coordinates; nil where nobody set one.
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package var layoutPriority: Double { trait(LayoutPriorityTrait.self) }

  /// `layoutPriority`, remembered until the element needs layout.
  package final var cachedPriority: Double {
    if let knownPriority { return knownPriority }
    let priority = layoutPriority
    knownPriority = priority
    hasAnswered = true
    return priority
  }

  /// Distances this element prefers to its neighbours.
  package var spacing: SpacingPreference { .leaf }

  /// Directions and pixels are part of every layout.
  package override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    let old = environment
    super.environmentDidChange(new, keys: keys)
    if old.layoutDirection != new.layoutDirection || old.displayScale != new.displayScale {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  // MARK: Traits

  package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }

  /// What this element and those in it tell under a key; nil where nobody says anything.
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    preferenceOfContent(key)
  }

  // MARK: Display

  /// Marks this element's drawing as out of date.
  package final func setNeedsDisplay() {
    if isWatched { watchedDidMove() }
    if let geometryWatch { graph.geometry.elementDidMove(geometryWatch) }
    needsDisplay = true
    var element: ElementNode? = self
    while let current = element, !current.subtreeNeedsDisplay || current === self {
      current.subtreeNeedsDisplay = true
      element = current.host
    }
    graph.displayIsNeeded()
  }

  /// An animator moved this element's drawing: what it inherits from above is as before, so that
  /// nothing above needs to be visited.
  package final func setNeedsRedraw() {
    if isWatched { watchedDidMove() }
    if let geometryWatch { graph.geometry.elementDidMove(geometryWatch) }
    // Who draws into a list of its own is asked by whoever keeps that list.
    guard let lastContext, !lastContext.isApart else {
      setNeedsDisplay()
      return
    }
    guard !needsDisplay else { return }
    needsDisplay = true
    graph.enqueueRedraw(self)
  }

  /// Subclasses tell those who watch that what is inside may be shown elsewhere.
  package func watchedDidMove() {}

  /// Draws what `setNeedsRedraw` announced, unless drawing came by on its way from above.
  final func redraw(_ builder: DisplayListBuilder) {
    guard needsDisplay, !isDestroyed, var context = lastContext else { return }
    context.isForced = true
    drawIfNeeded(builder, context)
  }

  /// How many elements are around this one.
  final var hostDepth: Int {
    var depth = 0
    var element = host
    while let current = element {
      depth += 1
      element = current.host
    }
    return depth
  }

  /// Brings the display items of this element and of all below it up to date.
  package final func drawIfNeeded(_ builder: DisplayListBuilder, _ context: DrawContext) {
    guard builder.isRebuilding || context.isForced || subtreeNeedsDisplay else { return }
    subtreeNeedsDisplay = false
    // Forced is not stale: where all that is inherited is as it was, so are the items.
    var isStale = needsDisplay
    var hasNewWraps = false
    if let last = lastContext {
      hasNewWraps = last.wraps !== context.wraps
      if !last.drawsAlike(context) || (last.wraps == nil) != (context.wraps == nil) {
        isStale = true
      }
    } else {
      isStale = true
    }
    needsDisplay = false
    lastContext = context
    var inner = context
    inner.isForced = isStale || hasNewWraps
    if context.wraps == nil && wrapSlots == nil {
      draw(builder, inner, isStale: isStale)
    } else if isPicture && !wrapsItself {
      drawWrapped(builder, inner, isStale: isStale, hasNewWraps: hasNewWraps)
    } else {
      if let wrapSlots {
        wrapSlots.close(builder)
        self.wrapSlots = nil
      }
      draw(builder, inner, isStale: isStale || hasNewWraps)
    }
  }

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

  // MARK: Hits

  /// What a point (in the space this element is placed in) hits: topmost first.
  package func hit(_ point: CGPoint) -> Hit? { nil }

  /// Whether the pointer can find this element and what is inside it.
  package var takesHits: Bool { true }

  /// Whether a point (in the space this element is placed in) can find what is inside.
  package func reaches(_ point: CGPoint) -> Bool { true }

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

  // MARK: Life

  package override func collectElements(into list: inout [ElementNode]) { list.append(self) }

  /// What is in an element is on no list around it.
  package override var childContext: NodeContext {
    var context = super.childContext
    context.listsLazily = false
    return context
  }

  /// Whether a lazy container puts this element in or takes it out because what is in view has
  /// changed: no transition then.
  final var isPassing = false

  /// This element goes out of view, and may come back.
  package func disappear() { visitShown { $0.disappear() } }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    (modifiedList?.node as? any ElementModifyingList)?.elementWasDestroyed()
  }

  /// The container that showed this leaving element has let go of it.
  package func wasErased() {
    host = nil
    let ended = erasure
    erasure = nil
    ended?.elementWasErased()
  }

  /// This element appeared in a container, or a fresh subtree became visible.
  package func appear() { visitShown { $0.appear() } }
}

/// A node that keeps something for each element of a list, as long as the element lives.
@MainActor protocol ElementModifyingList: ViewNode {
  func elementWasDestroyed()
}

/// What a pointer finds.
@MainActor package struct Hit {
  /// The innermost element under the pointer.
  package let element: ElementNode
  /// Whether something on the way down wants pointer events.
  package var hasResponder: Bool
}

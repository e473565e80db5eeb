import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// An element that arranges a changing list of others, and lets them come and go by transition.
@MainActor package final class ContainerNode: ElementNode {
  private(set) var layout: any ContainerLayout {
    didSet { plainGuides = layout.hasPlainFrameGuides }
  }
  private var plainGuides: Bool
  private var content: ViewNode?
  private var items: [ContainerItem] = []
  /// Items on their way out, in order of removal: drawn behind the others, and no part of layout.
  private var leaving: [ContainerItem] = []
  /// Some of `leaving` have been erased or brought back. They are thrown out together: one by one
  /// would take as many steps as there are others, each time.
  private var leavingNeedsSweep = false
  private var itemByElement: [ObjectIdentifier: ContainerItem] = [:]
  private var isFirstEvaluation = true
  private var isDiffQueued = false
  private var arranged: (size: CGSize, proposal: ProposedViewSize, children: [ChildPlacement])?
  /// What is laid out, in order; nil when it must be found anew.
  private var laidOut: [ElementNode]?
  /// The only item that is shown, where the layout shows one at a time.
  private var onlyItem: ContainerItem?
  /// The update in which the item shown last brought another spacing.
  private var spacingPass = -1
  /// Where this container was when all children were placed as they are arranged; nil when some
  /// may have to lie elsewhere.
  private var settled: Placement?
  /// Children to be placed anew where they are, since all were placed.
  private var stirred: [ElementNode] = []
  /// Children in drawing order, back to front; nil when it must be found anew.
  private var drawOrder: [ElementNode]?

  package init(_ layout: any ContainerLayout, _ context: NodeContext) {
    self.layout = layout
    plainGuides = layout.hasPlainFrameGuides
    super.init(context)
  }

  /// Sets the content once and takes in its elements.
  package func setContent(_ make: (NodeContext) -> ViewNode) {
    var context = childContext
    context.canTransition = false
    content = make(context)
    diff()
    isFirstEvaluation = false
  }

  package func update(_ new: any ContainerLayout, updateContent: (ViewNode) -> Void) {
    if !layout.take(new, in: self), !layout.isEqual(to: new) {
      layout = new
      setNeedsLayout()
    }
    if let content { updateContent(content) }
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    for item in items { if let shell = item.shell { visit(shell.node) } }
    for item in leaving { if let shell = item.shell { visit(shell.node) } }
  }

  package override func structureDidChange() {
    guard !isDiffQueued else { return }
    isDiffQueued = true
    graph.enqueueDiff(self)
  }

  // MARK: Items

  private var displayed: [ElementNode] {
    if let laidOut { return laidOut }
    let elements = items.map(\.displayed)
    laidOut = elements
    return elements
  }

  /// Compares the content's elements with the items shown: inserts, keeps, begins removals.
  package func diff() {
    isDiffQueued = false
    guard let content, !isDestroyed else { return }
    var elements: [ElementNode] = []
    content.collectElements(into: &elements)
    let kept = Set(elements.map(ObjectIdentifier.init))
    let gone = items.filter { !kept.contains(ObjectIdentifier($0.element)) }
    // What goes at once is told so before others come; what leaves slowly, after (Semantics 4.5).
    let leavers = gone.filter { !eraseIfImmediate($0) }
    var new: [ContainerItem] = []
    new.reserveCapacity(elements.count)
    for element in elements {
      if let item = itemByElement[ObjectIdentifier(element)] {
        if item.phase == .didDisappear { bringBack(item) }
        new.append(item)
      } else {
        new.append(insert(element))
      }
    }
    items = new
    laidOut = nil
    if let onlyItem, onlyItem.phase == .erased { self.onlyItem = nil }
    for item in leavers { beginRemoval(item) }
    drawOrder = nil
    // Told here too: where layout is needed already, `setNeedsLayout` has nothing to say.
    layout.contentDidExpire(in: self)
    if layout.keepsSize(children: displayed, in: self) {
      arrangeAnew()
    } else {
      setNeedsLayout()
    }
    graph.structureDidChange()
    if tellsPreferences { preferencesDidChange(nil) }
  }

  private func insert(_ element: ElementNode) -> ContainerItem {
    let item = ContainerItem(element: element)
    itemByElement[ObjectIdentifier(element)] = item
    element.host = self
    let mayMove = element.canTransition && !element.isPassing
    let transition = mayMove ? self.transition(of: element) : nil
    let canMove = mayMove && transition?.isIdentity != true
    let transaction = visibleTransaction()
    let entersNow =
      canMove && !isFirstEvaluation && !transaction.hasNoAnimationAtAll
    if let transition, canMove {
      // A shell starts a space of its own for what is inside, so it is there from the start.
      let phase: TransitionPhase = entersNow ? .willAppear : .identity
      item.makeShell(transition, phase: phase, container: self)
    } else if entersNow {
      item.makeShell(.opacity, phase: .willAppear, container: self)
    }
    if entersNow {
      item.phase = .willAppear
      graph.enqueueContinuation {
        guard item.phase == .willAppear else { return }
        item.phase = .identity
        item.shell?.update(.identity)
      }
    }
    graph.afterUpdate {
      // What is set aside, or went again within the update, appears once it is shown.
      if !element.isDestroyed, element.isShownAmongActions { element.appearOnce() }
    }
    return item
  }

  /// How an element says it comes and goes; nil when it doesn't. Where less motion is preferred,
  /// what moves fades instead (Semantics 4.1).
  private func transition(of element: ElementNode) -> AnyTransition? {
    guard let transition = element.trait(TransitionTrait.self) else { return nil }
    let isReduced = environment.accessibilityReduceMotion && transition.properties.hasMotion
    return isReduced ? .opacity : transition
  }

  private func bringBack(_ item: ContainerItem) {
    item.phase = .identity
    item.displayed.isFrozen = false
    sweepSoon()
    item.listenerGeneration += 1
    item.shell?.update(.identity)
    item.displayed.setNeedsDisplay()
  }

  /// Erases an item that leaves without a transition; false for others.
  private func eraseIfImmediate(_ item: ContainerItem) -> Bool {
    let transition = item.element.trait(TransitionTrait.self)
    guard
      !item.element.canTransition || item.element.isPassing || transition?.isIdentity == true
        || !isShown(item)
    else { return false }
    erase(item)
    return true
  }

  private func beginRemoval(_ item: ContainerItem) {
    let transition = self.transition(of: item.element) ?? .opacity
    if item.shell?.take(transition) != true {
      let placement = item.displayed.placement
      item.shell?.node.destroy()
      item.makeShell(transition, phase: .identity, container: self)
      item.displayed.place(
        placement ?? Placement(origin: .zero, size: .zero, proposal: .zero))
    }
    sweep()
    item.phase = .didDisappear
    leaving.append(item)
    item.displayed.isFrozen = true
    item.listenerGeneration += 1
    let generation = item.listenerGeneration
    let listener = AnimationListener(criteria: .removed) { [weak self, weak item] in
      MainActor.assumeIsolated {
        guard let self, let item, item.phase == .didDisappear,
          item.listenerGeneration == generation
        else { return }
        self.erase(item)
        self.sweepSoon()
        self.drawOrder = nil
        self.graph.structureDidChange()
        if self.tellsPreferences { self.preferencesDidChange(nil) }
      }
    }
    listener.hold()
    graph.withListener(listener) {
      item.shell?.update(.didDisappear)
      // Frozen where it last was: effects that move it act within that frame.
      if let placement = item.displayed.placement { item.displayed.placeAnew(placement) }
    }
    listener.release(graph.pool.actions)
  }

  private func sweepSoon() {
    drawOrder = nil
    guard !leavingNeedsSweep else { return }
    leavingNeedsSweep = true
    graph.afterUpdate { [weak self] in self?.sweep() }
  }

  private func sweep() {
    guard leavingNeedsSweep else { return }
    leavingNeedsSweep = false
    leaving.removeAll { $0.phase != .didDisappear }
    drawOrder = nil
  }

  private func erase(_ item: ContainerItem) {
    itemByElement[ObjectIdentifier(item.element)] = nil
    item.phase = .erased
    let element = item.element
    item.shell?.node.destroy()
    item.shell = nil
    element.wasErased()
  }

  // MARK: Layout

  package override func arrangementDidExpire() {
    arranged = nil
    settled = nil
    layout.contentDidExpire(in: self)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.size(for: proposal, children: displayed)
  }

  private func arrangement(
    size: CGSize, proposal: ProposedViewSize
  ) -> [ChildPlacement] {
    if let arranged, arranged.size == size, arranged.proposal == proposal {
      return arranged.children
    }
    let children = layout.arrange(size: size, proposal: proposal, children: displayed)
    arranged = (size, proposal, children)
    return children
  }

  package override func contentNeedsPlacing(_ content: ElementNode) { stirred.append(content) }

  package override func placementDidChange(_ placement: Placement) {
    let due = stirred
    stirred.removeAll()
    guard settled == placement, !graph.placementMode.isForced else {
      settled = placement
      chooseOnly(placement.proposal)
      placeAll(placement)
      return layout.wasPlaced(in: self)
    }
    for element in due where element.host === self && isShown(element) {
      if let place = element.placement { element.place(place) }
    }
  }

  /// Children lie elsewhere in this container, whose size is as before.
  func arrangeAnew() {
    arranged = nil
    laidOut = nil
    settled = nil
    setNeedsPlacing()
  }

  /// Takes the layout that is to arrange the children, before there are any.
  func become(_ new: any ContainerLayout) { layout = new }

  private func placeAll(_ placement: Placement) {
    let children = arrangement(size: placement.size, proposal: placement.proposal)
    let isMirrored = environment.layoutDirection == .rightToLeft
    for (element, child) in zip(displayed, children) where isShown(element) {
      let x =
        isMirrored
        ? placement.size.width - child.origin.x - child.size.width : child.origin.x
      element.place(
        Placement(
          origin: CGPoint(x: placement.origin.x + x, y: placement.origin.y + child.origin.y),
          size: child.size, proposal: child.proposal))
    }
    // Leaving items stay in their frame; an effect that moves them within it is placed there anew.
    for item in leaving {
      if let frozen = item.displayed.placement { item.displayed.place(frozen) }
    }
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let own = layout.explicitAlignment(
      key, size: size, proposal: proposal, children: displayed)
    {
      return own
    }
    guard let combine = key.combine else { return nil }
    let children = arrangement(size: size, proposal: proposal)
    var values: [CGFloat] = []
    for (item, child) in zip(items, children) {
      guard
        let value = item.displayed.explicitGuide(key, size: child.size, proposal: child.proposal)
      else { continue }
      values.append(value + (key.isHorizontal ? child.origin.x : child.origin.y))
    }
    return combine(values)
  }

  package override var spacing: SpacingPreference {
    onlyItem?.displayed.cachedSpacing ?? layout.spacing(children: displayed)
  }

  package override var hasPlainFrameGuides: Bool { plainGuides }

  package override var layoutPriority: Double {
    items.isEmpty ? -.infinity : super.layoutPriority
  }

  // MARK: One at a time

  private func isShown(_ item: ContainerItem) -> Bool { onlyItem == nil || onlyItem === item }

  private func isShown(_ element: ElementNode) -> Bool {
    onlyItem == nil || onlyItem?.displayed === element || element.isFrozen
  }

  package override func shows(_ content: ElementNode) -> Bool { isShown(content) }

  /// Shows the item that the layout chooses for an offer, if it chooses.
  private func chooseOnly(_ proposal: ProposedViewSize) {
    guard layout.showsOneChild || onlyItem != nil else { return }
    let index = layout.onlyChild(for: proposal, children: displayed)
    let new = index.map { items[$0] }
    let old = onlyItem
    guard new !== old else { return }
    let oldSpacing = spacing
    onlyItem = new
    drawOrder = nil
    graph.structureDidChange()
    graph.viewsDidLeaveOrReturn()
    // Its neighbours keep another distance now. That may lead to another choice, and that to
    // another distance, and so on: once in an update has to do.
    if spacingPass != graph.passNumber, spacing != oldSpacing {
      spacingPass = graph.passNumber
      setNeedsLayout()
    }
    if let old, !old.element.isDestroyed { old.element.disappear() }
    graph.afterUpdate { [weak self] in
      guard let self, let new, new === onlyItem, !new.element.isDestroyed else { return }
      new.element.appearOnce()
    }
  }

  // MARK: Display and hits

  private func backToFront() -> [ElementNode] {
    sweep()
    if let drawOrder { return drawOrder }
    let all = (leaving + items.filter(isShown)).map(\.displayed)
    let indices = all.map { $0.trait(ZIndexTrait.self) }
    var order = all
    if indices.contains(where: { $0 != 0 }) {
      order = all.indices.sorted {
        indices[$0] != indices[$1] ? indices[$0] < indices[$1] : $0 < $1
      }.map { all[$0] }
    }
    drawOrder = order
    return order
  }

  /// A child's zIndex has changed.
  package func orderDidChange() {
    drawOrder = nil
    graph.structureDidChange()
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    for child in backToFront() { child.drawIfNeeded(builder, context) }
  }

  package override func hit(_ point: CGPoint) -> Hit? {
    let gone = Set(leaving.map { ObjectIdentifier($0.displayed) })
    var fallback: Hit?
    for child in backToFront().reversed() where !gone.contains(ObjectIdentifier(child)) {
      guard let found = child.hit(point) else { continue }
      if found.hasResponder { return found }
      if fallback == nil { fallback = found }
    }
    return fallback
  }

  package override func visitShown(_ visit: (ElementNode) -> Void) {
    for item in items where isShown(item) { visit(item.displayed) }
  }

  package override func expireLayout() {
    super.expireLayout()
    for item in items where !isShown(item) { item.displayed.expireLayout() }
  }

  package override func forgetLayout() {
    super.forgetLayout()
    for item in items where !isShown(item) { item.displayed.forgetLayout() }
  }

  package override func visitDrawn(_ visit: (ElementNode) -> Void) {
    for child in backToFront() { visit(child) }
  }

  /// Told by the scroll view around, where this container shows only what is in view.
  package func viewDidScroll() {
    if !isDestroyed { layout.viewDidScroll(in: self) }
  }

  /// The axis of a stack; nil for other containers.
  package var stackIsHorizontal: Bool? { layout.stackAxis.map { $0 == .horizontal } }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    layout.end()
  }

  package override var debugName: String { layout.name }
}

/// One element of a container, with its place in the transition's life cycle.
@MainActor final class ContainerItem {
  enum Phase {
    case willAppear, identity, didDisappear, erased
  }

  let element: ElementNode
  var shell: TransitionShell?
  var phase = Phase.identity
  /// Counts removals and returns, so that a listener of an earlier removal does nothing.
  var listenerGeneration = 0

  init(element: ElementNode) { self.element = element }

  /// What the container lays out and draws: the element, or the transition around it.
  var displayed: ElementNode { shell?.node ?? element }

  func makeShell(_ transition: AnyTransition, phase: TransitionPhase, container: ContainerNode) {
    let shell = TransitionShell(transition, around: element, phase: phase, container: container)
    self.shell = shell
    shell.node.host = container
  }
}

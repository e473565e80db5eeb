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
  private let items = ItemLives()
  private var isDiffQueued = false
  private var arranged: (size: CGSize, proposal: ProposedViewSize, children: [ChildPlacement])?
  /// The update in which the item shown last brought another spacing.
  private var spacingPass = -1
  /// Where this container was when all children were placed as they are arranged; nil when some
  /// may have to lie elsewhere.
  private var settled: Placement?
  /// Children to be placed anew where they are, since all were placed.
  private var needingPlacing: [ElementNode] = []
  /// Set where no program wrote this stack: around one view it is as if it were not there.
  var isImplicit = false
  /// An implicit stack at which a place of one view begins that something else's body describes: what
  /// is written around it is no matter of what is inside.
  var beginsPlace: Bool { placeOwner != nil }
  /// The type of the view that made it as the beginning of such a place.
  var placeOwner: ObjectIdentifier?
  private var onlyImplicit: ElementNode? {
    isImplicit && displayed.count == 1 ? displayed.first : nil
  }

  package init(_ layout: any ContainerLayout, _ context: NodeContext) {
    self.layout = layout
    plainGuides = layout.hasPlainFrameGuides
    super.init(context)
  }

  /// Sets the content once and takes in its elements.
  ///
  /// - Parameter place: Where one view is expected, of which this container is the implicit stack.
  package func setContent(
    in place: ContentSlot? = nil, _ make: (NodeContext) -> ViewNode
  ) {
    var context = childContext
    context.canTransition = false
    context.contentSlot = place
    content = make(context)
    diff()
  }

  package func update(_ new: any ContainerLayout, updateContent: (ViewNode) -> Void) {
    if !layout.take(new, in: self), !layout.isEqual(to: new) {
      layout = new
      setNeedsLayout()
    }
    if let content { updateContent(content) }
  }

  /// Hands its content what an update brings, where the layout stays.
  func updateContent(_ update: (ViewNode) -> Void) {
    if let content { update(content) }
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    for item in items.staying { if let shell = item.shell { visit(shell.node) } }
    for item in items.leaving { if let shell = item.shell { visit(shell.node) } }
  }

  package override func structureDidChange() {
    // While its content is made there is nothing to compare yet: that follows in any case.
    guard content != nil, !isDiffQueued else { return }
    isDiffQueued = true
    graph.enqueueDiff(self)
  }

  // MARK: Items

  private var displayed: [ElementNode] { items.displayed }

  /// Compares the content's elements with the items shown.
  package func diff() {
    compare()
    settleItems()
  }

  /// Takes the content's elements for the items shown; `settleItems` follows once all containers that
  /// are to compare have done so: what is measured before may still hold what has gone.
  func compare() {
    isDiffQueued = false
    guard let content, !isDestroyed else { return }
    layout.contentWillBeListed(in: self)
    var elements: [ElementNode] = []
    content.collectElements(into: &elements)
    items.take(elements, in: self)
    // Told here too: where layout is needed already, `setNeedsLayout` has nothing to say.
    layout.contentDidExpire(in: self)
  }

  /// Has layout take in other items.
  func settleItems() {
    guard content != nil, !isDestroyed else { return }
    if layout.keepsSize(children: displayed, in: self) {
      arrangeAnew()
    } else {
      setNeedsLayout()
    }
    itemsDidChange()
  }

  /// An item that was leaving is gone.
  func itemWasErased() { itemsDidChange() }

  private func itemsDidChange() {
    displayStructureDidChange()
    if tellsPreferences { preferencesDidChange(nil) }
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

  package override func contentNeedsPlacing(_ content: ElementNode) {
    needingPlacing.append(content)
  }

  package override func placementDidChange(_ placement: Placement) {
    let due = needingPlacing
    needingPlacing.removeAll()
    guard settled == placement, !graph.placementMode.isForced else {
      settled = placement
      chooseOnly(placement.proposal)
      placeAll(placement)
      return layout.wasPlaced(in: self)
    }
    for element in due where element.host === self && items.isShown(element) {
      if let place = element.placement { element.place(place) }
    }
  }

  /// Children lie elsewhere in this container, whose size is as before.
  func arrangeAnew() {
    arranged = nil
    settled = nil
    setNeedsPlacing()
  }

  /// Takes the layout that is to arrange the children, before there are any.
  func become(_ new: any ContainerLayout) { layout = new }

  private func placeAll(_ placement: Placement) {
    let children = arrangement(size: placement.size, proposal: placement.proposal)
    let isMirrored = environment.layoutDirection == .rightToLeft
    if visibleTransaction().animation != nil {
      items.catchUp(in: self)
      if let lines = layout.linesOfChildren {
        let places = children.map { place($0, in: placement, isMirrored: isMirrored) }
        items.beginTogether(places, lines: lines, along: layout.lineAxis, in: self)
      }
    }
    for (element, child) in zip(displayed, children) where items.isShown(element) {
      element.place(place(child, in: placement, isMirrored: isMirrored))
    }
    // Leaving items stay in their frame; an effect that moves them within it is placed there anew.
    for item in items.leaving {
      if let frozen = item.displayed.placement { item.displayed.place(frozen) }
    }
  }

  /// A child's place in the space that this container is placed in.
  private func place(
    _ child: ChildPlacement, in placement: Placement, isMirrored: Bool
  ) -> Placement {
    let x =
      isMirrored ? placement.size.width - child.origin.x - child.size.width : child.origin.x
    return Placement(
      origin: CGPoint(x: placement.origin.x + x, y: placement.origin.y + child.origin.y),
      size: child.size, proposal: child.proposal)
  }

  /// What is shown has turned out to lie further down by `distance`, and is seen where it was: it is
  /// there at once, and what of it moves goes on from there.
  func shiftShown(by distance: CGFloat) {
    items.shift(by: distance, staysToo: visibleTransaction().animation != nil, in: self)
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let onlyImplicit {
      return onlyImplicit.explicitGuide(key, size: size, proposal: proposal)
    }
    if let own = layout.explicitAlignment(
      key, size: size, proposal: proposal, children: displayed)
    {
      return own
    }
    guard let combine = key.combine else { return nil }
    let children = arrangement(size: size, proposal: proposal)
    var values: [CGFloat] = []
    for (element, child) in zip(displayed, children) {
      guard
        let value = element.explicitGuide(key, size: child.size, proposal: child.proposal)
      else { continue }
      values.append(value + (key.isHorizontal ? child.origin.x : child.origin.y))
    }
    return combine(values)
  }

  package override var spacing: SpacingPreference {
    items.only?.displayed.cachedSpacing ?? layout.spacing(children: displayed)
  }

  package override var hasPlainFrameGuides: Bool {
    onlyImplicit.map(\.knownPlainGuides) ?? plainGuides
  }

  package override var layoutPriority: Double {
    items.staying.isEmpty ? -.infinity : super.layoutPriority
  }

  // MARK: One at a time

  package override func shows(_ content: ElementNode) -> Bool { items.isShown(content) }

  /// Shows the item that the layout chooses for an offer, if it chooses.
  private func chooseOnly(_ proposal: ProposedViewSize) {
    guard layout.showsOneChild || items.only != nil else { return }
    let index = layout.onlyChild(for: proposal, children: displayed)
    let new = index.map { items.staying[$0] }
    let old = items.only
    guard new !== old else { return }
    let oldSpacing = spacing
    items.only = new
    displayStructureDidChange()
    graph.viewsDidRetireOrReturn()
    // Its neighbours keep another distance now. That may lead to another choice, and that to
    // another distance, and so on: once in an update has to do.
    if spacingPass != graph.updateState.passNumber, spacing != oldSpacing {
      spacingPass = graph.updateState.passNumber
      setNeedsLayout()
    }
    if let old, !old.element.isDestroyed { old.element.disappear() }
    graph.afterUpdate { [weak self] in
      guard let self, let new, new === items.only, !new.element.isDestroyed else { return }
      new.element.appearOnce()
    }
  }

  // MARK: Display and hits

  /// Traits are told to the container around an element, and no further.
  package override func takesTraitChange<Key: TraitKey>(_ key: Key.Type) -> Bool {
    if Key.self == ZIndexTrait.self { orderDidChange() }
    return true
  }

  /// A child's zIndex has changed.
  package func orderDidChange() {
    items.orderDidChange()
    displayStructureDidChange()
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    for child in items.backToFront() { child.drawIfNeeded(builder, context) }
  }

  package override func hit(_ point: CGPoint) -> HitResult? {
    // What leaves is drawn, and not found.
    var gone: Set<ObjectIdentifier> = []
    for item in items.leaving { gone.insert(ObjectIdentifier(item.displayed)) }
    for child in items.backToFront().reversed() {
      if !gone.isEmpty, gone.contains(ObjectIdentifier(child)) { continue }
      if let found = child.hit(point) { return found }
    }
    return nil
  }

  package override func visitShown(_ visit: (ElementNode) -> Void) {
    for item in items.staying where items.isShown(item) { visit(item.displayed) }
  }

  package override func expireLayout() {
    super.expireLayout()
    for item in items.staying where !items.isShown(item) { item.displayed.expireLayout() }
  }

  package override func forgetLayout() {
    super.forgetLayout()
    for item in items.staying where !items.isShown(item) { item.displayed.forgetLayout() }
  }

  package override func visitDrawn(_ visit: (ElementNode) -> Void) {
    for child in items.backToFront() { visit(child) }
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

  package override var holdsNothing: Bool { layout.holdsNothing && items.leaving.isEmpty }
  package override var debugName: String { layout.name }
}

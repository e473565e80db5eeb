import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// An element that arranges a changing list of other elements, with transitions for insertion and
/// removal.
@MainActor package final class ContainerNode: ElementNode {
  private(set) var layout: any ContainerLayout {
    didSet { plainGuides = layout.hasPlainFrameGuides }
  }
  private var plainGuides: Bool
  private var content: ViewNode?
  private let items = ItemLives()
  private var isDiffQueued = false
  private var arranged: (size: CGSize, proposal: ProposedViewSize, children: [ChildPlacement])?
  /// The update in which a change of the shown item last changed the spacing.
  private var spacingPass = -1
  /// The container's placement when all children were placed as arranged; nil if some may need
  /// another place.
  private var settled: Placement?
  /// Children that must be placed again at the same position, since all children were placed.
  private var needingPlacing: [ElementNode] = []
  /// Whether the engine added this stack. Around a single view it has no effect.
  var isImplicit = false
  /// Whether an implicit stack begins a place for one view that the body of another value
  /// describes. Modifiers outside of it do not apply to the inside.
  var beginsPlace: Bool { placeOwner != nil }
  /// The type of the view that created the stack as the beginning of such a place.
  var placeOwner: ObjectIdentifier?
  private var onlyImplicit: ElementNode? {
    isImplicit && displayed.count == 1 ? displayed.first : nil
  }

  package init(_ layout: any ContainerLayout, _ context: NodeContext) {
    self.layout = layout
    plainGuides = layout.hasPlainFrameGuides
    super.init(context)
  }

  /// Sets the content once, and inserts its elements.
  ///
  /// - Parameter place: The place for one view for which this container is the implicit stack.
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
    if !layout.adopt(new, in: self), !layout.isEqual(to: new) {
      layout = new
      setNeedsLayout()
    }
    if let content { updateContent(content) }
  }

  /// Updates the content; the layout stays.
  func updateContent(_ update: (ViewNode) -> Void) {
    if let content { update(content) }
  }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    for item in items.staying { if let shell = item.shell { visit(shell.node) } }
    for item in items.leaving { if let shell = item.shell { visit(shell.node) } }
  }

  package override func structureDidChange() {
    // While the content is created there is nothing to compare; a comparison follows in any case.
    guard content != nil, !isDiffQueued else { return }
    isDiffQueued = true
    graph.enqueueDiff(self)
  }

  // MARK: Items

  private var displayed: [ElementNode] { items.displayed }

  /// Updates the shown items to the content's elements.
  package func diff() {
    compare()
    settleItems()
  }

  /// Updates the list of items to the content's elements. `settleItems` must follow after all
  /// containers have compared, because an earlier measurement may include removed elements.
  func compare() {
    isDiffQueued = false
    guard let content, !isDestroyed else { return }
    layout.contentWillBeListed(in: self)
    var elements: [ElementNode] = []
    content.collectElements(into: &elements)
    items.take(elements, in: self)
    // Also called here, because `setNeedsLayout` does not call it when a layout is due already.
    layout.contentDidExpire(in: self)
  }

  /// Requests a layout for the changed items.
  func settleItems() {
    guard content != nil, !isDestroyed else { return }
    if layout.keepsSize(children: displayed, in: self) {
      arrangeAnew()
    } else {
      setNeedsLayout()
    }
    itemsDidChange()
  }

  /// Handles the end of an item's removal.
  func itemWasErased() { itemsDidChange() }

  private func itemsDidChange() {
    displayStructureDidChange()
    if mayHavePreferences { preferencesDidChange(nil) }
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

  /// Arranges the children again, in a container of the same size.
  func arrangeAnew() {
    arranged = nil
    settled = nil
    setNeedsPlacing()
  }

  /// Sets the layout before there are any children.
  func become(_ new: any ContainerLayout) { layout = new }

  private func placeAll(_ placement: Placement) {
    let children = arrangement(size: placement.size, proposal: placement.proposal)
    let isMirrored = environment.layoutDirection == .rightToLeft
    if visibleTransaction().animation != nil {
      items.catchUp(in: self)
      if let lines = layout.linesOfChildren {
        let places = children.map { place($0, in: placement, isMirrored: isMirrored) }
        items.placeStartOfInsertedItems(places, lines: lines, along: layout.lineAxis, in: self)
      }
    }
    for (element, child) in zip(displayed, children) where items.isShown(element) {
      element.place(place(child, in: placement, isMirrored: isMirrored))
    }
    // Items in removal keep their frame. They are placed again for effects that move them within
    // it.
    for item in items.leaving {
      if let frozen = item.displayed.placement { item.displayed.place(frozen) }
    }
  }

  /// Returns a child's placement in the space in which this container is placed.
  private func place(
    _ child: ChildPlacement, in placement: Placement, isMirrored: Bool
  ) -> Placement {
    let x =
      isMirrored ? placement.size.width - child.origin.x - child.size.width : child.origin.x
    return Placement(
      origin: CGPoint(x: placement.origin.x + x, y: placement.origin.y + child.origin.y),
      size: child.size, proposal: child.proposal)
  }

  /// Moves the shown content down by `distance` without a visible change: its model moves at once,
  /// and running animations continue from their shown positions.
  func shiftShown(by distance: CGFloat) {
    items.shift(by: distance, includesStaying: visibleTransaction().animation != nil, in: self)
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
    onlyImplicit.map(\.cachedHasPlainGuides) ?? plainGuides
  }

  package override var layoutPriority: Double {
    items.staying.isEmpty ? -.infinity : super.layoutPriority
  }

  // MARK: One at a time

  package override func shows(_ content: ElementNode) -> Bool { items.isShown(content) }

  /// Shows the item that the layout chooses for a proposal, if it chooses one.
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
    // The spacing to neighbours may have changed. It may cause another choice, which may change the
    // spacing again, so this happens only once in an update.
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

  /// Handles a trait's change, which concerns only the container around an element.
  package override func takesTraitChange<Key: TraitKey>(_ key: Key.Type) -> Bool {
    if Key.self == ZIndexTrait.self { orderDidChange() }
    return true
  }

  /// Handles a change of a child's zIndex.
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
    // Items in removal are drawn, but cannot be hit.
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

  /// Called by the surrounding scroll view if this container shows only its visible part.
  package func viewDidScroll() {
    if !isDestroyed { layout.viewDidScroll(in: self) }
  }

  /// Whether the stack is horizontal; nil for other containers.
  package var stackIsHorizontal: Bool? { layout.stackAxis.map { $0 == .horizontal } }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    layout.end()
  }

  package override var holdsNothing: Bool { layout.holdsNothing && items.leaving.isEmpty }
  package override var debugName: String { layout.name }
}

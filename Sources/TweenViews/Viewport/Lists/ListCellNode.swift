import TweenMotion

/// A cell of a list: the view around one element.
@MainActor package class ListCellNode: WrapperNode, LiftableRow {
  final let element: ElementNode
  /// The cells of the list.
  final weak var cells: ListCells?
  /// The identity of `cells`, for comparisons: reading a weak reference is slower.
  final var owner: ObjectIdentifier?
  /// The round in which the element was last listed.
  final var generation = 0
  /// The element and its position; nil before the cell is first placed.
  private(set) final var cell: ListCell?
  /// Whether the list's view for cells has changed.
  final var isOutdated = false
  /// The number of changes to the row's traits.
  private(set) final var traitChanges = 0

  init(_ element: ElementNode, _ context: NodeContext) {
    self.element = element
    super.init(context)
  }

  /// The version of the list of lines when the cell was last placed.
  private final var version = 0

  /// Updates the cell to its current position in the list.
  ///
  /// - Parameters:
  ///   - next: The row below it in its section.
  ///   - list: The node that lists all of the list's rows.
  ///   - container: The node that shows them.
  final func take(
    _ place: ListCell.Place, next: NodeAnchor?, in list: LazyContentNode, _ container: NodeAnchor
  ) {
    let isSame = cell?.place == place && !isOutdated
    // Most cells keep their position: nothing is copied for them.
    if isSame, version == list.list.version, cell?.nextAnchor === next { return }
    version = list.list.version
    let isNew = cell == nil
    let cell = ListCell(
      place: place, element: element, nextAnchor: next, sections: list.sections, list: list.anchor,
      container: container)
    self.cell = cell
    if isNew { begin(cell) } else if !isSame { refresh() }
  }

  /// Makes the view for the cell.
  func begin(_ cell: ListCell) {}

  /// Updates the cell to the list's current view.
  func refresh() {}

  /// Whether any part of the cell, apart from the row's own content, is animating its position.
  final func isMoving(_ element: ElementNode) -> Bool {
    if (element as? WrapperNode)?.isCellContent == true { return false }
    if element.framed?.frame.isAnimating == true { return true }
    if let space = element as? SpaceNode, space.isAnimating { return true }
    var isFound = false
    element.visitShown { if !isFound { isFound = isMoving($0) } }
    return isFound
  }

  /// A row that is dragged follows the pointer at once, even while the other rows animate.
  package override func placementDidChange(_ placement: Placement) {
    guard let list = cell?.list.node as? LazyContentNode, let dragged = list.dragged,
      dragged === element.anchor
    else { return super.placementDidChange(placement) }
    var mode = graph.placementMode
    mode.animates = false
    graph.withPlacementMode(mode) { super.placementDidChange(placement) }
  }

  /// A kept picture of the cell, valid until the cell changes.
  private final var picture: CachedPicture?

  /// The lift that draws the row at another place of the window; nil if the row is drawn here.
  package final var lift: PictureLift?

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if let lift {
      picture = nil
      return lift.sourceWasDrawn()
    }
    // Layers around each picture have their positions on the canvas, so content in such layers, in another
    // kept picture, or in a canvas is drawn without a picture here.
    guard let content, context.wraps == nil, context.target == .window,
      let pass = window?.displayPass
    else {
      if picture != nil, !builder.isRebuilding { builder.structureDidChange() }
      picture = nil
      return super.draw(builder, context, isStale: isStale)
    }
    let picture = picture ?? pass.makePicture()
    self.picture = picture
    picture.draw(content, builder, context, isStale: isStale)
  }

  // The container sees the element's value on the cell.

  package override var isScrolledInOrOut: Bool {
    get { element.isScrolledInOrOut }
    set { element.isScrolledInOrOut = newValue }
  }

  package override func writtenTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    // A view of the list that sets a z-index brings the cell to the front, too.
    if Key.self == ZIndexTrait.self, let own = content?.writtenTrait(key), own as? Double != 0 {
      return own
    }
    return element.writtenTrait(key)
  }

  package override func writesTrait(among keys: [any TraitKey.Type]) -> Bool {
    for key in keys where key == ZIndexTrait.self && content?.writesTrait(among: keys) == true {
      return true
    }
    return element.writesTrait(among: keys)
  }

  package override func collectTraits<Key: TraitKey>(
    _ key: Key.Type, into list: inout [Key.Value]
  ) { element.collectTraits(key, into: &list) }

  package override func takesTraitChange<Key: TraitKey>(_ key: Key.Type) -> Bool {
    guard Key.self != ZIndexTrait.self else { return false }
    markDirty()
    traitChanges += 1
    // The cell above also reads this row's traits.
    parent?.structureDidChange()
    return false
  }

  package override func performUpdate() {
    isDirty = false
    cell?.place.changes = traitChanges
    refresh()
  }

  package override func wasErased() {
    super.wasErased()
    let inner = element.host
    element.wasErased()
    if element.isDestroyed {
      if !isDestroyed { destroy() }
    } else {
      // The element leaves the view together with this cell. When it comes back, changes inside reach it
      // through `inner`.
      element.host = inner
      disappear()
    }
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    picture = nil
    if element.listCell === anchor {
      // The content may still be animating and is alive until that ends; the row no longer leads to it.
      element.listCell = nil
      element.host = nil
    }
    cells?.forget(self)
  }

  package override var debugName: String { "cell" }
}

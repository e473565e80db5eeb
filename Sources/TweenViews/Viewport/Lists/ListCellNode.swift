import TweenMotion

/// A cell of a list: the view around one element.
@MainActor package class ListCellNode: WrapperNode, LiftableRow {
  final let element: ElementNode
  /// All of the list's.
  final weak var cells: ListCells?
  /// The same, to compare it: to look at what is weak takes longer.
  final var owner: ObjectIdentifier?
  /// When it was last among what is listed.
  final var round = 0
  /// What it shows, and where that stands; nil before it takes its place.
  private(set) final var cell: ListCell?
  /// The view for cells is another one.
  final var isOutdated = false
  /// How often what is written for the row has changed.
  private(set) final var traitChanges = 0

  init(_ element: ElementNode, _ context: NodeContext) {
    self.element = element
    super.init(context)
  }

  /// The version of the list of lines when the cell took its place.
  private final var version = 0

  /// Takes the place where the cell stands now.
  ///
  /// - Parameters:
  ///   - next: The row below it in its section.
  ///   - list: What lists all of the list's rows.
  ///   - container: What shows them.
  final func take(
    _ place: ListCell.Place, next: NodeAnchor?, in list: LazyContentNode, _ container: NodeAnchor
  ) {
    let isSame = cell?.place == place && !isOutdated
    // Most stand where they stood: nothing is copied for those.
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

  /// Shows the cell by a view of now.
  func refresh() {}

  /// Whether any of it, the row's own content apart, is on its way to its place.
  final func isMoving(_ element: ElementNode) -> Bool {
    if (element as? WrapperNode)?.isCellContent == true { return false }
    if element.framed?.frame.isAnimating == true { return true }
    if let space = element as? SpaceNode, space.isGliding { return true }
    var isFound = false
    element.visitShown { if !isFound { isFound = isMoving($0) } }
    return isFound
  }

  /// A row that is carried stands where it is held, whatever moves the others and however.
  package override func placementDidChange(_ placement: Placement) {
    guard let list = cell?.list.node as? LazyContentNode, let carried = list.carried,
      carried === element.anchor
    else { return super.placementDidChange(placement) }
    var mode = graph.placementMode
    mode.animates = false
    graph.withPlacementMode(mode) { super.placementDidChange(placement) }
  }

  /// The cell as it looks, until something of it changes.
  private final var picture: KeptPicture?

  /// Shows the row in another place of the window; nil: it is drawn here.
  package final var lift: PictureLift?

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    if let lift {
      picture = nil
      return lift.sourceWasDrawn()
    }
    // Layers around each picture inside lie where they lie on the canvas. What is in a kept picture, or
    // in a canvas's, is kept there.
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

  // What the cell is to its container the element is.

  package override var isPassing: Bool {
    get { element.isPassing }
    set { element.isPassing = newValue }
  }

  package override func writtenTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    // In front of the others is who is so in the list's own view, too.
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
    // The cell above looks at what is written for this one.
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
      // Out of view with this cell: when it comes back, what changes inside is told through it.
      element.host = inner
      disappear()
    }
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    picture = nil
    if element.listCell === anchor {
      // What is inside may still be on its way, and there as long as it is: nobody holds the row by that.
      element.listCell = nil
      element.host = nil
    }
    cells?.letGo(self)
  }

  package override var debugName: String { "cell" }
}

import TweenMotion

/// A view for cells in one of several forms; each form is a single element with a structure of its own. If
/// a cell's view changes its form, the cell's view is made anew around the element, once nothing in it
/// moves: new views would not continue running animations.
package protocol MultiFormListCell: View {
  associatedtype Form: Equatable
  @MainActor var form: Form { get }
  /// This view in another form that can show it too; nil if there is none.
  @MainActor func inForm(_ form: Form) -> Self?
}

/// The cells of a list that show views of one type.
@MainActor final class TypedListCells<Cell: MultiFormListCell>: ListCells {
  fileprivate private(set) var make: (ListCell) -> Cell

  init(
    keysOfNext: [any TraitKey.Type], in container: ContainerNode,
    _ make: @escaping (ListCell) -> Cell
  ) {
    self.make = make
    super.init(keysOfNext: keysOfNext, in: container)
  }

  /// Sets another view for cells.
  func update(_ new: @escaping (ListCell) -> Cell) {
    make = new
    viewDidChange()
  }

  override func makeNode(_ element: ElementNode, _ context: NodeContext) -> ListCellNode {
    TypedListCellNode<Cell>(element, context)
  }
}

/// A cell that shows a view of one type, in the form that the view has.
@MainActor private final class TypedListCellNode<Cell: MultiFormListCell>: ListCellNode {
  private var form: Cell.Form?
  /// The timer that waits until the cell has come to rest, to change its form.
  private var waiting: TimerQueue.Token?

  private func view(of cell: ListCell) -> Cell? { (cells as? TypedListCells<Cell>)?.make(cell) }

  override func begin(_ cell: ListCell) {
    if let view = view(of: cell) { begin(view) }
  }

  private func begin(_ view: Cell) {
    form = view.form
    setContent(Cell._makeNode(view, childContext))
  }

  override func refresh() {
    guard let cell, let view = view(of: cell) else { return }
    isOutdated = false
    if view.form == form { return updateContent { Cell._updateNode($0, view) } }
    if let form, let same = view.inForm(form), content.map(isMoving) == true {
      refreshOnceStill()
      return updateContent { Cell._updateNode($0, same) }
    }
    contentNode?.destroy()
    begin(view)
    structureDidChange()
    graph.afterUpdate { [weak self] in
      guard let self, let content, isShownAmongActions else { return }
      content.appearOnce()
    }
  }

  /// Checks again in the next frame, when the cell may have come to rest.
  private func refreshOnceStill() {
    guard waiting == nil else { return }
    waiting = graph.timers.schedule(at: graph.now.adding(seconds: 1.0 / 60)) { [weak self] in
      guard let self, !isDestroyed else { return }
      waiting = nil
      markDirty()
    }
  }

  override func destroy() {
    guard !isDestroyed else { return }
    if let waiting { graph.timers.cancel(waiting) }
    super.destroy()
  }
}

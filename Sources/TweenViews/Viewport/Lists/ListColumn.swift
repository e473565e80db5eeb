import Foundation
import TweenGeometry
import TweenMotion

/// The cells of a list, one below the other, made when they come into view.
package struct ListColumn<
  Content: View, Cell: MultiFormListCell, Header: SectionTextStyle, Footer: SectionTextStyle
>: View {
  package typealias Body = Never
  private let content: Content
  private let spec: LazySpec
  private let animatesChanges: Bool
  private let keysOfNext: [any TraitKey.Type]
  private let rows: ListRows
  private let cell: (ListCell) -> Cell

  /// A column of the rows and sections in `content`.
  ///
  /// - Parameters:
  ///   - content: rows and sections.
  ///   - pinsHeaders: whether headers stay in view while their section does.
  ///   - animatesChanges: whether rows are inserted, removed and moved with the default animation if the
  ///     change has none.
  ///   - keysOfNext: the traits of a row that the cell above it shows.
  ///   - rows: is attached to the list's container.
  ///   - header: the modifier for section headers.
  ///   - footer: the modifier for section footers.
  ///   - cell: makes the view for a listed element.
  package init(
    _ content: Content, pinsHeaders: Bool, animatesChanges: Bool,
    keysOfNext: [any TraitKey.Type], rows: ListRows, header: Header.Type, footer: Footer.Type,
    cell: @escaping (ListCell) -> Cell
  ) {
    self.keysOfNext = keysOfNext
    self.rows = rows
    self.content = content
    self.animatesChanges = animatesChanges
    spec = LazySpec(
      axis: .vertical, items: nil, alignment: .leading, spacing: 0,
      pinned: pinsHeaders ? .sectionHeaders : [], name: "List")
    self.cell = cell
  }

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let content = view.content
    // The content belongs to the container and needs it first, so the container starts with a placeholder
    // layout.
    let changes = RowChangeAnimation(view.animatesChanges, around: context.scope)
    var context = context
    context.scope = changes.scope
    let node = ContainerNode(DepthLayout(alignment: .center), context)
    view.rows.attach(node)
    node.setContent { context in
      let lazy = LazyContentNode(context)
      lazy.rowChanges = changes
      lazy.linesDidChange = { [weak rows = view.rows] in rows?.listDidChange() }
      lazy.cellWrapper = TypedListCells(keysOfNext: view.keysOfNext, in: node, view.cell)
      lazy.setContent(by: ListRowMaker<Header, Footer>.self) { Content._makeNode(content, $0) }
      node.become(LazyLayout(view.spec, lazy))
      return lazy
    }
    return node
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let content = view.content
    let node = unsafeDowncast(node, to: ContainerNode.self)
    view.rows.attach(node)
    guard let layout = node.lazyLayout else { return }
    layout.take(view.spec, in: node)
    layout.content.rowChanges?.areAnimated.isOn = view.animatesChanges
    layout.content.updateContent { Content._updateNode($0, content) }
    (layout.content.cellWrapper as? TypedListCells<Cell>)?.update(view.cell)
  }

  nonisolated package static var _elementCount: Int? { 1 }
}

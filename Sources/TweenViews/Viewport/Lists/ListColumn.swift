import Foundation
import TweenGeometry
import TweenMotion

/// The cells of a list, one below the other, made when they come into view.
package struct ListColumn<
  Content: View, Cell: ListCellShowing, Header: ListWords, Footer: ListWords
>: View {
  package typealias Body = Never
  private let content: Content
  private let spec: LazySpec
  private let animatesChanges: Bool
  private let keysOfNext: [any TraitKey.Type]
  private let rows: ListRows
  private let cell: (ListCell) -> Cell

  /// A column of what `content` lists.
  ///
  /// - Parameters:
  ///   - content: rows and sections.
  ///   - pinsHeaders: whether headers stay in view as long as their section does.
  ///   - animatesChanges: whether rows that come, go and move do so by the default animation where
  ///     the change has none.
  ///   - keysOfNext: what of the traits of a row the cell above it shows.
  ///   - rows: is told where the rows are.
  ///   - header: how the words above rows look.
  ///   - footer: how the words below rows look.
  ///   - cell: what is shown of a listed element.
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
    // Until the content is there, which belongs to the container, it has no layout to speak of.
    let changes = RowChangeAnimation(view.animatesChanges, around: context.scope)
    var context = context
    context.scope = changes.scope
    let node = ContainerNode(DepthLayout(alignment: .center), context)
    view.rows.attach(node)
    node.setContent { context in
      let lazy = LazyContentNode(context)
      lazy.rowChanges = changes
      lazy.linesDidChange = { [weak rows = view.rows] in rows?.listDidChange() }
      lazy.dresser = ListCellsShowing(keysOfNext: view.keysOfNext, in: node, view.cell)
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
    (layout.content.dresser as? ListCellsShowing<Cell>)?.update(view.cell)
  }

  nonisolated package static var _elementCount: Int? { 1 }
}

/// How a lazy container, which makes rows when they come into view and keeps sections apart, makes
/// the nodes of its rows and sections. `ForEach` and `Section` find it in their context
/// (`_NodeContext.rowMaker`), so that they do not depend on such containers.
@MainActor protocol RowMaker {
  /// Returns the node of a `ForEach` whose rows are made when they come into view.
  static func makeRows<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ context: NodeContext
  ) -> RowsNode<Data, ID, Content>

  /// Returns the node of a view that is one row, in a container that makes such rows when they come
  /// into view; else nil.
  static func makeRow<V: View>(_ view: V, _ context: NodeContext) -> ViewNode?

  /// Returns the node of the header or footer of a section, as the container shows it; nil where it
  /// shows none.
  static func makeHeaderOrFooter<V: View>(
    _ view: V, _ place: SectionEdge, _ context: NodeContext
  ) -> ViewNode?
  static func updateHeaderOrFooter<V: View>(_ node: ViewNode, _ view: V, _ place: SectionEdge)
}

/// The header or the footer of a section.
enum SectionEdge {
  case header
  case footer
}

extension RowMaker {
  static func makeRow<V: View>(_ view: V, _ context: NodeContext) -> ViewNode? { nil }

  static func makeHeaderOrFooter<V: View>(
    _ view: V, _ place: SectionEdge, _ context: NodeContext
  ) -> ViewNode? { V._makeNode(view, context) }

  static func updateHeaderOrFooter<V: View>(_ node: ViewNode, _ view: V, _ place: SectionEdge) {
    V._updateNode(node, view)
  }
}

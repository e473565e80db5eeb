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
  static func makeWords<V: View>(
    _ view: V, _ place: SectionWords, _ context: NodeContext
  ) -> ViewNode?
  static func updateWords<V: View>(_ node: ViewNode, _ view: V, _ place: SectionWords)
}

/// The header or the footer of a section.
enum SectionWords {
  case header
  case footer
}

extension RowMaker {
  static func makeRow<V: View>(_ view: V, _ context: NodeContext) -> ViewNode? { nil }

  static func makeWords<V: View>(
    _ view: V, _ place: SectionWords, _ context: NodeContext
  ) -> ViewNode? { V._makeNode(view, context) }

  static func updateWords<V: View>(_ node: ViewNode, _ view: V, _ place: SectionWords) {
    V._updateNode(node, view)
  }
}

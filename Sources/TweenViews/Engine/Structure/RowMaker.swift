/// What a container that makes rows when they come into view, and keeps sections apart, makes of the
/// rows and sections in its list. `ForEach` and `Section` are told by their context (`_NodeContext.rowMaker`), so that they
/// need not know such containers.
@MainActor protocol RowMaker {
  /// The node of a `ForEach` whose rows are made when they come into view.
  static func makeRows<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ context: NodeContext
  ) -> RowsNode<Data, ID, Content>

  /// The node of a view that is one row, where such are made when they come into view; else nil.
  static func makeRow<V: View>(_ view: V, _ context: NodeContext) -> ViewNode?

  /// The words above or below a section's rows, as the container has them; nil where there are none.
  static func makeWords<V: View>(
    _ view: V, _ place: SectionWords, _ context: NodeContext
  ) -> ViewNode?
  static func updateWords<V: View>(_ node: ViewNode, _ view: V, _ place: SectionWords)
}

/// Which words of a section.
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

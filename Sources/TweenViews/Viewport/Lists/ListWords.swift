import TweenMotion

/// How the words above or below a section's rows look in a list: a modifier around all of them.
package protocol ListWords: ViewModifier {
  nonisolated init()
}

/// Has a list's rows made when they come into view, and its words look as a list's do.
@MainActor enum ListRowMaker<Header: ListWords, Footer: ListWords>: RowMaker {
  static func makeRows<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ context: NodeContext
  ) -> RowsNode<Data, ID, Content> {
    LazyRowMaker.makeRows(context)
  }

  static func makeRow<V: View>(_ view: V, _ context: NodeContext) -> ViewNode? {
    LazyRowMaker.makeRow(view, context)
  }

  static func makeWords<V: View>(
    _ view: V, _ place: SectionWords, _ context: NodeContext
  ) -> ViewNode {
    switch place {
    case .header: ModifiedContent<V, Header>._makeNode(words(view), context)
    case .footer: ModifiedContent<V, Footer>._makeNode(words(view), context)
    }
  }

  static func updateWords<V: View>(_ node: ViewNode, _ view: V, _ place: SectionWords) {
    switch place {
    case .header: ModifiedContent<V, Header>._updateNode(node, words(view))
    case .footer: ModifiedContent<V, Footer>._updateNode(node, words(view))
    }
  }

  private static func words<V: View, Words: ListWords>(_ view: V) -> ModifiedContent<V, Words> {
    ModifiedContent(content: view, modifier: Words())
  }
}

import TweenMotion

/// The look of section headers, or of footers, in a list: a modifier around all their views.
package protocol SectionTextStyle: ViewModifier {
  nonisolated init()
}

/// Makes a list's rows when they come into view, and applies the list's style to headers and footers.
@MainActor enum ListRowMaker<Header: SectionTextStyle, Footer: SectionTextStyle>: RowMaker {
  static func makeRows<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ context: NodeContext
  ) -> RowsNode<Data, ID, Content> {
    LazyRowMaker.makeRows(context)
  }

  static func makeRow<V: View>(_ view: V, _ context: NodeContext) -> ViewNode? {
    LazyRowMaker.makeRow(view, context)
  }

  /// A header or footer of one view is made when it comes into view, like a row; an empty one needs no
  /// view.
  static func makeHeaderOrFooter<V: View>(
    _ view: V, _ place: SectionEdge, _ context: NodeContext
  ) -> ViewNode? {
    if V.self == EmptyView.self { return nil }
    switch place {
    case .header: return make(words(view) as ModifiedContent<V, Header>, context)
    case .footer: return make(words(view) as ModifiedContent<V, Footer>, context)
    }
  }

  static func updateHeaderOrFooter<V: View>(_ node: ViewNode, _ view: V, _ place: SectionEdge) {
    switch place {
    case .header: update(node, words(view) as ModifiedContent<V, Header>)
    case .footer: update(node, words(view) as ModifiedContent<V, Footer>)
    }
  }

  private static func make<Words: View>(_ words: Words, _ context: NodeContext) -> ViewNode {
    isSingleRow(words, in: context.environment)
      ? LazyRowNode(words, context) : Words._makeNode(words, context)
  }

  private static func update<Words: View>(_ node: ViewNode, _ words: Words) {
    if let row = node as? LazyRowNode { return row.takeValue(words) }
    Words._updateNode(node, words)
  }

  private static func words<V: View, Words: SectionTextStyle>(_ view: V) -> ModifiedContent<
    V, Words
  > {
    ModifiedContent(content: view, modifier: Words())
  }
}

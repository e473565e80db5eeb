/// One row of a `ForEach`. What its closure reads concerns this row alone: when that changes, no
/// other row is evaluated.
@MainActor
package final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  let key: RowKey<ID>
  /// Where the row's element is in the data.
  private var offset: Int
  private var content: ViewNode?

  init(
    _ key: RowKey<ID>, _ view: ForEach<Data, ID, Content>, at offset: Int, _ context: NodeContext
  ) {
    self.key = key
    self.offset = offset
    super.init(context)
    if let value = evaluate(view) { content = Content._makeNode(value, childContext) }
  }

  /// Takes a new value of the `ForEach`.
  func update(_ view: ForEach<Data, ID, Content>, at offset: Int) {
    isDirty = false
    self.offset = offset
    guard let value = evaluate(view) else { return }
    if let content {
      Content._updateNode(content, value)
    } else {
      content = Content._makeNode(value, childContext)
    }
  }

  package override func performUpdate() {
    isDirty = false
    guard let view = (parent as? RowsNode<Data, ID, Content>)?.view else { return }
    update(view, at: offset)
  }

  /// The row's views; nil where the data has lost its element without a word.
  private func evaluate(_ view: ForEach<Data, ID, Content>) -> Content? {
    graph.evaluating(self) {
      guard offset < view.data.count else { return nil }
      return view.content(view.data[view.data.index(view.data.startIndex, offsetBy: offset)])
    }
  }

  package override func structureDidChange() {
    // What is still being made is not on any list yet.
    if content != nil { super.structureDidChange() }
  }

  package override func collectElements(into list: inout [ElementNode]) {
    content?.collectElements(into: &list)
  }
  package override var soleElement: ElementNode? { content?.soleElement }

  package override var holdsNothing: Bool { true }

  package override func visitChildren(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
